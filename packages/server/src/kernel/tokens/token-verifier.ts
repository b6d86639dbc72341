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
import { clock } from '../clock/clock.ts';
import { refuse } from '../http/refusal.ts';
import { openDiscovery } from './discovery.ts';

/** What a good token says. Who the subject is, is the directory's own matter. */
export interface Claims extends JWTPayload {
  sub: string;
  exp: number;
}

/** Checks an access token. Throws `signInNeeded` for one that is not good, `busy` when its issuer cannot be asked. */
export type TokenVerifier = (token: string) => Promise<Claims>;

interface Issuer {
  issuer: string;
  audience: string;
}

const algorithms = ['RS256', 'PS256', 'ES256'];
const clockTolerance = 5;
/** RFC 9068: the type that tells an access token from an ID token, whose audience and issuer may be the same. */
const accessTokenType = /^(application\/)?at\+jwt$/i;
const mostRemembered = 2000;

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

/** Remembers good tokens until they expire: checking a signature costs more than the rest of a small call. */
const remembering = (verify: TokenVerifier): TokenVerifier => {
  const known = new Map<string, Claims>();
  return async (token) => {
    const before = known.get(token);
    known.delete(token);
    const fresh = before !== undefined && before.exp * 1000 > clock.now().getTime();
    const claims = fresh ? before : await verify(token);
    // Written last again, so that the first key is the one unused for longest.
    known.set(token, claims);
    const [oldest] = known.keys();
    if (known.size > mostRemembered && oldest !== undefined) known.delete(oldest);
    return claims;
  };
};

const asRefusal = (error: unknown): unknown => {
  if (error instanceof errors.JWKSTimeout) return refuse(kernelErrors.busy);
  return error instanceof errors.JOSEError ? refuse(kernelErrors.signInNeeded) : error;
};

/** The verifier of tokens this server issues itself, by its own public key. */
export const localVerifier = (issuer: Issuer, key: CryptoKey): TokenVerifier =>
  remembering(async (token) => {
    const checked = await jwtVerify(token, key, optionsFor(issuer)).catch((error: unknown) => {
      throw asRefusal(error);
    });
    if (!accessTokenType.test(checked.protectedHeader.typ ?? '')) throw refuse(kernelErrors.signInNeeded);
    return claimsOf(checked);
  });

/**
 * Several providers write plain `JWT` on access tokens too. Those pass only without anything that an ID token alone
 * carries (OpenID Connect Core, section 2) and when they are not meant for the client itself.
 */
const isAccessToken = ({ protectedHeader, payload }: JWTVerifyResult, clientId: string): boolean => {
  const type = protectedHeader.typ ?? 'JWT';
  if (accessTokenType.test(type)) return true;
  const isIdToken = ['nonce', 'at_hash', 'c_hash', 's_hash'].some((claim) => claim in payload) || payload.typ === 'ID';
  const forTheClient = [payload.aud ?? []].flat().includes(clientId);
  return /^jwt$/i.test(type) && !isIdToken && !forTheClient;
};

/** The verifier of an external issuer's tokens: its discovery document names its keys, which are read when unknown. */
export const remoteVerifier = (issuer: Issuer & { clientId: string }): TokenVerifier => {
  const discover = openDiscovery(issuer.issuer);
  const verifyBy = async (token: string, keys: JWTVerifyGetKey, named: string) => {
    const checked = await jwtVerify(token, keys, optionsFor({ ...issuer, issuer: named }));
    if (!isAccessToken(checked, issuer.clientId)) throw refuse(kernelErrors.signInNeeded);
    return claimsOf(checked);
  };
  return remembering(async (token) => {
    const { keys, issuer: named } = await discover();
    return verifyBy(token, keys, named).catch((error: unknown) => {
      throw asRefusal(error);
    });
  });
};
