import {
  type CertificationStatus,
  certifyingStatuses,
  type RecordStatus,
} from '@attestry/contract/features/audit/audit.states.ts';
import type { CheckedCertificate } from '@attestry/contract/features/public-directory/public-directory.schema.ts';

/** A certificate and the record it was issued on, as they stand today. Days are YYYY-MM-DD. */
export interface IssuedCertificate {
  recordStatus: RecordStatus;
  /** Expired once the expiry day is over, whatever jobs have run. */
  status: CertificationStatus;
  statusDate: string | null;
  expiryDate: string | null;
  version: number;
  latestVersion: number;
  today: string;
}

type Standing = Pick<CheckedCertificate, 'standing' | 'since' | 'until'>;

const ended: Standing = { standing: 'Ended', since: null, until: null };

/** While the certification stands: only the latest version says until when. */
const standingOfVersion = ({ status, expiryDate, version, latestVersion }: IssuedCertificate): Standing => {
  if (version < latestVersion) return { ...ended, standing: 'Replaced' };
  if (!expiryDate) return ended;
  return { standing: status === 'Interim' ? 'Interim' : 'Valid', since: null, until: expiryDate };
};

/**
 * What a certificate is worth today. Of a record that is Archived or in Holding no more is told than that it holds no
 * longer: neither why nor since when.
 */
export const standingOf = (issued: IssuedCertificate): Standing => {
  const { recordStatus, status, statusDate, expiryDate, today } = issued;
  if (recordStatus === 'Archived' || recordStatus === 'Holding') return ended;
  if (status === 'Suspended' || status === 'Withdrawn') return { standing: status, since: statusDate, until: null };
  const isOver = expiryDate !== null && expiryDate < today;
  if (status === 'Expired' || isOver) return { standing: 'Expired', since: null, until: expiryDate };
  if (status === 'Expired Renewed') return { ...ended, standing: 'Renewed' };
  const stands = recordStatus === 'Current' && certifyingStatuses.some((each) => each === status);
  return stands ? standingOfVersion(issued) : ended;
};
