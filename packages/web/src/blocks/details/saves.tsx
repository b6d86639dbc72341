import { Suspense, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { isAnswered } from '../../kernel/api-error.ts';
import { later } from '../../ui/later.ts';
import { useLast } from '../../ui/use-last.ts';
import type { FormField } from '../form-screen/form-parts.ts';
import type { Conflict } from '../form-screen/use-present-record.ts';

const ConflictDialog = later(async () => (await import('../form-screen/conflict-dialog.tsx')).ConflictDialog);

/** An edit of a record, with the values to compare if somebody else saves first. */
export interface Edit {
  /** The version shown when the edit began. */
  version: string;
  /** The new values of the changed fields. */
  change: FieldValues;
  /**
   * Sends the change with a quiet client; returns the new version. `present` is the record as somebody else has saved
   * it.
   */
  send: (version: string, present?: unknown) => Promise<string>;
  fields: readonly FormField[];
  /** The values of the fields when the edit began. */
  values: FieldValues;
  /** The values of the fields in the present record, after a stale edit. */
  valuesOf: (present: unknown) => FieldValues;
}

type KeptValues = 'theirs' | 'mine' | 'neither';
interface Question extends Pick<Edit, 'fields' | 'values'> {
  conflict: Conflict;
  answer: (keep: KeptValues) => void;
}

const staleAnswerOf = (error: unknown): { present: unknown; version: string } | undefined =>
  isAnswered(error, 412) && error.version ? { present: error.body?.present, version: error.version } : undefined;

/**
 * Saves the edits of a record one after another, and asks whose values to keep if somebody else saved first. `refetch`
 * reads the record again.
 */
export const useSaveQueue = (refetch: () => Promise<unknown>) => {
  const [question, setQuestion] = useState<Question>();
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  // The version that each own save led to, so that an edit begun before it does not count as stale.
  const versionsAfterSaves = useRef(new Map<string, string>());
  const latestOf = (opened: string): string => {
    const next = versionsAfterSaves.current.get(opened);
    return next === undefined || next === opened ? opened : latestOf(next);
  };
  const ask = (asked: Omit<Question, 'answer'>) =>
    new Promise<KeptValues>((answer) => setQuestion({ ...asked, answer })).finally(() => setQuestion(undefined));
  const send = async (edit: Edit, version: string, present?: unknown): Promise<void> => {
    const { fields, values, change, valuesOf } = edit;
    try {
      versionsAfterSaves.current.set(version, await edit.send(version, present));
    } catch (error) {
      const stale = staleAnswerOf(error);
      if (!stale) throw error;
      const conflict = { present: valuesOf(stale.present), version: stale.version, mine: { ...values, ...change } };
      const keep = await ask({ conflict, fields, values });
      if (keep === 'neither') throw error;
      await (keep === 'mine' ? send(edit, stale.version, stale.present) : refetch());
    }
  };
  const save = (edit: Edit): Promise<void> => {
    const saved = queue.current.then(() => send(edit, latestOf(edit.version)));
    queue.current = saved.catch(() => undefined);
    return saved;
  };
  return { question, save };
};

/** Asks whose values to keep after somebody else saved first. */
export const StaleEdit = ({ question }: { question: Question | undefined }) => {
  const last = useLast(question);
  if (!last) return null;
  return (
    <Suspense>
      <ConflictDialog
        conflict={question?.conflict}
        before={last.values}
        fields={last.fields}
        onSettle={last.answer}
        onCancel={() => last.answer('neither')}
      />
    </Suspense>
  );
};
