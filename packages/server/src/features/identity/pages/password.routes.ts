import { accountEmail, oneLine } from '@attestry/contract/kernel/fields.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { requireAttempt } from '../../../kernel/access/attempts.ts';
import { callerOf } from '../../../kernel/access/caller.ts';
import { hashPassword } from '../../../kernel/access/password-hash.ts';
import type { Database, Writer } from '../../../kernel/database/database.ts';
import { inTransaction } from '../../../kernel/database/transaction.ts';
import { sendPage } from '../../../kernel/pages/page.ts';
import type { Settings } from '../../../kernel/settings/settings.ts';
import { passwordProblem } from '../password.rules.ts';
import { readPasswordLink, setPasswordByLink } from '../password-link.commands.ts';
import { attemptLimits } from './attempts.rules.ts';
import type { KnownBrowsers } from './known-browsers.commands.ts';
import { expiredLinkPage, forgotPage, linkSentPage, passwordSetPage, setPasswordPage } from './password.template.ts';

export interface PasswordPages {
  settings: Settings;
  database: Database;
  knownBrowsers: KnownBrowsers;
  /** Enqueues a job that sends the link; only the job finds out whether there is an account. */
  requestPasswordLink: (db: Writer, email: string) => Promise<void>;
}

const uid = z.object({ uid: z.string().regex(/^[\w-]{1,64}$/) });
const tokenField = z.string().max(100).catch('');
const forgotAnswers = z.object({
  email: z.string().trim().max(254).regex(oneLine).catch(''),
});
const passwordAnswers = z.object({ token: tokenField, password: z.string().max(1000).catch('') });

const returnPathOf = (query: unknown): string => {
  const asked = uid.safeParse(query);
  return asked.success ? `/sign-in/${asked.data.uid}` : '/private';
};

const forgotRoutes = (pages: FastifyInstance, { settings, database, requestPasswordLink }: PasswordPages): void => {
  const name = settings.DIRECTORY_NAME;

  pages.get('/forgot-password', (request, reply) =>
    sendPage(reply, 200, forgotPage(name, { returnPath: returnPathOf(request.query), email: '' })),
  );

  pages.post('/forgot-password', async (request, reply) => {
    const { email: typed } = forgotAnswers.parse(request.body ?? {});
    const email = accountEmail.safeParse(typed).data;
    if (email === undefined) {
      const form = {
        returnPath: '/private',
        email: typed,
        problem: 'Enter an email address, such as name@example.org',
      };
      return sendPage(reply, 400, forgotPage(name, form));
    }
    const client = callerOf(request.ip);
    await requireAttempt(database, [
      { ...attemptLimits.forgotOfPair, subject: `${client} ${email}` },
      { ...attemptLimits.forgotOfAddress, subject: email },
      { ...attemptLimits.forgotOfClient, subject: client },
    ]);
    await inTransaction(database, { event: 'Forgot password', requestId: request.id }, (db) =>
      requestPasswordLink(db, email),
    );
    return sendPage(reply, 200, linkSentPage(name, email));
  });
};

const setPasswordRoutes = (pages: FastifyInstance, { settings, database, knownBrowsers }: PasswordPages): void => {
  const name = settings.DIRECTORY_NAME;

  pages.get('/set-password', async (request, reply) => {
    const { token } = z.object({ token: tokenField }).parse(request.query);
    const link = await readPasswordLink(database.reads, token);
    if (!link) return sendPage(reply, 400, expiredLinkPage(name));
    return sendPage(reply, 200, setPasswordPage(name, { token, email: link.email }));
  });

  pages.post('/set-password', async (request, reply) => {
    const { token, password } = passwordAnswers.parse(request.body ?? {});
    const link = await readPasswordLink(database.writes, token);
    if (!link) return sendPage(reply, 400, expiredLinkPage(name));
    const problem = passwordProblem(password, link.email);
    if (problem) return sendPage(reply, 400, setPasswordPage(name, { token, email: link.email, problem }));
    await requireAttempt(database, [{ ...attemptLimits.setPasswordOfClient, subject: callerOf(request.ip) }]);
    const hash = await hashPassword(password);
    const cause = { actorId: link.userId, event: 'Set password', requestId: request.id };
    const stored = await inTransaction(database, cause, (db) => setPasswordByLink(db, token, hash));
    if (!stored) return sendPage(reply, 400, expiredLinkPage(name));
    // The mailed link proves whose browser it is, so guessing elsewhere must not slow it down.
    knownBrowsers.remember(request, reply, link.identificator);
    return sendPage(reply, 200, passwordSetPage(name));
  });
};

/** Pages to request a password link and to choose a password with it. Neither reveals whether an address has an account. */
export const passwordRoutes = (pages: FastifyInstance, parts: PasswordPages): void => {
  forgotRoutes(pages, parts);
  setPasswordRoutes(pages, parts);
};
