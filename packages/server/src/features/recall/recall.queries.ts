import { recallList } from '@attestry/contract/features/recall/recall.list.ts';
import { withheldRecallFields } from '@attestry/contract/features/recall/recall.parts.ts';
import {
  type AuditOfRecall,
  type Recall,
  type RecallRow,
  recallFields,
} from '@attestry/contract/features/recall/recall.schema.ts';
import { sql } from 'kysely';
import type { Actor } from '../../kernel/access/actor.ts';
import { among } from '../../kernel/access/predicates.ts';
import { readRecord } from '../../kernel/access/stored-record.ts';
import { judged, type Unjudged } from '../../kernel/access/verdicts.ts';
import type { Context } from '../../kernel/calls/context.ts';
import type { LoggedFields, Withheld } from '../../kernel/change-log/change-log.ts';
import { bindFields, columnsOf, labelsOf, selectFields } from '../../kernel/fields/bound-fields.ts';
import { bindList, searchOf, viewerOf } from '../../kernel/lists/list-source.ts';
import { narrowed } from '../../kernel/lists/narrowed-lists.ts';
import { readAll } from '../../kernel/lists/run-list.ts';
import { entriesOf, nameIn } from '../../kernel/lookups/name-of.ts';
import { withProductNameSql } from '../../kernel/settings/product-name.ts';
import type { Settings } from '../../kernel/settings/settings.ts';
import { seeAudit, shownStatus } from '../audit/audit.public.ts';
import { nameOfCountry } from '../lookup/lookup.public.ts';
import { siteAccess } from '../site/site.public.ts';
import { isArchived, recallAccess, seeRecall } from './recall.scope.ts';

export const recalls = bindList(recallList, {
  from: sql`recall_listing as recall`,
  id: sql`recall.id`,
  columns: {
    id: { at: sql`recall.id` },
    siteCode: { at: sql`recall.site_id` },
    siteName: { at: sql`recall.site_name`, long: true },
    country: { at: sql`recall.country`, by: sql`recall.country_id`, type: 'int', nameOf: nameOfCountry },
    certificationBody: { at: sql`recall.certification_body`, by: sql`recall.certification_body_id` },
    recallCategory: {
      at: sql`recall.category`,
      by: sql`recall.category_id`,
      type: 'int',
      nameOf: nameIn('recall_category'),
    },
    initialNotificationDate: { at: sql`recall.initial_notification_date` },
    recallStatus: { at: sql`recall.status`, by: sql`recall.status_id`, type: 'int', nameOf: nameIn('recall_status') },
  },
  extra: ({ actor }) => ({ isArchived, verdicts: recallAccess.verdicts(actor) }),
  search: searchOf('recall', { codes: ['id', 'site_id'], name: 'site_name', former: true }),
  archived: isArchived,
  see: ({ actor }) => seeRecall(actor),
  present: judged<RecallRow>,
});

/** The recalls of a visible site that the caller may see, the latest first; archived ones are left to the list. */
export const recallsOfSite = async (ctx: Context, id: string): Promise<RecallRow[]> => {
  await siteAccess.requireSight(ctx, id);
  return readAll(ctx.db, narrowed(recalls, among(sql`recall.site_id`, [id])), viewerOf(ctx));
};

/** The audits of a visible site that the caller may see, current ones first. */
export const auditsOfSite = async (ctx: Context, id: string): Promise<AuditOfRecall[]> => {
  await siteAccess.requireSight(ctx, id);
  const { rows } = await sql<AuditOfRecall>`
    select audit.id, ${withProductNameSql(sql`audit.standard`, ctx.kernel.settings)} as standard,
      audit.start_date as "startDate", audit.record_status as "recordStatus",
      ${shownStatus(ctx.today)} as "certificationStatus",
      jsonb_build_object('id', audit.certification_body_id::text, 'name', audit.certification_body) as "certificationBody"
    from audit_listing as audit where audit.site_id = ${id}::bigint and ${seeAudit(ctx.actor)}
    order by audit.record_status = 'Current' desc, audit.start_date desc, audit.id desc`.execute(ctx.db);
  return rows;
};

export const categories = ({ db }: Context) => entriesOf(db, 'recall_category');

export const statuses = ({ db }: Context) => entriesOf(db, 'recall_status');

export const storedFields = bindFields(recallFields, {
  table: 'recall',
  columns: {
    certificationBody: 'certification_body_id',
    recallCategory: 'category_id',
    recallStatus: 'status_id',
    reasonForNotification: 'reason',
    recallCertificationStatus: 'certification_status',
    certificationStatusLastUpdated: 'certification_status_updated',
  },
  named: { certificationBody: 'certification_body', recallCategory: 'recall_category', recallStatus: 'recall_status' },
});

const selectRecall = ({ actor, kernel }: Context, id: string) => sql<Unjudged<Recall> & { version: number }>`
  select recall.id, site.id as "siteCode", site.name as "siteName", country.name as country,
    ${withProductNameSql(sql`standard.name`, kernel.settings)} as standard,
    ${selectFields(storedFields, withheldRecallFields(actor.role))},
    person.first_name || ' ' || person.last_name as "completedBy", person.email,
    ${isArchived} as "isArchived", ${recallAccess.verdicts(actor)} as verdicts, recall.version
  from recall
    join site on site.id = recall.site_id join country on country.id = site.country_id
    join audit on audit.id = recall.audit_id join standard on standard.id = audit.standard_id
    join app_user as person on person.id = recall.completed_by
  where recall.id = ${id}::bigint and ${seeRecall(actor)}`;

/** One recall as the caller may see it; not found if it is hidden from them. Sets its version on the context. */
export const readRecall = async (ctx: Context, id: string): Promise<Recall> =>
  judged<Recall>(await readRecord(ctx, selectRecall(ctx, id)));

/** Fields hidden from the reader are omitted from the change log as well. */
export const withheldFrom = ({ role }: Actor): Withheld => ({
  columns: columnsOf(storedFields, withheldRecallFields(role)),
});

export const recallLabels = (settings: Settings): LoggedFields => ({
  ...labelsOf(storedFields, settings),
  site_id: 'Site code',
  completed_by: {
    label: 'Completed by',
    nameOf: (id) => sql`select first_name || ' ' || last_name as name from app_user where id = ${id}::bigint`,
  },
  is_archived: 'Archived',
});
