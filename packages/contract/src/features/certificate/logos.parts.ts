import type { CertificationStatus, RecordStatus } from '../audit/audit.states.ts';

export const logoStandards: readonly string[] = [
  'Agents and Brokers',
  'Consumer Products',
  'ETRS',
  'Food',
  'Gluten-Free',
  'Packaging Materials',
  'Plant Based',
  'START!',
  'Storage and Distribution',
];

/** For these standards an empty exclusion means that nothing is excluded; for others, that nobody has answered. */
const emptyMeansNone: readonly string[] = ['Gluten-Free', 'Plant Based', 'ETRS'];

/** The usual ways to write that nothing is excluded. */
const noExclusion = ['none', 'traded', 'na', 'not applicable', 'n/a'];

interface Certification {
  /** Whether the audit's owner is one of the caller's companies. */
  ownCompany: boolean;
  recordStatus: RecordStatus;
  /** As of today. */
  certificationStatus: CertificationStatus;
  standard: string;
  exclusion: string | null;
}

/** Whether the logos of an audit are offered; if `excluded`, they are shown as unavailable with the reason. */
export const logoOffer = (audit: Certification): 'offered' | 'excluded' | 'not offered' => {
  const { ownCompany, recordStatus, certificationStatus, standard } = audit;
  if (!ownCompany || recordStatus !== 'Current' || certificationStatus !== 'Certificated') return 'not offered';
  if (!logoStandards.includes(standard)) return 'not offered';
  const exclusion = (audit.exclusion ?? '').trim().toLowerCase();
  const excludesNothing = exclusion === '' ? emptyMeansNone.includes(standard) : noExclusion.includes(exclusion);
  return excludesNothing ? 'offered' : 'excluded';
};
