import {
  type CertificationStatus,
  certifyingDecisions,
  certifyingStatuses,
  decidedStatuses,
  expiringStatuses,
  type RecordStatus,
} from '../audit/audit.states.ts';

interface RecordTransition {
  /** What happens, as a sentence. */
  event: string;
  /** The previous record status; none for a new record. */
  from: readonly RecordStatus[];
  /** With several targets, `decidedBy` says how the other records of the slot decide between them. */
  to: readonly RecordStatus[];
  decidedBy?: string;
}

const amongOthers =
  'Closed where it is older than the Current record; Holding where it is still Pending and there is a Current one';

/** The transitions of a record, and what causes them. At most one record of a slot is Current. */
export const recordTransitions = {
  accept: {
    event:
      'A report is uploaded by the standards body, or by a certification body whose audit submissions are allowed.',
    from: [],
    to: ['Current', 'Closed', 'Holding'],
    decidedBy: amongOthers,
  },
  hold: {
    event: "A report is uploaded while the certification body's submissions are on hold, or by a company or site user.",
    from: [],
    to: ['Holding'],
  },
  replace: {
    event: 'The report of a held record is replaced by another.',
    from: ['Holding'],
    to: ['Current', 'Closed', 'Holding'],
    decidedBy: `as for a new record: ${amongOthers}`,
  },
  validate: {
    event: 'The held record is validated.',
    from: ['Holding'],
    to: ['Current', 'Closed', 'Holding'],
    decidedBy: amongOthers,
  },
  decide: {
    event: 'The record that awaited its certification decision gets it.',
    from: ['Holding'],
    to: ['Current', 'Closed'],
    decidedBy: 'Closed where it is older than the Current record',
  },
  follow: {
    event: 'Another record of the site and standard becomes Current with a decision.',
    from: ['Current'],
    to: ['Closed', 'Holding'],
    decidedBy: 'Holding where it is newer and still Pending',
  },
  archive: { event: 'The record is archived.', from: ['Holding', 'Current'], to: ['Archived'] },
  unarchive: {
    event: 'The record is taken back.',
    from: ['Archived'],
    to: ['Current', 'Closed', 'Holding'],
    decidedBy: 'Closed where there is a Current record; Holding where it was never validated',
  },
} as const satisfies Record<string, RecordTransition>;

/** What a certification status requires when it is set by hand. */
export const statusParticulars = ['reason', 'date', 'expiryDate'] as const;

interface CertificationTransition {
  /** What happens, as a sentence. */
  event: string;
  /** `answer` is a change of the report without a chosen status. */
  by: 'report' | 'answer' | 'hand' | 'day' | 'follower';
  from: readonly CertificationStatus[];
  to: readonly CertificationStatus[];
  needs?: readonly (typeof statusParticulars)[number][];
}

/** The transitions of a certification, and what causes them. */
export const certificationTransitions = {
  decide: {
    event: 'The report says how the certification was decided.',
    by: 'report',
    from: decidedStatuses,
    to: decidedStatuses,
  },
  extend: {
    event: 'The certification is extended beyond its expiry day until the next audit.',
    by: 'hand',
    from: [...certifyingStatuses, 'Expired'],
    to: ['Interim'],
    needs: ['expiryDate'],
  },
  suspend: {
    event: 'The certification is suspended.',
    by: 'hand',
    from: certifyingStatuses,
    to: ['Suspended'],
    needs: ['reason', 'date'],
  },
  withdraw: {
    event: 'The certification is withdrawn.',
    by: 'hand',
    from: [...expiringStatuses, 'Expired'],
    to: ['Withdrawn'],
    needs: ['reason', 'date'],
  },
  reinstate: {
    event: 'An extension, suspension or withdrawal is taken back: the decision of the report holds again.',
    by: 'hand',
    from: ['Interim', 'Suspended', 'Withdrawn'],
    to: certifyingDecisions,
  },
  overturn: {
    event: 'The report no longer certifies: an extension, suspension or withdrawal ends with it.',
    by: 'answer',
    from: ['Interim', 'Suspended', 'Withdrawn'],
    to: ['Pending', 'Not Certificated'],
  },
  runOn: {
    event: 'The expiry day becomes one that is still to come: the decision of the report holds again.',
    by: 'answer',
    from: ['Expired'],
    to: certifyingDecisions,
  },
  expire: {
    event: 'The expiry day (UTC) is over. Read so from the date itself; the daily job only writes it down.',
    by: 'day',
    from: expiringStatuses,
    to: ['Expired'],
  },
  renew: {
    event: 'A certificated record of the site and standard follows.',
    by: 'follower',
    from: [...certifyingStatuses, 'Expired'],
    to: ['Expired Renewed'],
  },
  lose: {
    event: 'A record of the site and standard follows that is Not Certificated.',
    by: 'follower',
    from: [...certifyingStatuses, 'Expired'],
    to: ['Withdrawn'],
  },
} as const satisfies Record<string, CertificationTransition>;

type Needs = readonly (typeof statusParticulars)[number][];

/**
 * The statuses that a person may choose next, with the further answers each requires, and whether the person or the
 * report's decision sets it.
 */
export const statusesToChoose = (
  status: CertificationStatus,
): { status: CertificationStatus; needs: Needs; by: 'report' | 'hand' }[] =>
  Object.values<CertificationTransition>(certificationTransitions).flatMap(({ by, from, to, needs = [] }) =>
    (by === 'hand' || by === 'report') && from.includes(status)
      ? to.filter((each) => each !== status).map((each) => ({ status: each, needs, by }))
      : [],
  );
