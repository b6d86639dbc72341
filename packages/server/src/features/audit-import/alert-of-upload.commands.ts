import { notifiedParties, type StoredReport } from '@attestry/contract/features/audit-import/audit-import.schema.ts';
import type { UploadContext, WriteContext } from '../../kernel/calls/context.ts';
import { nameStanding } from '../audit-life/audit-life.public.ts';
import { alertOfDepartures, type ExistingAudit } from '../audit-report/audit-report.public.ts';
import {
  type Addressed,
  type Audience,
  alertOfAudit,
  alertOfNewReport,
  countRecipients,
} from '../notification/notification.public.ts';
import type { UploadProspect } from './prospect-of-upload.queries.ts';
import type { Target } from './target-of-report.queries.ts';
import type { Upload } from './uploaded-report.rules.ts';

type Notified = NonNullable<StoredReport['told']>;

/** What a stored report was announced by. */
export interface Announced {
  alerts: readonly Addressed[];
  /** How many users of the standards body were written to. */
  administrators: number;
}

/** Whom a report is new to: a held record waits for its certification body, and shares do not show it. */
const newTo = (before: ExistingAudit | undefined, { standing }: UploadProspect): readonly Audience[] => {
  if (standing.recordStatus === 'Holding') return before ? [] : ['certificationBody'];
  if (standing.recordStatus !== 'Current' || before?.recordStatus === 'Current') return [];
  return before ? ['shared', 'follower'] : ['owner', 'shared', 'follower'];
};

/** Alerts those a stored report concerns. */
export const alertOfUpload = async (
  ctx: WriteContext,
  auditId: string,
  { judgement, file }: Upload,
  { site, body }: Target,
  prospect: UploadProspect,
): Promise<Announced> => {
  const { before, standing } = prospect;
  const audience = newTo(before, prospect);
  const became = standing.recordStatus === 'Current' ? standing.certificationStatus : nameStanding(standing);
  const isNew = audience.length ? await alertOfNewReport(ctx, auditId, audience, became) : [];
  const isReplaced = before
    ? await alertOfAudit(ctx, {
        kind: 'replaced report',
        auditId,
        audience: audience.includes('shared') ? ['owner'] : ['owner', 'shared', 'follower'],
        change: { from: before.fileName ?? 'No report', to: file.name },
        toFollowers: { from: 'Earlier report', to: 'New report' },
      })
    : [];
  const { departures } = judgement;
  const administrators = await alertOfDepartures(ctx, { auditId, site, body, did: 'uploaded', departures });
  return { alerts: [...isNew, ...isReplaced], administrators };
};

/** How many people are notified; of followers nobody learns. Call it after the commit: counting thousands would hold the locks of the upload. */
export const countNotified = async (
  { db, kernel }: UploadContext,
  { alerts, administrators }: Announced,
): Promise<Notified> => {
  const counted = await Promise.all(alerts.map((alert) => countRecipients(db, alert, kernel)));
  return [
    ...counted.flat().flatMap(({ audience, people }) => {
      const party = notifiedParties.find((one) => one === audience);
      return party ? [{ party, people }] : [];
    }),
    ...(administrators ? [{ party: 'standardsBody' as const, people: administrators }] : []),
  ];
};
