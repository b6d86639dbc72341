import { randomUUID } from 'node:crypto';
import { accountEmail } from '@attestry/contract/kernel/fields.ts';
import { SignJWT } from 'jose';
import { clock } from '../../kernel/clock/clock.ts';
import type { Database } from '../../kernel/database/database.ts';
import type { Settings } from '../../kernel/settings/settings.ts';
import { findLogin, readAccount } from './identity.queries.ts';
import { apiScopes, signInOf } from './provider/provider.rules.ts';
import { openSigningKey } from './provider/signing-key.commands.ts';

const lifetimeSeconds = 8 * 3600;

/**
 * An access token for the account with this email address, valid for eight hours, to try out the API by hand. Throws a plain
 * message without the demo, with an external provider, and for an address without an active account.
 */
export const createAccessToken = async (settings: Settings, database: Database, email: string): Promise<string> => {
  if (!settings.demoComforts) throw new Error('Tokens are handed out only with the demo on (DEMO=small or DEMO=full).');
  const { issuer, clientId, embedded } = signInOf(settings);
  if (!embedded) throw new Error(`Tokens come from ${issuer}.`);
  const login = await findLogin(database.writes, accountEmail.safeParse(email).data ?? '');
  const account = login && (await readAccount(database.writes, login.identificator));
  if (!account) throw new Error(`There is no active account with the address ${email}.`);
  const { privateKey, privateJwk } = await openSigningKey(database);
  const issuedAt = Math.floor(clock.now().getTime() / 1000);
  return new SignJWT({ client_id: clientId, scope: apiScopes, generation: account.generation, jti: randomUUID() })
    .setProtectedHeader({ alg: 'RS256', typ: 'at+jwt', ...(privateJwk.kid && { kid: privateJwk.kid }) })
    .setIssuer(issuer)
    .setAudience(settings.OIDC_AUDIENCE)
    .setSubject(account.identificator)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + lifetimeSeconds)
    .sign(privateKey);
};
