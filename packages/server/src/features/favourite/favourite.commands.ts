import { favouriteApi } from '@attestry/contract/features/favourite/favourite.api.ts';
import type { FavouriteForm, FavouritesForm } from '@attestry/contract/features/favourite/favourite.schema.ts';
import { sql } from 'kysely';
import { type Actor, visitor } from '../../kernel/access/actor.ts';
import { among, anyOf, type Predicate } from '../../kernel/access/predicates.ts';
import type { WriteContext } from '../../kernel/calls/context.ts';
import { lockRows } from '../../kernel/database/lock-rows.ts';
import { nameEvent } from '../../kernel/database/transaction.ts';
import { siteNameFor } from '../reach/reach.public.ts';
import { countFavourites, isFavourite } from './favourite.queries.ts';
import { companyOf, isOfCompany, isTracked, requireTracked } from './favourite.scope.ts';

const atLimit = -1;

/** The caller's company, locked: simultaneous changes of its favourites are counted one after the other. */
const lockedCompanyOf = async (ctx: WriteContext, asked?: string): Promise<string> => {
  const company = await companyOf(ctx, asked);
  await lockRows(ctx.db, 'company', [company]);
  return company;
};

/** The caller as a member of the company alone, which is what its users have in common. */
const memberOf = (company: string, { actor }: WriteContext): Actor => ({
  ...actor,
  organisations: { ...visitor.organisations, companies: [company] },
});

const add = async (ctx: WriteContext, company: string, auditId: string): Promise<number> => {
  const { used, limit } = await countFavourites(ctx, company);
  if (used >= limit) return atLimit;
  // The foreign keys lock the site before the audit, which is against the order of locks.
  await lockRows(ctx.db, 'audit', [auditId], 'key share');
  await sql`insert into favourite (company_id, site_id, standard_id, audit_id, site_name)
    select ${company}::bigint, audit.site_id, audit.standard_id, audit.id,
      case when listing.tracked then listing.site_name else ${siteNameFor(memberOf(company, ctx))} end
    from audit join audit_listing as listing using (id) where audit.id = ${auditId}::bigint`.execute(ctx.db);
  return used + 1;
};

const remove = async (ctx: WriteContext, company: string, which: Predicate): Promise<number> => {
  await sql`delete from favourite where ${isOfCompany(company)} and ${which}`.execute(ctx.db);
  return (await countFavourites(ctx, company)).used;
};

/**
 * The slots of the audits that the caller finds, and those whose starred record is named: an audit out of sight would
 * otherwise reveal its slot.
 */
const namedBy = (ctx: WriteContext, auditIds: readonly string[]): Predicate =>
  anyOf(
    among(sql`favourite.audit_id`, auditIds),
    sql<boolean>`(favourite.site_id, favourite.standard_id) in (
      select audit.site_id, audit.standard_id from audit_listing as audit
      where ${among(sql`audit.id`, auditIds)} and ${isTracked(ctx)})`,
  );

/** Adds the slot of an audit, unless the company has reached its limit; one that it already follows stays. */
export const addFavourite = async (ctx: WriteContext, { auditId, companyId }: FavouriteForm): Promise<number> => {
  const company = await lockedCompanyOf(ctx, companyId);
  const isHeld = await isFavourite(ctx, auditId);
  return isHeld ? (await countFavourites(ctx, company)).used : add(ctx, company, auditId);
};

/** Removes favourites; what is none stays none. */
export const removeFavourites = async (ctx: WriteContext, form: FavouritesForm): Promise<number> => {
  const { auditId, auditIds = [], companyId } = form;
  const named = auditId === undefined ? auditIds : [auditId, ...auditIds];
  return remove(ctx, await lockedCompanyOf(ctx, companyId), namedBy(ctx, named));
};

export const toggleFavourite = async (ctx: WriteContext, auditId: string): Promise<number> => {
  await requireTracked(ctx, auditId);
  const company = await lockedCompanyOf(ctx);
  const isHeld = await isFavourite(ctx, auditId);
  await nameEvent(ctx.db, isHeld ? favouriteApi.remove.summary : favouriteApi.add.summary);
  return isHeld ? remove(ctx, company, namedBy(ctx, [auditId])) : add(ctx, company, auditId);
};
