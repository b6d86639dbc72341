import {
  maxListedRequests,
  type ReportRequest,
} from '@attestry/contract/features/report-access/report-access.schema.ts';
import { numberOf, type OrganisationType } from '@attestry/contract/kernel/organisation.ts';
import { sql } from 'kysely';
import type { Context } from '../../kernel/calls/context.ts';
import { withProductNameSql } from '../../kernel/settings/product-name.ts';
import { isPending, isShareable, seeAudit } from '../audit/audit.public.ts';
import { siteAccess } from '../site/site.public.ts';

interface Waiting {
  auditId: string;
  standard: string;
  type: OrganisationType;
  externalId: string;
  name: string;
  requestedAt: Date;
}

/** Who asks for reports of a visible site that the caller may share, the one that has waited longest first. */
export const requestsOfSite = async (ctx: Context, id: string): Promise<ReportRequest[]> => {
  const { db, actor, kernel } = ctx;
  await siteAccess.requireSight(ctx, id);
  const { rows } = await sql<Waiting>`
    select audit.id::text as "auditId", ${withProductNameSql(sql`audit.standard`, kernel.settings)} as standard,
      organisation.type, organisation.id::text as "externalId", organisation.name, request.requested_at as "requestedAt"
    from audit_listing as audit join report_request as request on request.audit_id = audit.id and ${isPending}
      join organisation on organisation.type = request.organisation_type and organisation.id = request.organisation_id
    where audit.site_id = ${id}::bigint and ${seeAudit(actor)} and ${isShareable(actor)}
    order by request.requested_at, audit.id, organisation.name, organisation.id limit ${sql.lit(maxListedRequests)}`.execute(
    db,
  );
  return rows.map(({ auditId, standard, type, externalId, name, requestedAt }) => ({
    auditId,
    standard,
    organisation: { type: numberOf(type), externalId, name },
    requestedAt: requestedAt.toISOString(),
  }));
};
