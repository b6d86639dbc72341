import { accountEmail, oneLine } from '@attestry/contract/kernel/fields.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errors, type Provider } from 'oidc-provider';
import { z } from 'zod';
import { forgetAttempts, forgiveAttempt, waitBeforeAttempt } from '../../../kernel/access/attempts.ts';
import { callerOf } from '../../../kernel/access/caller.ts';
import { checkPassword, hashPassword } from '../../../kernel/access/password-hash.ts';
import type { Database } from '../../../kernel/database/database.ts';
import { sendPage } from '../../../kernel/pages/page.ts';
import type { Settings } from '../../../kernel/settings/settings.ts';
import { renewHash } from '../identity.commands.ts';
import { findLogin, type Login } from '../identity.queries.ts';
import { attemptCounts, type SignInAttempt } from './attempts.rules.ts';
import type { KnownBrowsers } from './known-browsers.commands.ts';
import { type ListedDemoAccount, signInPage, staleSignInPage } from './sign-in.template.ts';

export interface SignInPages {
  settings: Settings;
  database: Database;
  provider: Provider;
  knownBrowsers: KnownBrowsers;
  /** Accounts to try out; listed only when the demo's conveniences are on. */
  demoAccounts: readonly ListedDemoAccount[];
}

type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>;

const wrongPassword = 'Email address or password is not right';
const tooManyAttempts = (wait: number): string =>
  `Too many attempts. Try again in ${wait === 1 ? 'a second' : `${wait} seconds`}, or use “Forgot password”: its link lets you in.`;
const answers = z.object({
  email: z.string().trim().max(254).regex(oneLine).catch(''),
  password: z.string().max(1000).catch(''),
  remember: z.literal('yes').optional().catch(undefined),
});

/** The interaction a page belongs to; undefined when it is finished, expired, or was started in another browser. */
const readInteraction = async (
  provider: Provider,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Interaction | undefined> => {
  try {
    return await provider.interactionDetails(request.raw, reply.raw);
  } catch (error) {
    if (error instanceof errors.SessionNotFound) return undefined;
    throw error;
  }
};

/** The account whose password this is. An unknown address costs the same work and gets the same answer. */
const verifyPassword = async (
  database: Database,
  login: Login | undefined,
  password: string,
): Promise<string | undefined> => {
  const hash = login?.passwordHash ?? undefined;
  const { matches, outdated } = await checkPassword(password, hash);
  if (!matches || !login || hash === undefined) return undefined;
  if (outdated) await renewHash(database.writes, login.userId, hash, await hashPassword(password));
  return login.identificator;
};

const resetAttempts = async (database: Database, attempt: SignInAttempt): Promise<void> => {
  const { own, shared } = attemptCounts(attempt);
  await forgetAttempts(database, own);
  for (const one of shared) await forgiveAttempt(database, one);
};

type Outcome = { accountId: string } | { status: number; problem: string; wait: number };

const attemptSignIn = async (
  { database, knownBrowsers }: SignInPages,
  request: FastifyRequest,
  { email, password }: { email: string; password: string },
): Promise<Outcome> => {
  // All invalid addresses count as one account.
  const address = accountEmail.safeParse(email).data ?? '';
  const login = await findLogin(database.writes, address);
  const mark = login && knownBrowsers.markOf(request, login.identificator);
  const attempt = { address, client: callerOf(request.ip), mark };
  const { own, shared } = attemptCounts(attempt);
  const wait = await waitBeforeAttempt(database, [own, ...shared]);
  if (wait > 0) return { status: 429, problem: tooManyAttempts(wait), wait };
  const accountId = await verifyPassword(database, login, password);
  if (accountId === undefined) return { status: 401, problem: wrongPassword, wait };
  await resetAttempts(database, attempt);
  return { accountId };
};

/** The sign-in page of the embedded provider. */
export const signInRoutes = (pages: FastifyInstance, parts: SignInPages): void => {
  const { settings, provider } = parts;
  const name = settings.DIRECTORY_NAME;
  const demo = settings.demoComforts ? parts.demoAccounts : [];

  pages.get('/sign-in/:uid', async (request, reply) => {
    const interaction = await readInteraction(provider, request, reply);
    if (!interaction) return sendPage(reply, 400, staleSignInPage(name));
    const hint = interaction.params.login_hint;
    const form = { uid: interaction.uid, email: typeof hint === 'string' ? hint : '' };
    return sendPage(reply, 200, signInPage(name, form, demo));
  });

  pages.post('/sign-in/:uid', async (request, reply) => {
    const interaction = await readInteraction(provider, request, reply);
    if (!interaction) return sendPage(reply, 400, staleSignInPage(name));
    const { email, password, remember } = answers.parse(request.body ?? {});
    const outcome = await attemptSignIn(parts, request, { email, password });
    if ('problem' in outcome) {
      if (outcome.wait > 0) reply.header('retry-after', outcome.wait);
      const form = { uid: interaction.uid, email, problem: outcome.problem };
      return sendPage(reply, outcome.status, signInPage(name, form, demo));
    }
    const { accountId } = outcome;
    parts.knownBrowsers.remember(request, reply, accountId);
    const result = { login: { accountId, remember: remember === 'yes', amr: ['pwd'] } };
    const next = await provider.interactionResult(request.raw, reply.raw, result, { mergeWithLastSubmission: false });
    return reply.header('cache-control', 'no-store').redirect(next, 303);
  });
};
