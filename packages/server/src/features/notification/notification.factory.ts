import type { Kysely } from 'kysely';
import type { Kernel } from '../../kernel/calls/kernel.ts';
import { clock } from '../../kernel/clock/clock.ts';
import type { DB } from '../../kernel/database/tables.ts';
import { notifyRecipients } from './notify-recipients.jobs.ts';

interface Where {
  owner: Kysely<DB>;
  kernel: Kernel;
}

/** Notifies the recipients of every alert, without waiting until Undo is over. */
export const notifyAll = async ({ owner, kernel }: Where): Promise<void> => {
  const waiting = owner.selectFrom('alert').select('id').where('next_at', 'is not', null);
  while ((await waiting.execute()).length > 0) {
    await owner.updateTable('alert').set({ next_at: clock.now() }).where('next_at', '>', clock.now()).execute();
    await notifyRecipients(kernel);
  }
};

/** The alerts about a record, oldest first. */
export const alertsAbout = ({ owner }: Where, id: string) =>
  owner.selectFrom('alert').selectAll().where('entity_id', '=', id).orderBy('id').execute();

/** The mail written to people, oldest first, after all are notified. */
export const mailTo = async (directory: Where, ...people: readonly { userId: string }[]) => {
  await notifyAll(directory);
  return directory.owner
    .selectFrom('mail')
    .innerJoin('app_user', 'app_user.email', 'mail.recipient_address')
    .where(
      'app_user.id',
      'in',
      people.map(({ userId }) => userId),
    )
    .select(['app_user.id as userId', 'mail.subject', 'mail.text'])
    .orderBy('mail.id')
    .execute();
};
