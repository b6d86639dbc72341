import { sql } from 'kysely';
import type { Actor } from '../../kernel/access/actor.ts';
import type { Writer } from '../../kernel/database/database.ts';
import { keepReportWorkbook, uploadsFor } from '../audit-document/audit-document.public.ts';
import { type Standing, survivesReports } from '../audit-life/audit-life.public.ts';
import type { Owner } from '../audit-report/audit-report.public.ts';
import { keyColumnValues, linkExtent } from '../report-answers/report-answers.public.ts';
import type { Target } from './target-of-report.queries.ts';
import type { Upload } from './uploaded-report.rules.ts';

/** Everything that is stored of an accepted report. */
export interface AcceptedReport {
  upload: Upload;
  target: Target;
  owner: Owner;
  standing: Standing;
  actor: Actor;
  /** Whose quota the workbook counts towards. */
  organisation: string;
  today: string;
}

const auditValues = ({ upload, target, owner, standing, actor }: AcceptedReport) => ({
  ...keyColumnValues(upload.read.keys),
  country_id: target.countryId,
  owner_company_id: owner.id,
  record_status: standing.recordStatus,
  holding_reason: standing.holdingReason,
  certification_status: standing.certificationStatus,
  uploaded_by: actor.id,
  uploaded_by_organisation: uploadsFor(actor),
});

const storeAnswers = async (db: Writer, auditId: string, { upload: { read, file } }: AcceptedReport): Promise<void> => {
  const values = {
    template_code: read.template.code,
    template_version: read.template.version,
    answers: JSON.stringify(read.rest),
    file_sha256: file.sha256,
    file_name: file.name,
    scan: file.scan,
  };
  await db
    .insertInto('audit_report')
    .values({ audit_id: auditId, ...values })
    .onConflict((conflict) => conflict.column('audit_id').doUpdateSet(values))
    .execute();
};

const keepWorkbook = (
  db: Writer,
  auditId: string,
  { upload: { file }, actor, organisation }: AcceptedReport,
): Promise<void> => keepReportWorkbook(db, { auditId, actor, organisation, ...file, size: file.bytes.length });

const storeParts = async (db: Writer, auditId: string, accepted: AcceptedReport): Promise<string> => {
  await linkExtent(db, auditId, accepted.upload.read.keys);
  await storeAnswers(db, auditId, accepted);
  await keepWorkbook(db, auditId, accepted);
  return auditId;
};

/** Stores a new audit with its report; returns its id. */
export const storeNew = async (db: Writer, accepted: AcceptedReport): Promise<string> => {
  const { target, standing, today } = accepted;
  const { id } = await db
    .insertInto('audit')
    .values({
      ...auditValues(accepted),
      site_id: target.site.id,
      standard_id: target.standardId,
      certification_body_id: target.body.id,
      validation_date: standing.recordStatus === 'Holding' ? null : today,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return storeParts(db, id, accepted);
};

/**
 * Replaces the report of an audit, which keeps its id, history and validation date, and the later expiry date of an
 * extension. Reason and date of a suspension or withdrawal are kept as long as that is its status.
 */
export const storeReplacement = async (db: Writer, auditId: string, accepted: AcceptedReport): Promise<string> => {
  const { standing, today } = accepted;
  const values = auditValues(accepted);
  await db
    .updateTable('audit')
    .set((row) => ({
      ...values,
      version: row('version', '+', 1),
      ...(survivesReports(standing.certificationStatus) ? {} : { status_reason: null, status_date: null }),
      ...(standing.recordStatus === 'Current'
        ? { validation_date: sql<string>`coalesce(validation_date, ${today}::date)` }
        : {}),
      ...(standing.certificationStatus === 'Interim'
        ? { expiry_date: sql<string>`greatest(expiry_date, ${values.expiry_date}::date)` }
        : {}),
    }))
    .where('id', '=', auditId)
    .execute();
  return storeParts(db, auditId, accepted);
};
