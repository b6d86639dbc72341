import { z } from 'zod';
import { clock } from '../clock/clock.ts';

/**
 * Power BI did not answer, refused, or answered something unreadable. The message never repeats what was sent or answered, so
 * that it can be logged; `said` is what Power BI answered, and must not be.
 */
export class PowerBiFailure extends Error {
  readonly said: string | undefined;
  constructor(message: string, said?: string) {
    super(message);
    this.said = said;
  }
}

const timeoutMs = 10_000;
/** An access token is not used in its last minutes, so that it cannot end during a call. */
const renewBeforeMs = 5 * 60_000;
const longestPauseSeconds = 3600;
const usualPauseSeconds = 30;
/** What is kept of an answer that refuses. */
const longestWords = 2000;

const accessAnswer = z.object({ access_token: z.string().min(1), expires_in: z.coerce.number().positive() });

/** `Retry-After` is seconds or a date. */
const pauseMs = (header: string | null): number => {
  const given = header === null ? Number.NaN : Number(header);
  const seconds = Number.isNaN(given) ? (Date.parse(header ?? '') - clock.now().getTime()) / 1000 : given;
  return 1000 * Math.min(Math.max(Number.isNaN(seconds) ? usualPauseSeconds : seconds, 1), longestPauseSeconds);
};

export const readAnswer = async <T>(answer: Response, shape: z.ZodType<T>, step: string): Promise<T> => {
  const read = shape.safeParse(await answer.json().catch(() => undefined));
  if (!read.success) throw new PowerBiFailure(`Power BI answered ${step} with something unreadable`);
  return read.data;
};

type Ask = (address: string, init: RequestInit, step: string) => Promise<Response>;

/** Asks within a time limit, and not at all while Power BI asks to wait. */
export const createAsk = (): Ask => {
  let pausedUntil = 0;
  return async (address, init, step) => {
    if (clock.now().getTime() < pausedUntil) throw new PowerBiFailure(`Power BI asked to wait before ${step}`);
    // A redirect could carry the secret or a token to another origin.
    const answer = await fetch(address, {
      ...init,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    }).catch(() => {
      throw new PowerBiFailure(`Power BI did not answer ${step}`);
    });
    if (answer.status === 429 || answer.status === 503)
      pausedUntil = clock.now().getTime() + pauseMs(answer.headers.get('retry-after'));
    return answer;
  };
};

/** Refuses every answer but a success and "not found", which the caller understands. */
export const requireSuccess = async (answer: Response, step: string): Promise<Response> => {
  if (answer.ok || answer.status === 404) return answer;
  const said = await answer.text().catch(() => '');
  throw new PowerBiFailure(`Power BI answered ${step} with status ${answer.status}`, said.slice(0, longestWords));
};

/** The application's own credentials, and where they are sent. */
export interface Credentials {
  tenant: string;
  client: string;
  secret: string;
  loginOrigin: string;
}

interface Access {
  token: string;
  usableUntil: number;
}

/** How a token is asked for: by the application's secret alone, or by the password of a user as well. */
type Grant = { grant_type: 'client_credentials' } | { grant_type: 'password'; username: string; password: string };

export const requestAccess = async (
  ask: Ask,
  { tenant, client, secret, loginOrigin }: Credentials,
  grant: Grant,
): Promise<Access> => {
  const body = new URLSearchParams({
    ...grant,
    client_id: client,
    client_secret: secret,
    scope: 'https://analysis.windows.net/powerbi/api/.default',
  });
  const address = `${loginOrigin}/${tenant}/oauth2/v2.0/token`;
  const step = 'the sign-in';
  const answer = await requireSuccess(await ask(address, { method: 'POST', body }, step), step);
  const { access_token: token, expires_in: seconds } = await readAnswer(answer, accessAnswer, step);
  return { token, usableUntil: clock.now().getTime() + seconds * 1000 - renewBeforeMs };
};

export type AskSignedIn = (address: string, step: string, body?: unknown) => Promise<Response>;

const withToken = (token: string, body: unknown): RequestInit => {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) };
};

export const askWithToken =
  (ask: Ask, token: string): AskSignedIn =>
  async (address, step, body) =>
    requireSuccess(await ask(address, withToken(token, body), step), step);

/** Asks as the application, with an access token that is renewed before it ends, and once more if it was withdrawn. */
export const askAsApplication = (ask: Ask, credentials: Credentials): AskSignedIn => {
  let access: Access | undefined;
  return async (address, step, body) => {
    const known = access && clock.now().getTime() < access.usableUntil ? access : undefined;
    access = known ?? (await requestAccess(ask, credentials, { grant_type: 'client_credentials' }));
    const answer = await ask(address, withToken(access.token, body), step);
    if (answer.status !== 401 && answer.status !== 403) return requireSuccess(answer, step);
    access = undefined;
    if (!known) return requireSuccess(answer, step);
    await answer.body?.cancel();
    access = await requestAccess(ask, credentials, { grant_type: 'client_credentials' });
    return askWithToken(ask, access.token)(address, step, body);
  };
};
