import { useEffect, useEffectEvent, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { ApiError } from '../../kernel/api-error.ts';
import { type MergeValue, mergeValues } from './merge-values.ts';

/** The version being edited, and how to read the form values of the present record after a stale edit. */
export interface EditedRecord<In> {
  version: string;
  valuesOf: (present: unknown) => In;
  /** The values of `version`, if the form takes over newer versions that leave the fields changed here as they were. */
  present?: In;
  merge?: MergeValue;
}

/** A stale edit: the record that somebody else saved, its version, and the values of this form. */
export interface Conflict {
  present: FieldValues;
  version: string;
  mine: FieldValues;
}

/** The version that a form edits, and how it takes over a newer one. */
export const usePresentRecord = <Out>(
  form: UseFormReturn<FieldValues, unknown, Out>,
  edited: EditedRecord<FieldValues> | undefined,
  names: readonly string[],
) => {
  const [version, setVersion] = useState(edited?.version);
  const [conflict, setConflict] = useState<Conflict>();
  const before = () => ({ ...form.formState.defaultValues });

  const take = (present: FieldValues, presentVersion: string, mine: ReadonlyMap<string, unknown>) => {
    setVersion(presentVersion);
    form.reset(present);
    for (const [name, value] of mine) form.setValue(name, value, { shouldDirty: true, shouldValidate: true });
  };
  const followNewer = useEffectEvent((newer: string | undefined) => {
    const present = edited?.present;
    if (!present || newer === undefined || newer === version) return;
    const { mine, agrees } = mergeValues(names, { before: before(), mine: form.getValues(), present }, edited.merge);
    if (agrees) take(present, newer, mine);
  });
  const newest = edited?.version;
  useEffect(() => followNewer(newest), [newest]);

  const showConflict = ({ status, body, version: newer }: ApiError): boolean => {
    if (status !== 412 || !edited || body?.present === undefined || !newer) return false;
    setConflict({ present: edited.valuesOf(body.present), version: newer, mine: form.getValues() });
    return true;
  };
  /** Answers the version to save, if there is one. */
  const settle = (keep: 'theirs' | 'mine'): string | undefined => {
    if (!conflict) return undefined;
    setConflict(undefined);
    const { mine } = mergeValues(names, { ...conflict, before: before() }, edited?.merge);
    take(conflict.present, conflict.version, keep === 'mine' ? mine : new Map());
    return keep === 'mine' ? conflict.version : undefined;
  };
  const stopAsking = () => setConflict(undefined);
  return { version, conflict, showConflict, settle, stopAsking };
};
