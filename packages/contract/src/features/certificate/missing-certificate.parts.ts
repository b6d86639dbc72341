import { type CertificationStatus, certifyingStatuses, type RecordStatus } from '../audit/audit.states.ts';

interface Standing {
  recordStatus: RecordStatus;
  /** As of today. */
  certificationStatus: CertificationStatus;
  /** Whether the audit owner keeps the certificate from this reader. */
  withheld?: boolean;
}

/** Why an audit that a reader sees has no certificate to download: the same words in every menu and answer. */
export const whyNoCertificate = (
  { recordStatus, certificationStatus, withheld = false }: Standing,
  bodyName: string,
): string => {
  const isAwaited = recordStatus === 'Current' || recordStatus === 'Holding';
  if (!isAwaited || !certifyingStatuses.some((each) => each === certificationStatus)) return 'Site not certificated';
  return withheld ? 'Access prohibited by the audit owner' : `Pending ${bodyName} administration`;
};
