import { kernelErrors } from '@attestry/contract/kernel/errors.ts';
import { accountEmail, oneLine } from '@attestry/contract/kernel/fields.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errors, type Provider } from 'oidc-provider';
import { z } from 'zod';
import { forgetAttempts, mayAttempt, takeBackAttempt } from '../../../kernel/access/attempts.ts';
import { callerOf } from '../../../kernel/access/caller.ts';
import { checkPassword, hashPassword } from '../../../kernel/access/password-hash.ts';
import type { Database } from '../../../kernel/database/database.ts';
import { refuse } from '../../../kernel/http/refusal.ts';
import { sendPage } from '../../../kernel/pages/page.ts';
import type { Settings } from '../../../kernel/settings/settings.ts';
import { renewHash } from '../identity.commands.ts';
import { findLogin } from '../identity.queries.ts';
import { attemptLimits } from './attempts.rules.ts';
import { type DemoAccount, signInPage, staleSignInPage } from './sign-in.template.ts';

export interface SignInPages {
  settings: Settings;
  database: Database;
  provider: Provider;
  /** The accounts to try out; offered only where the deployment has the demo's comforts. */
  demoAccounts: readonly DemoAccount[];
}

type Begun = Awaited<ReturnType<Provider['interactionDetails']>>;

const wrong = 'E-mail address or password is not right';
const answers = z.object({
  email: z.string().trim().max(254).regex(oneLine).catch(''),
  password: z.string().max(1000).catch(''),
  remember: z.literal('yes').optional().catch(undefined),
});

/** The sign-in a page belongs to; nothing when it was finished, is past, or was begun in another browser. */
const begunSignIn = async (
  provider: Provider,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Begun | undefined> => {
  try {
    return await provider.interactionDetails(request.raw, reply.raw);
  } catch (error) {
    if (error instanceof errors.SessionNotFound) return undefined;
    throw error;
  }
};

/** The account of an address and its password. An unknown address costs the same work and gets the same answer. */
const signedIn = async (database: Database, email: string, password: string): Promise<string | undefined> => {
  const login = await findLogin(database.writes, email);
  const hash = login?.passwordHash ?? undefined;
  const { matches, outdated } = await checkPassword(password, hash);
  if (!matches || !login || hash === undefined) return undefined;
  if (outdated) await renewHash(database.writes, login.userId, hash, await hashPassword(password));
  return login.identificator;
};

const countAttempt = async (database: Database, email: string, client: string): Promise<void> => {
  const may = await mayAttempt(database, [
    { ...attemptLimits.signInOfAddress, subject: email },
    { ...attemptLimits.signInOfClient, subject: client },
  ]);
  if (!may) throw refuse(kernelErrors.tooMany);
};

/** Whoever signs in does not guess: in the morning a whole office signs in from one address. */
const forgiveAttempt = async (database: Database, email: string, client: string): Promise<void> => {
  await forgetAttempts(database, attemptLimits.signInOfAddress, email);
  await takeBackAttempt(database, attemptLimits.signInOfClient, client);
};

/** The page on which the embedded provider lets people sign in. */
export const signInRoutes = (pages: FastifyInstance, parts: SignInPages): void => {
  const { settings, database, provider } = parts;
  const name = settings.DIRECTORY_NAME;
  const demo = settings.demoComforts ? parts.demoAccounts : [];

  pages.get('/sign-in/:uid', async (request, reply) => {
    const begun = await begunSignIn(provider, request, reply);
    if (!begun) return sendPage(reply, 400, staleSignInPage(name));
    const hint = begun.params.login_hint;
    const form = { uid: begun.uid, email: typeof hint === 'string' ? hint : '' };
    return sendPage(reply, 200, signInPage(name, form, demo));
  });

  pages.post('/sign-in/:uid', async (request, reply) => {
    const begun = await begunSignIn(provider, request, reply);
    if (!begun) return sendPage(reply, 400, staleSignInPage(name));
    const { email, password, remember } = answers.parse(request.body ?? {});
    // What is no address is nobody's, and all of it counts as one.
    const address = accountEmail.safeParse(email).data ?? '';
    const client = callerOf(request.ip);
    await countAttempt(database, address, client);
    const accountId = await signedIn(database, address, password);
    if (accountId === undefined) {
      const form = { uid: begun.uid, email, problem: wrong };
      return sendPage(reply, 401, signInPage(name, form, demo));
    }
    await forgiveAttempt(database, address, client);
    const result = { login: { accountId, remember: remember === 'yes', amr: ['pwd'] } };
    const next = await provider.interactionResult(request.raw, reply.raw, result, { mergeWithLastSubmission: false });
    return reply.header('cache-control', 'no-store').redirect(next, 303);
  });
};
