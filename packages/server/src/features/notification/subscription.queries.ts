import { notificationErrors } from '@attestry/contract/features/notification/notification.errors.ts';
import {
  alertGroups,
  type Notifications,
  subscriptionChoices,
} from '@attestry/contract/features/notification/notification.schema.ts';
import type { RoleGroup } from '@attestry/contract/kernel/role-groups.ts';
import { sql } from 'kysely';
import { isOf } from '../../kernel/access/actor.ts';
import type { Scope } from '../../kernel/access/entity-access.ts';
import type { Context } from '../../kernel/calls/context.ts';
import { refuse } from '../../kernel/calls/refusal.ts';

/** @throws Refusal for Lite users, who only get mail about their account and requests. */
export const requirePro = ({ actor }: Context): void => {
  if (isOf(actor, 'lite')) throw refuse(notificationErrors.proNeeded);
};

/** Whether a user has ever changed which alerts they receive. */
export const hasChosenAlerts: Scope = ({ id }) =>
  sql<boolean>`exists (select from subscription where user_id = ${id}::bigint)`;

interface Stored {
  switchedOff: string[];
  choice: Notifications['choice'];
  standards: Notifications['standards'];
}

/** Which alerts the caller receives; no groups for roles that are never alerted. */
export const readNotifications = async (ctx: Context): Promise<Notifications> => {
  requirePro(ctx);
  const { rows } = await sql<Stored>`
    with own as (
      select coalesce(max(switched_off), '{}') as switched_off, coalesce(max(choice), 'All') as choice
      from subscription where user_id = ${ctx.actor.id}::bigint)
    select own.switched_off as "switchedOff", own.choice, coalesce((
      select jsonb_agg(jsonb_build_object('standardId', standard.id::text,
        'choice', case when chosen.category_ids is null then 'All' else 'Custom' end,
        'categories', coalesce((select jsonb_agg(category.id::text order by category.number) from category
          where category.standard_id = standard.id
            and (chosen.category_ids is null or category.id = any(chosen.category_ids))), '[]')) order by standard.id)
      from standard left join subscription_standard as chosen
        on chosen.standard_id = standard.id and chosen.user_id = ${ctx.actor.id}::bigint
      where own.choice = 'All' or own.choice = 'Custom' and chosen.user_id is not null), '[]') as standards
    from own`.execute(ctx.db);
  const { switchedOff = [], choice = subscriptionChoices[1], standards = [] } = rows[0] ?? {};
  const isOfReader = (audience: RoleGroup = 'alerted') => isOf(ctx.actor, audience);
  const own = alertGroups.filter(({ audience }) => isOfReader(audience));
  const groups = own.map(({ name, alerts }) => ({
    name,
    notifications: alerts
      .filter(({ audience }) => isOfReader(audience))
      .map((alert) => ({
        externalId: alert.kind,
        name: alert.name,
        value: !switchedOff.includes(alert.kind),
      })),
  }));
  return { groups, choice, standards };
};
