import { certificateTrackerErrors } from '@attestry/contract/features/certificate-tracker/certificate-tracker.errors.ts';
import type { ExportQuery } from '@attestry/contract/kernel/list.ts';
import { isOf } from '../../kernel/access/actor.ts';
import type { Context, FileToSend } from '../../kernel/calls/context.ts';
import { refuse } from '../../kernel/calls/refusal.ts';
import { exportList } from '../../kernel/lists/export-list.ts';
import { trackedAudits } from './certificate-tracker.queries.ts';

/** In the newer presentation, favourites and exports of the Certificate Tracker are for Pro. */
export const requireUpgraded = ({ actor, kernel }: Context): void => {
  if (kernel.flags.Megatron && isOf(actor, 'lite')) throw refuse(certificateTrackerErrors.upgradeNeeded);
};

/** The rows of the list as it shows them, or of the reader's favourites among them, as a workbook. */
export const exportTracker = (ctx: Context, query: ExportQuery, favouritesOnly: boolean): Promise<FileToSend> => {
  requireUpgraded(ctx);
  const asked = favouritesOnly ? { ...query, showFavourites: true } : query;
  return exportList(ctx, trackedAudits, asked, 'CertificateTrackerReport');
};
