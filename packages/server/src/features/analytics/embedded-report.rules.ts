import type { EmbeddedReport } from '@attestry/contract/features/analytics/analytics.schema.ts';
import type { EmbedToken, PowerBiReport } from '../../kernel/power-bi/power-bi.ts';

/** What a browser needs to show a report. It is told how long the token lasts, because its own clock may be wrong. */
export const embeddedReportOf = (
  { reportId, embedUrl, name }: Pick<PowerBiReport, 'reportId' | 'embedUrl' | 'name'>,
  { token, expiresAt }: EmbedToken,
  now: Date,
): EmbeddedReport => ({
  reportId,
  embedUrl,
  name,
  embedToken: token,
  expiresInSeconds: Math.max(0, Math.floor((expiresAt.getTime() - now.getTime()) / 1000)),
});
