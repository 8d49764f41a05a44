import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { describeReport, parseTestFile, runTestFile } from '../../scripts/regress.js';
import { commandGroups } from '../../src/gtp/commands/index.ts';
import { Registry } from '../../src/gtp/registry.ts';

const directory = fileURLToPath(new URL('../transcripts/', import.meta.url));
const files = readdirSync(directory).filter((name) => name.endsWith('.tst'));

describe('transcripts', () => {
  test.each(files)('%s', async (name) => {
    const report = await runTestFile(directory + name);
    expect(describeReport(report)).toEqual([]);
  });

  test('there is one test at least for every command', () => {
    const tested = files
      .flatMap((name) => parseTestFile(readFileSync(directory + name, 'utf8')))
      .filter((step) => step.pattern)
      .map((step) => step.text.split(/\s+/)[1]);
    const missing = new Registry(commandGroups).listed().filter(({ name }) => !tested.includes(name));
    expect(missing.map(({ name }) => name)).toEqual([]);
  });
});
