import type { ReportMessage } from '@attestry/contract/features/report-answers/report-answers.schema.ts';
import type { KeyAnswer, ReportTemplate } from '@attestry/contract/features/report-template/report-template.schema.ts';
import { asked, entryFor, tables } from '../report-template/report-template.public.ts';
import type { JudgedReport } from './judging/judged-report.rules.ts';
import { rowTag } from './reading/findings.rules.ts';

type Placed = Pick<JudgedReport, 'places'>;

/** A message at the place of one answer. */
export const messageAt = (
  { places }: Placed,
  { xmlTag, placeTag = xmlTag }: { xmlTag: string; placeTag?: string },
  says: string,
): ReportMessage => {
  if (!places) return { message: says, xmlTag };
  const place = places[placeTag];
  const where = place ? `${place.sheet}!${place.cell} ` : '';
  return { message: `${where}(${xmlTag}): ${says}`, xmlTag, ...place };
};

/** A message at the place of a table's cell; rows are counted from 0. */
export const messageInRow = (report: Placed, column: string, row: number, says: string): ReportMessage =>
  report.places
    ? messageAt(report, { xmlTag: column, placeTag: rowTag(column, row) }, says)
    : { message: says, xmlTag: column, row };

/** A message at the place of a key answer. */
export const messageAtKey = (report: JudgedReport, key: KeyAnswer, says: string): ReportMessage => {
  const entry = entryFor(report.template, key);
  return entry ? messageAt(report, entry, says) : { message: says };
};

/** Each message with the words of the question that its tag stands for. */
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
