import type { RoleGroup } from '../../kernel/permissions.ts';

/** A day relative to today. */
interface DaysAhead {
  daysAhead: number;
}

type Filters = Readonly<Record<string, string | DaysAhead>>;

/** Rows of a list, selected by the list's own filters. */
interface Filtered {
  list: 'audit' | 'office';
  filters: Filters;
}

/** Rows of a list that may need a reader's attention; count and link use the same filters. */
export interface Concern extends Filtered {
  label: string;
  /** The readers it concerns. */
  audience: readonly RoleGroup[];
  /** The concern that includes this one and is shown above it. */
  partOf?: string;
}

const audits = (filters: Filters): Filtered => ({ list: 'audit', filters });
const offices = (filters: Filters): Filtered => ({ list: 'office', filters });
const inDays = (daysAhead: number): DaysAhead => ({ daysAhead });

const own = { audience: ['company', 'site'] } as const;
const suspended = { auditStatus: 'Current', certificationStatus: 'Suspended' } as const;
const expiringSoon = { certificated: 'true', expiryDateTo: inDays(60) } as const;

const concerns = <const K extends string>(
  declared: Record<K, Concern & { partOf?: NoInfer<K> }>,
): Readonly<Record<K, Concern & { partOf?: K }>> => declared;

/** Everything that may need attention, in the order it is shown. */
export const attention = concerns({
  validation: { label: 'Waiting for your validation', audience: ['cb'], ...audits({ awaitsValidation: 'true' }) },
  holding: { label: 'In Holding', audience: ['body', 'cb'], ...audits({ auditStatus: 'Holding' }) },
  expiring: { label: 'Expiring within 60 days', audience: ['cb'], ...audits(expiringSoon) },
  unplanned: {
    label: 'without a next audit',
    audience: ['cb'],
    partOf: 'expiring',
    ...audits({ ...expiringSoon, nextAudit: 'Not planned' }),
  },
  late: {
    label: 'Next audit overdue',
    audience: ['body'],
    ...audits({ auditStatus: 'Current', nextAudit: 'Overdue' }),
  },
  onHold: {
    label: 'Certification bodies on hold',
    audience: ['body'],
    ...offices({ officeType: 'Main Office', auditSubmissions: 'Hold' }),
  },
  ownExpired: {
    label: 'Expired',
    ...own,
    ...audits({ own: 'true', auditStatus: 'Current', certificationStatus: 'Expired' }),
  },
  ownExpiring: {
    label: 'Expiring within 30 days',
    ...own,
    ...audits({ own: 'true', certificated: 'true', expiryDateTo: inDays(30) }),
  },
  ownExpiringLater: {
    label: 'Expiring in 31 to 90 days',
    ...own,
    ...audits({ own: 'true', certificated: 'true', expiryDateFrom: inDays(31), expiryDateTo: inDays(90) }),
  },
  suspended: { label: 'Suspended', audience: ['cb', 'ab'], ...audits(suspended) },
  ownSuspended: { label: 'Suspended', ...own, ...audits({ own: 'true', ...suspended }) },
});
export type ConcernKey = keyof typeof attention;

const isConcern = (key: string): key is ConcernKey => Object.hasOwn(attention, key);
export const concernKeys: readonly ConcernKey[] = Object.keys(attention).filter(isConcern);
