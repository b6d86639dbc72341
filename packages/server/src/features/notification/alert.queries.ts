import { alertList } from '@attestry/contract/features/notification/alert.list.ts';
import {
  type AlertMark,
  type AlertRow,
  maxUnread,
  type ReadAlerts,
  type ReadForm,
  type UnreadAlerts,
  type UnreadForm,
} from '@attestry/contract/features/notification/notification.schema.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../kernel/access/actor.ts';
import { allOf, always, among, amongSelected, anyOf, type Predicate } from '../../kernel/access/predicates.ts';
import type { Context, WriteContext } from '../../kernel/calls/context.ts';
import { bindList } from '../../kernel/lists/list-source.ts';
import { withProductNameSql } from '../../kernel/settings/product-name.ts';
import { isOneOfTheirs } from '../reach/reach.public.ts';

const fact = (name: string) => sql`alert.facts->>${sql.lit(name)}`;

/** As the mail says it: followers learn neither why nor who. */
const unlessFollower = (said: RawBuilder<unknown>, toFollowers: RawBuilder<unknown>) =>
  sql`case when alert.is_follower then ${toFollowers} else ${said} end`;
const change = (name: 'from' | 'to') =>
  unlessFollower(fact(name), sql`coalesce(alert.facts->'toFollowers'->>${sql.lit(name)}, ${fact(name)})`);

/** The name of the standard of the audit that an alert is about, as it is stored. */
export const standardOfAlert = sql<
  string | null
>`(select standard.name from audit join standard on standard.id = audit.standard_id
  where alert.entity_type = 'audit' and audit.id = alert.entity_id)`;

const receivedAlert = sql`(select recipient.id, recipient.user_id, recipient.organisation_type, recipient.organisation_id,
      recipient.read_at, recipient.is_follower, kind, at, facts, entity_type, entity_id
    from alert_recipient as recipient join alert on alert.id = recipient.alert_id) as alert`;

/** The recipient is the reader, as a person or through an organisation that they still belong to. */
const isOfReader = (actor: Actor): Predicate =>
  allOf(
    sql<boolean>`user_id = ${actor.id}::bigint`,
    anyOf(sql<boolean>`organisation_id is null`, isOneOfTheirs(actor, sql`organisation_type`, sql`organisation_id`)),
  );

/** Each user's own alerts. */
export const alerts = bindList(alertList, {
  from: receivedAlert,
  id: sql`alert.id`,
  columns: {
    date: { at: sql`alert.at` },
    kind: { at: sql`alert.kind` },
    about: { at: fact('name') },
    from: { at: change('from') },
    to: { at: change('to') },
    by: { at: unlessFollower(fact('by'), sql`'the directory'`) },
    state: { at: sql`case when alert.read_at is null then 'Unread' else 'Read' end` },
  },
  extra: ({ settings }) => ({
    standard: withProductNameSql(standardOfAlert, settings),
    reason: unlessFollower(fact('reason'), sql`null`),
    isFollower: sql`alert.is_follower`,
    asker: sql`alert.facts->'asker'`,
    record: sql`jsonb_build_object('type', alert.entity_type, 'id', alert.entity_id::text)`,
  }),
  see: ({ actor }) => isOfReader(actor),
  present: (row: Omit<AlertRow, 'date'> & { date: Date }): AlertRow => ({ ...row, date: row.date.toISOString() }),
});

const isUnread = (actor: Actor): Predicate =>
  allOf(isOfReader(actor), sql<boolean>`alert.read_at is null and alert.entity_type = 'audit'`);

/** The reader has unread alerts about the audit of this id. */
export const hasUnreadAlert = (auditId: RawBuilder<unknown>, actor: Actor): Predicate =>
  amongSelected(auditId, sql`select alert.entity_id from ${receivedAlert} where ${isUnread(actor)}`);

/** The latest of them, which says no more than the reader's list of alerts; null if there is none. */
export const latestUnread = (auditId: RawBuilder<unknown>, actor: Actor): RawBuilder<AlertMark | null> => sql`(
  select jsonb_build_object('kind', alert.kind, 'from', ${change('from')}, 'date', alert.at) from ${receivedAlert}
  where alert.entity_id = ${auditId} and ${isUnread(actor)} order by alert.id desc limit 1)`;

export const countUnread = async ({ db, actor }: Context): Promise<UnreadAlerts> => {
  const { rows } = await sql<UnreadAlerts>`select count(*)::int as unread from (
    select from alert_recipient where ${isOfReader(actor)} and read_at is null
    limit ${maxUnread + 1}) as counted`.execute(db);
  return rows[0] ?? { unread: 0 };
};

const about = ({ type, id }: NonNullable<ReadForm['record']>): Predicate =>
  sql<boolean>`alert_id in (select alert.id from alert where entity_type = ${type} and entity_id = ${id}::bigint)`;

export const markRead = async (ctx: WriteContext, { ids, record }: ReadForm): Promise<ReadAlerts> => {
  const named = ids ? among(sql`id`, ids) : always;
  const chosen = allOf(named, record ? about(record) : always);
  await sql`update alert_recipient set read_at = ${ctx.now}
    where ${isOfReader(ctx.actor)} and read_at is null and ${chosen}`.execute(ctx.db);
  return { ...(await countUnread(ctx)), readAt: ctx.now.toISOString() };
};

export const markUnread = async (ctx: WriteContext, { readAt }: UnreadForm): Promise<UnreadAlerts> => {
  await sql`update alert_recipient set read_at = null
    where ${isOfReader(ctx.actor)} and read_at = ${readAt}::timestamptz`.execute(ctx.db);
  return countUnread(ctx);
};
