/** A seeded stream of numbers in [0, 1): the same seed makes the same demo (mulberry32). */
export const randomStream = (seed: number) => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const whole = (below: number): number => Math.floor(next() * below);
  return {
    next,
    whole,
    between: (least: number, most: number): number => least + whole(most - least + 1),
    pick: <T>(items: readonly T[]): T => items[whole(items.length)]!,
    chance: (share: number): boolean => next() < share,
    /** Picks by weight; the weights need no particular sum. */
    weighted: <T>(items: readonly (readonly [T, number])[]): T => {
      let left = next() * items.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [item, weight] of items) {
        left -= weight;
        if (left < 0) return item;
      }
      return items.at(-1)![0];
    },
  };
};
export type RandomStream = ReturnType<typeof randomStream>;
