/** The record statuses. At most one record is Current per site and standard. */
export const recordStatuses = ['Holding', 'Current', 'Archived', 'Closed'] as const;
export type RecordStatus = (typeof recordStatuses)[number];

/** Why a record is Holding. */
export const holdingReasons = {
  onHold: 'Submissions of the certification body are on hold',
  byOwner: 'Uploaded by the company or site, to be validated by the certification body',
  awaitingDecision: 'Awaiting the certification decision while another record is current',
} as const;

interface Validation {
  recordStatus: string;
  validationDate: string | null;
}

/** Whether no certification body has confirmed the record: it is held, or was archived without validation. */
export const isUnvalidated = ({ recordStatus, validationDate }: Validation): boolean =>
  recordStatus === 'Holding' || (recordStatus === 'Archived' && validationDate === null);

/** Only records with these statuses are visible through a share of the audit, its site or its company. */
export const sharedStatuses = ['Current', 'Closed'] as const satisfies readonly RecordStatus[];

/** Whether a share makes a record with this status visible. */
export const isShownByShares = (recordStatus: RecordStatus): boolean =>
  sharedStatuses.some((status) => status === recordStatus);

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

/** The decisions with which a certificate is issued. */
export const certifyingDecisions = [
  'Certificated',
  'Start! Basic',
  'Start! Intermediate',
] as const satisfies readonly CertificationStatus[];

export const certifies = (decision: string | undefined): boolean =>
  certifyingDecisions.some((each) => each === decision);

/** The level of a START! certification, such as `Basic`; empty for any other decision. */
export const levelOf = (decision: string): string => /^Start! (.+)$/.exec(decision)?.[1] ?? '';

/** What a certificate requires, if the standard asks for it. */
export const certificateKeys = ['grade', 'issueDate', 'expiryDate'] as const;

/** What a report decides. The other statuses follow later and leave the decision unchanged. */
export const decidedStatuses = [
  'Pending',
  ...certifyingDecisions,
  'Not Certificated',
] as const satisfies readonly CertificationStatus[];

/** With these statuses a certificate exists until its expiry day (UTC) is over. */
export const certifyingStatuses = [...certifyingDecisions, 'Interim'] as const satisfies readonly CertificationStatus[];

/** These statuses become Expired once their expiry day (UTC) is over. */
export const expiringStatuses = [...certifyingStatuses, 'Suspended'] as const satisfies readonly CertificationStatus[];

/** With these statuses a Current record is, or once was, certified. */
export const onceCertifiedStatuses = [
  ...expiringStatuses,
  'Withdrawn',
  'Expired',
] as const satisfies readonly CertificationStatus[];

/**
 * Whether the public directory shows an audit today, or why not: `Not published` leaves the reason out for readers who may
 * not know it.
 */
export const publications = [
  'Published',
  'Not current',
  'Not certificated',
  'Hidden',
  'Site not active',
  'Country suppressed',
  'Not published',
] as const;
export type Publication = (typeof publications)[number];

/** The grade of a site without certification, if its standard has grades. */
export const noGrade = 'No Grade';
export const letterGrades = ['AA+', 'AA', 'A+', 'A', 'B+', 'B', 'C+', 'C', 'D+', 'D'] as const;
export const foundationGrades = ['Foundation +', 'Foundation'] as const;
/** Best first. */
export const grades = [...letterGrades, ...foundationGrades, noGrade] as const;

/** The grade as awarded, or an empty string if there is none or it is No Grade. */
export const awardedGrade = (grade: string | null | undefined): string => (grade && grade !== noGrade ? grade : '');
