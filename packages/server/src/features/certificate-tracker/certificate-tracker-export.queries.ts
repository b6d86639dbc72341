import { kernelErrors } from '@attestry/contract/kernel/errors.ts';
import type { ExportQuery } from '@attestry/contract/kernel/list.ts';
import type { Context, FileToSend } from '../../kernel/calls/context.ts';
import { refuse } from '../../kernel/calls/refusal.ts';
import { exportList } from '../../kernel/lists/export-list.ts';
import { hasFavourites } from '../../kernel/lists/list-filters.ts';
import { viewerOf } from '../../kernel/lists/list-source.ts';
import { trackedAudits } from './certificate-tracker.queries.ts';
import { requireUpgraded } from './certificate-tracker.scope.ts';

/** The rows of the list as it shows them, or of the reader's favourites among them, as a workbook. */
export const exportTracker = (ctx: Context, query: ExportQuery, favouritesOnly: boolean): Promise<FileToSend> => {
  requireUpgraded(ctx);
  if (favouritesOnly && !hasFavourites(trackedAudits.spec, viewerOf(ctx))) throw refuse(kernelErrors.denied);
  const asked = favouritesOnly ? { ...query, showFavourites: true } : query;
  return exportList(ctx, trackedAudits, asked, 'CertificateTrackerReport');
};
