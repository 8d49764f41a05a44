/** Random numbers from a seed, as `makeRandom` makes them, without a closure in the loop of a playout. */
export class Random {
  private state: number;

  constructor(seed: number) {
    this.state = seed | 0;
  }

  seed(seed: number): void {
    this.state = seed | 0;
  }

  /** A whole number from 0 to `count` - 1. */
  below(count: number): number {
    this.state = (this.state + 0x9e3779b9) | 0;
    let z = this.state ^ (this.state >>> 16);
    z = Math.imul(z, 0x21f0aaad);
    z ^= z >>> 15;
    z = Math.imul(z, 0x735a2d97);
    z ^= z >>> 15;
    return Math.floor((z >>> 0) * 2 ** -32 * count);
  }

  /** True in so many of a hundred cases. */
  chance(percent: number): boolean {
    return this.below(100) < percent;
  }
}
