import { useRef, useState } from 'react';
import { type FieldValues, get } from 'react-hook-form';
import { ApiError } from '../../kernel/api-error.ts';
import { FieldRow, FieldRows } from '../../ui/field-row.tsx';
import { Panel } from '../../ui/panel.tsx';
import { chosenIn } from '../fields/held-choice.ts';
import { ConflictDialog } from '../form-screen/conflict-dialog.tsx';
import type { FormField, FormSection } from '../form-screen/form-parts.ts';
import { LeaveGuard } from '../form-screen/leave-guard.tsx';
import type { Conflict } from '../form-screen/use-record-form.ts';
import { type Choice, useChoices } from '../lookups.tsx';
import type { InlineEditorKind } from './inline-editor.tsx';
import { InlineField } from './inline-field.tsx';

export interface InlineRecordParts {
  /** The layout of the record's form; a field of one's own cannot be edited where it stands. */
  sections: readonly FormSection[];
  /** The record as its form holds it, and the version that this is. */
  values: FieldValues;
  version: string;
  /** Whether this reader may change a field, and whether it may be emptied. */
  marks: (name: string) => { editable: boolean; required: boolean };
  /** Sends a change of one field with a quiet client; answers the version it made. */
  save: (change: FieldValues, version: string) => Promise<string>;
  /** The form's values of the record as it stands after a stale edit. */
  valuesOf: (present: unknown) => FieldValues;
  /** Shows the record as it stands. */
  readAnew: () => Promise<unknown>;
}

type Keep = 'theirs' | 'mine' | 'neither';
interface Question {
  conflict: Conflict;
  before: FieldValues;
  answer: (keep: Keep) => void;
}

const staleOf = (error: unknown): { present: unknown; version: string } | undefined =>
  error instanceof ApiError && error.status === 412 && error.version
    ? { present: error.body?.present, version: error.version }
    : undefined;

/** Saves one field after another, and asks where somebody else saved first. */
const useSaves = ({ values, version, save, valuesOf, readAnew }: InlineRecordParts) => {
  const [question, setQuestion] = useState<Question>();
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  // What was saved here makes no edit stale that was begun before it.
  const made = useRef(new Map<string, string>());
  const latestOf = (opened: string): string => {
    const next = made.current.get(opened);
    return next === undefined ? opened : latestOf(next);
  };
  const ask = (asked: Omit<Question, 'answer'>) =>
    new Promise<Keep>((answer) => setQuestion({ ...asked, answer })).finally(() => setQuestion(undefined));
  const send = async (change: FieldValues, edited: string): Promise<void> => {
    try {
      made.current.set(edited, await save(change, edited));
    } catch (error) {
      const stale = staleOf(error);
      if (!stale) throw error;
      const conflict = { present: valuesOf(stale.present), version: stale.version, mine: { ...values, ...change } };
      const keep = await ask({ conflict, before: values });
      if (keep === 'neither') throw error;
      await (keep === 'mine' ? send(change, stale.version) : readAnew());
    }
  };
  const saveInTurn = (change: FieldValues) => {
    const saved = queue.current.then(() => send(change, latestOf(version)));
    queue.current = saved.catch(() => undefined);
    return saved;
  };
  return { question, saveInTurn };
};

interface Shown {
  /** What a choice or a lookup stands at. */
  chosen: Choice | undefined;
  options: readonly { value: string; label: string }[];
}

const editorOf = (field: FormField, required: boolean, { chosen, options }: Shown): InlineEditorKind | undefined => {
  if (field.kind === 'text' || field.kind === 'area') return { kind: field.kind };
  if (field.kind === 'day') return { kind: 'day', ...(field.bounds && { bounds: field.bounds }) };
  if (field.kind === 'select' || field.kind === 'choice') return { kind: 'select', options, clearable: !required };
  if (field.kind !== 'lookup') return undefined;
  return { kind: 'lookup', lookup: field.lookup, chosen };
};

interface InlineRowProps {
  field: FormField;
  value: unknown;
  editable: boolean;
  required: boolean;
  onSave: (value: unknown) => Promise<unknown>;
  onUnsaved: (unsaved: boolean) => void;
}

const InlineRow = ({ field, value, editable, required, onSave, onUnsaved }: InlineRowProps) => {
  const shipped = useChoices(field.kind === 'choice' ? field.lookup : undefined);
  const options = field.kind === 'select' ? field.options : shipped.map(({ id, name }) => ({ value: id, label: name }));
  const isChosen = field.kind === 'choice' || field.kind === 'lookup';
  const chosen = isChosen ? chosenIn(value, shipped) : undefined;
  const text = isChosen ? (chosen?.id ?? '') : String(value ?? '');
  const shown = chosen?.name ?? options.find((option) => option.value === text)?.label;
  const editor = editorOf(field, required, { chosen, options });
  return (
    <FieldRow label={field.label}>
      <InlineField
        label={field.label}
        value={text}
        {...(shown && { shown })}
        editor={editor ?? { kind: 'text' }}
        editable={editable && editor !== undefined}
        onSave={(edited) => onSave(isChosen && !field.holds ? { id: edited } : edited)}
        onUnsaved={onUnsaved}
      />
    </FieldRow>
  );
};

/** The fields of a record, section by section, each edited where it stands by those who may. */
export const InlineRecord = (props: InlineRecordParts) => {
  const { sections, values, marks } = props;
  const { question, saveInTurn } = useSaves(props);
  const [unsaved, setUnsaved] = useState<ReadonlySet<string>>(new Set());
  const tellUnsaved = (name: string, now: boolean) =>
    setUnsaved((before) => {
      if (before.has(name) === now) return before;
      return new Set(now ? [...before, name] : [...before].filter((other) => other !== name));
    });
  return (
    <>
      {sections.map((section) => (
        <Panel key={section.title} title={section.title}>
          <FieldRows>
            {section.fields.map((field) => (
              <InlineRow
                key={field.name}
                field={field}
                value={get(values, field.name)}
                {...marks(field.name)}
                onSave={(value) => saveInTurn({ [field.name]: value })}
                onUnsaved={(now) => tellUnsaved(field.name, now)}
              />
            ))}
          </FieldRows>
        </Panel>
      ))}
      <ConflictDialog
        conflict={question?.conflict}
        before={question?.before}
        fields={sections.flatMap(({ fields }) => fields)}
        onSettle={(keep) => question?.answer(keep)}
        onCancel={() => question?.answer('neither')}
      />
      <LeaveGuard unsaved={unsaved.size > 0} />
    </>
  );
};
