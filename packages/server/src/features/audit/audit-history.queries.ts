import type { AuditHistoryRow } from '@attestry/contract/features/audit/audit.schema.ts';
import { sql } from 'kysely';
import { among, type Predicate } from '../../kernel/access/predicates.ts';
import type { Context } from '../../kernel/calls/context.ts';
import { withProductNameSql } from '../../kernel/settings/product-name.ts';
import { auditAccess, seeAudit } from './audit.scope.ts';
import { shownStatus } from './certification-today.scope.ts';

/** The audits of a condition that the caller may see, newest first. */
const historyAmong = async ({ actor, db, today, kernel }: Context, which: Predicate): Promise<AuditHistoryRow[]> => {
  const { rows } = await sql<AuditHistoryRow>`
    select audit.id, ${withProductNameSql(sql`standard.name`, kernel.settings)} as standard,
      audit.start_date as "auditStartDate", audit.validation_date as "auditValidationDate",
      body.name as "certificationBodyName", ${shownStatus(today)} as "certificationStatus",
      audit.record_status as "recordStatus",
      to_char(audit.uploaded_at at time zone 'UTC', 'YYYY-MM-DD') as "uploadDate"
    from audit join certification_body as body on body.id = audit.certification_body_id
      join standard on standard.id = audit.standard_id
    where ${which} and ${seeAudit(actor)} order by audit.start_date desc, audit.id desc`.execute(db);
  return rows;
};

/** The audits of the same site and standard, including this one, which the caller must see. */
export const auditHistory = async (ctx: Context, id: string): Promise<AuditHistoryRow[]> => {
  await auditAccess.requireSight(ctx, id);
  return historyAmong(
    ctx,
    sql<boolean>`(audit.site_id, audit.standard_id) = (
      select shown.site_id, shown.standard_id from audit as shown where shown.id = ${id}::bigint)`,
  );
};

/** The audits of a site for any standard. Call it after a check that the reader sees the site. */
export const auditHistoryOfSite = (ctx: Context, siteId: string): Promise<AuditHistoryRow[]> =>
  historyAmong(ctx, among(sql`audit.site_id`, [siteId]));
