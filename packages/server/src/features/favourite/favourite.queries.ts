import { trackedStates } from '@attestry/contract/features/certificate-tracker/certificate-tracker.parts.ts';
import type { FavouriteOutOfSight, FavouriteSummary } from '@attestry/contract/features/favourite/favourite.schema.ts';
import { maxSelectedRows } from '@attestry/contract/kernel/list.ts';
import { sql } from 'kysely';
import { oneFound } from '../../kernel/access/guards.ts';
import type { Context } from '../../kernel/calls/context.ts';
import { countRows } from '../../kernel/lists/count-rows.ts';
import { viewerOf } from '../../kernel/lists/list-source.ts';
import { withProductNameSql } from '../../kernel/settings/product-name.ts';
import { trackedAudits } from '../certificate-tracker/certificate-tracker.public.ts';
import { favouritesUsed } from '../company/company.public.ts';
import { auditRelations } from '../reach/reach.public.ts';
import { companyOf, isOfCompany, isTracked } from './favourite.scope.ts';

/** How many favourites a company has, in sight or not, and how many it may have. */
export const countFavourites = async ({ db }: Context, company: string): Promise<{ used: number; limit: number }> => {
  const { rows } = await sql<{ used: number; limit: number }>`
    select ${favouritesUsed(sql`company.id`)} as used, favourite_limit as limit
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

/** What became of the favourites: their states as the list filters by them. */
export const summariseFavourites = async (ctx: Context): Promise<FavouriteSummary> => {
  const { used, limit } = await countFavourites(ctx, await companyOf(ctx));
  const asked = {
    list: trackedAudits,
    filters: { showFavourites: 'true' },
    parts: trackedStates.map((state) => ({ state })),
  };
  const [counted] = await countRows(ctx.db, viewerOf(ctx), [asked]);
  const { total = 0, parts = [] } = counted ?? {};
  const states = trackedStates.map((state, at) => ({ state, total: parts[at]?.total ?? 0 }));
  return { used, limit, outOfSight: used - total, states };
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
