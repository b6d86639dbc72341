/** Where a record stands in the directory. At most one is Current for a site and standard. */
export const recordStatuses = ['Holding', 'Current', 'Archived', 'Closed'] as const;
export type RecordStatus = (typeof recordStatuses)[number];

interface RecordTransition {
  from: readonly RecordStatus[];
  /** With two, the record becomes Current where the site has none for the standard, else Closed. */
  to: readonly RecordStatus[];
}

export const recordTransitions = {
  validate: { from: ['Holding'], to: ['Current'] },
  /** Another record of the site and standard became Current with a decision. */
  follow: { from: ['Current'], to: ['Closed'] },
  archive: { from: ['Holding', 'Current'], to: ['Archived'] },
  unarchive: { from: ['Archived'], to: ['Current', 'Closed'] },
} as const satisfies Record<string, RecordTransition>;

export const certificationStatuses = [
  'Pending',
  'Start! Basic',
  'Start! Intermediate',
  'Certificated',
  'Not Certificated',
  'Interim',
  'Suspended',
  'Withdrawn',
  'Expired',
  'Expired Renewed',
] as const;
export type CertificationStatus = (typeof certificationStatuses)[number];

/** What a report decides. The other statuses come later and leave the decision as it was. */
export const decidedStatuses = [
  'Pending',
  'Start! Basic',
  'Start! Intermediate',
  'Certificated',
  'Not Certificated',
] as const satisfies readonly CertificationStatus[];

/** These read Expired once their expiry day (UTC) is over. */
export const expiringStatuses = [
  'Certificated',
  'Start! Basic',
  'Start! Intermediate',
  'Interim',
  'Suspended',
] as const satisfies readonly CertificationStatus[];

/** Best first. */
export const grades = [
  'AA+',
  'AA',
  'A+',
  'A',
  'B+',
  'B',
  'C+',
  'C',
  'D+',
  'D',
  'Foundation +',
  'Foundation',
  'No Grade',
] as const;
