import { kernelErrors } from '@attestry/contract/kernel/errors.ts';
import { sql } from 'kysely';
import { isOf } from '../../kernel/access/actor.ts';
import { requireSight } from '../../kernel/access/guards.ts';
import { among, type Predicate } from '../../kernel/access/predicates.ts';
import { inSight } from '../../kernel/access/sight.ts';
import type { Context } from '../../kernel/calls/context.ts';
import { refuse } from '../../kernel/calls/refusal.ts';
import { viewerOf } from '../../kernel/lists/list-source.ts';
import { requireUpgraded } from '../certificate-tracker/certificate-tracker.public.ts';
import { companyAccess } from '../company/company.public.ts';
import { trackedAt } from '../tracker-level/tracker-level.public.ts';

/**
 * The company whose favourites the caller keeps: the primary one. Favourites belong to it and not to the person. Any other
 * company is refused.
 */
export const companyOf = async (ctx: Context, asked?: string): Promise<string> => {
  const { primaryCompany: own } = ctx.actor;
  if (!isOf(ctx.actor, 'company') || own === undefined) throw refuse(kernelErrors.denied);
  requireUpgraded(ctx);
  if (asked === undefined || asked === own) return own;
  await companyAccess.requireSight(ctx, asked);
  throw refuse(kernelErrors.denied);
};

/** Rows of the listing, under the alias `audit`, that the caller finds in the Certificate Tracker. */
export const isTracked = (ctx: Context): Predicate => inSight(trackedAt('basic', viewerOf(ctx)));

/** Not found, unless the caller finds the audit in the Certificate Tracker. */
export const requireTracked = (ctx: Context, id: string): Promise<void> =>
  requireSight(ctx.db, { id, from: sql`audit_listing as audit`, see: isTracked(ctx) });

/** The company's rows of `favourite`. */
export const isOfCompany = (company: string): Predicate => among(sql`favourite.company_id`, [company]);
