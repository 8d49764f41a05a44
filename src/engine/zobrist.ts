import { BLACK, WHITE } from './color.ts';
import type { Geometry } from './geometry.ts';

/**
 * Random numbers for position keys. A key is 64 bits in two signed 32-bit halves, and the key of a position is
 * the exclusive or of the keys of its stones. The same numbers in every run, so that a search can be repeated.
 *
 *     index:  0 … length-1             point forbidden by ko (0 for PASS, so no ban changes nothing)
 *             length … 2*length-1      black stone
 *             2*length … 3*length-1    white stone
 */
export interface Zobrist {
  readonly lo: Int32Array;
  readonly hi: Int32Array;
  /** Distinguishes White to play from Black to play. */
  readonly whiteToPlayLo: number;
  readonly whiteToPlayHi: number;
}

/** The numbers for boards of this shape: made once. */
export function zobristOf(geometry: Geometry): Zobrist {
  let zobrist = cache.get(geometry);
  if (!zobrist) {
    zobrist = makeZobrist(geometry);
    cache.set(geometry, zobrist);
  }
  return zobrist;
}

const cache = new Map<Geometry, Zobrist>();

function makeZobrist(geometry: Geometry): Zobrist {
  const random = makeRandom(geometry.width * 100 + geometry.height);
  const lo = new Int32Array(3 * geometry.length);
  const hi = new Int32Array(3 * geometry.length);
  for (const point of geometry.points) {
    for (const section of [0, BLACK, WHITE]) {
      lo[section * geometry.length + point] = random();
      hi[section * geometry.length + point] = random();
    }
  }
  return { lo, hi, whiteToPlayLo: random(), whiteToPlayHi: random() };
}

/**
 * SplitMix with 32 bits of state: signed 32-bit numbers from a seed. It is not linear over bits, as xorshift is:
 * there, small sets of numbers with an exclusive or of zero come up by construction.
 */
export function makeRandom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x9e3779b9) | 0;
    let z = state ^ (state >>> 16);
    z = Math.imul(z, 0x21f0aaad);
    z ^= z >>> 15;
    z = Math.imul(z, 0x735a2d97);
    return z ^ (z >>> 15);
  };
}
