import {
  type CertificationStatus,
  certifies,
  decidedStatuses,
  type RecordStatus,
} from '@attestry/contract/features/audit/audit.states.ts';
import { certificationTransitions } from '@attestry/contract/features/audit-life/audit-life.states.ts';

/** Where an accepted report puts its audit. */
export interface Standing {
  recordStatus: RecordStatus;
  holdingReason: string | null;
  certificationStatus: CertificationStatus;
}

export const holdingReasons = {
  onHold: 'Submissions of the certification body are on hold',
  byOwner: 'Uploaded by the company or site, to be validated by the certification body',
  awaitingDecision: 'Awaiting the certification decision while another record is current',
} as const;

/** The Current record of a site and standard. */
export interface Present {
  startDate: string;
  certificationStatus: CertificationStatus;
}

/** What decides on the standing of an accepted report. */
export interface Reported {
  decision: string;
  startDate: string;
  /** By a company or site user: it waits for the certification body. */
  byOwner: boolean;
  /** By a certification body whose submissions are on hold. */
  onHold: boolean;
  /** The Current record of the site and standard, other than this one. */
  present: Present | undefined;
  /** How the next later record of the site and standard was decided; undefined where there is none. */
  follower: CertificationStatus | undefined;
  /** The record whose report is replaced, as it was. */
  replaced: (Pick<Standing, 'recordStatus' | 'certificationStatus'> & Partial<Standing>) | undefined;
}

const wasValid: readonly CertificationStatus[] = certificationTransitions.renew.from;

/** What becomes of the certification status of a record that is closed because another follows. */
export const statusWhenFollowed = (
  status: CertificationStatus,
  followedBy: CertificationStatus | undefined,
): CertificationStatus => {
  if (!wasValid.includes(status)) return status;
  return followedBy === 'Not Certificated' ? 'Withdrawn' : 'Expired Renewed';
};

const decided = (decision: string): CertificationStatus =>
  decidedStatuses.find((each) => each === decision) ?? 'Pending';

/** These came after the decision, by the hand of body or certification body: a better report does not undo them. */
const laterStatuses: readonly CertificationStatus[] = ['Interim', 'Suspended', 'Withdrawn'];

export const outlastsReports = (status: CertificationStatus): boolean => laterStatuses.includes(status);

const certificationOf = ({ decision, replaced }: Reported): CertificationStatus =>
  replaced && outlastsReports(replaced.certificationStatus) && certifies(decision)
    ? replaced.certificationStatus
    : decided(decision);

const held = (holdingReason: string, certificationStatus: CertificationStatus): Standing => ({
  recordStatus: 'Holding',
  holdingReason,
  certificationStatus,
});

const newStanding = (reported: Reported, status: CertificationStatus): Standing => {
  const { present, startDate, byOwner, onHold, follower } = reported;
  if (byOwner) return held(holdingReasons.byOwner, status);
  if (onHold) return held(holdingReasons.onHold, status);
  if (present && status === 'Pending') return held(holdingReasons.awaitingDecision, status);
  if (!present || present.certificationStatus === 'Pending' || startDate >= present.startDate)
    return { recordStatus: 'Current', holdingReason: null, certificationStatus: status };
  return { recordStatus: 'Closed', holdingReason: null, certificationStatus: statusWhenFollowed(status, follower) };
};

/**
 * Where the Current record goes when another becomes Current with a decision: it is closed. One that is newer and still
 * Pending has ended nothing yet, and waits for its own decision.
 */
export const standingBeside = (
  present: Present,
  other: { startDate: string; certificationStatus: CertificationStatus },
): Standing => {
  const { certificationStatus, startDate } = present;
  if (certificationStatus === 'Pending' && startDate > other.startDate)
    return held(holdingReasons.awaitingDecision, certificationStatus);
  return {
    recordStatus: 'Closed',
    holdingReason: null,
    certificationStatus: statusWhenFollowed(certificationStatus, other.certificationStatus),
  };
};

/**
 * The standing of an accepted report. A record without a decision never ends a valid one, and one older than the Current
 * record is history from the start. A replaced report leaves its record where it was, unless that was Holding.
 */
export const standingOf = (reported: Reported): Standing => {
  const { replaced } = reported;
  const status = certificationOf(reported);
  if (!replaced || replaced.recordStatus === 'Holding') return newStanding(reported, status);
  // Why an archived one was held is kept for the day it is taken back.
  const { recordStatus, holdingReason = null } = replaced;
  return { recordStatus, holdingReason, certificationStatus: status };
};

/** A held or archived record, as it stands. */
interface Stored extends Present {
  holdingReason: string | null;
  /** Null where it was never validated. */
  validationDate: string | null;
}

interface Beside {
  present: Present | undefined;
  follower: Present | undefined;
}

/** Where a held record goes when it is validated. */
export const standingWhenValidated = (
  { startDate, certificationStatus }: Stored,
  { present, follower }: Beside,
): Standing =>
  newStanding(
    {
      decision: certificationStatus,
      startDate,
      byOwner: false,
      onHold: false,
      present,
      follower: follower?.certificationStatus,
      replaced: undefined,
    },
    certificationStatus,
  );

/**
 * Where an edit leaves a record. One that awaited its certification decision goes on with it, but waits to be validated anew
 * where its owner edits it, or a certification body on hold. Any other stays where it is, as a replaced report leaves it.
 */
export const standingWhenEdited = (
  record: Stored & Standing,
  { byOwner, onHold }: Pick<Reported, 'byOwner' | 'onHold'>,
  neighbours: Beside,
): Standing => {
  const { recordStatus, holdingReason, certificationStatus } = record;
  const awaited = recordStatus === 'Holding' && holdingReason === holdingReasons.awaitingDecision;
  if (awaited && byOwner) return held(holdingReasons.byOwner, certificationStatus);
  if (awaited && onHold) return held(holdingReasons.onHold, certificationStatus);
  if (awaited && certificationStatus !== 'Pending') return standingWhenValidated(record, neighbours);
  return { recordStatus, holdingReason, certificationStatus };
};

/**
 * Where an archived record goes when it is taken back. One that was never validated is held as before, so that archiving is
 * no way around the validation; one that is Pending waits for its decision, which a Closed record could not be given.
 */
export const standingWhenTakenBack = (
  { certificationStatus, holdingReason, validationDate }: Stored,
  { present, follower }: Beside,
): Standing => {
  if (validationDate === null) return held(holdingReason ?? holdingReasons.byOwner, certificationStatus);
  if (!present) return { recordStatus: 'Current', holdingReason: null, certificationStatus };
  if (certificationStatus === 'Pending') return held(holdingReasons.awaitingDecision, certificationStatus);
  const status = follower ? statusWhenFollowed(certificationStatus, follower.certificationStatus) : certificationStatus;
  return { recordStatus: 'Closed', holdingReason: null, certificationStatus: status };
};
