/** What people are told of. */
const alertKinds = ['sharing granted', 'sharing cancelled'] as const;
export type AlertKind = (typeof alertKinds)[number];
