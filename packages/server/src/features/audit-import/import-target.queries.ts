import type { CertificationStatus, RecordStatus } from '@attestry/contract/features/audit/audit.states.ts';
import { type RawBuilder, sql } from 'kysely';
import { type Actor, isOf } from '../../kernel/access/actor.ts';
import { always, type Predicate } from '../../kernel/access/predicates.ts';
import type { Reader, Writer } from '../../kernel/database/database.ts';
import { editAudit, reviseAudit, seeAudit } from '../audit/audit.public.ts';
import type { Slot } from '../audit-life/audit-life.public.ts';
import { countryFinder, knownCountries } from '../lookup/lookup.public.ts';
import { seeSite } from '../reach/reach.public.ts';
import { uploadToSite } from '../site/site.public.ts';
import type { DirectorySite } from './differences.rules.ts';
import type { SubmittingBody } from './submissions.rules.ts';

export interface TargetSite extends DirectorySite {
  id: string;
  company: { id: string; name: string };
  mayUpload: boolean;
}

const first = async <R>(query: RawBuilder<R>, db: Reader): Promise<R | undefined> => (await query.execute(db)).rows[0];

/** The site a report is for: in sight, or that of an audit in sight. */
export const siteFor = (
  db: Reader,
  actor: Actor,
  code: string,
  see: 'sight' | 'audit',
): Promise<TargetSite | undefined> =>
  first(
    sql<TargetSite>`select site.id, site.name, site.address_line1 as "addressLine1", site.address_line2 as "addressLine2",
        site.address_line3 as "addressLine3", site.city, site.county, site.zip_code as "zipCode",
        jsonb_build_object('id', country.id, 'name', country.name) as country,
        jsonb_build_object('id', company.id::text, 'name', company.name) as company, ${uploadToSite(actor)} as "mayUpload"
      from site join country on country.id = site.country_id join company on company.id = site.company_id
      where site.id = ${code}::bigint and ${see === 'audit' ? always : seeSite(actor)}`,
    db,
  );

export interface UploadingBody extends SubmittingBody {
  id: string;
}

export const bodyFor = (db: Reader, id: string): Promise<UploadingBody | undefined> =>
  first(
    sql<UploadingBody>`select id, name, audit_submission_status as submissions from certification_body
      where id = ${id}::bigint`,
    db,
  );

export const activeCompany = (db: Reader, id: string): Promise<{ id: string; name: string } | undefined> =>
  first(
    sql<{ id: string; name: string }>`select id, name from company where id = ${id}::bigint and status = 'Active'`,
    db,
  );

export const standardIdOf = async (db: Reader, name: string): Promise<number> =>
  (await db.selectFrom('standard').select('id').where('name', '=', name).executeTakeFirstOrThrow()).id;

/** By any of its names or its two letters. */
export const countryNamed = async (db: Reader, name: string): Promise<{ id: number } | undefined> => {
  const id = countryFinder(await knownCountries(db))(name);
  return id === undefined ? undefined : { id };
};

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
  /** Whether the caller may revise it at all, and as it stands: a Closed one nobody edits. */
  mayRevise: boolean;
  mayEdit: boolean;
  fileSha256: string | null;
  fileName: string | null;
}

const existing = (db: Reader, actor: Actor, which: Predicate, lock = sql``): Promise<ExistingAudit | undefined> =>
  first(
    sql<ExistingAudit>`select audit.id, audit.version, audit.site_id as "siteId", audit.standard_id as "standardId",
        jsonb_build_object('id', body.id::text, 'name', body.name) as "certificationBody",
        jsonb_build_object('id', owner.id::text, 'name', owner.name) as owner, audit.record_status as "recordStatus",
        audit.holding_reason as "holdingReason", audit.certification_status as "certificationStatus", ${reviseAudit(actor)} as "mayRevise",
        ${editAudit(actor)} as "mayEdit",
        report.file_sha256 as "fileSha256", report.file_name as "fileName"
      from audit join company as owner on owner.id = audit.owner_company_id
        join certification_body as body on body.id = audit.certification_body_id
        left join audit_report as report on report.audit_id = audit.id
      where ${which} and ${seeAudit(actor)} order by audit.id desc limit 1 ${lock}`,
    db,
  );

export const auditOfId = (db: Reader, actor: Actor, id: string): Promise<ExistingAudit | undefined> =>
  existing(db, actor, sql<boolean>`audit.id = ${id}::bigint`);

/** Nobody edits the record meanwhile. To be taken after the lock of its slot. */
const untilTheEnd = sql`for update of audit`;

export const lockAudit = (db: Writer, actor: Actor, id: string): Promise<ExistingAudit | undefined> =>
  existing(db, actor, sql<boolean>`audit.id = ${id}::bigint`, untilTheEnd);

type Visit = Slot & { bodyId: string };

const ofVisit = ({ siteId, standardId, bodyId }: Visit) => sql<boolean>`audit.site_id = ${siteId}::bigint
  and audit.standard_id = ${standardId} and audit.certification_body_id = ${bodyId}::bigint
  and audit.record_status <> 'Archived'`;

/** Locks the record that the same file made before. */
export const lockAuditOfFile = (
  db: Writer,
  actor: Actor,
  visit: Visit,
  sha256: string,
): Promise<ExistingAudit | undefined> =>
  existing(db, actor, sql<boolean>`${ofVisit(visit)} and report.file_sha256 = ${sha256}`, untilTheEnd);

/** Locks the record of the same site, standard, certification body and start date: what a new report would replace. */
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

/** The certification bodies a caller may name: its own, or any. */
export const ownBodies = (actor: Actor): readonly string[] | 'any' =>
  isOf(actor, 'cb') ? actor.organisations.certificationBodies : 'any';
