import type { z } from 'zod';

type Visuals = Record<string, z.ZodBoolean>;

const all = <Shape extends Visuals>(visuals: z.ZodObject<Shape>, may: boolean) =>
  visuals.parse(Object.fromEntries(Object.keys(visuals.shape).map((verb) => [verb, may])));

/** The `visuals` of a record that allows the caller everything. */
export const everythingAllowed = <Shape extends Visuals>(visuals: z.ZodObject<Shape>) => all(visuals, true);

/** The `visuals` of a record that the caller may only read. */
export const nothingAllowed = <Shape extends Visuals>(visuals: z.ZodObject<Shape>) => all(visuals, false);
