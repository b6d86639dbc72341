import { requiredMessage } from '@attestry/contract/kernel/field-messages.ts';
import type { ReactNode } from 'react';
import { findChoice } from '../fields/held-choice.ts';
import type { FormField } from '../form-screen/form-parts.ts';
import { type Choice, useChoices } from '../lookups.tsx';
import type { InlineEditorKind } from './inline-editor.tsx';
import { InlineField } from './inline-field.tsx';

interface Shown {
  /** The present value of a choice or lookup. */
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

interface InlineValueProps {
  field: FormField;
  /** The value in the form that the record's form uses. */
  value: unknown;
  /** Whether this reader may change the value. Custom fields cannot be edited in place. */
  editable: boolean;
  /** The value as shown to readers who may not change it, if that differs. */
  still?: ReactNode;
  required: boolean;
  /** Checks a non-empty value before it is sent; returns what is wrong with it. */
  check?: (value: string) => string | undefined;
  onSave: (value: unknown) => Promise<unknown>;
  saveLabel?: string;
  onUnsaved: (unsaved: boolean) => void;
}

/** The value of a form field, edited in place. */
export const InlineValue = (props: InlineValueProps) => {
  const { field, value, editable, required, onSave, onUnsaved } = props;
  const isMissing = (edited: string) => (required && edited.trim() === '' ? requiredMessage : undefined);
  const shipped = useChoices(field.kind === 'choice' ? field.lookup : undefined);
  const options = field.kind === 'select' ? field.options : shipped.map(({ id, name }) => ({ value: id, label: name }));
  const isChosen = field.kind === 'choice' || field.kind === 'lookup';
  const chosen = isChosen ? findChoice(value, shipped) : undefined;
  const text = isChosen ? (chosen?.id ?? '') : String(value ?? '');
  const shown = chosen?.name ?? options.find((option) => option.value === text)?.label;
  const editor = editorOf(field, required, { chosen, options });
  return (
    <InlineField
      label={field.label}
      value={text}
      {...(shown && { shown })}
      {...(field.hint && { hint: field.hint })}
      editor={editor ?? { kind: 'text' }}
      editable={editable && editor !== undefined}
      still={props.still}
      check={props.check ?? isMissing}
      saveLabel={props.saveLabel}
      onSave={(edited) => onSave(isChosen && !field.holds ? { id: edited } : edited)}
      onUnsaved={onUnsaved}
    />
  );
};
