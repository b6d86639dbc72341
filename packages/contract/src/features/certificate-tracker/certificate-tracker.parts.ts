/**
 * What the Certificate Tracker shows a reader of a record, each level more than the one before: that it is certified, the
 * data of its certificate, the certificate itself, all that the record says.
 */
export const trackerLevels = ['basic', 'data', 'pdf', 'full'] as const;
export type TrackerLevel = (typeof trackerLevels)[number];
