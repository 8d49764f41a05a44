import { BLACK } from '../src/engine/color.ts';
import type { ShippedProblem } from './read-shipped.ts';

/** `Black to play, 18k` */
export function describeTask({ problem, record }: ShippedProblem): string {
  const side = problem.toPlay === BLACK ? 'Black' : 'White';
  return `${side} to play${record.rank ? `, ${record.rank}` : ''}`;
}
