#!/usr/bin/env node
// @ts-check
/**
 * Replays test files in the format of GoGui and GNU Go against an engine.
 *
 *     npm run regress -- [--engine COMMAND] [--verbose] FILE…
 *
 * A test is a command with an id, followed by what is expected of it:
 *
 *     10 reg_genmove black
 *     #? [C3|D4]
 *
 * `[regex]` has to match the whole answer, `[!regex]` must not, a `*` after the bracket says that the test is known
 * to fail, an `&` that it is not to be counted. Every other command only has to succeed. A test whose command fails
 * has failed, unless its pattern begins with `\?`: that asks for a failure, and is matched against `? message`.
 *
 * The exit code is 0 if all went as expected, 1 after an unexpected failure, 2 if an engine died.
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

/**
 * @typedef {{ negated: boolean, regex: RegExp, source: string, wantsFailure: boolean, expectedToFail: boolean,
 *   ignored: boolean }} Pattern
 * @typedef {{ line: number, text: string, id: number | undefined, pattern: Pattern | undefined }} Step
 * @typedef {'PASS' | 'FAIL' | 'ignored' | 'error' | 'ok'} Outcome
 * @typedef {{ step: Step, answer: string, outcome: Outcome, unexpected: boolean }} Result
 * @typedef {{ file: string, results: Result[], crash: string | undefined }} Report
 */

const ENGINE = [process.execPath, fileURLToPath(new URL('../dist/gold-gtp.js', import.meta.url))];

/**
 * Replays one file, in its own directory, so that it can name files beside it.
 * @param {string} file
 * @param {readonly string[]} [engine] command and arguments
 * @returns {Promise<Report>}
 */
export async function runTestFile(file, engine = ENGINE) {
  const path = resolve(file);
  const steps = parseTestFile(readFileSync(path, 'utf8'));
  const client = startEngine(engine, dirname(path));
  /** @type {Result[]} */
  const results = [];
  try {
    for (const step of steps) results.push(judge(step, await client.send(step.text)));
    await client.end();
    return { file, results, crash: undefined };
  } catch (error) {
    client.kill();
    return { file, results, crash: /** @type {Error} */ (error).message };
  }
}

/**
 * The commands of a test file, each with the pattern that follows it.
 * @param {string} text
 * @returns {Step[]}
 */
export function parseTestFile(text) {
  /** @type {Step[]} */
  const steps = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line.startsWith('#?')) {
      const step = steps.at(-1);
      const pattern = parsePattern(line);
      if (!pattern) throw new Error(`line ${index + 1}: cannot read the pattern ${line}`);
      if (step?.id === undefined) throw new Error(`line ${index + 1}: no command with an id before ${line}`);
      step.pattern = pattern;
      continue;
    }
    const command = line.replace(/#.*/, '').trim();
    if (command === '') continue;
    const id = /^\d+(?=\s+\S)/.exec(command)?.[0];
    steps.push({ line: index + 1, text: command, id: id ? Number(id) : undefined, pattern: undefined });
  }
  return steps;
}

/**
 * @param {string} line
 * @returns {Pattern | undefined}
 */
function parsePattern(line) {
  const match = /^#\?\s*\[(!?)(.*)\]\s*([*&]*)\s*$/.exec(line);
  if (!match) return undefined;
  const [, negation = '', source = '', flags = ''] = match;
  return {
    negated: negation === '!',
    source: `${negation}${source}`,
    // The whole answer, though `^` and `$` inside the pattern stand for the ends of lines, as they do in GoGui.
    regex: new RegExp(`(?<![^])(?:${source})(?![^])`, 'ms'),
    wantsFailure: source.startsWith('\\?'),
    expectedToFail: flags.includes('*'),
    ignored: flags.includes('&'),
  };
}

/**
 * @param {Step} step
 * @param {{ ok: boolean, text: string }} response
 * @returns {Result}
 */
function judge(step, { ok, text }) {
  const answer = ok ? text : `? ${text}`;
  const { pattern } = step;
  if (!pattern) return { step, answer, outcome: ok ? 'ok' : 'error', unexpected: !ok };
  if (pattern.ignored) return { step, answer, outcome: 'ignored', unexpected: false };
  const passes = ok !== pattern.wantsFailure && pattern.regex.test(answer) !== pattern.negated;
  return {
    step,
    answer,
    outcome: passes ? 'PASS' : 'FAIL',
    unexpected: passes === pattern.expectedToFail,
  };
}

/**
 * An engine that is sent one command after the other.
 * @param {readonly string[]} command
 * @param {string} cwd
 */
function startEngine([path = '', ...args], cwd) {
  const child = spawn(path, args, { cwd, stdio: ['pipe', 'pipe', 'inherit'] });
  let output = '';
  /** @type {{ resolve: (response: { ok: boolean, text: string }) => void, reject: (error: Error) => void } | undefined} */
  let waiting;
  /** @type {Error | undefined} */
  let death;
  /** @param {string} reason */
  const die = (reason) => {
    death ??= new Error(reason);
    waiting?.reject(death);
  };
  child.stdout.setEncoding('utf8');
  child.stdout.on('data', (data) => {
    output += data;
    const end = output.indexOf('\n\n');
    if (end < 0 || !waiting) return;
    const response = /^([=?])\d* ?([\s\S]*)$/.exec(output.slice(0, end).trimStart());
    output = output.slice(end + 2);
    if (response) waiting.resolve({ ok: response[1] === '=', text: response[2] ?? '' });
    else die('the engine answered what is no response');
  });
  child.on('error', (error) => die(`the engine cannot be started: ${error.message}`));
  const closed = new Promise((done) => {
    child.on('close', (code, signal) => {
      die(`the engine ended with ${signal ?? `code ${code}`}`);
      done(undefined);
    });
  });
  // A broken pipe is told by `close`.
  child.stdin.on('error', () => {});
  return {
    /**
     * @param {string} text
     * @returns {Promise<{ ok: boolean, text: string }>}
     */
    send(text) {
      return new Promise((resolve, reject) => {
        waiting = { resolve, reject };
        if (death) reject(death);
        else child.stdin.write(`${text}\n`);
      });
    },
    async end() {
      waiting = undefined;
      child.stdin.end();
      await closed;
    },
    kill: () => child.kill(),
  };
}

/**
 * What went otherwise than expected, or with `verbose` everything.
 * @param {Report} report
 * @param {boolean} [verbose]
 * @returns {string[]}
 */
export function describeReport({ file, results, crash }, verbose = false) {
  const lines = results
    .filter((result) => result.unexpected || (verbose && result.outcome !== 'ok'))
    .map(({ step, answer, outcome, unexpected }) => {
      const wanted = step.pattern ? `correct '${step.pattern.source}', ` : '';
      const label = `${unexpected ? 'unexpected ' : ''}${outcome}`;
      return `${file}:${step.line}: ${step.text}: ${label}: ${wanted}got '${answer}'`;
    });
  return crash === undefined ? lines : [...lines, `${file}: ${crash}`];
}

/** @param {readonly Report[]} reports */
function summarize(reports) {
  const results = reports.flatMap((report) => report.results);
  /** @param {Outcome} outcome @param {boolean} unexpected */
  const count = (outcome, unexpected) =>
    results.filter((result) => result.outcome === outcome && result.unexpected === unexpected).length;
  const counts = {
    PASS: count('PASS', false),
    FAIL: count('FAIL', false),
    'unexpected PASS': count('PASS', true),
    'unexpected FAIL': count('FAIL', true),
    error: count('error', true),
    crash: reports.filter((report) => report.crash !== undefined).length,
  };
  return counts;
}

async function main() {
  const { values, positionals } = parseArgs({
    options: { engine: { type: 'string' }, verbose: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  if (positionals.length === 0) throw new Error('usage: regress [--engine COMMAND] [--verbose] FILE…');
  const engine = values.engine?.split(' ');
  const reports = [];
  for (const file of positionals) {
    const report = await runTestFile(file, engine);
    for (const line of describeReport(report, values.verbose)) console.log(line);
    reports.push(report);
  }
  const counts = summarize(reports);
  console.log(
    Object.entries(counts)
      .map(([name, count]) => `${name} ${count}`)
      .join(', '),
  );
  if (counts.crash > 0) return 2;
  return counts['unexpected FAIL'] + counts.error > 0 ? 1 : 0;
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  main().then(
    (code) => {
      process.exitCode = code;
    },
    (error) => {
      console.error(error.message);
      process.exitCode = 2;
    },
  );
}
