import {
  type CertificationStatus,
  certifyingStatuses,
  isUnvalidated,
  type RecordStatus,
} from '@attestry/contract/features/audit/audit.states.ts';
import { formatDay, today } from '../../kernel/days.ts';
import { i18n } from '../../kernel/texts.ts';
import { CertificateValidity, MutedValidity } from './certificate-validity.parts.tsx';

interface Certification {
  certificationStatus: CertificationStatus;
  recordStatus: RecordStatus;
  expiryDate: string | null;
}

export interface Standing {
  certificationStatus: string;
  recordStatus: string;
}

/** Whether the certification is not valid at present, so that a coloured seal or bar would mislead. */
export const isMuted = ({ certificationStatus, recordStatus }: Standing): boolean =>
  recordStatus === 'Archived' ||
  recordStatus === 'Closed' ||
  certificationStatus === 'Suspended' ||
  certificationStatus === 'Withdrawn';

/** Shown for a muted certification in place of the days left. */
const mutedWords = ({ certificationStatus, recordStatus }: Certification, since: string | null, expiry: string) => {
  if (recordStatus === 'Archived') return i18n.t('until {day}, archived', { day: formatDay(expiry) });
  if (recordStatus === 'Closed') return i18n.t('until {day}, closed', { day: formatDay(expiry) });
  const status = i18n.t(certificationStatus);
  return since ? i18n.t('{status} since {day}', { status, day: formatDay(since) }) : formatDay(expiry);
};

/** Whether the site is certificated today. */
export const isCertificated = ({ certificationStatus, recordStatus, expiryDate }: Certification): boolean =>
  recordStatus === 'Current' &&
  certifyingStatuses.some((one) => one === certificationStatus) &&
  expiryDate !== null &&
  expiryDate >= today();

interface AuditValidityProps extends Certification {
  issueDate: string | null;
  /** The day of the suspension or withdrawal, if known. */
  statusDate?: string | null;
  /** Tells whether an Archived record was ever validated. */
  validationDate?: string | null;
}

/**
 * The time left of a valid or expired certificate; the reason for a muted one; otherwise only the expiry day. A record
 * that is not validated has no certificate.
 */
export const AuditValidity = ({
  issueDate,
  statusDate = null,
  validationDate = null,
  ...certification
}: AuditValidityProps) => {
  const { recordStatus, certificationStatus } = certification;
  const expiryDate = isUnvalidated({ recordStatus, validationDate }) ? null : certification.expiryDate;
  if (expiryDate && isMuted(certification)) {
    const message = mutedWords(certification, statusDate, expiryDate);
    return <MutedValidity expiry={expiryDate} issue={issueDate} message={message} />;
  }
  if (!expiryDate || isCertificated(certification) || certificationStatus === 'Expired')
    return <CertificateValidity expiry={expiryDate} issue={issueDate} />;
  return formatDay(expiryDate);
};
