import { byId } from '../about.ts';
import type { Entity } from '../entity.ts';
import type { SamplesOf } from '../sample.ts';

/** A mail that failed for good. Nobody owns it: the standards body's Admin sees all. */
export const waitingMails = {
  table: 'mail',
  none: '8999999',
  records: async ({ owner }) => {
    const { id } = await owner
      .insertInto('mail')
      .values({
        dedupe_key: 'given up',
        recipient_name: 'Pat',
        recipient_address: 'pat@people.example',
        subject: 'Welcome',
        html: '<p>Welcome</p>',
        text: 'Welcome',
        next_attempt_at: null,
        attempts: 9,
        last_error: 'No such mailbox',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { own: id };
  },
} satisfies Entity;

export const systemSamples: SamplesOf<'system'> = {
  system: {
    /** No job of this number waits. */
    retryJob: { params: () => ({ id: '8999999' }) },
    retryMail: { about: 'waitingMail', params: byId },
  },
};
