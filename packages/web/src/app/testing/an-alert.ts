import type { AlertRow } from '@attestry/contract/features/notification/notification.schema.ts';

/** An unread alert of an audit. */
export const aSuspension: AlertRow = {
  id: '7',
  kind: 'suspended',
  date: '2026-11-20T10:00:00.000Z',
  about: 'San Marco Bakery',
  record: { type: 'audit', id: '500123' },
  standard: 'Food',
  from: 'Certificated',
  to: 'Suspended',
  reason: 'A recall.',
  asker: null,
  isFollower: false,
  by: 'Iris Hale',
  state: 'Unread',
};

/** An unread alert without a page of its own. */
export const anActivation: AlertRow = {
  ...aSuspension,
  id: '8',
  kind: 'account activated',
  about: 'Maya Okafor',
  record: { type: 'user', id: '12' },
  standard: null,
  from: 'Deactivated',
  to: 'Active',
  reason: null,
};
