import { certificateTrackerErrors } from '@attestry/contract/features/certificate-tracker/certificate-tracker.errors.ts';
import type { ExportQuery } from '@attestry/contract/kernel/list.ts';
import { isOf } from '../../kernel/access/actor.ts';
import type { Context, FileToSend } from '../../kernel/calls/context.ts';
import { refuse } from '../../kernel/calls/refusal.ts';
import { exportList } from '../../kernel/lists/export-list.ts';
import { trackedAudits } from './certificate-tracker.queries.ts';

/** In the newer presentation, favourites and exports of the Certificate Tracker are for Pro. */
const requireUpgraded = ({ actor, kernel }: Context): void => {
  if (kernel.flags.Megatron && isOf(actor, 'lite')) throw refuse(certificateTrackerErrors.upgradeNeeded);
};

/** What the list would show of its rows, as a workbook. */
export const exportTracker = (ctx: Context, query: ExportQuery): Promise<FileToSend> => {
  requireUpgraded(ctx);
  return exportList(ctx, trackedAudits, query, 'CertificateTrackerReport');
};
