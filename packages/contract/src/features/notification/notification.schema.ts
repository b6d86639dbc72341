const shareKinds = ['sharing granted', 'sharing cancelled'] as const;

/** Events of an audit. */
export const auditAlertKinds = ['replaced report', 'record validated', 'suspended', 'withdrawn'] as const;
export type AuditAlertKind = (typeof auditAlertKinds)[number];

export const alertKinds = [...shareKinds, ...auditAlertKinds] as const;
export type AlertKind = (typeof alertKinds)[number];
