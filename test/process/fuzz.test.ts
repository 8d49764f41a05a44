import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Engine } from './engine.ts';

test('any bytes leave the process alive and in step', async () => {
  const engine = new Engine();
  let id = 1_000_000;
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 2000 }), async (bytes) => {
      id++;
      engine.child.stdin.write(bytes);
      engine.write(`\n${id} protocol_version\n`);
      await engine.expect(new RegExp(`(^|\n\n)=${id} 2\n\n`));
    }),
    { numRuns: 300 },
  );
  engine.child.stdin.end();
  expect(await engine.outcome).toMatchObject({ code: 0, stderr: '' });
});
