import { kernelErrors } from '@attestry/contract/kernel/errors.ts';
import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose';
import { z } from 'zod';
import { refuse } from '../calls/refusal.ts';
import { clock } from '../clock/clock.ts';

export interface DiscoveredIssuer {
  issuer: string;
  keys: JWTVerifyGetKey;
}

const document = z.object({ issuer: z.url(), jwks_uri: z.url() });
const timeoutMs = 5000;
/** Wait after a failure before asking the issuer again, or every call would wait for the same timeout. */
const retryPauseMs = 10_000;

const readDocument = async (issuer: string): Promise<DiscoveredIssuer> => {
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  const answer = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) });
  const { issuer: named, jwks_uri: keysAt } = document.parse(await answer.json());
  // OpenID Connect Discovery, section 4.3: a document may only speak for its own issuer.
  if (named.replace(/\/$/, '') !== issuer.replace(/\/$/, '')) throw new Error(`${address} speaks for ${named}`);
  return {
    issuer: named,
    keys: createRemoteJWKSet(new URL(keysAt), { timeoutDuration: timeoutMs, cooldownDuration: 30_000 }),
  };
};

/**
 * Finds an OpenID issuer's keys through its discovery document, which is read once. Unknown keys are fetched at most every 30
 * s. Throws `busy` while the issuer does not answer.
 */
export const openDiscovery = (issuer: string): (() => Promise<DiscoveredIssuer>) => {
  let found: Promise<DiscoveredIssuer> | undefined;
  let failedAt = Number.NEGATIVE_INFINITY;
  return () => {
    if (!found && clock.now().getTime() - failedAt < retryPauseMs) throw refuse(kernelErrors.busy);
    found ??= readDocument(issuer).catch((error: unknown) => {
      process.emitWarning(`The identity provider ${issuer} cannot be asked: ${error}`);
      found = undefined;
      failedAt = clock.now().getTime();
      throw refuse(kernelErrors.busy);
    });
    return found;
  };
};
