import type { RecordFields } from '@attestry/contract/kernel/record-fields.ts';
import type { ReactNode } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import { i18n } from '../../kernel/texts.ts';
import type { DayBounds } from '../../ui/day-input.tsx';
import type { Choice } from '../lookups.tsx';

interface FieldParts<N extends string> {
  name: N;
  label: string;
  hint?: string;
  /** Takes the full width of its section instead of half. */
  wide?: true;
  /** What browsers may fill in, where the form is about its reader: a value of the attribute `autocomplete`. */
  autoComplete?: string;
}

/**
 * A field in the layout of a form. The schema defines the allowed values; this defines how to enter them. `choice`
 * picks an entry of a shipped lookup and `lookup` searches one: both hold `{ id, name }`, or only the id with `holds:
 * 'id'`. While it is empty, a `lookup` shows what that means. `choices` holds the ids of any number of entries of a
 * shipped lookup, or their ids and names. `rows` are records of the same declared fields.
 */
export type FormField<N extends string = string> =
  | (FieldParts<N> & { kind: 'text' | 'area' | 'number' | 'switch' | 'email' | 'phone' })
  | (FieldParts<N> & { kind: 'day'; bounds?: DayBounds })
  | (FieldParts<N> & { kind: 'select'; options: readonly { value: string; label: string }[] })
  | (FieldParts<N> & { kind: 'choice'; lookup: string; holds?: 'id' | 'number'; beginsWithFirst?: true })
  | (FieldParts<N> & { kind: 'choices'; lookup: string; holds?: 'named' })
  | (FieldParts<N> & RowsOf)
  | (FieldParts<N> & { kind: 'lookup'; lookup: string; holds?: 'id'; digitsOnly?: true; whileEmpty?: string })
  | (FieldParts<N> & {
      kind: 'custom';
      render: (state: CustomFieldState) => ReactNode;
      describe?: (value: unknown) => string;
    });

/** A list of records that are filled in one at a time. */
export interface RowsOf {
  kind: 'rows';
  row: RecordFields;
  /** The fields that each row needs to be submitted. */
  needed: readonly string[];
  addLabel: string;
}

/** The props of a custom field, which reads and writes its value under `name` in the form context. */
export interface CustomFieldState {
  name: string;
  required: boolean;
  /** Why this reader may not change the field; undefined if they may. */
  lockedBecause?: string | undefined;
}

export interface FormSection<N extends string = string> {
  title: string;
  hint?: string;
  fields: readonly FormField<N>[];
  /** Whether the section is closed until the reader opens it. */
  folds?: true;
  /** What the heading of a section that folds says about its record, open or not. */
  mark?: ReactNode;
}

/** The layout of a form whose values are `In`. The annotation checks that each name is a path of the values. */
export type SectionsOf<In extends FieldValues> = readonly FormSection<Path<In>>[];

/** The reason why these fields are locked, by name. */
export const locked = (names: readonly string[], reason: string): Readonly<Record<string, string>> =>
  Object.fromEntries(names.map((name) => [name, reason]));

export const lockedByRole = () => i18n.t('Your role cannot change this. Ask the standards body.');

/** The element id of a section, used as an anchor. */
export const sectionId = (title: string): string => `section-${title.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')}`;

/** The text of a value, empty if there is none. An id found in `choices` is shown by its name. */
export const describeValue = (value: unknown, choices: readonly Choice[] = []): string => {
  if (value === undefined || value === null || value === '') return '';
  if (typeof value === 'boolean') return value ? i18n.t('Yes') : i18n.t('No');
  if (typeof value !== 'object') return choices.find(({ id }) => id === value)?.name ?? String(value);
  if ('name' in value) return describeValue(value.name);
  return Object.values(value)
    .map((member) => describeValue(member, choices))
    .filter(Boolean)
    .join(', ');
};
