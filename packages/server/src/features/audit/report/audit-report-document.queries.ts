import { readFileSync } from 'node:fs';
import type { Answers, ReportTemplate } from '@attestry/contract/features/report-template/report-template.schema.ts';
import { typeset } from '../../../kernel/documents/typeset.ts';
import { reportChapters, resultSummary } from './audit-report.rules.ts';

export interface AuditReport {
  /** The standards body. */
  bodyName: string;
  siteName: string;
  /** Standard and version as printed, such as `Food, version 9`. */
  standard: string;
  certificationBody: string;
  /** Empty where there is none. */
  grade: string;
  certificationStatus: string;
  /** Further facts of the cover, in this order; an empty value prints as missing. */
  facts: readonly { label: string; value: string }[];
  template: ReportTemplate;
  answers: Answers;
  /** When the document was asked for. The same report at the same instant is the same file. */
  producedAt: Date;
}

const layout = readFileSync(new URL('./report.typ', import.meta.url), 'utf8');
const parts = { 'report-results.typ': readFileSync(new URL('./report-results.typ', import.meta.url)) };

/**
 * The whole report of an audit. A character that no font has prints as U+FFFD: one emoji in a note must not withhold the report.
 */
export const auditReportDocument = async (report: AuditReport): Promise<Uint8Array> => {
  const { template, answers, producedAt, ...cover } = report;
  const chapters = reportChapters(template, answers);
  const content = {
    ...cover,
    producedOn: producedAt.toISOString().slice(0, 10),
    templateVersion: `${template.code} ${template.version}`,
    chapters,
    summary: resultSummary(chapters),
  };
  return await typeset(layout, content, parts, { language: 'en', createdAt: producedAt, missing: 'mark' });
};
