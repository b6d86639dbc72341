import { notificationErrors } from '@attestry/contract/features/notification/notification.errors.ts';
import type {
  NotificationSwitch,
  Notifications,
  NotificationsForm,
} from '@attestry/contract/features/notification/notification.schema.ts';
import { sql } from 'kysely';
import type { WriteContext } from '../../kernel/calls/context.ts';
import { refuse } from '../../kernel/calls/refusal.ts';
import type { Writer } from '../../kernel/database/database.ts';
import { readNotifications, requirePro } from './subscription.queries.ts';

/** Switches a kind of alert on or off for a user. */
export const switchKind = async (
  db: Writer,
  userId: string,
  { externalId: kind, value }: NotificationSwitch,
): Promise<void> => {
  await sql`
    insert into subscription (user_id, switched_off) values (${userId}::bigint, ${value ? [] : [kind]}::text[])
    on conflict (user_id) do update set switched_off = array_remove(subscription.switched_off, ${kind})
      || excluded.switched_off`.execute(db);
};

export const switchAlert = async (ctx: WriteContext, form: NotificationSwitch): Promise<Notifications> => {
  requirePro(ctx);
  await switchKind(ctx.db, ctx.actor.id, form);
  return readNotifications(ctx);
};

/** A standard with its categories; null for all of them. */
interface Chosen {
  standardId: string;
  categories: string[] | null;
}

const chosenIn = ({ choice, standards }: NotificationsForm): Chosen[] =>
  choice === 'None' || choice === 'All'
    ? []
    : standards
        .filter((one) => one.choice !== 'None')
        .map(({ standardId, choice: ofStandard, categories }) => ({
          standardId,
          categories: ofStandard === 'All' || categories.length === 0 ? null : categories,
        }));

/** A standard named twice counts once; the last one holds. */
const onceEach = (chosen: readonly Chosen[]): Chosen[] => [
  ...new Map(chosen.map((one) => [one.standardId, one])).values(),
];

const requireKnown = async ({ db }: WriteContext, chosen: readonly Chosen[]): Promise<void> => {
  const { rows } = await sql<{ standards: number; categories: number }>`
    select count(standard.id)::int as standards, coalesce(sum((
      select count(*) from category where category.standard_id = standard.id and category.id = any(named.ids))), 0)::int
      as categories
    from jsonb_to_recordset(${JSON.stringify(chosen)}::jsonb) as given("standardId" int, categories int[])
    cross join lateral (select array(select distinct unnest(given.categories)) as ids) as named
    left join standard on standard.id = given."standardId"`.execute(db);
  const known = rows[0];
  if (known?.standards !== chosen.length) throw refuse(notificationErrors.unknownStandard);
  const named = chosen.reduce((sum, { categories }) => sum + new Set(categories).size, 0);
  if (known.categories !== named) throw refuse(notificationErrors.unknownCategory);
};

export const chooseStandards = async (ctx: WriteContext, form: NotificationsForm): Promise<Notifications> => {
  requirePro(ctx);
  const chosen = onceEach(chosenIn(form));
  await requireKnown(ctx, chosen);
  const choice = form.choice ?? (form.standards.length === 0 ? 'None' : 'Custom');
  await sql`
    insert into subscription (user_id, choice) values (${ctx.actor.id}::bigint, ${choice})
    on conflict (user_id) do update set choice = excluded.choice`.execute(ctx.db);
  await sql`delete from subscription_standard where user_id = ${ctx.actor.id}::bigint`.execute(ctx.db);
  await sql`
    insert into subscription_standard (user_id, standard_id, category_ids)
    select ${ctx.actor.id}::bigint, "standardId", categories
    from jsonb_to_recordset(${JSON.stringify(chosen)}::jsonb) as given("standardId" int, categories int[])`.execute(
    ctx.db,
  );
  return readNotifications(ctx);
};
