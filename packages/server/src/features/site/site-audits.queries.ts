import type { AuditHistoryRow } from '@attestry/contract/features/audit/audit.schema.ts';
import { siteList } from '@attestry/contract/features/site/site.list.ts';
import { type SiteRow, siteAudit } from '@attestry/contract/features/site/site.schema.ts';
import { type RawBuilder, sql } from 'kysely';
import { type Actor, isOf } from '../../kernel/access/actor.ts';
import type { Context } from '../../kernel/calls/context.ts';
import {
  type ColumnSource,
  columnsFor,
  type Mask,
  nullableInOrder,
  sortedWithout,
  type Viewer,
  viewerOf,
} from '../../kernel/lists/list-source.ts';
import { maskedSource, shownAt } from '../../kernel/lists/masked-columns.ts';
import { sortedWithProductName, withProductNameSql } from '../../kernel/settings/product-name.ts';
import {
  auditAccess,
  auditHistoryOfSite,
  hasCertificate,
  isShareable,
  isUpcoming,
  publicationOf,
  scheduledDay,
  scheduledModules,
  seeAudit,
  shownStatus,
  sortedByStatus,
  whyKept,
} from '../audit/audit.public.ts';
import { nameOfStandard } from '../lookup/lookup.public.ts';
import { relatedSites, unrelatedSites } from '../reach/reach.public.ts';
import { isSharedSite, seeSchedule, siteAccess } from './site.scope.ts';

const standard = sql`site.standard`;

/** A certification body sees, filters and sorts by the latest audit of related sites only. */
const maskOf = (actor: Actor): Mask => {
  const rows = relatedSites(actor);
  return { rows, inOrder: rows, hidden: unrelatedSites(actor), each: isSharedSite(actor) };
};

/** Data of the site's latest audit. */
export const auditColumns = ({ actor, today, settings }: Viewer) => {
  const masked = isOf(actor, 'body') ? {} : { masked: maskOf(actor) };
  return {
    auditStatus: { ...nullableInOrder(sql`site.record_status`), ...masked },
    auditStartDate: { ...nullableInOrder(sql`site.start_date`), ...masked },
    auditExpiryDate: { ...nullableInOrder(sql`site.expiry_date`), ...masked },
    auditCertificationStatus: {
      at: shownStatus(today, 'site'),
      ...sortedWithout(sql`site.certification_status`, sortedByStatus(today, 'site')),
      ...masked,
    },
    auditStandard: {
      at: withProductNameSql(standard, settings),
      ...sortedWithout(standard, sortedWithProductName(standard, settings)),
      by: sql`site.standard_id`,
      type: 'int' as const,
      nameOf: nameOfStandard(settings),
      ...masked,
    },
  };
};

export type AuditSummary = Pick<SiteRow, keyof ReturnType<typeof auditColumns>>;

/** The audit columns of a site's list row that this reader has, as JSON for the site's own page. */
export const summaryOf = (ctx: Context, id: string): RawBuilder<AuditSummary> => {
  const viewer = viewerOf(ctx);
  const sources: Record<string, ColumnSource> = auditColumns(viewer);
  const pairs = columnsFor(siteList, viewer).flatMap(([key]) => {
    const source = sources[key];
    return source ? [sql`${sql.lit(key)}, ${shownAt(maskedSource(source))}`] : [];
  });
  return sql`(select jsonb_build_object(${sql.join(pairs)}) from site_listing as site
    where site.id = ${id}::bigint)`;
};

/** The audits of a site that the caller may see, latest first. */
export const auditsOf = (ctx: Context) => {
  const { actor, today, kernel } = ctx;
  return kernel.flags.AuditFeature
    ? sql`(select coalesce(jsonb_agg(jsonb_build_object('id', audit.id::text,
        'standardId', record.standard_id::text, 'certificationBodyId', record.certification_body_id::text,
        'standard', ${withProductNameSql(sql`audit.standard`, kernel.settings)}, 'startDate', audit.start_date,
        'validationDate', audit.validation_date, 'certificationStatus', ${shownStatus(today)},
        'statusDate', record.status_date, 'issueDate', audit.issue_date, 'expiryDate', audit.expiry_date,
        'recordStatus', audit.record_status, 'grade', audit.grade, 'scope', record.scope,
        'hasCertificate', ${hasCertificate(today)}, 'publication', ${publicationOf(ctx, 'record')},
        'shares', case when ${isShareable(actor)} then (select count(*) from share
          where share.entity_type = 'audit' and share.entity_id = audit.id) else 0 end,
        'visuals', ${auditAccess.visuals(actor, siteAudit.shape.visuals)}) order by audit.start_date desc, audit.id desc), '[]')
      from audit_listing as audit join audit as record on record.id = audit.id where audit.site_id = site.id and ${seeAudit(actor)})`
    : sql`'[]'::jsonb`;
};

/** The scheduled audits of a site that are to come, earliest first. */
export const scheduledAuditsOf = (ctx: Context) =>
  ctx.kernel.flags.AuditFeature
    ? sql`(select coalesce(jsonb_agg(jsonb_build_object('nextScheduledAuditDate', ${scheduledDay(ctx.actor)},
        'standardId', schedule.standard_id::text, 'standard', ${withProductNameSql(sql`standard.name`, ctx.kernel.settings)}, 'scheduleStatus', schedule.status,
        'scheduleCertificationBody', body.name, 'whyKept', ${whyKept(ctx.actor)}, 'additionalModules', ${scheduledModules(sql`module.name`)})
        order by ${scheduledDay(ctx.actor)} nulls last, schedule.id), '[]')
      from audit_schedule as schedule join standard on standard.id = schedule.standard_id
        join certification_body as body on body.id = schedule.certification_body_id
      where schedule.site_id = site.id and ${isUpcoming} and ${seeSchedule(ctx.actor)})`
    : sql`'[]'::jsonb`;

/** The audits of a visible site that the caller may see, newest first. */
export const historyOf = async (ctx: Context, id: string): Promise<AuditHistoryRow[]> => {
  await siteAccess.requireSight(ctx, id);
  return auditHistoryOfSite(ctx, id);
};
