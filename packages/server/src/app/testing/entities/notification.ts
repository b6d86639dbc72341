import type { ReadsBack, SamplesOf } from '../sample.ts';

export const notificationSamples: SamplesOf<'notification'> = {
  notification: {
    toggle: { body: async () => ({ externalId: 'suspended', value: false }) },
    update: { body: async () => ({ choice: 'Custom', standards: [{ standardId: '3', categories: [] }] }) },
    markRead: { body: async () => ({}) },
    markUnread: { body: async () => ({ readAt: '2026-03-02T10:00:00.000Z' }) },
  },
};

const counts = { notReadBack: 'only counts are answered' };
const settings = { notReadBack: 'the answer is the settings themselves, under no id' };
export const notificationReadsBack: Pick<ReadsBack, 'notification'> = {
  notification: { toggle: settings, update: settings, markRead: counts, markUnread: counts },
};
