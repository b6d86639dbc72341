import type { Report } from '@attestry/contract/features/audit/report.schema.ts';
import type { EditMessage } from '@attestry/contract/features/audit-editing/audit-editing.schema.ts';
import { isDetail } from '../detail-fields.parts.tsx';
import { tablesIn } from '../report-values.parts.tsx';
import { asSentence, rowNamed } from './problem-words.parts.tsx';

/** Why a detail, answer or table was refused. */
export interface EditProblem {
  name: string;
  message: string;
}

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
