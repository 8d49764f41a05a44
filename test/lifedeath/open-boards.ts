import { makeOpenPosition } from '../../bench/open-position.ts';
import { ATTACKER, DEFENDER, Field } from '../../src/lifedeath/field.ts';
import { findGroups } from '../../src/lifedeath/find-groups.ts';
import { OPEN_RUNG, RUNGS } from '../../src/lifedeath/pose.ts';
import { CAPTURE, type ProofSearch } from '../../src/lifedeath/proof-search.ts';

/** Nodes for each question. */
const NODES = 20_000;

/**
 * Puts problems of random open boards to two searches, either side to move; they must not differ on the winner. The referee cannot enumerate such boards. How many questions both
 * have answered.
 */
export function compareOnOpenBoards(
  makeSearches: (field: Field) => readonly [ProofSearch, ProofSearch],
  firstSeed: number,
  problems: number,
): number {
  let compared = 0;
  for (let seed = firstSeed; seed < firstSeed + problems; seed++) {
    const ground = makeOpenPosition(seed);
    const group = ground && findGroups(ground)[0];
    const problem = group && RUNGS[OPEN_RUNG + (seed % 2)]!(ground, group);
    if (!problem) continue;
    const field = new Field(problem);
    if (field.escaped) continue;
    const searches = makeSearches(field);
    for (const toPlay of [DEFENDER, ATTACKER] as const) {
      const [one, other] = searches.map((search) => {
        const root = search.newFrame();
        root.reset(toPlay, field.size, seed % 3 === 0 ? 1 : 0, seed % 3 === 1 ? 1 : 0);
        return search.solve(CAPTURE, root, { nodes: search.nodes + NODES, stopped: () => false });
      });
      if (one === 0 || other === 0) continue;
      compared++;
      if (one !== other) throw new Error(`seed ${seed}, ${toPlay} to play: ${one} and ${other}`);
    }
  }
  console.log('open boards:', compared);
  return compared;
}
