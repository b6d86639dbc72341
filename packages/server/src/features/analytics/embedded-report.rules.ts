import type { EmbeddedReport } from '@attestry/contract/features/analytics/analytics.schema.ts';
import { roleLabel } from '@attestry/contract/kernel/permissions.ts';
import type { Actor } from '../../kernel/access/actor.ts';
import type { EmbedToken, PowerBiReader, PowerBiReport } from '../../kernel/power-bi/power-bi.ts';

/**
 * As whom Power BI filters a report for a reader: never by name or address, but by their number, their role as people know it,
 * and all their organisations. `|` divides these, as the function PATHCONTAINS of a model expects.
 */
export const readerOf = ({ identificator, role, organisations }: Actor, bodyName: string): PowerBiReader => {
  const named = (type: string, ids: readonly string[]) => ids.map((id) => `${type}:${id}`);
  const customData = [
    ...named('Company', organisations.companies),
    ...named('Site', organisations.sites),
    ...named('CertificationBody', organisations.certificationBodies),
    ...named('AccreditationBody', organisations.accreditationBodies),
  ].join('|');
  return { username: identificator, roles: [roleLabel(role, bodyName)], ...(customData && { customData }) };
};

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
