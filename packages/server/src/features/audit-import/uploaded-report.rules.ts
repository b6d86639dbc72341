import type { ImportForm, ImportMessage } from '@attestry/contract/features/audit-import/audit-import.schema.ts';
import type { Answers, ReportTemplate } from '@attestry/contract/features/report-template/report-template.schema.ts';
import type { StoredScan } from '../../kernel/scan/scan-to-store.ts';
import { splitAnswers } from '../audit/audit.public.ts';
import { outlastsReports, type Standing } from '../audit-life/audit-life.public.ts';
import { asked, tables } from '../report-template/report-template.public.ts';
import { judgeReport } from './judging/judge-report.rules.ts';
import type { Circumstances, JudgedReport, Judgement } from './judging/judged-report.rules.ts';
import type { Finding } from './reading/findings.rules.ts';
import type { ReadReport } from './reading/read-report.rules.ts';

/** A report whose template is known: its key answers apart from the rest. */
export interface UploadedReport extends JudgedReport {
  rest: Answers;
}

export interface ReportFile {
  bytes: Buffer;
  sha256: string;
  name: string;
  scan: StoredScan;
}

/** A readable report on its way in, with what it says by itself. */
export interface Upload {
  form: ImportForm;
  read: UploadedReport;
  judgement: Judgement;
  file: ReportFile;
}

const messagesOf = (findings: readonly Finding[], level: Finding['level']): ImportMessage[] =>
  findings.filter((finding) => finding.level === level).map(({ level: _, ...message }) => message);

/** The cell of a message, or the tag of an answer that has lost its cell. */
const placeOf = ({ sheet, cell, xmlTag }: ImportMessage): string | undefined => (cell ? `${sheet}!${cell}` : xmlTag);

/** What was read as what it means; without a known template only its problems are left. */
export const understand = (
  { template, answers, places, findings }: ReadReport,
  circumstances: Circumstances,
): Pick<Upload, 'read' | 'judgement'> | { problems: ImportMessage[] } => {
  const unread = messagesOf(findings, 'error');
  if (!template) return { problems: unread };
  const read = { template, answers, places, ...splitAnswers(template, answers) };
  const judged = judgeReport(read, circumstances);
  // An answer that could not be read is not blamed for being absent as well.
  const blamed = new Set(unread.map(placeOf));
  const leftOut = messagesOf(findings, 'warning').map((message) => ({ ...message, leftOut: true as const }));
  const refusals = judged.refusals.filter((message) => message.xmlTag === undefined || !blamed.has(placeOf(message)));
  return {
    read,
    judgement: {
      ...judged,
      refusals: [...unread, ...refusals],
      warnings: [...leftOut, ...judged.warnings],
    },
  };
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

/** What is to be known of a record that its report did not say itself. */
export const newsOf = ({ holdingReason, certificationStatus }: Standing, before: Standing | undefined) => {
  const stays = before && outlastsReports(certificationStatus);
  return {
    held: holdingReason ? [{ message: `The record is Holding. ${holdingReason}.` }] : [],
    kept: stays ? [{ message: `The certification status of the record stays ${certificationStatus}.` }] : [],
  };
};
