import fc from 'fast-check';
import { z } from 'zod';

export const ids = (first: number, count: number): string[] =>
  Array.from({ length: count }, (_, at) => String(first + at));
export const oneOf = <T>(values: readonly T[]): fc.Arbitrary<T> => fc.constantFrom(...values);
export const seldom = (chance: number): fc.Arbitrary<boolean> =>
  fc.integer({ min: 1, max: chance }).map((thrown) => thrown === 1);
export const maybe = <T>(values: readonly T[]): fc.Arbitrary<T | undefined> =>
  fc.option(oneOf(values), { nil: undefined });

export const forEach = <Row>(of: readonly string[], row: (id: string) => fc.Arbitrary<Row>): fc.Arbitrary<Row[]> =>
  fc.tuple(...of.map(row));

/** An id that may not exist in the database. */
export const maybeId = z
  .string()
  .nullable()
  .transform((id) => id ?? undefined);
