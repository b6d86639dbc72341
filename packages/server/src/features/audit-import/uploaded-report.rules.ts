import type { ImportForm } from '@attestry/contract/features/audit-import/audit-import.schema.ts';
import type { ReportMessage, SheetFigures } from '@attestry/contract/features/report-answers/report-answers.schema.ts';
import type { Answers } from '@attestry/contract/features/report-template/report-template.schema.ts';
import type { StoredScan } from '../../kernel/scan/scan-to-store.ts';
import {
  type Circumstances,
  type Finding,
  type JudgedReport,
  type Judgement,
  judgeReport,
  type ReadReport,
  splitAnswers,
} from '../report-answers/report-answers.public.ts';

/** A report with a known template, its key answers separate from the rest. */
export interface UploadedReport extends JudgedReport {
  rest: Answers;
}

export interface ReportFile {
  bytes: Buffer;
  sha256: string;
  name: string;
  scan: StoredScan;
}

/** A readable uploaded report, with the facts it contains. */
export interface Upload {
  form: ImportForm;
  read: UploadedReport;
  judgement: Judgement;
  /** The progress of its sheets. */
  figures: readonly SheetFigures[];
  file: ReportFile;
}

const messagesOf = (findings: readonly Finding[], level: Finding['level']): ReportMessage[] =>
  findings.filter((finding) => finding.level === level).map(({ level: _, ...message }) => message);

/** The cell of a message, or the tag of an answer whose row was removed. */
const placeOf = ({ sheet, cell, xmlTag }: ReportMessage): string | undefined => (cell ? `${sheet}!${cell}` : xmlTag);

/** Depending on the decision, answers are required that the template does not require. */
const withRequired = (figures: readonly SheetFigures[], judged: readonly ReportMessage[]): SheetFigures[] =>
  figures.map((each) => {
    const empty = judged.filter(({ sheet, found }) => sheet === each.sheet && found === '');
    return { ...each, asked: each.asked + empty.length };
  });

/** Splits and judges the answers of a report; without a known template it only reports its problems. */
export const interpret = (
  { template, answers, places, findings, figures }: ReadReport,
  circumstances: Circumstances,
): Pick<Upload, 'read' | 'judgement' | 'figures'> | { problems: ReportMessage[] } => {
  const unread = messagesOf(findings, 'error');
  if (!template) return { problems: unread };
  const read = { template, answers, places, ...splitAnswers(template, answers) };
  const judged = judgeReport(read, circumstances);
  // An answer that could not be read would also be reported as missing.
  const blamed = new Set(unread.map(placeOf));
  const leftOut = messagesOf(findings, 'warning').map((message) => ({ ...message, leftOut: true as const }));
  const refusals = judged.refusals.filter((message) => message.xmlTag === undefined || !blamed.has(placeOf(message)));
  return {
    read,
    figures: withRequired(figures, refusals),
    judgement: {
      ...judged,
      refusals: [...unread, ...refusals],
      warnings: [...leftOut, ...judged.warnings],
    },
  };
};
