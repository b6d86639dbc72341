import type { DaysAhead } from '../../kernel/list-presets.ts';
import type { RoleGroup } from '../../kernel/role-groups.ts';
import { soonDays } from '../../kernel/soon-days.ts';

type Filters = Readonly<Record<string, string | DaysAhead>>;

/** Rows of a list, selected by the list's own filters. */
interface Filtered {
  list: 'audit' | 'office';
  filters: Filters;
  /** The column whose earliest day among the rows is answered with their count. */
  earliest?: string;
}

/** Rows of a list that may need a reader's attention; count and link use the same filters. */
export interface Concern extends Filtered {
  label: string;
  /** The readers it concerns; a part concerns those of its whole. */
  audience?: readonly RoleGroup[];
  /** The day that the rows are sorted by, earliest first. Without it, they keep the list's own order. */
  listedBy?: 'startDate' | 'expiryDate';
  /** The concern that includes this one and is shown above it. Its filters and order apply as well. */
  partOf?: string;
  /** It says how things stand and waits for nothing. */
  informs?: true;
}

const audits = (filters: Filters, earliest?: 'added' | 'expiryDate' | 'overdueSince'): Filtered => ({
  list: 'audit',
  filters,
  ...(earliest && { earliest }),
});
const offices = (filters: Filters): Filtered => ({ list: 'office', filters });
const inDays = (daysAhead: number): DaysAhead => ({ daysAhead });

/** Companies and sites see their certificates counted in three: those that end within so many days, later, and after that. */
const ownSoonDays = 30;
const ownLaterDays = 90;

const expiringSoon = { certificated: 'true', expiryDateTo: inDays(soonDays) } as const;
const own = { audience: ['company', 'site'] } as const;
const suspended = { auditStatus: 'Current', certificationStatus: 'Suspended' } as const;
const unplanned = { label: 'without a next audit', ...audits({ nextAudit: 'Not planned' }) };

const concerns = <const K extends string>(
  declared: Record<K, Concern & { partOf?: NoInfer<K> }>,
): Readonly<Record<K, Concern & { partOf?: K }>> => declared;

/**
 * Everything that may need attention, in the order it is shown. To a certification body and the standards body, what waits
 * for them comes first; to companies and sites, the gravest.
 */
export const attention = concerns({
  ownExpired: {
    label: 'Expired',
    ...own,
    ...audits({ own: 'true', auditStatus: 'Current', certificationStatus: 'Expired' }),
  },
  ownExpiredUnplanned: { partOf: 'ownExpired', ...unplanned },
  ownSuspended: {
    label: 'Suspended',
    ...own,
    listedBy: 'expiryDate',
    ...audits({ own: 'true', ...suspended }, 'expiryDate'),
  },
  validation: {
    label: 'Waiting for your validation',
    audience: ['cb'],
    listedBy: 'startDate',
    ...audits({ awaitsValidation: 'true' }, 'added'),
  },
  holding: {
    label: 'In Holding',
    audience: ['body', 'cb'],
    listedBy: 'startDate',
    ...audits({ auditStatus: 'Holding' }),
  },
  undecided: {
    label: 'without a decision',
    partOf: 'holding',
    ...audits({ certificationStatus: 'Pending' }),
  },
  late: {
    label: 'Next audit overdue',
    audience: ['body'],
    listedBy: 'expiryDate',
    ...audits({ auditStatus: 'Current', nextAudit: 'Overdue' }, 'overdueSince'),
  },
  lateExpiring: {
    label: `expiring within ${soonDays} days`,
    partOf: 'late',
    ...audits(expiringSoon),
  },
  expiring: {
    label: `Expiring within ${soonDays} days`,
    audience: ['cb'],
    listedBy: 'expiryDate',
    ...audits(expiringSoon),
  },
  unplanned: { partOf: 'expiring', ...unplanned },
  suspended: {
    label: 'Suspended',
    audience: ['cb', 'ab'],
    listedBy: 'expiryDate',
    ...audits(suspended, 'expiryDate'),
  },
  onHold: {
    label: 'Certification bodies on hold',
    audience: ['body'],
    ...offices({ officeType: 'Main Office', auditSubmissions: 'Hold' }),
  },
  ownExpiring: {
    label: `Expiring within ${ownSoonDays} days`,
    ...own,
    listedBy: 'expiryDate',
    ...audits({ own: 'true', certificated: 'true', expiryDateTo: inDays(ownSoonDays) }, 'expiryDate'),
  },
  ownExpiringUnplanned: { partOf: 'ownExpiring', ...unplanned },
  reportRequested: { label: 'Report access requested', ...own, ...audits({ own: 'true', reportRequested: 'true' }) },
  ownExpiringLater: {
    label: `Expiring in ${ownSoonDays + 1} to ${ownLaterDays} days`,
    ...own,
    listedBy: 'expiryDate',
    ...audits(
      {
        own: 'true',
        certificated: 'true',
        expiryDateFrom: inDays(ownSoonDays + 1),
        expiryDateTo: inDays(ownLaterDays),
      },
      'expiryDate',
    ),
  },
  ownExpiringLaterUnplanned: { partOf: 'ownExpiringLater', ...unplanned },
  ownValid: {
    label: `Valid for over ${ownLaterDays} days`,
    informs: true,
    ...own,
    listedBy: 'expiryDate',
    ...audits({ own: 'true', certificated: 'true', expiryDateFrom: inDays(ownLaterDays + 1) }, 'expiryDate'),
  },
  ownShared: { label: 'Shared with others', informs: true, ...own, ...audits({ own: 'true', shared: 'true' }) },
  ownSharedCertificated: {
    label: 'certificated today',
    partOf: 'ownShared',
    ...audits({ certificated: 'true' }),
  },
});
export type ConcernKey = keyof typeof attention;

const isConcern = (key: string): key is ConcernKey => Object.hasOwn(attention, key);
export const concernKeys: readonly ConcernKey[] = Object.keys(attention).filter(isConcern);
