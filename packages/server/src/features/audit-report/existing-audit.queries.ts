import type { CertificationStatus, RecordStatus } from '@attestry/contract/features/audit/audit.states.ts';
import { sql } from 'kysely';
import type { Actor } from '../../kernel/access/actor.ts';
import { allOf, type Predicate } from '../../kernel/access/predicates.ts';
import type { Reader, Writer } from '../../kernel/database/database.ts';
import { auditAccess, isOpen, seeAudit } from '../audit/audit.public.ts';
import type { Slot } from '../audit-life/audit-life.public.ts';

/** A visible record that a report may replace or duplicate. */
export interface ExistingAudit {
  id: string;
  version: number;
  siteId: string;
  standardId: number;
  certificationBody: { id: string; name: string };
  owner: { id: string; name: string };
  recordStatus: RecordStatus;
  holdingReason: string | null;
  certificationStatus: CertificationStatus;
  /** Whether the caller may revise it and its state allows that: a Closed record cannot be edited. */
  mayRevise: boolean;
  mayEdit: boolean;
  fileSha256: string | null;
  fileName: string | null;
}

const existing = async (
  db: Reader,
  actor: Actor,
  which: Predicate,
  lock = sql``,
): Promise<ExistingAudit | undefined> => {
  const { rows } =
    await sql<ExistingAudit>`select audit.id, audit.version, audit.site_id as "siteId", audit.standard_id as "standardId",
        jsonb_build_object('id', body.id::text, 'name', body.name) as "certificationBody",
        jsonb_build_object('id', owner.id::text, 'name', owner.name) as owner, audit.record_status as "recordStatus",
        audit.holding_reason as "holdingReason", audit.certification_status as "certificationStatus", ${auditAccess.may(actor, 'edit')} as "mayRevise",
        ${allOf(auditAccess.may(actor, 'edit'), isOpen)} as "mayEdit",
        report.file_sha256 as "fileSha256", report.file_name as "fileName"
      from audit join company as owner on owner.id = audit.owner_company_id
        join certification_body as body on body.id = audit.certification_body_id
        left join audit_report as report on report.audit_id = audit.id
      where ${which} and ${seeAudit(actor)} order by audit.id desc limit 1 ${lock}`.execute(db);
  return rows[0];
};

export const auditOfId = (db: Reader, actor: Actor, id: string): Promise<ExistingAudit | undefined> =>
  existing(db, actor, sql<boolean>`audit.id = ${id}::bigint`);

/** Call it after taking the lock of the slot. */
const untilTheEnd = sql`for update of audit`;

export const lockAudit = (db: Writer, actor: Actor, id: string): Promise<ExistingAudit | undefined> =>
  existing(db, actor, sql<boolean>`audit.id = ${id}::bigint`, untilTheEnd);

/** What all audits of one visit share, apart from the start date. */
type Visit = Slot & { bodyId: string };

const ofVisit = ({ siteId, standardId, bodyId }: Visit) => sql<boolean>`audit.site_id = ${siteId}::bigint
  and audit.standard_id = ${standardId} and audit.certification_body_id = ${bodyId}::bigint
  and audit.record_status <> 'Archived'`;

/** Locks the record created from the same file. */
export const lockAuditOfFile = (
  db: Writer,
  actor: Actor,
  visit: Visit,
  sha256: string,
): Promise<ExistingAudit | undefined> =>
  existing(db, actor, sql<boolean>`${ofVisit(visit)} and report.file_sha256 = ${sha256}`, untilTheEnd);

/** Locks the record of the same site, standard, certification body and start date, which a new report would replace. */
export const lockAuditOfVisit = (
  db: Writer,
  actor: Actor,
  visit: Visit,
  { startDate, otherThan }: { startDate: string; otherThan: string | undefined },
): Promise<ExistingAudit | undefined> =>
  existing(
    db,
    actor,
    sql<boolean>`${ofVisit(visit)} and audit.start_date = ${startDate}::date
      and audit.id is distinct from ${otherThan ?? null}::bigint`,
    untilTheEnd,
  );
