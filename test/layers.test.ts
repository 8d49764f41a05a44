import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const src = fileURLToPath(new URL('../src', import.meta.url));

/** What each layer may import besides itself. */
const ALLOWED = new Map([
  ['gtp', ['lifedeath', 'engine']],
  ['lifedeath', ['engine']],
  ['engine', []],
]);

/** Every file of src with the files of src that it imports, types included. */
const imports = new Map(
  readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.d.ts'))
    .map((name) => [name, findImports(name)]),
);

function findImports(name: string): string[] {
  const text = readFileSync(join(src, name), 'utf8');
  const found = text.matchAll(/(?:^|\n)(?:import|export)\b[^'";]*?from '(\.[^']+)'|import\('(\.[^']+)'\)/g);
  return [...found].map(([, from, dynamic]) => relative(src, join(src, dirname(name), from ?? dynamic!)));
}

const layerOf = (name: string) => name.split('/')[0]!;

describe('the layers gtp → lifedeath → engine', () => {
  test('the test finds imports at all', () => {
    expect(imports.get('gtp/main.ts')).toContain('gtp/loop.ts');
    expect(imports.get('gtp/session.ts')).toContain('engine/game.ts');
  });

  test('are all there are, and import downwards only', () => {
    const wrong = [...imports].flatMap(([name, targets]) => {
      const layer = layerOf(name);
      const allowed = [layer, ...(ALLOWED.get(layer) ?? [])];
      return targets
        .filter((target) => !ALLOWED.has(layer) || !allowed.includes(layerOf(target)))
        .map((target) => `${name} imports ${target}`);
    });
    expect(wrong).toEqual([]);
  });

  test('have no cycles between files, save through types', () => {
    expect(findCycle()).toEqual([]);
  });
});

/** The files of a circle of imports that matter at run time; none if there is no such circle. */
function findCycle(): string[] {
  const done = new Set<string>();
  const path: string[] = [];
  const visit = (name: string): string[] => {
    if (path.includes(name)) return [...path.slice(path.indexOf(name)), name];
    if (done.has(name)) return [];
    path.push(name);
    for (const target of findRuntimeImports(name)) {
      const cycle = visit(target);
      if (cycle.length > 0) return cycle;
    }
    path.pop();
    done.add(name);
    return [];
  };
  for (const name of imports.keys()) {
    const cycle = visit(name);
    if (cycle.length > 0) return cycle;
  }
  return [];
}

function findRuntimeImports(name: string): string[] {
  const text = readFileSync(join(src, name), 'utf8');
  const types = [...text.matchAll(/(?:^|\n)(?:import|export) type\b[^'";]*?from '(\.[^']+)'/g)];
  const typed = new Set(types.map(([, from]) => relative(src, join(src, dirname(name), from!))));
  return imports.get(name)!.filter((target) => !typed.has(target));
}
