import { z } from 'zod';
import { clock } from '../clock/clock.ts';
import type { Settings } from '../settings/settings.ts';

interface PowerBiReport {
  reportId: string;
  name: string;
  webUrl: string;
  embedUrl: string;
  datasetId: string;
}

/** As whom Power BI filters a report. The server decides all of it; nothing comes from the browser. */
interface PowerBiReader {
  username: string;
  roles: string[];
  customData: string;
}

interface PowerBiEmbed extends Pick<PowerBiReport, 'reportId' | 'embedUrl' | 'name'> {
  embedToken: string;
  expiresAt: Date;
}

export interface PowerBi {
  /** Answers undefined if the workspace has no such report. */
  findReport: (reportId: string) => Promise<PowerBiReport | undefined>;
  embedReport: (reportId: string, reader: PowerBiReader) => Promise<PowerBiEmbed | undefined>;
}

/** Power BI did not answer, refused, or answered something unreadable. Its message never repeats what was sent or answered. */
export class PowerBiFailure extends Error {}

const timeoutMs = 10_000;
/** An access token is not used in its last minutes, so that it cannot end during a call. */
const renewBeforeMs = 5 * 60_000;
const longestPauseSeconds = 3600;
const usualPauseSeconds = 30;

const accessAnswer = z.object({ access_token: z.string().min(1), expires_in: z.coerce.number().positive() });
const embedAnswer = z.object({ token: z.string().min(1), expiration: z.coerce.date() });
const reportAnswer = z.object({
  id: z.guid(),
  name: z.string(),
  webUrl: z.url(),
  embedUrl: z.url(),
  datasetId: z.string().min(1),
});

/** `Retry-After` is seconds or a date. */
const pauseMs = (header: string | null): number => {
  const given = header === null ? Number.NaN : Number(header);
  const seconds = Number.isNaN(given) ? (Date.parse(header ?? '') - clock.now().getTime()) / 1000 : given;
  return 1000 * Math.min(Math.max(Number.isNaN(seconds) ? usualPauseSeconds : seconds, 1), longestPauseSeconds);
};

interface Credentials {
  tenant: string;
  client: string;
  secret: string;
  loginOrigin: string;
}

type Ask = (address: string, init: RequestInit, step: string) => Promise<Response>;

const readAnswer = async <T>(answer: Response, shape: z.ZodType<T>, step: string): Promise<T> => {
  const read = shape.safeParse(await answer.json().catch(() => undefined));
  if (!read.success) throw new PowerBiFailure(`Power BI answered ${step} with something unreadable`);
  return read.data;
};

/** Asks within a time limit, and not at all while Power BI asks to wait. */
const createAsk = (): Ask => {
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
    if (answer.ok || answer.status === 404) return answer;
    await answer.body?.cancel();
    throw new PowerBiFailure(`Power BI answered ${step} with status ${answer.status}`);
  };
};

/** Asks with an access token, which it renews before it ends. */
const signInAs = ({ tenant, client, secret, loginOrigin }: Credentials) => {
  const ask = createAsk();
  let access: { token: string; usableUntil: number } | undefined;

  const accessToken = async (): Promise<string> => {
    if (access && clock.now().getTime() < access.usableUntil) return access.token;
    const body = new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: client,
      client_secret: secret,
      scope: 'https://analysis.windows.net/powerbi/api/.default',
    });
    const address = `${loginOrigin}/${tenant}/oauth2/v2.0/token`;
    const answer = await ask(address, { method: 'POST', body }, 'the sign-in');
    const { access_token: token, expires_in: seconds } = await readAnswer(answer, accessAnswer, 'the sign-in');
    access = { token, usableUntil: clock.now().getTime() + seconds * 1000 - renewBeforeMs };
    return token;
  };

  return async (address: string, step: string, body?: unknown): Promise<Response> => {
    const headers = { authorization: `Bearer ${await accessToken()}`, 'content-type': 'application/json' };
    const init = body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) };
    return ask(address, init, step).catch((failure: unknown) => {
      // The token may have been withdrawn: the next call signs in afresh.
      access = undefined;
      throw failure;
    });
  };
};

/** Opens Power BI with the deployment's settings; undefined if there are none. */
export const openPowerBi = (settings: Settings): PowerBi | undefined => {
  const { POWER_BI_TENANT_ID: tenant, POWER_BI_CLIENT_ID: client, POWER_BI_CLIENT_SECRET: secret } = settings;
  const { POWER_BI_WORKSPACE_ID: workspace, POWER_BI_EMBED_ORIGIN: embedOrigin } = settings;
  if (!tenant || !client || !secret || !workspace) return undefined;
  const reports = `${settings.POWER_BI_API_ORIGIN}/v1.0/myorg/groups/${workspace}/reports`;
  const askSignedIn = signInAs({ tenant, client, secret, loginOrigin: settings.POWER_BI_LOGIN_ORIGIN });

  const findReport: PowerBi['findReport'] = async (reportId) => {
    // Nothing but an identifier may become part of the address.
    if (!z.guid().safeParse(reportId).success) return undefined;
    const answer = await askSignedIn(`${reports}/${reportId}`, 'the look-up of a report');
    if (answer.status === 404) return undefined;
    const { id, ...report } = await readAnswer(answer, reportAnswer, 'the look-up of a report');
    if (new URL(report.embedUrl).origin !== embedOrigin)
      throw new PowerBiFailure('Power BI named an address outside POWER_BI_EMBED_ORIGIN');
    return { reportId: id, ...report };
  };

  const embedReport: PowerBi['embedReport'] = async (reportId, reader) => {
    const report = await findReport(reportId);
    if (!report) return undefined;
    const { name, embedUrl, datasetId } = report;
    const wanted = { accessLevel: 'View', identities: [{ ...reader, datasets: [datasetId] }] };
    const answer = await askSignedIn(`${reports}/${reportId}/GenerateToken`, 'the request for a token', wanted);
    if (answer.status === 404) return undefined;
    const { token, expiration } = await readAnswer(answer, embedAnswer, 'the request for a token');
    return { reportId, name, embedUrl, embedToken: token, expiresAt: expiration };
  };

  return { findReport, embedReport };
};
