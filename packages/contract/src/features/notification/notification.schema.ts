const shareKinds = ['sharing granted', 'sharing cancelled'] as const;

/** Events of an audit. */
export const auditAlertKinds = [
  'new report',
  'replaced report',
  'record validated',
  'suspended',
  'withdrawn',
  'certificate expiring',
  'expired',
] as const;
export type AuditAlertKind = (typeof auditAlertKinds)[number];

export const alertKinds = [...shareKinds, ...auditAlertKinds, 'account activated'] as const;
export type AlertKind = (typeof alertKinds)[number];

/** How many days before its expiry date a certificate is announced as expiring. */
export const expiryNotices = [90, 30, 7] as const;
