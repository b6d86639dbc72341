import { readFileSync } from 'node:fs';
import type { Answers, ReportTemplate } from '@attestry/contract/features/report-template/report-template.schema.ts';
import { typeset } from '../../../kernel/documents/typeset.ts';
import { reportChapters, resultSummary } from './report-chapters.rules.ts';
import type { ReportCover } from './report-cover.rules.ts';

export interface AuditReport extends ReportCover {
  /** The standards body. */
  bodyName: string;
  siteName: string;
  /** Standard and version as printed, such as `Food, version 9`. */
  standard: string;
  certificationBody: string;
  template: ReportTemplate;
  /** Null if the record has no report: the cover is then the whole document. */
  answers: Answers | null;
  /** When the document was requested. The same report at the same instant yields the same file. */
  producedAt: Date;
  /** Who requests it: organisations take turns. */
  organisation: string;
}

const layout = readFileSync(new URL('./report.typ', import.meta.url), 'utf8');
const parts = Object.fromEntries(
  ['report-chapters.typ', 'report-results.typ'].map((name) => [name, readFileSync(new URL(name, import.meta.url))]),
);

/**
 * The whole report of an audit, or one page with the data of a record without one. A character that no font has prints
 * as U+FFFD: one emoji in a note must not withhold the report.
 */
export const auditReportDocument = async (report: AuditReport): Promise<Uint8Array> => {
  const { template, answers, producedAt, organisation, ...cover } = report;
  const chapters = answers ? reportChapters(template, answers) : [];
  const content = {
    ...cover,
    producedOn: producedAt.toISOString().slice(0, 10),
    templateVersion: `${template.code} ${template.version}`,
    hasReport: answers !== null,
    chapters,
    summary: resultSummary(chapters),
  };
  const options = { language: 'en', createdAt: producedAt, missing: 'mark', organisation } as const;
  return await typeset(layout, content, parts, options);
};
