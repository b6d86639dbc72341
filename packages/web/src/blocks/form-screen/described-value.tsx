import { i18n } from '../../kernel/texts.ts';
import { findChoice } from '../fields/held-choice.ts';
import { useChoices } from '../lookups.tsx';
import { useChoicesById } from '../searched-lookups.ts';
import { describeValue, type FormField } from './form-parts.ts';
import { describeRow } from './rows.ts';

/** A value held only as an id is described by its name. */
const useDescription = (field: FormField, value: unknown): string => {
  const lookup = 'lookup' in field ? field.lookup : undefined;
  const shipped = useChoices(lookup);
  const found = useChoicesById(lookup, typeof value === 'string' && value !== '' ? [value] : []);
  const options = field.kind === 'select' ? field.options.map(({ value: id, label: name }) => ({ id, name })) : [];
  if (field.kind === 'custom' && field.describe) return field.describe(value);
  if (field.kind === 'rows' && Array.isArray(value)) return value.map((row) => describeRow(field.row, row)).join('; ');
  const held = typeof value === 'number' && lookup ? (findChoice(value, shipped)?.id ?? '') : value;
  return describeValue(held, [...shipped, ...found, ...options]);
};

/** The text of a field's value when two versions are compared. */
export const DescribedValue = ({ field, value }: { field: FormField; value: unknown }) =>
  useDescription(field, value) || i18n.t('Not filled in');
