import type { AlertState } from '../notification/notification.schema.ts';

/**
 * What the Certificate Tracker shows a reader of a record, each level more than the one before: that it is certified, the
 * data of its certificate, the certificate itself, all that the record says.
 */
export const trackerLevels = ['basic', 'data', 'pdf', 'full'] as const;
export type TrackerLevel = (typeof trackerLevels)[number];

/** What a row says about its certificate today; each row is in one state. An expiry day that is not shown counts for none. */
export const trackedStates = [
  'Valid',
  'Expires in 31 to 90 days',
  'Expires in 8 to 30 days',
  'Expires within 7 days',
  'Expired',
  'Suspended or withdrawn',
  'Not certificated',
] as const;
export type TrackedState = (typeof trackedStates)[number];

/** A record is found by the alerts about it that the reader has not read. */
export const trackedAlertStates = ['Unread'] as const satisfies readonly AlertState[];

/** Whether a level shows as much as another. */
export const showsAsMuchAs = (level: TrackerLevel, other: TrackerLevel): boolean =>
  trackerLevels.indexOf(level) >= trackerLevels.indexOf(other);
