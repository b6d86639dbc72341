import type { ReportMessage } from '@attestry/contract/features/report-answers/report-answers.schema.ts';
import {
  type Answer,
  type KeyAnswer,
  type ReportTemplate,
  tableRows,
} from '@attestry/contract/features/report-template/report-template.schema.ts';
import { asked, entryFor, tables } from '../report-template/report-template.public.ts';
import type { JudgedReport } from './judging/judged-report.rules.ts';
import { rowTag, shortened } from './reading/findings.rules.ts';

type Placed = Pick<JudgedReport, 'places' | 'template' | 'answers'>;

const textOf = (answer: Answer | undefined): string => {
  if (answer === undefined) return '';
  return shortened(typeof answer === 'object' ? answer.join('; ') : String(answer));
};

/** The content of a cell in a table's row. */
const inRow = ({ template, answers }: Placed, column: string, row: number): string => {
  const table = [...tables(template).values()].find(({ columns }) => columns.some(({ xmlTag }) => xmlTag === column));
  return textOf(tableRows(answers[table?.xmlTag ?? ''])[row]?.[column]);
};

interface Said {
  says: string;
  found: string;
  expected?: string | undefined;
}

const messageOf = (
  { places }: Placed,
  { xmlTag, placeTag = xmlTag }: { xmlTag: string; placeTag?: string },
  { says, found, expected }: Said,
): ReportMessage => {
  if (!places) return { message: says, xmlTag };
  const place = places[placeTag];
  const where = place ? `${place.sheet}!${place.cell} ` : '';
  const message = `${where}(${xmlTag}): ${says}`;
  return { message, xmlTag, ...place, found, ...(expected === undefined ? {} : { expected }) };
};

/** A message about one answer; `expected` if it does not say what the cell should contain. */
export const messageAt = (
  report: Placed,
  { xmlTag }: { xmlTag: string },
  says: string,
  expected?: string,
): ReportMessage => messageOf(report, { xmlTag }, { says, found: textOf(report.answers[xmlTag]), expected });

/** A message about a table's cell; rows are counted from 0. */
export const messageInRow = (report: Placed, column: string, row: number, says: string): ReportMessage =>
  report.places
    ? messageOf(report, { xmlTag: column, placeTag: rowTag(column, row) }, { says, found: inRow(report, column, row) })
    : { message: says, xmlTag: column, row };

/** A message about a key answer. */
export const messageAtKey = (report: JudgedReport, key: KeyAnswer, says: string, expected?: string): ReportMessage => {
  const entry = entryFor(report.template, key);
  return entry ? messageAt(report, entry, says, expected) : { message: says };
};

/** Adds to each message the words of its tag's question. */
export const withLabels = <M extends { xmlTag?: string | undefined }>(
  template: ReportTemplate,
  messages: readonly M[],
): (M & { label?: string })[] => {
  const inTables = [...tables(template).values()].flatMap((table) => [table, ...table.columns]);
  const labels = new Map([...asked(template).values(), ...inTables].map(({ xmlTag, label }) => [xmlTag, label]));
  return messages.map((message) => {
    const label = labels.get(message.xmlTag ?? '');
    return label === undefined ? message : { ...message, label };
  });
};
