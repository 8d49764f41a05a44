import { describe, expect, test } from 'vitest';
import { BLACK, WHITE } from '../../src/engine/color.ts';
import { findTimeLeft, shareTime, spendTime } from '../../src/gtp/clock.ts';
import { Session } from '../../src/gtp/session.ts';

function withTime(mainSeconds: number, periodSeconds: number, periodStones: number): Session {
  const session = new Session();
  session.setTime({ mainSeconds, periodSeconds, periodStones });
  return session;
}

describe('the clock', () => {
  test('knows no limit until told, and where the standard says there is none', () => {
    expect(findTimeLeft(new Session(), BLACK)).toBeUndefined();
    expect(findTimeLeft(withTime(100, 10, 0), BLACK)).toBeUndefined();
    expect(findTimeLeft(withTime(0, 0, 0), BLACK)).toBeUndefined();
  });

  test('runs through the main time, then through periods', () => {
    const session = withTime(10, 20, 2);
    expect(findTimeLeft(session, BLACK)).toEqual({ seconds: 10, stones: 0 });
    spendTime(session, BLACK, 4);
    expect(findTimeLeft(session, BLACK)).toEqual({ seconds: 6, stones: 0 });
    // Five seconds of the period, and one of its stones.
    spendTime(session, BLACK, 11);
    expect(findTimeLeft(session, BLACK)).toEqual({ seconds: 15, stones: 1 });
    spendTime(session, BLACK, 1);
    expect(findTimeLeft(session, BLACK)).toEqual({ seconds: 20, stones: 2 });
    expect(findTimeLeft(session, WHITE)).toEqual({ seconds: 10, stones: 0 });
  });

  test('believes time_left, and starts again with a new game', () => {
    const session = withTime(10, 0, 0);
    session.timeLeft.set(BLACK, { seconds: 3, stones: 0 });
    spendTime(session, BLACK, 5);
    expect(findTimeLeft(session, BLACK)).toEqual({ seconds: 0, stones: 0 });
    session.clearBoard();
    expect(findTimeLeft(session, BLACK)).toEqual({ seconds: 10, stones: 0 });
  });

  test('shares the time so that it lasts', () => {
    for (const [main, period, stones] of [
      [600, 0, 0],
      [5, 0, 0],
      [0, 1, 1],
      [0, 60, 10],
      [30, 10, 5],
    ] as const) {
      const session = withTime(main, period, stones);
      for (let move = 0; move < 120; move++) {
        const left = findTimeLeft(session, BLACK)!;
        const seconds = shareTime(session, left, Math.max(0, 361 - 2 * move));
        expect(seconds).toBeGreaterThan(0);
        // In a period no single move may take more than is left of it.
        if (left.stones > 0) expect(seconds).toBeLessThan(left.seconds);
        spendTime(session, BLACK, seconds);
      }
      expect(findTimeLeft(session, BLACK)!.seconds).toBeGreaterThan(0);
    }
  });
});
