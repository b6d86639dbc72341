export const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

export const totalOf = (figures: readonly { total: number }[]): number => sum(figures.map(({ total }) => total));

/** A share as a whole percentage. */
export const percentOf = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((100 * part) / whole));

/** A share as a percentage with one decimal, because many of them are small. */
export const tenthsOfPercent = (part: number, whole: number): number => percentOf(10 * part, whole) / 10;
