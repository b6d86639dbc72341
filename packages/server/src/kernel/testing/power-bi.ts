import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { clock } from '../clock/clock.ts';

/** A report of the workspace; its model has these roles, and shows nothing without one. */
interface Report {
  id: string;
  name: string;
  datasetId: string;
  roles: readonly string[];
}

interface Call {
  path: string;
  body: string;
}

/** Answers instead of Power BI, as it would in trouble. */
type Trouble = (path: string, response: ServerResponse) => void;

const tenant = '8a1f0d52-3c64-4b7e-9a01-5d2e7f60c3b8';
const client = '41c0f6aa-9d35-4e0b-b8a2-0f6d3b7c5e19';
const workspace = '0c7be2a4-51d9-4f3e-8b60-92ad13f7e5c1';
const secret = 'kept between two';
export const powerBiUser = { username: 'analyst@body.example', password: 'correct horse battery' };
const embedOrigin = 'https://app.powerbi.com';
const scope = 'https://analysis.windows.net/powerbi/api/.default';
const accessSeconds = 3599;
const longestTokenMinutes = 60;

const answerJson = (response: ServerResponse, status: number, body: unknown) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

const refusePowerBi = (response: ServerResponse, status: number, code: string, message = code) =>
  answerJson(response, status, { error: { code, message } });

/** As the identity provider answers: its errors have another shape than those of Power BI. */
const refuseSignIn = (response: ServerResponse, status: number, error: string, description: string) =>
  answerJson(response, status, {
    error,
    error_description: description,
    error_codes: [Number(/\d+/.exec(description)?.[0])],
  });

export const describeReport = ({ id, name, datasetId }: Report) => ({
  id,
  name,
  datasetId,
  webUrl: `${embedOrigin}/groups/${workspace}/reports/${id}`,
  embedUrl: `${embedOrigin}/reportEmbed?reportId=${id}&groupId=${workspace}`,
});

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
};

interface Wanted {
  identities?: { username?: string; roles?: string[]; datasets?: string[] }[];
  lifetimeInMinutes?: number;
}

/** What is wrong with the identities of a request, or undefined. */
const problemOf = ({ identities = [] }: Wanted, { datasetId, roles }: Report): string | undefined => {
  const [identity] = identities;
  if (!identity?.username) return `Creating embed token for accessing dataset ${datasetId} requires effective identity`;
  if (!identity.datasets?.includes(datasetId)) return 'The identity names no dataset of the report';
  if (!identity.roles?.length) return `Creating embed token for accessing dataset ${datasetId} requires roles`;
  const unknown = identity.roles.find((role) => !roles.includes(role));
  return unknown === undefined ? undefined : `The role ${unknown} is not defined in dataset ${datasetId}`;
};

/** The access tokens that were issued, and when each ends. */
type Access = Map<string, number>;

const signIn = (access: Access, form: URLSearchParams, response: ServerResponse) => {
  const isUser = form.get('username') === powerBiUser.username && form.get('password') === powerBiUser.password;
  if (form.get('client_id') !== client || form.get('client_secret') !== secret)
    return refuseSignIn(response, 401, 'invalid_client', 'AADSTS7000215: Invalid client secret provided.');
  if (form.get('scope') !== scope)
    return refuseSignIn(response, 400, 'invalid_scope', 'AADSTS70011: The provided value for scope is not valid.');
  if (form.get('grant_type') === 'password' ? !isUser : form.get('grant_type') !== 'client_credentials')
    return refuseSignIn(response, 400, 'invalid_grant', 'AADSTS50126: Error validating credentials.');
  const token = `access-${crypto.randomUUID()}`;
  access.set(token, clock.now().getTime() + accessSeconds * 1000);
  return answerJson(response, 200, { token_type: 'Bearer', expires_in: accessSeconds, access_token: token });
};

const issueToken = (report: Report, wanted: Wanted, response: ServerResponse) => {
  const problem = problemOf(wanted, report);
  if (problem) return refusePowerBi(response, 400, 'InvalidRequest', problem);
  const minutes = Math.min(wanted.lifetimeInMinutes || longestTokenMinutes, longestTokenMinutes);
  return answerJson(response, 200, {
    token: `embed-${crypto.randomUUID()}`,
    tokenId: crypto.randomUUID(),
    expiration: new Date(clock.now().getTime() + minutes * 60_000).toISOString(),
  });
};

const reportPath = new RegExp(`^/v1.0/myorg/groups/${workspace}/reports/([^/]+)(/GenerateToken)?$`);

const answerCall = (reports: readonly Report[], { path, body }: Call, response: ServerResponse) => {
  const [, id, asksForToken] = reportPath.exec(path) ?? [];
  const report = reports.find((one) => one.id === id);
  if (!report) return refusePowerBi(response, 404, 'PowerBIEntityNotFound');
  return asksForToken
    ? issueToken(report, JSON.parse(body), response)
    : answerJson(response, 200, describeReport(report));
};

const answerSignedIn = (
  reports: readonly Report[],
  endsAt: number | undefined,
  call: Call,
  response: ServerResponse,
) => {
  if (endsAt === undefined) return refusePowerBi(response, 401, 'Unauthorized');
  if (endsAt <= clock.now().getTime())
    return refusePowerBi(response, 403, 'TokenExpired', 'Access token has expired, resubmit with a new access token');
  return answerCall(reports, call, response);
};

const listen = async (server: Server, port: number): Promise<number> => {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
};

const settingsFor = (origin: string) => ({
  POWER_BI_TENANT_ID: tenant,
  POWER_BI_CLIENT_ID: client,
  POWER_BI_CLIENT_SECRET: secret,
  POWER_BI_WORKSPACE_ID: workspace,
  POWER_BI_LOGIN_ORIGIN: origin,
  POWER_BI_API_ORIGIN: origin,
});

/**
 * A server that answers sign-ins and calls of one workspace as Power BI documents them: form and scope of a sign-in, tokens
 * that end by the clock, identities that the model must know.
 */
export const startPowerBi = async (reports: readonly Report[], port = 0) => {
  const calls: Call[] = [];
  const access: Access = new Map();
  const state: { trouble?: Trouble | undefined } = {};
  const server = createServer(async (request, response) => {
    const call = { path: request.url ?? '', body: await bodyOf(request) };
    calls.push(call);
    if (state.trouble) return state.trouble(call.path, response);
    if (call.path === `/${tenant}/oauth2/v2.0/token`) return signIn(access, new URLSearchParams(call.body), response);
    const token = (request.headers.authorization ?? '').replace('Bearer ', '');
    return answerSignedIn(reports, access.get(token), call, response);
  });
  const at = await listen(server, port);
  return {
    calls,
    state,
    port: at,
    /** Ends every token that was issued so far. */
    withdrawTokens: () => {
      for (const token of access.keys()) access.set(token, 0);
    },
    variables: settingsFor(`http://127.0.0.1:${at}`),
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
};

export type TestPowerBi = Awaited<ReturnType<typeof startPowerBi>>;

/** What Power BI may do instead of answering. */
export const troubles: Readonly<Record<string, Trouble>> = {
  'hangs up': (_path, response) => void response.destroy(),
  'answers garbage': (_path, response) => void response.end('<html>'),
  fails: (_path, response) => void response.writeHead(500).end('failed'),
  redirects: (_path, response) => void response.writeHead(307, { location: 'https://elsewhere.example' }).end(),
  throttles: (_path, response) => void response.writeHead(429, { 'retry-after': '60' }).end(),
};
