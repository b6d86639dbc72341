import type { Report } from '@attestry/contract/features/audit/report.schema.ts';
import type { EditMessage } from '@attestry/contract/features/audit-editing/audit-editing.schema.ts';
import { i18n } from '../../kernel/texts.ts';
import { isDetail } from './detail-fields.parts.tsx';
import { tablesIn } from './report-values.parts.tsx';

/** Why a detail, answer or table was refused. */
export interface EditProblem {
  name: string;
  message: string;
}

/** The message with a capital first letter. */
export const asSentence = (message: string): string => message.charAt(0).toUpperCase() + message.slice(1);

export const rowNamed = (row: number): string => i18n.t('Row {number}', { number: row + 1 });

const placedIn = (report: Report | undefined, { field, xmlTag = '', row }: EditMessage): string => {
  if (field && isDetail(field)) return field;
  if (row === undefined || !report) return xmlTag;
  const table = tablesIn(report).find(({ columns }) => columns.some((column) => column.xmlTag === xmlTag));
  return table?.xmlTag ?? xmlTag;
};

/** Each message at the field where it is shown. A problem in a table's row is shown at the table. */
export const editProblems = (messages: readonly EditMessage[], report: Report | undefined): EditProblem[] =>
  messages.map((one) => {
    const sentence = asSentence(one.message);
    const place = one.row === undefined ? [] : [rowNamed(one.row), one.label];
    return { name: placedIn(report, one), message: [...place, sentence].filter(Boolean).join(': ') };
  });
