import { z } from 'zod';
import { requiredMessage } from '../../kernel/field-messages.ts';
import { publicId } from '../../kernel/fields.ts';
import { maxSelectedRows } from '../../kernel/list.ts';
import { trackedStates } from '../certificate-tracker/certificate-tracker.parts.ts';

export const auditId = z.object({ id: publicId });

const audit = { auditId: publicId };
/** Only the caller's own company can be named; it is meant if none is. */
const company = { companyId: publicId.optional() };

export const favouriteForm = z.strictObject({ ...audit, ...company });
export type FavouriteForm = z.output<typeof favouriteForm>;

/** Names at least one audit. */
export const favouritesForm = z
  .strictObject({
    auditId: publicId.optional(),
    auditIds: z.array(publicId).min(1).max(maxSelectedRows).optional(),
    ...company,
  })
  .refine(({ auditId, auditIds }) => auditId !== undefined || auditIds !== undefined, {
    error: requiredMessage,
    path: ['auditId'],
  });
export type FavouritesForm = z.output<typeof favouritesForm>;

/** How many favourites the company has, or -1 if its limit prevented one more. */
export const favouriteCount = z.number().int();

/** What became of a company's favourites. */
export const favouriteSummary = z.object({
  used: z.number().int(),
  limit: z.number().int(),
  /** Favourites without a record in sight. */
  outOfSight: z.number().int(),
  /** How many of those in sight the caller has unread alerts about. */
  unread: z.number().int(),
  /** How many of those in sight are in each state, in the order of the states. */
  states: z.array(z.object({ state: z.enum(trackedStates), total: z.number().int() })),
});
export type FavouriteSummary = z.output<typeof favouriteSummary>;

/** A favourite of which the company sees no record now, by the record that was starred. */
export const favouriteOutOfSight = z.object({
  auditId: publicId,
  siteCode: publicId,
  site: z.string(),
  standard: z.string(),
});
export type FavouriteOutOfSight = z.output<typeof favouriteOutOfSight>;
