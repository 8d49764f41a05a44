import { ATTACKER, KEY } from './field.ts';
import type { Frame } from './frame.ts';
import { ZONE_WORDS } from './zone.ts';

/** Where the stones stand, as bits: the defender's, the attacker's, and the keystones. Sets of cells as zones are, one after the other. */
export const DEFENDERS_STONES = 0;
export const ATTACKERS_STONES = ZONE_WORDS;
export const KEYSTONES = 2 * ZONE_WORDS;
export const IMPRINT_WORDS = 3 * ZONE_WORDS;

/** Takes the imprint of a frame's stones. For fields that have zones. */
export function takeImprint({ field, cells }: Frame, imprint: Int32Array): void {
  imprint.fill(0);
  for (let cell = 0; cell < field.size; cell++) {
    const content = cells[cell]!;
    if (content === 0) continue;
    const word = cell >> 5;
    const bit = 1 << (cell & 31);
    imprint[(content === ATTACKER ? ATTACKERS_STONES : DEFENDERS_STONES) + word]! |= bit;
    if (content & KEY) imprint[KEYSTONES + word]! |= bit;
  }
}
