import { expect, test } from 'vitest';
import { packChoice, unpackChoice } from '../../bench/choice-record.ts';
import { type CorpusProblem, readPosition } from '../../bench/corpus.ts';
import { findProblem } from '../../src/lifedeath/find-problem.ts';
import { findFirstMove } from '../../src/lifedeath/first-move.ts';
import { Solver } from '../../src/lifedeath/solver.ts';

/** Four stones on the second line around the corner, and a bent row on the side that is cut off. */
const POSITIONS = [
  { black: ['ab', 'bb', 'cb', 'da'], white: ['ac', 'bc', 'cc', 'db', 'ea'] },
  { black: ['da', 'db', 'dc', 'cc', 'bc'], white: ['ea', 'eb', 'ec', 'dd', 'cd', 'bd', 'ad'] },
];

test.each(POSITIONS)('the move is the same when it is chosen again from a record', ({ black, white }) => {
  const problem = { id: 'one', size: 19, black, white, to_move: 'W' } as unknown as CorpusProblem;
  const position = readPosition(problem);
  const finding = findProblem(position, new Solver(4), { nodes: 100_000 })!;
  const record = JSON.parse(JSON.stringify(packChoice(finding)));
  const { candidate, candidates, view } = unpackChoice(record, position);
  const { problem: shown, verdict } = candidate.findStanding()!;
  expect(view.restore(findFirstMove(candidate, candidates, shown, verdict!))).toBe(finding.move);
});
