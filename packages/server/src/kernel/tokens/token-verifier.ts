import { kernelErrors } from '@attestry/contract/kernel/errors.ts';
import {
  type CryptoKey,
  errors,
  type JWTPayload,
  type JWTVerifyGetKey,
  type JWTVerifyOptions,
  type JWTVerifyResult,
  jwtVerify,
} from 'jose';
import { refuse } from '../calls/refusal.ts';
import { clock } from '../clock/clock.ts';
import { openDiscovery } from './discovery.ts';

/** The claims of a valid token. The directory itself decides who the subject is. */
export interface Claims extends JWTPayload {
  sub: string;
  exp: number;
}

/** Verifies an access token. Throws `signInNeeded` for an invalid one, `busy` when its issuer cannot be asked. */
export type TokenVerifier = (token: string) => Promise<Claims>;

interface Issuer {
  issuer: string;
  audience: string;
}

const algorithms = ['RS256', 'PS256', 'ES256'];
const clockTolerance = 5;
/** RFC 9068: the type that distinguishes an access token from an ID token of the same audience and issuer. */
const accessTokenType = /^(application\/)?at\+jwt$/i;
const maxCached = 2000;

const optionsFor = ({ issuer, audience }: Issuer): JWTVerifyOptions => ({
  issuer,
  audience,
  algorithms,
  clockTolerance,
  currentDate: clock.now(),
  requiredClaims: ['sub', 'exp'],
});

const claimsOf = ({ payload }: Pick<JWTVerifyResult, 'payload'>): Claims => {
  const { sub, exp } = payload;
  if (!sub || exp === undefined) throw refuse(kernelErrors.signInNeeded);
  return { ...payload, sub, exp };
};

/** Caches valid tokens until they expire: verifying a signature costs more than the rest of a small call. */
const cached = (verify: TokenVerifier): TokenVerifier => {
  const known = new Map<string, Claims>();
  return async (token) => {
    const before = known.get(token);
    known.delete(token);
    const fresh = before !== undefined && before.exp * 1000 > clock.now().getTime();
    const claims = fresh ? before : await verify(token);
    // Inserted again, so that the first key is the least recently used.
    known.set(token, claims);
    const [oldest] = known.keys();
    if (known.size > maxCached && oldest !== undefined) known.delete(oldest);
    return claims;
  };
};

const asRefusal = (error: unknown): unknown => {
  if (error instanceof errors.JWKSTimeout) return refuse(kernelErrors.busy);
  return error instanceof errors.JOSEError ? refuse(kernelErrors.signInNeeded) : error;
};

/** Verifies tokens this server issued itself, with its own public key. */
export const localVerifier = (issuer: Issuer, key: CryptoKey): TokenVerifier =>
  cached(async (token) => {
    const checked = await jwtVerify(token, key, optionsFor(issuer)).catch((error: unknown) => {
      throw asRefusal(error);
    });
    if (!accessTokenType.test(checked.protectedHeader.typ ?? '')) throw refuse(kernelErrors.signInNeeded);
    return claimsOf(checked);
  });

/**
 * Several providers use the type `JWT` for access tokens too. Those are accepted only without claims that only an ID token
 * has (OpenID Connect Core, section 2), and only if the client itself is not the audience.
 */
const isAccessToken = ({ protectedHeader, payload }: JWTVerifyResult, clientId: string): boolean => {
  const type = protectedHeader.typ ?? 'JWT';
  if (accessTokenType.test(type)) return true;
  const isIdToken = ['nonce', 'at_hash', 'c_hash', 's_hash'].some((claim) => claim in payload) || payload.typ === 'ID';
  const isForClient = [payload.aud ?? []].flat().includes(clientId);
  return /^jwt$/i.test(type) && !isIdToken && !isForClient;
};

/** Verifies tokens of an external issuer, with the keys its discovery document names. */
export const remoteVerifier = (issuer: Issuer & { clientId: string }): TokenVerifier => {
  const discover = openDiscovery(issuer.issuer);
  const verifyBy = async (token: string, keys: JWTVerifyGetKey, named: string) => {
    const checked = await jwtVerify(token, keys, optionsFor({ ...issuer, issuer: named }));
    if (!isAccessToken(checked, issuer.clientId)) throw refuse(kernelErrors.signInNeeded);
    return claimsOf(checked);
  };
  return cached(async (token) => {
    const { keys, issuer: named } = await discover();
    return verifyBy(token, keys, named).catch((error: unknown) => {
      throw asRefusal(error);
    });
  });
};
