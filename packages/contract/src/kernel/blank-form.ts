import type { z } from 'zod';
import { type Entry, fieldEntries, type RecordFields, type RecordGroup } from './record-fields.ts';

type Selects<F extends RecordFields> = {
  [K in keyof F]: F[K]['entry']['kind'] extends 'select' ? K : never;
}[keyof F];

/** An empty select has no value yet. */
type BlankForm<F extends RecordFields> = {
  [K in Exclude<keyof F, Selects<F>>]: F[K] extends RecordGroup<infer G>
    ? BlankForm<G>
    : Exclude<z.input<F[K]['form']>, undefined>;
} & { [K in Selects<F>]?: z.input<F[K]['form']> };

const blankOf = (entry: Entry): unknown => {
  if (entry.kind === 'group') return blankForm(entry.fields);
  if (entry.kind === 'switch') return false;
  return 'lookup' in entry && !entry.holds ? { id: '', name: '' } : '';
};

/** The values of an empty form, except the given fields. */
export const blankFormWithout = <F extends RecordFields>(
  fields: F,
  without: readonly string[],
): Partial<BlankForm<F>> =>
  Object.fromEntries(fieldEntries(fields, without).map(([name, { entry }]) => [name, blankOf(entry)])) as Partial<
    BlankForm<F>
  >;

/** The values of an empty form. */
export const blankForm = <F extends RecordFields>(fields: F): BlankForm<F> =>
  blankFormWithout(fields, []) as BlankForm<F>;
