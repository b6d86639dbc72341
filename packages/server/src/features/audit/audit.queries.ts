import { type Audit, auditSummary, openVisuals } from '@attestry/contract/features/audit/audit.schema.ts';
import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import { type Actor, isOf } from '../../kernel/access/actor.ts';
import { oneFound } from '../../kernel/access/guards.ts';
import { allOf } from '../../kernel/access/predicates.ts';
import { readRecord } from '../../kernel/access/stored-record.ts';
import { judged, type Unjudged } from '../../kernel/access/verdicts.ts';
import type { Context } from '../../kernel/calls/context.ts';
import { presentLocation } from '../../kernel/fields/location.ts';
import { withProductNameSql } from '../../kernel/settings/product-name.ts';
import { auditorInSight } from '../auditor-reach/auditor-reach.public.ts';
import {
  firstShareWith,
  isCompanyShareable,
  isIncludedInShares,
  isSiteShareable,
  seeSite,
} from '../reach/reach.public.ts';
import { auditAccess, knowsCompany, seeAudit, seenWithoutShare } from './audit.scope.ts';
import { certificateHeldOn, hasCertificate, shownStatus } from './certification-today.scope.ts';
import { type NextAudit, nextAuditOf } from './next-audit/next-audit.queries.ts';
import { publicationOf } from './publication.scope.ts';
import { waitingRequests } from './report-request.scope.ts';
import { sharingPermission } from './sharing-permission.queries.ts';

/** The contacts of an audit are answers of its report. */
const contactTags = {
  siteContactEmail: 'SITE_EMAIL',
  technicalName: 'TECHNICAL_NAME',
  technicalContact: 'TECHNICAL_EMAIL',
  commercialName: 'COMMERCIAL_NAME',
  commercialContact: 'COMMERCIAL_EMAIL',
} as const satisfies Partial<Record<keyof Audit, string>>;

const contactColumns = (actor: Actor): RawBuilder<unknown> =>
  sql.join(
    Object.entries(contactTags).map(([field, tag]) =>
      isOf(actor, 'lite')
        ? sql`null as ${sql.ref(field)}`
        : sql`nullif(report.answers ->> ${sql.lit(tag)}, '') as ${sql.ref(field)}`,
    ),
  );

const named = (id: RawBuilder<unknown>, name: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`jsonb_build_object('id', ${id}::text, 'name', ${name})`;

const facts = sql`audit.record_status as "recordStatus", audit.holding_reason as "holdingReason",
  audit.status_reason as "statusReason", audit.status_date as "statusDate", audit.scope, audit.exclusion, audit.justification,
  audit.start_date as "startDate", audit.end_date as "endDate", audit.validation_date as "validationDate",
  audit.issue_date as "certificateIssueDate", audit.expiry_date as "certificateExpiryDate", audit.grade,
  audit.audit_programme as "auditProgramme", audit.auditor_name as "auditorName", audit.auditor_number as "auditorNumber",
  audit.is_visible as "availableInPortal",
  to_char(audit.uploaded_at at time zone 'UTC', 'YYYY-MM-DD') as "uploadDate"`;

/** The names of the categories and modules of a row of `audit`. */
export const categoriesAndModules = sql`coalesce((select string_agg(category.name, '; ' order by category.number)
    from audit_category join category on category.id = category_id where audit_id = audit.id), '') as category,
  coalesce((select string_agg(module.name, '; ' order by module.id)
    from audit_module join module on module.id = module_id where audit_id = audit.id), '') as "additionalModules"`;

const knownShares = (actor: Actor): RawBuilder<Audit['knowsSharesOf']> => sql`jsonb_build_object(
  'site', ${allOf(isIncludedInShares, isSiteShareable(actor))}, 'company', ${allOf(isIncludedInShares, isCompanyShareable(actor))})`;

const shareWithReader = (ctx: Context): RawBuilder<Audit['sharedWithReader']> =>
  firstShareWith(ctx.actor, {
    own: seenWithoutShare(ctx.actor),
    shownBy: [
      { of: 'audit', id: sql`audit.id` },
      { of: 'site', id: sql`audit.site_id`, only: isIncludedInShares },
      { of: 'company', id: sql`site.company_id`, only: isIncludedInShares },
    ],
  });

type StoredAudit = Omit<Unjudged<Audit>, 'programOwner' | keyof NextAudit> & { next: NextAudit; version: number };

const selectAudit = (ctx: Context, id: string): RawBuilder<StoredAudit> => {
  const { actor, today, kernel } = ctx;
  return sql<StoredAudit>`
  select audit.id, audit.version, ${facts}, ${categoriesAndModules}, ${contactColumns(actor)},
    ${auditorInSight(sql`audit.auditor_number`, actor)} as "auditorId", ${hasCertificate(today)} as "hasCertificate", ${certificateHeldOn(today)} as certificate,
    ${publicationOf(ctx)} as publication, ${presentLocation('audit')} as "siteLocation",
    ${named(sql`audit.site_id`, sql`audit.site_name`)} as site,
    ${seeSite(actor)} as "isSiteInSight", ${knownShares(actor)} as "knowsSharesOf",
    ${shareWithReader(ctx)} as "sharedWithReader",
    ${named(sql`standard.id`, withProductNameSql(sql`standard.name`, kernel.settings))} as standard,
    ${named(sql`body.id`, sql`body.name`)} as "certificationBody", ${named(sql`owner.id`, sql`owner.name`)} || '{"type":"Company"}' as "auditOwner",
    case when ${knowsCompany(actor)} then ${named(sql`company.id`, sql`company.name`)} end as company,
    jsonb_build_object('name', ${shownStatus(today)}) as "certificationStatus", ${auditAccess.verdicts(actor, openVisuals)} as verdicts,
    ${nextAuditOf(ctx)} as next, ${sharingPermission(kernel.settings)} as "sharingPermissionName",
    ${waitingRequests(actor)} as "reportRequests"
  from audit
    join standard on standard.id = audit.standard_id
    join certification_body as body on body.id = audit.certification_body_id
    join company as owner on owner.id = audit.owner_company_id
    join site on site.id = audit.site_id
    join company on company.id = site.company_id
    left join audit_report as report on report.audit_id = audit.id
  where audit.id = ${id}::bigint and ${seeAudit(actor)}`;
};

/** One audit as the caller may see it; not found if it is hidden from them. Sets its version on the context. */
export const readAudit = async (ctx: Context, id: string): Promise<Audit> => {
  const { next, ...audit } = await readRecord(ctx, selectAudit(ctx, id));
  return judged<Audit>({ ...audit, ...next, programOwner: ctx.kernel.settings.BODY_NAME });
};

type Summary = z.output<typeof auditSummary>;

export const readSummary = async ({ actor, db, today, kernel }: Context, id: string): Promise<Summary> => {
  const { rows } = await sql<Summary>`
    select ${named(sql`audit.site_id`, sql`audit.site_name`)} as site,
      ${named(sql`standard.id`, withProductNameSql(sql`standard.name`, kernel.settings))} as standard,
      audit.owner_company_id as "companyId",
      jsonb_build_object('name', ${shownStatus(today)}) as "certificationStatus", audit.record_status as "recordStatus",
      ${auditAccess.visuals(actor, auditSummary.shape.visuals)} as visuals
    from audit join standard on standard.id = audit.standard_id
    where audit.id = ${id}::bigint and ${seeAudit(actor)}`.execute(db);
  return oneFound(rows);
};
