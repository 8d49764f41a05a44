import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { makeVertex } from '../../src/engine/geometry.ts';
import type { Problem } from '../../src/lifedeath/problem.ts';
import { findObstacle, makePeerSgf, type Opinion, type Outcome, type Peer } from './peer.ts';

const PROGRAM = 'gnugo';
const LARGEST_SIZE = 19;

/** Debian keeps games out of the usual path. */
const env = { ...process.env, PATH: [process.env.PATH, '/usr/games', '/usr/local/games'].join(delimiter) };

/** Codes of `owl_attack` and `owl_defend`: fails, works, works by ko in one way or another. */
const OUTCOMES: Readonly<Record<string, Outcome>> = { 0: 'loses', 1: 'wins', 2: 'ko', 3: 'ko' };

/** GNU Go, if it is installed. Its reading of life and death is a guess that a limited search by patterns makes. */
export class GnuGoPeer implements Peer {
  readonly name: string;
  readonly exact = false;
  private readonly folder = mkdtempSync(join(tmpdir(), 'gold-gtp-bench-'));
  private child: ChildProcessWithoutNullStreams | undefined;

  private constructor(name: string) {
    this.name = name;
  }

  static find(): GnuGoPeer | undefined {
    const { status, stdout } = spawnSync(PROGRAM, ['--version'], { env, encoding: 'utf8' });
    return status === 0 ? new GnuGoPeer(stdout.split('\n')[0]!.trim()) : undefined;
  }

  async ask(problem: Problem, limitSeconds: number): Promise<Opinion> {
    const obstacle = findObstacle(problem, LARGEST_SIZE);
    if (obstacle !== undefined) return { outcome: 'refused', reason: obstacle };
    const file = join(this.folder, 'problem.sgf');
    writeFileSync(file, makePeerSgf(problem));
    await this.send(`loadsgf ${file}`, limitSeconds);
    const verb = problem.toPlay === problem.defender ? 'owl_defend' : 'owl_attack';
    const start = performance.now();
    const answer = await this.send(
      `${verb} ${makeVertex(problem.keystones[0]!, problem.geometry)}`,
      limitSeconds,
    );
    const seconds = (performance.now() - start) / 1000;
    if (answer === undefined) return { outcome: 'limit', seconds };
    const outcome = OUTCOMES[answer.split(/\s/)[1] ?? ''];
    return outcome ? { outcome, seconds } : { outcome: 'refused', reason: answer };
  }

  close(): void {
    this.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }

  private stop(): void {
    this.child?.kill('SIGKILL');
    this.child = undefined;
  }

  /** The answer to a command, or undefined where the limit or a crash came first: then the process is gone. */
  private send(command: string, limitSeconds: number): Promise<string | undefined> {
    this.child ??= start();
    const child = this.child;
    return new Promise((resolve) => {
      let text = '';
      const settle = (answer: string | undefined) => {
        clearTimeout(timer);
        child.removeAllListeners('exit');
        child.stdout.removeAllListeners('data');
        if (answer === undefined) this.stop();
        resolve(answer);
      };
      const timer = setTimeout(() => settle(undefined), limitSeconds * 1000);
      child.once('exit', () => settle(undefined));
      child.stdout.on('data', (chunk: Buffer) => {
        text += chunk;
        if (text.endsWith('\n\n')) settle(text.trim());
      });
      child.stdin.write(`${command}\n`);
    });
  }
}

function start(): ChildProcessWithoutNullStreams {
  const child = spawn(PROGRAM, ['--mode', 'gtp', '--quiet'], { env });
  // A write to a process that has just ended: the end itself is noticed.
  child.stdin.on('error', () => {});
  return child;
}
