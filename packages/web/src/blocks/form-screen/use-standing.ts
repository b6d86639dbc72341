import { valueAt } from '@attestry/contract/kernel/fields.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { FieldFault } from './use-record-form.ts';

/** Typing does not wait for the count of what is missing. */
const pause = 150;

interface Standing {
  /** The paths of what the record lacks to be submitted. */
  missing: readonly string[];
  /** The number of rows or choices of each list. */
  items: Readonly<Record<string, number>>;
}

const standingOf = (
  values: FieldValues,
  names: readonly string[],
  gapsOf: ((values: FieldValues) => readonly FieldFault[]) | undefined,
): Standing => ({
  missing: gapsOf?.(values).map(({ path }) => path) ?? [],
  items: Object.fromEntries(
    names.flatMap((name) => {
      const value: unknown = valueAt(values, name);
      return Array.isArray(value) ? [[name, value.length]] : [];
    }),
  ),
});

const isSame = (one: Standing, other: Standing) => JSON.stringify(one) === JSON.stringify(other);

/** How far a record is from its submission, while its form is filled in. */
export const useStanding = <Out>(
  form: UseFormReturn<FieldValues, unknown, Out>,
  names: readonly string[],
  gapsOf: ((values: FieldValues) => readonly FieldFault[]) | undefined,
): Standing => {
  const [standing, setStanding] = useState(() => standingOf(form.getValues(), names, gapsOf));
  const judge = useEffectEvent(() => {
    const next = standingOf(form.getValues(), names, gapsOf);
    setStanding((before) => (isSame(before, next) ? before : next));
  });
  const isAsked = gapsOf !== undefined;
  useEffect(() => {
    if (!isAsked) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const soon = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        judge();
      }, pause);
    };
    const unsubscribe = form.subscribe({ formState: { values: true }, callback: soon });
    soon();
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [form, isAsked]);
  return standing;
};
