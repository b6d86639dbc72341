import {
  maxListedRequests,
  type ReportRequests,
} from '@attestry/contract/features/report-access/report-access.schema.ts';
import { numberOf, type OrganisationType } from '@attestry/contract/kernel/organisation.ts';
import { sql } from 'kysely';
import type { Predicate } from '../../kernel/access/predicates.ts';
import type { Context } from '../../kernel/calls/context.ts';
import { withProductNameSql } from '../../kernel/settings/product-name.ts';
import { auditAccess, isPending, isShareable, seeAudit } from '../audit/audit.public.ts';
import { siteAccess } from '../site/site.public.ts';

interface Waiting {
  auditId: string;
  standard: string;
  type: OrganisationType;
  externalId: string;
  name: string;
  requestedAt: Date;
  /** How many requests wait in all. */
  total: number;
}

/** Who asks for reports of these audits that the caller may share, the one that has waited longest first. */
const requestsWhere = async ({ db, actor, kernel }: Context, ofThese: Predicate): Promise<ReportRequests> => {
  const { rows } = await sql<Waiting>`
    select audit.id::text as "auditId", ${withProductNameSql(sql`audit.standard`, kernel.settings)} as standard,
      organisation.type, organisation.id::text as "externalId", organisation.name, request.requested_at as "requestedAt",
      count(*) over ()::int as total
    from audit_listing as audit join report_request as request on request.audit_id = audit.id and ${isPending}
      join organisation on organisation.type = request.organisation_type and organisation.id = request.organisation_id
    where ${ofThese} and ${seeAudit(actor)} and ${isShareable(actor)}
    order by request.requested_at, audit.id, organisation.name, organisation.id limit ${sql.lit(maxListedRequests)}`.execute(
    db,
  );
  const requests = rows.map(({ auditId, standard, type, externalId, name, requestedAt }) => ({
    auditId,
    standard,
    organisation: { type: numberOf(type), externalId, name },
    requestedAt: requestedAt.toISOString(),
  }));
  return { total: rows[0]?.total ?? 0, requests };
};

export const requestsOfSite = async (ctx: Context, id: string): Promise<ReportRequests> => {
  await siteAccess.requireSight(ctx, id);
  return requestsWhere(ctx, sql`audit.site_id = ${id}::bigint`);
};

/** For an owner of the audit who does not see its site as well. */
export const requestsOfAudit = async (ctx: Context, id: string): Promise<ReportRequests> => {
  await auditAccess.requireSight(ctx, id);
  return requestsWhere(ctx, sql`audit.id = ${id}::bigint`);
};
