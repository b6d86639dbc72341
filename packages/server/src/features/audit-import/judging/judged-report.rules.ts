import type { ImportMessage } from '@attestry/contract/features/audit-import/audit-import.schema.ts';
import type {
  Answers,
  KeyAnswer,
  ReportTemplate,
} from '@attestry/contract/features/report-template/report-template.schema.ts';
import type { KeyAnswers } from '../../audit/audit.public.ts';
import { entryFor } from '../../report-template/report-template.public.ts';
import { rowTag } from '../reading/findings.rules.ts';
import type { ReadReport } from '../reading/read-report.rules.ts';

/** A report as the rules see it. */
export interface JudgedReport {
  template: ReportTemplate;
  answers: Answers;
  keys: KeyAnswers;
  /** Where its answers stand in the workbook; a report that is edited has none. */
  places?: ReadReport['places'];
}

/** What a report gives beyond the terms of its standard: it is asked about, and the standards body hears of it. */
export interface Departure {
  of: 'grade' | 'validity';
  /** What the report says. */
  given: string;
  /** What the standard's terms allow. */
  allowed: string;
}

/** What the rules say of a report: what refuses it, what asks for an override, and what is only noted. */
export interface Judgement {
  refusals: ImportMessage[];
  overrides: ImportMessage[];
  warnings: ImportMessage[];
  departures: Departure[];
}

/** When and under which settings a report is uploaded or edited. */
export interface Circumstances {
  /** Days are YYYY-MM-DD. */
  today: string;
  /** Absent where nothing is uploaded. */
  lateAfterDays?: number;
  /** The expiry day is that of an extension. */
  isExtended?: boolean;
}

export type Rule = (report: JudgedReport, circumstances: Circumstances) => Partial<Judgement>;

type Placed = Pick<JudgedReport, 'places'>;

/** A message at the place of one answer. */
export const sayAt = (
  { places }: Placed,
  { xmlTag, placeTag = xmlTag }: { xmlTag: string; placeTag?: string },
  says: string,
): ImportMessage => {
  if (!places) return { message: says, xmlTag };
  const place = places[placeTag];
  const where = place ? `${place.sheet}!${place.cell} ` : '';
  return { message: `${where}(${xmlTag}): ${says}`, xmlTag, ...place };
};

/** A message at the place of a table's cell; rows are counted from 0. */
export const sayInRow = (report: Placed, column: string, row: number, says: string): ImportMessage =>
  report.places
    ? sayAt(report, { xmlTag: column, placeTag: rowTag(column, row) }, says)
    : { message: says, xmlTag: column, row };

/** A message at the place of a key answer. */
export const sayOf = (report: JudgedReport, key: KeyAnswer, says: string): ImportMessage => {
  const entry = entryFor(report.template, key);
  return entry ? sayAt(report, entry, says) : { message: says };
};
