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
  /** Where its answers are in the workbook; empty for an edited report. */
  places?: ReadReport['places'];
}

/** A result beyond the terms of the standard: it needs an override, and the standards body is notified. */
export interface Departure {
  of: 'grade' | 'validity';
  /** The report's value. */
  given: string;
  /** The best value that the standard's terms allow. */
  allowed: string;
}

/** The findings of the rules: errors, departures that need an override, and warnings. */
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
  /** Absent for an edit. */
  lateAfterDays?: number;
  /** The expiry date is that of an extension, which the terms of the standard do not limit. */
  isExtended?: boolean;
}

/** The last day that has begun anywhere: `today` is in UTC, and further east it may already be tomorrow. */
export const lastDayOf = (today: string): string => addDays(today, 1);

export type Rule = (report: JudgedReport, circumstances: Circumstances) => Partial<Judgement>;
