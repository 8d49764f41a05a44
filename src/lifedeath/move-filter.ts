import { ATTACKER, DEFENDER } from './field.ts';
import type { Frame } from './frame.ts';

// Which moves of a labelled frame need not be searched, with the arguments for it.

/**
 * The chain with all keystones left, if it can be captured by the attacker's next move; else -1. The defender's moves
 * are then only those that fill its last liberty or capture a chain next to it: any other move leaves the chain with
 * that one liberty, and the attacker takes it, which no ban forbids (a ban stands on a point that was just emptied
 * by a capture, and the liberty was empty before) and which ends the game.
 */
export function findHunted(frame: Frame): number {
  const chain = findWhole(frame);
  return chain >= 0 && frame.liberties[chain] === 1 && !frame.immortal[chain] ? chain : -1;
}

/** The chain with all keystones left; -1 if they are in several. */
export function findWhole(frame: Frame): number {
  for (let chain = 0; chain < frame.chains; chain++)
    if (frame.keystonesOf[chain] === frame.keystones) return chain;
  return -1;
}

/**
 * Is an empty cell a liberty of the chain with all keystones and nothing else: is everything around it that chain, the attacker's for ever, or
 * the edge? Two kinds of moves need not be searched then:
 *
 * - The defender's stone there, where play without end is the defender's. A pass is as good. Argument: let the defender win after the
 *   stone. It wins after a pass, too, by playing as if the stone stood there. The chain has the same liberties in both games, and in the
 *   real one this cell besides; the stone touches nothing else that could be captured. The chain is never captured in the imagined game,
 *   which would be lost, so not in the real one. All that can differ is that the attacker plays on the cell. It is
 *   then next to stones that stand for ever (else it would be suicide, or capture the chain, which had no liberty left in the imagined
 *   game). In the imagined game that is a pass; and a position that the defender wins though the attacker is to move it wins
 *   after the attacker's pass, by passing as well.
 * - The attacker's stone on any but the first of such cells, if it captures nothing there. Argument: such a stone stands for ever, and a
 *   defender's stone would join the chain and touch nothing else; so to exchange two such cells changes nothing in the course of a game,
 *   which is over when the chain is captured.
 */
export function isOuter(frame: Frame, whole: number, cell: number): boolean {
  const { neighbours, safe, size } = frame.field;
  if (safe[cell]! & DEFENDER) return false;
  let isLiberty = false;
  for (let i = 4 * cell; i < 4 * cell + 4; i++) {
    const next = neighbours[i]!;
    if (next === size) continue;
    const chain = frame.chainOf[next]!;
    if (chain < 0) return false;
    if (chain === whole) isLiberty = true;
    else if (frame.side[chain] === DEFENDER || !frame.immortal[chain]) return false;
  }
  return isLiberty;
}

export function mayRescue(frame: Frame, hunted: number, cell: number): boolean {
  if (cell === frame.liberty[hunted]) return true;
  const { neighbours } = frame.field;
  for (let i = 4 * cell; i < 4 * cell + 4; i++) {
    const chain = frame.chainOf[neighbours[i]!]!;
    if (chain < 0 || frame.side[chain] !== ATTACKER || frame.liberties[chain] !== 1 || frame.immortal[chain])
      continue;
    if (areAdjacent(frame, chain, hunted)) return true;
  }
  return false;
}

function areAdjacent(frame: Frame, chain: number, other: number): boolean {
  const { neighbours } = frame.field;
  for (let stone = frame.first[chain]!; stone >= 0; stone = frame.nextStone[stone]!) {
    for (let i = 4 * stone; i < 4 * stone + 4; i++) if (frame.chainOf[neighbours[i]!] === other) return true;
  }
  return false;
}
