import { trackedStates } from '@attestry/contract/features/certificate-tracker/certificate-tracker.parts.ts';
import type { FavouriteOutOfSight, FavouriteSummary } from '@attestry/contract/features/favourite/favourite.schema.ts';
import { maxSelectedRows } from '@attestry/contract/kernel/list.ts';
import { sql } from 'kysely';
import { oneFound } from '../../kernel/access/guards.ts';
import type { Context } from '../../kernel/calls/context.ts';
import { chosenBy } from '../../kernel/lists/list-source.ts';
import { withProductNameSql } from '../../kernel/settings/product-name.ts';
import { statesToday } from '../certificate-tracker/certificate-tracker.public.ts';
import { favouritesUsed } from '../company/company.public.ts';
import { hasUnreadAlert } from '../notification/notification.public.ts';
import { auditRelations, hasStatus } from '../reach/reach.public.ts';
import { besideLevel, isShownAt } from '../tracker-level/tracker-level.public.ts';
import { companyOf, isOfCompany, isTracked } from './favourite.scope.ts';

/** How many favourites a company has, in sight or not, and its limit. Without tiers every company has the default limit. */
export const countFavourites = async (
  { db, kernel: { flags, settings } }: Context,
  company: string,
): Promise<{ used: number; limit: number }> => {
  const limit = flags.CompanyTiers ? sql`favourite_limit` : sql`${settings.DEFAULT_FAVOURITE_LIMIT}::int`;
  const { rows } = await sql<{ used: number; limit: number }>`
    select ${favouritesUsed(sql`company.id`)} as used, ${limit} as limit
    from company where id = ${company}::bigint`.execute(db);
  return oneFound(rows);
};

/** Whether an audit is a favourite; not found if the caller does not find it in the Certificate Tracker. */
export const isFavourite = async (ctx: Context, auditId: string): Promise<boolean> => {
  const { rows } = await sql<{ held: boolean }>`select ${auditRelations.favourite.reaches(ctx.actor)} as held
    from audit_listing as audit where audit.id = ${auditId}::bigint and ${isTracked(ctx)}`.execute(ctx.db);
  return oneFound(rows).held;
};

export const readFavourite = async (ctx: Context, auditId: string): Promise<boolean> => {
  const isHeld = await isFavourite(ctx, auditId);
  await companyOf(ctx);
  return isHeld;
};

interface CountedState {
  state: string;
  total: number;
  unread: number;
}

/** How many favourites in sight are in each state, which is asked of each along its own relations. */
const countStates = async ({ db, actor, today, kernel }: Context): Promise<CountedState[]> => {
  const state = chosenBy(statesToday(today, isShownAt('data'))).at;
  const { rows } = await sql<CountedState>`
    select state, count(*)::int as total, (count(*) filter (where unread))::int as unread from (
      select ${state} as state, ${hasUnreadAlert(sql`audit.id`, actor)} as unread
      from audit_listing as audit ${besideLevel({ actor, settings: kernel.settings })}
      where ${hasStatus(['Current'])} and ${auditRelations.favourite.rows(actor)} and ${isShownAt('basic')}
    ) as followed group by state`.execute(db);
  return rows;
};

/** What became of the favourites: their states as the list filters by them. */
export const summariseFavourites = async (ctx: Context): Promise<FavouriteSummary> => {
  const { used, limit } = await countFavourites(ctx, await companyOf(ctx));
  const counted = await countStates(ctx);
  const sumOf = (key: 'total' | 'unread') => counted.reduce((sum, one) => sum + one[key], 0);
  const states = trackedStates.map((state) => ({
    state,
    total: counted.find((one) => one.state === state)?.total ?? 0,
  }));
  return { used, limit, outOfSight: used - sumOf('total'), unread: sumOf('unread'), states };
};

/** As many of the favourites without a record in sight as can be removed at once, named as when they were starred. */
export const favouritesOutOfSight = async (ctx: Context): Promise<FavouriteOutOfSight[]> => {
  const company = await companyOf(ctx);
  const { rows } = await sql<FavouriteOutOfSight>`
    select favourite.audit_id::text as "auditId", favourite.site_id::text as "siteCode", favourite.site_name as site,
      ${withProductNameSql(sql`standard.name`, ctx.kernel.settings)} as standard
    from favourite join standard on standard.id = favourite.standard_id
    where ${isOfCompany(company)} and not exists (select from audit_listing as audit
      where audit.site_id = favourite.site_id and audit.standard_id = favourite.standard_id and ${isTracked(ctx)})
    order by favourite.site_name, favourite.site_id, standard.id limit ${maxSelectedRows}`.execute(ctx.db);
  return rows;
};
