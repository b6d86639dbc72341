import {
  type CertificationStatus,
  certifyingStatuses,
  type RecordStatus,
} from '@attestry/contract/features/audit/audit.states.ts';
import type { CheckedCertificate } from '@attestry/contract/features/public-directory/public-directory.schema.ts';

/** A certificate and the present state of its record. Days are YYYY-MM-DD. */
export interface IssuedCertificate {
  recordStatus: RecordStatus;
  /** Expired as soon as the expiry day is over, independent of any job. */
  status: CertificationStatus;
  statusDate: string | null;
  expiryDate: string | null;
  version: number;
  latestVersion: number;
  today: string;
}

type CertificateStanding = Pick<CheckedCertificate, 'standing' | 'since' | 'until'>;

const ended: CertificateStanding = { standing: 'Ended', since: null, until: null };

/** For a certification in force: only the latest version is valid until a day. */
const standingOfVersion = ({ status, expiryDate, version, latestVersion }: IssuedCertificate): CertificateStanding => {
  if (version < latestVersion) return { ...ended, standing: 'Replaced' };
  if (!expiryDate) return ended;
  return { standing: status === 'Interim' ? 'Interim' : 'Valid', since: null, until: expiryDate };
};

/**
 * What a certificate is worth today. For an Archived or Holding record it only says that the certificate is no longer valid:
 * neither why nor since when.
 */
export const certificateStateOf = (issued: IssuedCertificate): CertificateStanding => {
  const { recordStatus, status, statusDate, expiryDate, today } = issued;
  if (recordStatus === 'Archived' || recordStatus === 'Holding') return ended;
  if (status === 'Suspended' || status === 'Withdrawn') return { standing: status, since: statusDate, until: null };
  const isExpired = expiryDate !== null && expiryDate < today;
  if (status === 'Expired' || isExpired) return { standing: 'Expired', since: null, until: expiryDate };
  if (status === 'Expired Renewed') return { ...ended, standing: 'Renewed' };
  const isInForce = recordStatus === 'Current' && certifyingStatuses.some((each) => each === status);
  return isInForce ? standingOfVersion(issued) : ended;
};
