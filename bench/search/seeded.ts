// Choices that are the same in every run with one seed.

export interface SeededRandom {
  /** An integer from 0 up to, but not including, `below`. */
  roll(below: number): number;
  pick<T>(from: readonly T[]): T;
}

/** The mulberry32 generator: 32 bits of state, good enough to choose names and letters. */
export const seededRandom = (seed: number): SeededRandom => {
  let state = seed >>> 0;
  const roll = (below: number) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * below);
  };
  return {
    roll,
    pick: (from) => {
      const one = from[roll(from.length)];
      if (one === undefined) throw new RangeError('Nothing to pick from');
      return one;
    },
  };
};
