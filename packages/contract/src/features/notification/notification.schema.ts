import { z } from 'zod';
import { lookupId, moment, publicId } from '../../kernel/fields.ts';
import type { RoleGroup } from '../../kernel/role-groups.ts';

/** Events of an audit. */
export const auditAlertKinds = [
  'new report',
  'replaced report',
  'record validated',
  'suspended',
  'withdrawn',
  'certificate expiring',
  'expired',
  'no longer current',
] as const;
export type AuditAlertKind = (typeof auditAlertKinds)[number];

const shareKinds = ['sharing granted', 'sharing cancelled'] as const;

/** Decisions of the standards body about an auditor. */
export const auditorAlertKinds = ['profile validated', 'profile rejected', 'qualification rejected'] as const;
export type AuditorAlertKind = (typeof auditorAlertKinds)[number];

/** The kinds that users can switch off. Mail about an account has no switch. */
export const subscribedKinds = [...auditAlertKinds, ...shareKinds, ...auditorAlertKinds] as const;
export type SubscribedKind = (typeof subscribedKinds)[number];

/** A request is a letter to those who can answer it: they cannot switch it off, and Lite users get it too. */
export const requestKind = 'report access requested';

export const alertKinds = [...subscribedKinds, requestKind, 'account activated', 'export ended'] as const;
export type AlertKind = (typeof alertKinds)[number];

/** The kinds in words. */
export const alertNames: Record<AlertKind, string> = {
  'new report': 'New report',
  'replaced report': 'Replaced report',
  'record validated': 'Record validated',
  suspended: 'Certification suspended',
  withdrawn: 'Certification withdrawn',
  'certificate expiring': 'Certificate expiring',
  expired: 'Certificate expired',
  'no longer current': 'Certificate no longer current',
  'sharing granted': 'Sharing granted',
  'sharing cancelled': 'Sharing cancelled',
  'profile validated': 'Auditor profile validated',
  'profile rejected': 'Auditor profile rejected',
  'qualification rejected': 'Qualification rejected',
  [requestKind]: 'Report access requested',
  'account activated': 'Account activated',
  'export ended': 'Export of a report',
};

/** How many days before its expiry date a certificate is announced as expiring. */
export const expiryNotices = [90, 30, 7] as const;

interface AlertSwitch {
  kind: SubscribedKind;
  name: string;
  /** Of those to whom its group is shown, only this group of roles. */
  audience?: RoleGroup;
}

interface AlertGroup {
  name: string;
  alerts: readonly AlertSwitch[];
  /** Only this group of roles receives these alerts; by default everybody who is alerted. */
  audience?: RoleGroup;
}

const switchOf = (kind: SubscribedKind): AlertSwitch => ({ kind, name: alertNames[kind] });

/** The switches as the screen groups them. */
export const alertGroups: readonly AlertGroup[] = [
  { name: 'Audits', alerts: [switchOf('new report'), switchOf('replaced report'), switchOf('record validated')] },
  {
    name: 'Certificates',
    alerts: [
      { kind: 'certificate expiring', name: 'Certificate expiring in 90, 30 and 7 days' },
      switchOf('expired'),
      switchOf('suspended'),
      switchOf('withdrawn'),
      // An alert of favourites, which companies alone have.
      { ...switchOf('no longer current'), audience: 'company' },
    ],
  },
  { name: 'Sharing', alerts: [switchOf('sharing granted'), switchOf('sharing cancelled')] },
  { name: 'Auditors', audience: 'mendsAuditors', alerts: auditorAlertKinds.map(switchOf) },
];

export const subscriptionChoices = ['None', 'All', 'Custom'] as const;
const choice = z.enum(subscriptionChoices);

/** Which alerts the caller receives. */
export const notifications = z.object({
  groups: z.array(
    z.object({
      name: z.string(),
      notifications: z.array(z.object({ externalId: z.enum(subscribedKinds), name: z.string(), value: z.boolean() })),
    }),
  ),
  /** Which standards' audits the caller is alerted of. */
  choice,
  /** The standards that are included, each with the ids of its included categories. */
  standards: z.array(z.object({ standardId: z.string(), choice, categories: z.array(z.string()) })),
});
export type Notifications = z.output<typeof notifications>;

export const notificationSwitch = z.object({ externalId: z.enum(subscribedKinds), value: z.boolean() });
export type NotificationSwitch = z.output<typeof notificationSwitch>;

/**
 * Without `choice`, no standards mean None and any mean Custom. A standard without categories includes all of them, unless its
 * own `choice` is None.
 */
export const notificationsForm = z.object({
  choice: choice.optional(),
  standards: z
    .array(
      z.object({ standardId: lookupId, choice: choice.optional(), categories: z.array(lookupId).max(500).default([]) }),
    )
    .max(100),
});
export type NotificationsForm = z.output<typeof notificationsForm>;

export const alertStates = ['Unread', 'Read'] as const;
export type AlertState = (typeof alertStates)[number];

export const alertAsker = z.object({
  /** The organisation's; old alerts have none. */
  id: z.string().optional(),
  organisation: z.string(),
  email: z.string(),
});
export type AlertAsker = z.output<typeof alertAsker>;

const alertedRecord = z.enum(['audit', 'site', 'company', 'user', 'auditor', 'export']);

/** An alert of the caller in the list. */
export const alertRow = z.object({
  id: z.string(),
  kind: z.enum(alertKinds),
  /** When it was raised. */
  date: z.string(),
  /** The name of the record. */
  about: z.string(),
  record: z.object({ type: alertedRecord, id: z.string() }),
  /** Which of the certificates of a site an alert is about; null for other records than audits. */
  standard: z.string().nullable(),
  from: z.string(),
  to: z.string(),
  reason: z.string().nullable(),
  by: z.string(),
  /** Who asks for a report: the organisation, and the address of the person. */
  asker: alertAsker.nullable(),
  /** The record is a favourite, of which the alert says what the Certificate Tracker shows. */
  isFollower: z.boolean(),
  state: z.enum(alertStates),
});
export type AlertRow = z.output<typeof alertRow>;

/** An unread alert where its record is listed. */
export const alertMark = alertRow.pick({ kind: true, from: true, date: true });
export type AlertMark = z.output<typeof alertMark>;

/** More unread alerts than this are not counted. */
export const maxUnread = 99;
export const unreadAlerts = z.object({
  /** At most `maxUnread` + 1. */
  unread: z.number().int(),
});
export type UnreadAlerts = z.output<typeof unreadAlerts>;

/** Which alerts to mark as read: those with these ids, those about this record, or all if neither is given. */
export const readForm = z.object({
  ids: z.array(publicId).max(100).optional(),
  record: z.object({ type: alertedRecord, id: publicId }).optional(),
});
export type ReadForm = z.output<typeof readForm>;

/** When alerts were marked as read: all of them at once are unread again. */
export const unreadForm = z.object({ readAt: moment });
export type UnreadForm = z.output<typeof unreadForm>;

export const readAlerts = unreadAlerts.extend(unreadForm.shape);
export type ReadAlerts = z.output<typeof readAlerts>;
