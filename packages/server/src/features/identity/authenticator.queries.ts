import { kernelErrors } from '@attestry/contract/kernel/errors.ts';
import { accountEmail } from '@attestry/contract/kernel/fields.ts';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Actor } from '../../kernel/access/actor.ts';
import { refuse } from '../../kernel/calls/refusal.ts';
import type { Database } from '../../kernel/database/database.ts';
import { type Flags, flagsOf } from '../../kernel/settings/flags.ts';
import type { Settings } from '../../kernel/settings/settings.ts';
import type { Claims, TokenVerifier } from '../../kernel/tokens/token-verifier.ts';
import { linkAccount } from './identity.commands.ts';
import { type AccountReference, readActor } from './identity.queries.ts';

/** Verifies a token and answers which account it belongs to. */
export type AccountVerifier = (token: string) => Promise<AccountReference>;

const bearer = /^Bearer +([\w.~+/-]+=*) *$/i;

const bearerTokenOf = (request: FastifyRequest): string | undefined => {
  const { authorization } = request.headers;
  if (authorization === undefined) return undefined;
  const token = bearer.exec(authorization)?.[1];
  if (!token) throw refuse(kernelErrors.signInNeeded);
  return token;
};

const linkedActor = async (database: Database, flags: Flags, account: AccountReference): Promise<Actor | undefined> => {
  if (!('subject' in account) || !account.verifiedEmail) return undefined;
  await linkAccount(database, account.subject, account.verifiedEmail);
  return readActor(database.writes, flags, account);
};

/**
 * Authenticates the bearer token: undefined without one; `signInNeeded` for an invalid token and for an unknown or
 * deactivated account. Role and organisations are read on each call, in one statement. Asked again in the same call, it
 * reads the account again: a token is good for the whole call that it was valid for.
 */
export const authenticator = (database: Database, settings: Settings, verify: AccountVerifier) => {
  const flags = flagsOf(settings);
  const accounts = new WeakMap<FastifyRequest, AccountReference>();
  return async (request: FastifyRequest): Promise<Actor | undefined> => {
    const token = bearerTokenOf(request);
    if (token === undefined) return undefined;
    const account = accounts.get(request) ?? (await verify(token));
    accounts.set(request, account);
    const actor = (await readActor(database.reads, flags, account)) ?? (await linkedActor(database, flags, account));
    if (!actor) throw refuse(kernelErrors.signInNeeded);
    return actor;
  };
};

/** The demo's hand-made tokens have no session. */
const embeddedClaims = z.object({ sub: z.string(), generation: z.number(), session: z.string().optional() });

/** The accounts of the embedded provider's tokens. A token of an earlier generation or of an ended session has no account. */
export const embeddedAccounts =
  (verify: TokenVerifier): AccountVerifier =>
  async (token) => {
    const claims = embeddedClaims.safeParse(await verify(token));
    if (!claims.success) throw refuse(kernelErrors.signInNeeded);
    const { sub, generation, session } = claims.data;
    return { identificator: sub, generation, session };
  };

/** An address counts only if the provider has verified it. A differently named claim is trusted by configuration. */
const verifiedEmailOf = (claims: Claims, claim: string): string | undefined => {
  const value = claims[claim];
  const isVerified = claim !== 'email' || claims.email_verified === true;
  return isVerified ? accountEmail.safeParse(value).data : undefined;
};

/** The accounts of an external provider's tokens: by subject, and the first time by the configured claim. */
export const externalAccounts =
  (verify: TokenVerifier, settings: Pick<Settings, 'OIDC_ACCOUNT_CLAIM'>): AccountVerifier =>
  async (token) => {
    const claims = await verify(token);
    return { subject: claims.sub, verifiedEmail: verifiedEmailOf(claims, settings.OIDC_ACCOUNT_CLAIM) };
  };
