import { certificateTrackerErrors } from '@attestry/contract/features/certificate-tracker/certificate-tracker.errors.ts';
import { isOf } from '../../kernel/access/actor.ts';
import type { Context } from '../../kernel/calls/context.ts';
import { refuse } from '../../kernel/calls/refusal.ts';

/** In the newer presentation, favourites and exports of the Certificate Tracker are for Pro. */
export const requireUpgraded = ({ actor, kernel }: Context): void => {
  if (kernel.flags.Megatron && isOf(actor, 'lite')) throw refuse(certificateTrackerErrors.upgradeNeeded);
};

/** The same, for a query that may ask for the favourites alone. */
export const requireUpgradedFor = (ctx: Context, query: object): void => {
  if ('showFavourites' in query && query.showFavourites) requireUpgraded(ctx);
};
