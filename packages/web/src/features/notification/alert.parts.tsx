import { notificationApi } from '@attestry/contract/features/notification/notification.api.ts';
import {
  type AlertKind,
  type AlertRow,
  alertNames,
  type ReadAlerts,
  type ReadForm,
  requestKind,
} from '@attestry/contract/features/notification/notification.schema.ts';
import { clientOf } from '@attestry/contract/kernel/client.ts';
import { queryOptions } from '@tanstack/react-query';
import {
  BadgeAlert,
  BadgeCheck,
  BadgeX,
  CalendarX,
  CirclePause,
  CircleX,
  ClipboardCheck,
  FileDown,
  FilePen,
  FilePlus,
  FileX,
  Hourglass,
  type LucideIcon,
  Mail,
  Share2,
  UserCheck,
  UserX,
} from 'lucide-react';
import {
  auditListPath,
  auditorListPath,
  auditorPath,
  auditPath,
  companyListPath,
  companyPath,
  favouritesPath,
  reportsPath,
  shareAuditPath,
  siteListPath,
  sitePath,
  trackedAuditPath,
  trackerPath,
} from '../../blocks/addresses.ts';
import { type Command, runCommand } from '../../blocks/asking/run-command.ts';
import { refetchAfter } from '../../blocks/refetch.ts';
import { quietSend, sendWith } from '../../kernel/api.ts';
import { useFlag } from '../../kernel/flags.ts';
import { i18n } from '../../kernel/texts.ts';
import styles from './alert.module.css';

export const quietNotificationCalls = clientOf(quietSend, notificationApi);
const unaskedCalls = clientOf(sendWith({ quiet: true, unasked: true }), notificationApi);

const minute = 60_000;

/** How many unread alerts the reader has, counted again every minute while the page is visible. */
export const unreadQuery = queryOptions({
  queryKey: ['alert', 'unread'],
  queryFn: () => unaskedCalls.countUnread(),
  refetchInterval: minute,
  refetchOnWindowFocus: true,
  meta: { isUnasked: true },
});

const unreadOnly = { state: 'Unread' } satisfies Record<string, AlertRow['state']>;

/** The latest unread alerts. */
export const latestAlertsQuery = queryOptions({
  queryKey: ['alert', 'latest'],
  queryFn: () => quietNotificationCalls.list({ query: { pageNumber: 1, ...unreadOnly } }),
  staleTime: 0,
});

/** Refetches the alerts, and what marks its rows by them. */
const refetchAlerts = () => refetchAfter({ kinds: ['alert', 'certificateTracker', 'favourites'] });

/** Marks all alerts as unread again that were marked as read at once. */
const unreadCommand = ({ readAt }: ReadAlerts): Command<unknown> => ({
  send: () => quietNotificationCalls.markUnread({ body: { readAt } }).finally(() => void refetchAlerts()),
  message: () => i18n.t('Marked as unread'),
  endpoint: notificationApi.markUnread,
});

type ReadCommand = Command<ReadAlerts, unknown>;

/** Marks alerts as read; without ids, all of them. */
const readCommand = (message: string, ids?: string[]): ReadCommand => ({
  send: () => quietNotificationCalls.markRead({ body: ids ? { ids } : {} }).finally(() => void refetchAlerts()),
  message: () => message,
  undo: unreadCommand,
  endpoint: notificationApi.markRead,
});

export const readAlertCommand = ({ id }: AlertRow): ReadCommand => readCommand(i18n.t('Marked as read'), [id]);

export const markAllAsRead = (): Promise<void> => runCommand(readCommand(i18n.t('All alerts are marked as read')));

/** The record whose page is at an address, if alerts are about such records. */
export const recordAt = (pathname: string): ReadForm['record'] => {
  const [, kind, id] = /^\/private\/(audit|verify|site|company|auditor)\/details\/(\d+)/.exec(pathname) ?? [];
  if (kind === undefined || id === undefined) return undefined;
  return { type: kind === 'site' || kind === 'company' || kind === 'auditor' ? kind : 'audit', id };
};

/** Marks the alerts about a record as read because the reader has it open. If that fails, they stay unread. */
export const markAbout = (record: NonNullable<ReadForm['record']>): void => {
  void quietNotificationCalls
    .markRead({ body: { record } })
    .then(refetchAlerts)
    .catch(() => undefined);
};

/** Marks an alert as read because the reader opens its record. If that fails, it stays unread. */
export const markOpened = ({ id, state }: AlertRow): void => {
  if (state === 'Unread')
    void readCommand('', [id])
      .send()
      .catch(() => undefined);
};

const icons: Record<AlertKind, LucideIcon> = {
  'new report': FilePlus,
  'replaced report': FilePen,
  'record validated': ClipboardCheck,
  suspended: CirclePause,
  withdrawn: CircleX,
  'certificate expiring': Hourglass,
  expired: CalendarX,
  'no longer current': FileX,
  'sharing granted': Share2,
  'sharing cancelled': UserX,
  'profile validated': BadgeCheck,
  'profile rejected': BadgeX,
  'qualification rejected': BadgeAlert,
  [requestKind]: Mail,
  'account activated': UserCheck,
  'export ended': FileDown,
};

const inTracker = { record: trackedAuditPath, list: trackerPath };

const pages = {
  audit: { record: auditPath, list: auditListPath },
  site: { record: sitePath, list: siteListPath },
  company: { record: companyPath, list: companyListPath },
  auditor: { record: (id: string) => auditorPath(id), list: auditorListPath },
};

/**
 * The page of an alert's record; of a favourite, and where a deployment has no pages of audits, in the Certificate Tracker,
 * and for a request where its reader shares the audit with those who ask. A record that is no longer shared may be hidden,
 * so its list opens; an account has no page.
 */
export const useAlertPath = (): ((alert: AlertRow) => string | undefined) => {
  const hasAudits = useFlag('AuditFeature');
  return ({ kind, record: { type, id }, asker, isFollower }) => {
    if (type === 'user') return undefined;
    if (type === 'export') return reportsPath;
    if (kind === 'no longer current') return favouritesPath;
    const isTracked = isFollower || (type === 'audit' && !hasAudits);
    if (asker && !isTracked) return shareAuditPath(id, asker.id ?? asker.organisation);
    const { record, list } = isTracked ? inTracker : pages[type];
    return kind === 'sharing cancelled' ? list : record(id);
  };
};

/** What the record is, if its name alone does not say so. */
export const recordWords = ({ record: { type, id }, standard }: AlertRow): string =>
  ({
    audit: standard === null ? i18n.t('Audit {id}', { id }) : `${standard} · ${i18n.t('Audit {id}', { id })}`,
    site: i18n.t('Site {id}', { id }),
    company: i18n.t('Company'),
    user: i18n.t('Your account'),
    auditor: i18n.t('Auditor {id}', { id }),
    export: i18n.t('Your export'),
  })[type];

export const kindWords = (kind: AlertKind): string => i18n.t(alertNames[kind]);

export const AlertKindMark = ({ kind }: { kind: AlertKind }) => {
  const Icon = icons[kind];
  return (
    <span className={styles.kind}>
      <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
      {kindWords(kind)}
    </span>
  );
};
