import { valueAt } from '@attestry/contract/kernel/fields.ts';
import { useEffect, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { z } from 'zod';
import { draftKept, keepDraft } from '../../kernel/kept-drafts.ts';
import { mergeValues } from './merge-values.ts';
import { isSameValue } from './same-value.ts';
import type { RecordFormParts } from './use-record-form.ts';

/** Typing does not wait until the device has stored it. */
const pause = 500;

const keptForm = z.object({
  /** The version of the record to which the changes were made. */
  version: z.string().optional(),
  changes: z.array(z.object({ name: z.string(), before: z.unknown(), after: z.unknown() })),
});
type KeptForm = z.output<typeof keptForm>;

type Opened<In extends FieldValues> = Pick<RecordFormParts<In, unknown, unknown>, 'values' | 'edited'>;

interface Restored<In extends FieldValues> extends Opened<In> {
  typed?: FieldValues;
  /** When the changes were kept. */
  at?: string;
}

const byName = (changes: KeptForm['changes'], part: 'before' | 'after') =>
  Object.fromEntries(changes.map((change) => [change.name, change[part]]));

/**
 * The form with the changes that this device has kept. If they do not agree with a newer version of the record, they
 * count as made to the old one, and saving asks whose values to keep.
 */
const restored = <In extends FieldValues>(record: string, opened: Opened<In>): Restored<In> => {
  const { edited } = opened;
  const values: FieldValues = opened.values;
  const kept = draftKept(record);
  const { data } = keptForm.safeParse(kept?.draft);
  const changes = data?.changes.filter(({ name }) => name in values) ?? [];
  if (!kept || !data || changes.length === 0) return opened;
  const before = { ...values, ...byName(changes, 'before') };
  const mine = { ...values, ...byName(changes, 'after') };
  const { mine: merged, agrees } = mergeValues(Object.keys(values), { before, mine, present: values }, edited?.merge);
  if (agrees || !edited || data.version === undefined)
    return { ...opened, typed: { ...values, ...Object.fromEntries(merged) }, at: kept.at };
  const { present: _, ...stale } = edited;
  return {
    values: Object.assign({}, opened.values, byName(changes, 'before')),
    edited: { ...stale, version: data.version },
    typed: mine,
    at: kept.at,
  };
};

const changesIn = (values: FieldValues, before: FieldValues): KeptForm['changes'] =>
  Object.keys(before)
    .filter((name) => !isSameValue(valueAt(values, name), valueAt(before, name)))
    .map((name) => ({ name, before: valueAt(before, name), after: valueAt(values, name) }));

/** Stores the first change at once and further ones at most twice a second, until the form is closed. */
class Keeper {
  readonly #record: string;
  #latest: KeptForm | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(record: string) {
    this.#record = record;
  }

  /** Returns whether the device keeps it. */
  keep(form: KeptForm): boolean {
    this.#latest = form;
    if (this.#timer !== undefined) return form.changes.length > 0;
    this.#timer = setTimeout(() => this.finish(), pause);
    return this.#store(form);
  }

  finish(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#latest) this.#store(this.#latest);
  }

  forget(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#latest = undefined;
    keepDraft(this.#record, undefined);
  }

  #store(form: KeptForm): boolean {
    this.#latest = undefined;
    return keepDraft(this.#record, form.changes.length > 0 ? form : undefined);
  }
}

/** A form whose unsaved changes this device keeps under the name of the record, such as `auditor 20001`. */
export const useKeptForm = <In extends FieldValues>(record: string, opened: Opened<In>) => {
  const [keeper] = useState(() => new Keeper(record));
  const [{ at, ...first }, setFirst] = useState(() => restored(record, opened));
  const [keeps, setKeeps] = useState(at !== undefined);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const finish = () => keeper.finish();
    window.addEventListener('pagehide', finish);
    return () => {
      window.removeEventListener('pagehide', finish);
      finish();
    };
  }, [keeper]);
  const onTyped = (values: FieldValues, before: FieldValues, version: string | undefined) =>
    setKeeps(keeper.keep({ ...(version !== undefined && { version }), changes: changesIn(values, before) }));
  const discard = () => {
    keeper.forget();
    setKeeps(false);
    setFirst(opened);
    setAttempt(attempt + 1);
  };
  // A newer version of the record is taken over by the form, unless the changes were kept for an older one.
  const edited = first.edited?.present === undefined ? first.edited : opened.edited;
  const kept = { values: first.values, typed: first.typed, ...(edited && { edited }), onTyped };
  return { attempt, keeps, at, kept, discard, forget: () => keeper.forget() };
};
