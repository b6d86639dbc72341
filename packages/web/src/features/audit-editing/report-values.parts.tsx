import type {
  Report,
  ReportContent,
  ReportEntry,
  ReportTable,
  ReportValue,
} from '@attestry/contract/features/audit/report.schema.ts';
import type { KeyAnswer } from '@attestry/contract/features/report-template/report-template.schema.ts';
import { i18n } from '../../kernel/texts.ts';

/** A row by the xmlTags of its columns. Several choices in one cell are separated by line breaks. */
export type Cells = Record<string, string | number | null>;

/** An answer to a question of a report, or all rows of a table. */
export type AnswerValue = ReportValue | Cells[];

interface Answered {
  xmlTag: string;
  label: string;
  section: string;
  data: AnswerValue;
}

/** An answer as the text in its control. Several choices are separated by line breaks. */
export const textOfValue = (value: ReportValue): string =>
  Array.isArray(value) ? value.join('\n') : String(value ?? '');

export const cellsOf = ({ columns, rows }: Pick<ReportTable, 'columns' | 'rows'>): Cells[] =>
  rows.map((row) =>
    Object.fromEntries(
      columns.map(({ xmlTag }, at) => {
        const data = row[at]?.data ?? null;
        return [xmlTag, Array.isArray(data) ? textOfValue(data) : data];
      }),
    ),
  );

/** The label of a requirement's result or note outside its clause. */
export const labelOfFinding = (clause: string, column: string): string =>
  i18n.t('Clause {clause}, {column}', { clause, column });

const findingsIn = ({ columns, rows }: ReportTable): Omit<Answered, 'section'>[] =>
  rows.flatMap((row) =>
    row.flatMap(({ xmlTag, data }, at) =>
      xmlTag === ''
        ? []
        : [{ xmlTag, data, label: labelOfFinding(String(row[0]?.data ?? ''), columns[at]?.label ?? '') }],
    ),
  );

const answersIn = (content: ReportContent): Omit<Answered, 'section'>[] => {
  if ('data' in content) return [content];
  if (content.type === 'accordion') return findingsIn(content);
  return [{ xmlTag: content.xmlTag, label: content.label, data: cellsOf(content) }];
};

const contentIn = ({ sections }: Report): { section: string; content: ReportContent }[] =>
  sections.flatMap(({ name, sections: parts }) =>
    parts.flatMap((part) => part.content.map((content) => ({ section: name, content }))),
  );

/** Every answer of a report, in display order. */
export const reportAnswers = (report: Report | undefined): Answered[] =>
  report
    ? contentIn(report).flatMap(({ section, content }) =>
        answersIn(content).map(({ xmlTag, label, data }) => ({ xmlTag, label, section, data })),
      )
    : [];

export const tablesIn = (report: Report): ReportTable[] =>
  contentIn(report).flatMap(({ content }) => ('rows' in content && content.type === 'table' ? [content] : []));

/** The report's question for a key answer; undefined if the report does not ask it. */
export const entryFor = (report: Report | undefined, key: KeyAnswer): ReportEntry | undefined =>
  report && contentIn(report).flatMap(({ content }) => ('data' in content && content.key === key ? [content] : []))[0];

interface MarkedRequirement {
  clause: string;
  words: string;
  xmlTag: string;
  result: string;
  options: readonly string[];
}

/** The requirements of a report with their results. The cells of a requirement are in this order. */
export const markedRequirements = (report: Report | undefined): MarkedRequirement[] =>
  (report ? contentIn(report) : []).flatMap(({ content }) =>
    'rows' in content && content.type === 'accordion'
      ? content.rows.flatMap(([clause, words, , result]) =>
          result
            ? [
                {
                  clause: String(clause?.data ?? ''),
                  words: String(words?.data ?? ''),
                  xmlTag: result.xmlTag,
                  result: String(result.data ?? ''),
                  options: content.columns[3]?.options ?? [],
                },
              ]
            : [],
        )
      : [],
  );

const isRows = (value: AnswerValue): value is Cells[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'object');

const rowsFrom = ({ columns }: ReportTable, rows: readonly Cells[]): ReportTable['rows'] =>
  rows.map((row) => columns.map(({ xmlTag }) => ({ xmlTag, data: row[xmlTag] ?? null, visible: true })));

const contentWith = (content: ReportContent, answers: ReadonlyMap<string, AnswerValue>): ReportContent => {
  const held = answers.get(content.xmlTag);
  if ('data' in content) return held === undefined || isRows(held) ? content : { ...content, data: held };
  if (content.type === 'table')
    return held !== undefined && isRows(held) ? { ...content, rows: rowsFrom(content, held) } : content;
  const rows = content.rows.map((row) =>
    row.map((cell) => {
      const given = answers.get(cell.xmlTag);
      return given === undefined || isRows(given) ? cell : { ...cell, data: given };
    }),
  );
  return { ...content, rows };
};

/** The report with these answers in place of its own. */
export const reportWith = (report: Report, answers: ReadonlyMap<string, AnswerValue>): Report => ({
  ...report,
  sections: report.sections.map((section) => ({
    ...section,
    sections: section.sections.map((part) => ({
      ...part,
      content: part.content.map((content) => contentWith(content, answers)),
    })),
  })),
});

/** An answer in the form of the API. */
export const elementOf = (xmlTag: string, value: AnswerValue) =>
  isRows(value) ? { xmlTag, tableValue: value } : { xmlTag, value };
