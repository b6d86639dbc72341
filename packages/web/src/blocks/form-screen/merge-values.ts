import { valueAt } from '@attestry/contract/kernel/fields.ts';
import type { FieldValues } from 'react-hook-form';
import { isSameValue } from './same-value.ts';

/** The value of a field that two people changed; undefined if both changes cannot stay. */
export type MergeValue = (name: string, versions: { before: unknown; mine: unknown; present: unknown }) => unknown;

interface Versions {
  /** The values that this form opened with. */
  before: FieldValues;
  mine: FieldValues;
  /** The values of the record as it is now. */
  present: FieldValues;
}

interface Merged {
  /** The fields that were changed here, with the values to keep. */
  mine: ReadonlyMap<string, unknown>;
  /** Whether both changes of each field can stay. */
  agrees: boolean;
}

/** Which values of a form to keep over a record that changed meanwhile. */
export const mergeValues = (names: readonly string[], versions: Versions, merge?: MergeValue): Merged => {
  const { before, mine, present } = versions;
  const changed = names.filter((name) => !isSameValue(valueAt(mine, name), valueAt(before, name)));
  const kept = changed.map((name) => {
    const values = { before: valueAt(before, name), mine: valueAt(mine, name), present: valueAt(present, name) };
    const isTheirs = !isSameValue(values.before, values.present) && !isSameValue(values.mine, values.present);
    const both = isTheirs ? merge?.(name, values) : values.mine;
    return { name, value: both ?? values.mine, agrees: both !== undefined };
  });
  return {
    mine: new Map(kept.map(({ name, value }) => [name, value])),
    agrees: kept.every(({ agrees }) => agrees),
  };
};
