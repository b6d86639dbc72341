import type {
  Report,
  ReportContent,
  ReportTable,
  ReportValue,
} from '@attestry/contract/features/audit/report.schema.ts';
import type { FieldValues } from 'react-hook-form';
import type { FormField } from '../../blocks/form-screen/form-parts.ts';
import { i18n } from '../../kernel/texts.ts';

interface Answered {
  xmlTag: string;
  label: string;
  data: ReportValue | readonly (readonly ReportValue[])[];
}

/** What a requirement's result or note is called where it stands without its clause. */
export const labelOfFinding = (clause: string, column: string): string =>
  i18n.t('Clause {clause}, {column}', { clause, column });

const findingsIn = ({ columns, rows }: ReportTable): Answered[] =>
  rows.flatMap((row) =>
    row.flatMap(({ xmlTag, data }, at) =>
      xmlTag === ''
        ? []
        : [{ xmlTag, data, label: labelOfFinding(String(row[0]?.data ?? ''), columns[at]?.label ?? '') }],
    ),
  );

const answersIn = (content: ReportContent): Answered[] => {
  if ('data' in content) return [content];
  if (content.type === 'accordion') return findingsIn(content);
  const { xmlTag, label, rows } = content;
  return [{ xmlTag, label, data: rows.map((row) => row.map(({ data }) => data)) }];
};

const allIn = ({ sections }: Report): Answered[] =>
  sections.flatMap((section) => section.sections.flatMap((part) => part.content.flatMap(answersIn)));

/** Every answer of a report by its xmlTag, a table as its rows. */
export const reportValues = (report: Report): FieldValues =>
  Object.fromEntries(allIn(report).map(({ xmlTag, data }) => [xmlTag, data]));

/** Every question of a report, to tell what differs between two versions. */
export const reportFields = (report: Report): FormField[] =>
  allIn(report).map(({ xmlTag, label }) => ({ kind: 'text', name: xmlTag, label }));
