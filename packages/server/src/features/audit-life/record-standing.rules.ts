import {
  type CertificationStatus,
  certifies,
  decidedStatuses,
  holdingReasons,
  type RecordStatus,
} from '@attestry/contract/features/audit/audit.states.ts';
import { certificationTransitions } from '@attestry/contract/features/audit-life/audit-life.states.ts';

/** Record status, holding reason and certification status of a record in its slot. */
export interface Standing {
  recordStatus: RecordStatus;
  holdingReason: string | null;
  certificationStatus: CertificationStatus;
}

/** The record status, with why it is held. */
export const nameStanding = ({
  recordStatus,
  holdingReason,
}: Pick<Standing, 'recordStatus' | 'holdingReason'>): string =>
  holdingReason ? `${recordStatus}: ${holdingReason}` : recordStatus;

/** The Current record of the slot. */
export interface Present {
  startDate: string;
  certificationStatus: CertificationStatus;
}

/** What the standing of an accepted report depends on. */
export interface Reported {
  decision: string;
  startDate: string;
  /** Uploaded by a company or site user: it waits for the certification body. */
  byOwner: boolean;
  /** Uploaded by a certification body whose submissions are on hold. */
  onHold: boolean;
  /** The Current record of the slot, if it is another one. */
  present: Present | undefined;
  /** The decision of the next later record of the slot; undefined if there is none. */
  follower: CertificationStatus | undefined;
  /** The previous state of the record whose report is replaced. */
  replaced: (Pick<Standing, 'recordStatus' | 'certificationStatus'> & Partial<Standing>) | undefined;
}

const wasValid: readonly CertificationStatus[] = certificationTransitions.renew.from;

/** The certification status of a record closed by its successor. */
export const statusWhenFollowed = (
  status: CertificationStatus,
  followedBy: CertificationStatus | undefined,
): CertificationStatus => {
  if (!wasValid.includes(status)) return status;
  return followedBy === 'Not Certificated' ? 'Withdrawn' : 'Expired Renewed';
};

const decided = (decision: string): CertificationStatus =>
  decidedStatuses.find((each) => each === decision) ?? 'Pending';

/** Set by hand after the decision: a report that still certifies does not undo them. */
const laterStatuses: readonly CertificationStatus[] = ['Interim', 'Suspended', 'Withdrawn'];

export const survivesReports = (status: CertificationStatus): boolean => laterStatuses.includes(status);

const certificationOf = ({ decision, replaced }: Reported): CertificationStatus =>
  replaced && survivesReports(replaced.certificationStatus) && certifies(decision)
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
 * The standing of the Current record once another becomes Current with a decision: it is closed, or held if it is newer
 * and still Pending.
 */
export const standingWhenDisplaced = (
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
 * The standing of an accepted report. A record without a decision never ends a valid one, and one older than the
 * Current record is Closed from the start. A replaced report leaves its record in place, unless that was Holding.
 */
export const standingOfReport = (reported: Reported): Standing => {
  const { replaced } = reported;
  const status = certificationOf(reported);
  if (!replaced || replaced.recordStatus === 'Holding') return newStanding(reported, status);
  // An archived record keeps its holding reason: unarchiving restores it.
  const { recordStatus, holdingReason = null } = replaced;
  return { recordStatus, holdingReason, certificationStatus: status };
};

/** A held or archived record in its current state. */
interface Stored extends Present {
  holdingReason: string | null;
  /** Null if it was never validated. */
  validationDate: string | null;
}

/** What the standing of a record depends on among the others of its slot. */
interface Neighbours {
  present: Present | undefined;
  follower: Present | undefined;
}

/** The standing of a held record after validation. */
export const standingWhenValidated = (
  { startDate, certificationStatus }: Stored,
  { present, follower }: Neighbours,
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
 * The standing of a record after an edit. One that awaited its decision gets its place once it is decided, but is held
 * for validation if its owner edits it, or a certification body on hold. Any other keeps its standing, as with a
 * replaced report.
 */
export const standingWhenEdited = (
  record: Stored & Standing,
  { byOwner, onHold }: Pick<Reported, 'byOwner' | 'onHold'>,
  neighbours: Neighbours,
): Standing => {
  const { recordStatus, holdingReason, certificationStatus } = record;
  const awaited = recordStatus === 'Holding' && holdingReason === holdingReasons.awaitingDecision;
  if (awaited && byOwner) return held(holdingReasons.byOwner, certificationStatus);
  if (awaited && onHold) return held(holdingReasons.onHold, certificationStatus);
  if (awaited && certificationStatus !== 'Pending') return standingWhenValidated(record, neighbours);
  return { recordStatus, holdingReason, certificationStatus };
};

/**
 * The standing of an archived record after unarchiving. One that was never validated is held again, so that archiving
 * does not bypass validation; a Pending one is held for its decision, because a Closed record cannot be decided.
 */
export const standingWhenUnarchived = (
  { certificationStatus, holdingReason, validationDate }: Stored,
  { present, follower }: Neighbours,
): Standing => {
  if (validationDate === null) return held(holdingReason ?? holdingReasons.byOwner, certificationStatus);
  if (!present) return { recordStatus: 'Current', holdingReason: null, certificationStatus };
  if (certificationStatus === 'Pending') return held(holdingReasons.awaitingDecision, certificationStatus);
  const status = follower ? statusWhenFollowed(certificationStatus, follower.certificationStatus) : certificationStatus;
  return { recordStatus: 'Closed', holdingReason: null, certificationStatus: status };
};
