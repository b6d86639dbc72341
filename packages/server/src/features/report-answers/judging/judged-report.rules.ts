import type { ReportMessage } from '@attestry/contract/features/report-answers/report-answers.schema.ts';
import type { Answers, ReportTemplate } from '@attestry/contract/features/report-template/report-template.schema.ts';
import { addDays } from '../../../kernel/clock/clock.ts';
import type { KeyAnswers } from '../key-answers.rules.ts';
import type { ReadReport } from '../reading/read-report.rules.ts';

/** A report as the rules see it. */
export interface JudgedReport {
  template: ReportTemplate;
  answers: Answers;
  keys: KeyAnswers;
  /** Where its answers stand in the workbook; a report that is edited has none. */
  places?: ReadReport['places'];
}

/** What a report gives beyond the terms of its standard: it needs an override, and the standards body is notified. */
export interface Departure {
  of: 'grade' | 'validity';
  /** What the report says. */
  given: string;
  /** What the standard's terms allow. */
  allowed: string;
}

/** What the rules find in a report: what refuses it, what needs an override, and what is only a warning. */
export interface Judgement {
  refusals: ReportMessage[];
  overrides: ReportMessage[];
  warnings: ReportMessage[];
  departures: Departure[];
}

/** When and under which settings a report is uploaded or edited. */
export interface Circumstances {
  /** Days are YYYY-MM-DD. */
  today: string;
  /** Absent where nothing is uploaded. */
  lateAfterDays?: number;
  /** The expiry day is that of an extension, to which the terms of the standard do not apply. */
  isExtended?: boolean;
}

/** The last day that may have begun somewhere: `today` is a day in UTC, and in the east it is tomorrow already. */
export const lastDayOf = (today: string): string => addDays(today, 1);

export type Rule = (report: JudgedReport, circumstances: Circumstances) => Partial<Judgement>;
