import { auditErrors } from '@attestry/contract/features/audit/audit.errors.ts';
import { decidedStatuses, isUnvalidated, type RecordStatus } from '@attestry/contract/features/audit/audit.states.ts';
import type { Report } from '@attestry/contract/features/audit/report.schema.ts';
import type { Answers, ReportTemplate } from '@attestry/contract/features/report-template/report-template.schema.ts';
import { type RawBuilder, sql } from 'kysely';
import { isOf } from '../../../kernel/access/actor.ts';
import { organisationOf } from '../../../kernel/access/caller.ts';
import { oneFound } from '../../../kernel/access/guards.ts';
import type { Context, FileToSend } from '../../../kernel/calls/context.ts';
import { refuse } from '../../../kernel/calls/refusal.ts';
import { printedAddress } from '../../../kernel/fields/location.ts';
import { withProductName } from '../../../kernel/settings/product-name.ts';
import {
  answerText,
  joinAnswers,
  type KeyAnswers,
  keyColumns,
  splitAnswers,
} from '../../report-answers/report-answers.public.ts';
import { entryFor, templateByCode, templateFor } from '../../report-template/report-template.public.ts';
import { seeAudit } from '../audit.scope.ts';
import { shownStatus } from '../certification-today.scope.ts';
import { coverOf, type ReportCover } from './report-cover.rules.ts';
import { auditReportDocument } from './report-document.queries.ts';
import { reportSections } from './report-sections.rules.ts';

interface StoredReport {
  version: number;
  siteCode: string;
  recordStatus: RecordStatus;
  validationDate: string | null;
  standard: string;
  certificationBody: string;
  storedStatus: string;
  shownStatus: string;
  /** In lines, as documents print it. */
  address: string[];
  country: string;
  categories: string[];
  modules: string[];
  /** The key answers that are columns of the audit, by key. */
  keys: Record<keyof typeof keyColumns, string | null>;
  /** Null if the record has no report. */
  templateCode: string | null;
  templateVersion: string | null;
  answers: Answers | null;
}

const keys = sql.join(
  Object.entries(keyColumns).flatMap(([key, column]) => [sql.lit(key), sql.ref(`audit.${column}`)]),
);

const selectReport = ({ actor, today }: Context, id: string): RawBuilder<StoredReport> => sql<StoredReport>`
  select audit.version, audit.site_id as "siteCode", standard.name as standard, body.name as "certificationBody",
    audit.certification_status as "storedStatus", ${shownStatus(today)} as "shownStatus", country.name as country,
    audit.record_status as "recordStatus", audit.validation_date as "validationDate", ${printedAddress('audit')} as address,
    array(select category.name from audit_category join category on category.id = category_id
      where audit_id = audit.id order by category.number) as categories,
    array(select module.name from audit_module join module on module.id = module_id
      where audit_id = audit.id order by module.id) as modules,
    jsonb_build_object(${keys}) as keys,
    report.template_code as "templateCode", report.template_version as "templateVersion", report.answers
  from audit
    join standard on standard.id = audit.standard_id
    join certification_body as body on body.id = audit.certification_body_id
    join country on country.id = audit.country_id
    left join audit_report as report on report.audit_id = audit.id
  where audit.id = ${id}::bigint and ${seeAudit(actor)}`;

/** The certification status is the decision until it changes later. */
const keyAnswersOf = (stored: StoredReport): KeyAnswers => ({
  ...Object.fromEntries(Object.entries(stored.keys).map(([key, value]) => [key, value ?? ''])),
  siteCode: stored.siteCode,
  country: stored.country,
  categories: stored.categories,
  modules: stored.modules,
  ...(decidedStatuses.some((each) => each === stored.storedStatus) && { decision: stored.storedStatus }),
});

interface WholeReport extends StoredReport {
  template: ReportTemplate;
  whole: Answers;
}

/** A record without a report only has the key answers, in its standard's current template. */
const templateOfRecord = ({ standard, templateCode, templateVersion }: StoredReport): ReportTemplate => {
  const stamped = templateCode && templateVersion ? templateByCode(templateCode, templateVersion) : undefined;
  const template = templateCode ? stamped : templateFor(standard);
  if (!template) throw new Error(`There is no report template ${templateCode ?? standard} ${templateVersion ?? ''}`);
  return template;
};

/** Merges the record's columns and the report's other answers into one report. */
const wholeReport = async (ctx: Context, id: string): Promise<WholeReport> => {
  const { rows } = await selectReport(ctx, id).execute(ctx.db);
  const stored = oneFound(rows);
  if (isOf(ctx.actor, 'lite')) throw refuse(auditErrors.proNeeded);
  const template = templateOfRecord(stored);
  return { ...stored, template, whole: joinAnswers(template, keyAnswersOf(stored), stored.answers ?? {}) };
};

/** A report with its key answers separate, including those that its template does not ask. */
export interface ReportToEdit {
  template: ReportTemplate;
  keys: KeyAnswers;
  whole: Answers;
  /** As stored, with the record's columns; undefined if the record has no report. */
  rest: Answers | undefined;
}

export const reportToEdit = async (ctx: Context, id: string): Promise<ReportToEdit> => {
  const stored = await wholeReport(ctx, id);
  const { template, whole, answers } = stored;
  const keys = { ...keyAnswersOf(stored), ...splitAnswers(template, whole).keys };
  return { template, keys, whole, rest: answers ?? undefined };
};

export const readReport = async (ctx: Context, id: string): Promise<Report> => {
  const { template, whole, version, answers } = await wholeReport(ctx, id);
  ctx.holdsVersion(version);
  return {
    template: { code: template.code, version: template.version },
    sections: reportSections(template, { answers: whole, hasReport: answers !== null }),
  };
};

const coverOfRecord = (report: WholeReport): ReportCover => {
  const { keys: key, whole, template } = report;
  const decision = whole[entryFor(template, 'decision')?.xmlTag ?? ''];
  return coverOf({
    ...report,
    isUnvalidated: isUnvalidated(report),
    certificationStatus: report.shownStatus,
    decision: answerText(decision) ?? report.storedStatus,
    grade: key.grade ?? '',
    auditProgramme: key.auditProgramme ?? '',
    startDate: key.startDate ?? '',
    endDate: key.endDate ?? '',
    issueDate: key.issueDate ?? '',
    expiryDate: key.expiryDate ?? '',
    hasReport: report.answers !== null,
    scope: key.scope ?? '',
    exclusion: key.exclusion ?? '',
  });
};

/** The report as a PDF; for a record without one, a page with the directory's data. */
export const reportDocument = async (ctx: Context, id: string): Promise<FileToSend> => {
  const report = await wholeReport(ctx, id);
  const { settings } = ctx.kernel;
  const { template, answers, keys: key, siteCode } = report;
  const printed = {
    ...coverOfRecord(report),
    bodyName: settings.BODY_NAME,
    siteName: key.siteName ?? '',
    standard: withProductName(answers ? `${report.standard}, version ${template.version}` : report.standard, settings),
    certificationBody: report.certificationBody,
    template,
    answers: answers && report.whole,
    producedAt: ctx.now,
    organisation: await organisationOf(ctx.db, ctx.actor),
  };
  const name = `AuditReport-${siteCode}-${template.code}-${key.startDate}.pdf`;
  return { content: () => auditReportDocument(printed), type: 'application/pdf', name };
};
