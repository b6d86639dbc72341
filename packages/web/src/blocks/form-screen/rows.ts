import { valueAt } from '@attestry/contract/kernel/fields.ts';
import { fieldEntries, type RecordFields } from '@attestry/contract/kernel/record-fields.ts';
import { i18n } from '../../kernel/texts.ts';
import { describeValue } from './form-parts.ts';

/** What a row says in one line; empty if nothing is filled in. */
export const describeRow = (fields: RecordFields, row: unknown): string =>
  fieldEntries(fields)
    .flatMap(([name, { label, entry }]) => {
      const value: unknown = valueAt(row, name);
      if (entry.kind === 'switch') return value === true ? [i18n.t(label)] : [];
      const text = describeValue(value);
      return text === '' ? [] : [text];
    })
    .join(' · ');
