import type { Color } from '../engine/color.ts';
import type { Session, TimeLeft } from './session.ts';

/** The time that a colour has left: as `time_left` said, less what has been used since; undefined if there is no limit. */
export function findTimeLeft({ timeSettings, timeLeft }: Session, color: Color): TimeLeft | undefined {
  const told = timeLeft.get(color);
  if (told) return told;
  if (!timeSettings) return undefined;
  const { mainSeconds, periodSeconds, periodStones } = timeSettings;
  // The standard: a period without stones is no limit. No time at all can only mean the same.
  if (periodStones === 0 && (periodSeconds > 0 || mainSeconds === 0)) return undefined;
  if (mainSeconds > 0) return { seconds: mainSeconds, stones: 0 };
  return { seconds: periodSeconds, stones: periodStones };
}

/** Takes the time of a move off, as the clock of a referee would. */
export function spendTime(session: Session, color: Color, seconds: number): void {
  const left = findTimeLeft(session, color);
  if (left) session.timeLeft.set(color, subtract(session, left, seconds));
}

function subtract({ timeSettings }: Session, { seconds, stones }: TimeLeft, used: number): TimeLeft {
  const rest = seconds - used;
  const period = { seconds: timeSettings?.periodSeconds ?? 0, stones: timeSettings?.periodStones ?? 0 };
  if (stones === 0) {
    if (rest > 0 || period.stones === 0) return { seconds: Math.max(0, rest), stones: 0 };
    // The main time is over, and the first stone of the period has been played.
    return nextStone({ seconds: period.seconds + rest, stones: period.stones }, period);
  }
  return nextStone({ seconds: rest, stones }, period);
}

/** One stone of the period less; a new period after the last one. */
function nextStone({ seconds, stones }: TimeLeft, period: TimeLeft): TimeLeft {
  return stones > 1 ? { seconds: Math.max(0, seconds), stones: stones - 1 } : period;
}

/** Part of the time that is meant for a move and is used for it: the rest is for delays on the way. */
const SHARE = 0.7;
/** Seconds that get lost with every move, whatever it is. */
const LAG = 0.1;
const LEAST_SECONDS = 0.05;
/** A game lasts for so many more own moves at least. */
const LEAST_MOVES = 12;

/** The seconds to think about a move with this time left; `empties` is the number of points nobody has taken. */
export function shareTime(session: Session, left: TimeLeft, empties: number): number {
  const period = session.timeSettings;
  if (left.stones > 0) return cut(left.seconds / left.stones);
  const moves = Math.max(LEAST_MOVES, empties / 3);
  const main = left.seconds / moves;
  if (!period || period.periodStones === 0) return cut(main);
  // With periods behind it the main time may be used up, and a move deserves what it would get there.
  return cut(Math.max(main, Math.min(left.seconds, period.periodSeconds / period.periodStones)));
}

function cut(seconds: number): number {
  return Math.max(Math.min(LEAST_SECONDS, seconds / 2), SHARE * seconds - LAG);
}
