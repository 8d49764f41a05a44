import { type ChildProcess, fork } from 'node:child_process';
import { BLACK, EMPTY } from '../../src/engine/color.ts';
import { makeSgfPoint } from '../../src/engine/sgf.ts';
import type { Problem } from '../../src/lifedeath/problem.ts';
import { makeEnclosed } from '../enclosed.ts';
import type { TsumegoAnswer, TsumegoQuestion } from '../tsumego-process.ts';
import { findObstacle, makePeerSgf, type Opinion, type Peer } from './peer.ts';

/** It packs a coordinate into four bits. */
const LARGEST_SIZE = 16;

/**
 * tsumego.js from npm, an exact solver of enclosed problems. It answers when it has finished and cannot be stopped, so it
 * runs in a process of its own that is ended at the limit; then a new one is started and warmed up, which costs it nothing.
 *
 * It goes by other rules in two respects, so that it can differ and both be right. Who has ko threats never runs out of them,
 * while ours are a number, and endless play is a win for the defender: a double ko is life with us and a ko with it. And
 * where both pass, it takes the threats away, so that a bent four in the corner is dead with it and a ko with us.
 */
export class TsumegoPeer implements Peer {
  readonly name = 'tsumego.js';
  readonly exact = true;
  private child: ChildProcess | undefined;

  async ask(problem: Problem, limitSeconds: number): Promise<Opinion> {
    const obstacle = findObstacle(problem, LARGEST_SIZE);
    if (obstacle !== undefined) return { outcome: 'refused', reason: obstacle };
    if (!this.child) await this.start();
    return this.put(problem, limitSeconds);
  }

  close(): void {
    this.child?.kill('SIGKILL');
    this.child = undefined;
  }

  private async start(): Promise<void> {
    this.child = fork(new URL('./tsumego-process.js', import.meta.url));
    for (let seed = -1; seed >= -10; seed--) await this.put(makeEnclosed(seed, 6).problem, 60);
  }

  private async put(problem: Problem, limitSeconds: number): Promise<Opinion> {
    const answer = await this.exchange(makeQuestion(problem), limitSeconds);
    if (answer === undefined) return { outcome: 'limit', seconds: limitSeconds };
    if ('reason' in answer) return { outcome: 'refused', reason: answer.reason };
    const { wins, winsAgainstThreats, winsWithThreats, seconds } = answer;
    const outcome = wins ? (winsAgainstThreats ? 'wins' : 'ko') : winsWithThreats ? 'ko' : 'loses';
    return { outcome, seconds };
  }

  /** The answer, or undefined where the limit came first: then the process is gone. */
  private exchange(question: TsumegoQuestion, limitSeconds: number): Promise<TsumegoAnswer | undefined> {
    const child = this.child!;
    return new Promise((resolve, reject) => {
      const settle = (act: () => void) => {
        clearTimeout(timer);
        child.removeAllListeners();
        act();
      };
      const timer = setTimeout(() => {
        this.close();
        settle(() => resolve(undefined));
      }, limitSeconds * 1000);
      child.once('message', (answer) => settle(() => resolve(answer as TsumegoAnswer)));
      child.once('exit', (code) => settle(() => reject(new Error(`tsumego.js ended with ${code}`))));
      child.send(question);
    });
  }
}

function makeQuestion(problem: Problem): TsumegoQuestion {
  const { geometry, colors, region, toPlay } = problem;
  const playable = region.filter((point) => colors[point] === EMPTY);
  return {
    sgf: makePeerSgf(problem),
    player: toPlay === BLACK ? 'B' : 'W',
    playable: playable.map((point) => makeSgfPoint(point, geometry)).sort(),
  };
}
