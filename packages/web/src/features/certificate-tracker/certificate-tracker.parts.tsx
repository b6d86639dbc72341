import { certificateTrackerApi } from '@attestry/contract/features/certificate-tracker/certificate-tracker.api.ts';
import { certificateTrackerErrors } from '@attestry/contract/features/certificate-tracker/certificate-tracker.errors.ts';
import type { TrackerLevel } from '@attestry/contract/features/certificate-tracker/certificate-tracker.parts.ts';
import type { TrackerRow } from '@attestry/contract/features/certificate-tracker/certificate-tracker.schema.ts';
import { clientOf } from '@attestry/contract/kernel/client.ts';
import type { SharingOptionName } from '@attestry/contract/kernel/sharing-options.ts';
import { queryOptions } from '@tanstack/react-query';
import { sharingOptionWords } from '../../blocks/sharing-option-words.ts';
import { quietSend } from '../../kernel/api.ts';
import { useAudience } from '../../kernel/permissions.ts';
import { i18n } from '../../kernel/texts.ts';
import { saveCertificate } from '../certificate/certificate.public.ts';

export const trackerCalls = clientOf(quietSend, certificateTrackerApi);

export const trackedAuditQuery = (id: string) =>
  queryOptions({ queryKey: ['verify', id], queryFn: () => trackerCalls.read({ params: { id } }) });

export const downloadTracked = (id: string): Promise<void> =>
  saveCertificate(trackerCalls.downloadCertificate({ params: { id } }));

const optionOf = {
  basic: 'BasicOnly',
  data: 'CertificateOnly',
  pdf: 'CertificatePDF',
} as const satisfies Partial<Record<TrackerLevel, SharingOptionName>>;

/** What a level shows the reader. */
export const levelWords = (level: TrackerLevel): string =>
  level === 'full' ? i18n.t('The whole record') : sharingOptionWords()[optionOf[level]].label;

/** The standing of a record: only Current ones are tracked. */
export const standingOf = ({ certificationStatus }: Pick<TrackerRow, 'certificationStatus'>) =>
  ({ certificationStatus, recordStatus: 'Current' }) as const;

/** Why a Lite reader may not do what others may; undefined for all others. */
export const useUpgradeNeeded = (): string | undefined => {
  const isLite = useAudience()(['lite']);
  return isLite ? i18n.t(certificateTrackerErrors.upgradeNeeded.message) : undefined;
};
