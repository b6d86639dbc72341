import { sql } from 'kysely';
import { z } from 'zod';
import type { Kernel } from '../../kernel/calls/kernel.ts';
import { clock } from '../../kernel/clock/clock.ts';
import type { Writer } from '../../kernel/database/database.ts';
import { inTransaction } from '../../kernel/database/transaction.ts';
import { declareJob, enqueueJob } from '../../kernel/jobs/job.ts';
import { deliverMailJob } from '../../kernel/mail/deliver-mail.ts';
import { mailInvitation, mailPasswordLink } from './identity.emails.ts';
import { findLogin } from './identity.queries.ts';
import { createPasswordLink, linkLifetimes } from './password-link.commands.ts';
import { signInOf } from './provider/provider.rules.ts';

/** Sends a password link if the address has an active account. */
export const sendPasswordLink = declareJob({
  name: 'identity.sendPasswordLink',
  payload: z.object({ email: z.string() }),
  run: async (kernel, { email }) => {
    await inTransaction(kernel.database, { event: 'Send password link' }, async (db) => {
      const login = await findLogin(db, email);
      if (!login) return;
      const token = await createPasswordLink(db, login.userId, linkLifetimes.reset);
      await mailPasswordLink(db, kernel, login.userId, token);
    });
    kernel.wake(deliverMailJob.name);
  },
});

/** Does the same work for every address: only the job finds out whether there is an account. */
export const requestPasswordLink = (db: Writer, email: string): Promise<void> =>
  enqueueJob(db, sendPasswordLink, { email });

/**
 * Invites a new user by mail, with a link to choose a password if the directory manages passwords. The caller wakes the
 * delivery after the commit.
 */
export const invite = async (
  kernel: Pick<Kernel, 'settings' | 'database'>,
  db: Writer,
  userId: string,
): Promise<void> => {
  const { embedded } = signInOf(kernel.settings);
  const token = embedded ? await createPasswordLink(db, userId, linkLifetimes.invitation) : undefined;
  await mailInvitation(db, kernel, userId, token);
};

const day = 86_400_000;

/** Deletes expired records: the provider's sessions, codes and tokens, old password links, counted attempts. */
export const clearSignInRecords = declareJob({
  name: 'identity.clearSignInRecords',
  payload: z.object({}),
  cron: '25 * * * *',
  run: async ({ database }) => {
    const now = clock.now();
    const yesterday = new Date(now.getTime() - day);
    await sql`delete from oidc_record where expires_at < ${now}`.execute(database.writes);
    await sql`delete from password_link where expires_at < ${now} or used_at < ${yesterday}`.execute(database.writes);
    await sql`delete from attempt where at < ${yesterday}`.execute(database.writes);
  },
});
