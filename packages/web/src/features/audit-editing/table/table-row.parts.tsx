import type { ReportColumn } from '@attestry/contract/features/audit/report.schema.ts';
import { requiredMessage } from '@attestry/contract/kernel/field-messages.ts';
import {
  day,
  optionalLines,
  optionalText,
  requiredLines,
  requiredOf,
  requiredText,
} from '@attestry/contract/kernel/fields.ts';
import { z } from 'zod';
import { FormDialog } from '../../../blocks/form-dialog.tsx';
import type { FormField } from '../../../blocks/form-screen/form-parts.ts';
import { i18n } from '../../../kernel/texts.ts';
import { hintOf } from '../answer.parts.tsx';
import type { Cells } from '../report-values.parts.tsx';

const blank = z.literal('');

const schemaOf = ({ type, required, max }: ReportColumn): z.ZodType<string | number | undefined> => {
  if (type === 'number') return required ? z.number(requiredOf) : blank.or(z.number());
  if (type === 'date') return required ? z.string().min(1, requiredMessage).pipe(day) : blank.or(day);
  if (type === 'choice') return required ? z.string(requiredOf).min(1, requiredMessage) : z.string();
  if (type === 'text') return required ? requiredText(max) : optionalText(max);
  return required ? requiredLines(max) : optionalLines(max);
};

const onePerLine = () => i18n.t('One per line');

const fieldOf = (column: ReportColumn): FormField => {
  const { xmlTag: name, label, type, options = [] } = column;
  const hint = hintOf({ ...column, required: false, ...(type === 'choices' && { hint: onePerLine() }) });
  const parts = { name, label, ...(hint && { hint }) };
  if (type === 'choice')
    return { ...parts, kind: 'select', options: options.map((option) => ({ value: option, label: i18n.t(option) })) };
  if (type === 'number' || type === 'text') return { ...parts, kind: type };
  return { ...parts, kind: type === 'date' ? 'day' : 'area' };
};

/** Empty values are stored as null. */
const toStoredRow = (row: Record<string, string | number | undefined>): Cells =>
  Object.fromEntries(Object.entries(row).map(([tag, cell]) => [tag, cell === undefined || cell === '' ? null : cell]));

interface RowDialogProps {
  title: string;
  saveLabel: string;
  columns: readonly ReportColumn[];
  row: Cells;
  onTake: (row: Cells) => void;
  onClose: () => void;
}

/** Edits a row of a table in a dialog. The row joins the open table, which is saved as a whole. */
export const RowDialog = ({ title, saveLabel, columns, row, onTake, onClose }: RowDialogProps) => (
  <FormDialog
    title={title}
    schema={z.object(Object.fromEntries(columns.map((column) => [column.xmlTag, schemaOf(column)])))}
    values={Object.fromEntries(columns.map(({ xmlTag }) => [xmlTag, row[xmlTag] ?? '']))}
    fields={columns.map(fieldOf)}
    save={async (form) => toStoredRow(form)}
    saveLabel={saveLabel}
    onSaved={(taken) => {
      onTake(taken);
      onClose();
    }}
    onClose={onClose}
  />
);
