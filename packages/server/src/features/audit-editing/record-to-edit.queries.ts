import type { AuditVerb } from '@attestry/contract/features/audit/audit.schema.ts';
import type { CertificationStatus } from '@attestry/contract/features/audit/audit.states.ts';
import { auditLifeErrors } from '@attestry/contract/features/audit-life/audit-life.errors.ts';
import { sql } from 'kysely';
import { requireVersion } from '../../kernel/access/guards.ts';
import type { WriteContext } from '../../kernel/calls/context.ts';
import { refuse } from '../../kernel/calls/refusal.ts';
import { auditAccess, type ReportToEdit, reportToEdit } from '../audit/audit.public.ts';
import { type LockedRecord, lockRecord } from '../audit-life/audit-life.public.ts';
import type { Owner, SubmittingBody } from '../audit-report/audit-report.public.ts';

/** What the details form edits in addition to the answers of the report; empty if there is nothing. */
export interface Facts {
  owner: Owner;
  isVisible: boolean;
  statusReason: string;
  statusDate: string;
}

/** A locked record that is not Closed, with its report. */
export interface RecordToEdit extends LockedRecord, ReportToEdit {
  facts: Facts;
  site: { id: string; name: string };
  body: SubmittingBody;
  /** If false, the caller may only change whether the record is shown publicly. */
  mayRevise: boolean;
}

/** A record after an edit. */
export interface EditedRecord extends Omit<ReportToEdit, 'template'> {
  facts: Facts;
  certificationStatus: CertificationStatus;
}

/** The columns of a record, without its slot and report. */
type Surroundings = Pick<RecordToEdit, 'facts' | 'site' | 'body' | 'mayRevise'>;

const surroundingsOf = async ({ db, actor }: WriteContext, id: string): Promise<Surroundings> => {
  const { rows } = await sql<Surroundings>`
    select jsonb_build_object('owner', jsonb_build_object('id', owner.id::text, 'name', owner.name),
        'isVisible', audit.is_visible, 'statusReason', coalesce(audit.status_reason, ''),
        'statusDate', coalesce(audit.status_date::text, '')) as facts,
      jsonb_build_object('id', site.id::text, 'name', site.name) as site,
      jsonb_build_object('id', body.id::text, 'name', body.name, 'submissions', body.audit_submission_status) as body,
      ${auditAccess.may(actor, 'edit')} as "mayRevise"
    from audit join company as owner on owner.id = audit.owner_company_id join site on site.id = audit.site_id
      join certification_body as body on body.id = audit.certification_body_id
    where audit.id = ${id}::bigint`.execute(db);
  const [row] = rows;
  if (!row) throw new Error(`Audit ${id} is locked and not there`);
  return row;
};

/** Locks a record for an edit. Refuses Closed records, and edits of an outdated version, with the current one. */
export const recordToEdit = async (
  ctx: WriteContext,
  id: string,
  { verb, present }: { verb: AuditVerb; present: () => Promise<unknown> },
): Promise<RecordToEdit> => {
  const record = await lockRecord(ctx, id, verb);
  if (record.recordStatus === 'Closed') throw refuse(auditLifeErrors.closed);
  await requireVersion(ctx.editedVersion, record.version, present);
  return { ...record, ...(await reportToEdit(ctx, id)), ...(await surroundingsOf(ctx, id)) };
};
