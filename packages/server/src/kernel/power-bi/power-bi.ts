import { z } from 'zod';
import type { Settings } from '../settings/settings.ts';
import {
  type AskSignedIn,
  askAsApplication,
  askWithToken,
  createAsk,
  PowerBiFailure,
  readAnswer,
  requestAccess,
} from './power-bi-access.ts';

export { PowerBiFailure };

/** A report of the workspace, as Power BI describes it. */
export interface PowerBiReport {
  reportId: string;
  name: string;
  webUrl: string;
  embedUrl: string;
  datasetId: string;
}

/** As whom Power BI filters a report; each part answers to a function of the report's model. */
export interface PowerBiReader {
  username: string;
  roles: string[];
  customData?: string;
}

/** Opens one report to one reader, in the browser, until it expires. */
export interface EmbedToken {
  token: string;
  expiresAt: Date;
}

/** The reports of the workspace, as somebody who is signed in to Power BI reaches them. */
export interface PowerBiReports {
  /** Answers undefined if the workspace has no such report. */
  findReport: (reportId: string) => Promise<PowerBiReport | undefined>;
  /** Answers undefined if the workspace no longer has the report. */
  requestToken: (
    report: Pick<PowerBiReport, 'reportId' | 'embedUrl' | 'datasetId'>,
    reader: PowerBiReader,
  ) => Promise<EmbedToken | undefined>;
}

/** Power BI as the deployment's own application reaches it. */
export interface PowerBi extends PowerBiReports {
  /** The access token of a user of Power BI. */
  signIn: (username: string, password: string) => Promise<string>;
  withAccess: (accessToken: string) => PowerBiReports;
}

/** A token ends so soon that what a reader may no longer see does not stay open for long. */
const tokenMinutes = 20;

const embedAnswer = z.object({ token: z.string().min(1), expiration: z.coerce.date() });
const reportAnswer = z.object({
  id: z.guid(),
  name: z.string(),
  webUrl: z.url(),
  embedUrl: z.url(),
  datasetId: z.string().min(1),
});

interface Workspace {
  /** The address below which the workspace's reports are. */
  reports: string;
  embedOrigin: string;
}

const requireOwnFrame = (embedUrl: string, { embedOrigin }: Workspace): void => {
  if (!URL.canParse(embedUrl) || new URL(embedUrl).origin !== embedOrigin)
    throw new PowerBiFailure('The address of the report is outside POWER_BI_EMBED_ORIGIN');
};

/** Nothing but an identifier may become part of an address. */
const isReportId = (reportId: string): boolean => z.guid().safeParse(reportId).success;

const reportsOf = (workspace: Workspace, ask: AskSignedIn): PowerBiReports => ({
  findReport: async (reportId) => {
    if (!isReportId(reportId)) return undefined;
    const step = 'the look-up of a report';
    const answer = await ask(`${workspace.reports}/${reportId}`, step);
    if (answer.status === 404) return undefined;
    const { id, ...report } = await readAnswer(answer, reportAnswer, step);
    requireOwnFrame(report.embedUrl, workspace);
    return { reportId: id, ...report };
  },
  requestToken: async ({ reportId, embedUrl, datasetId }, reader) => {
    if (!isReportId(reportId)) return undefined;
    requireOwnFrame(embedUrl, workspace);
    const step = 'the request for a token';
    const identities = [{ ...reader, datasets: [datasetId] }];
    const wanted = { accessLevel: 'View', lifetimeInMinutes: tokenMinutes, identities };
    const answer = await ask(`${workspace.reports}/${reportId}/GenerateToken`, step, wanted);
    if (answer.status === 404) return undefined;
    const { token, expiration } = await readAnswer(answer, embedAnswer, step);
    return { token, expiresAt: expiration };
  },
});

/** Opens Power BI with the deployment's settings; undefined if there are none. */
export const openPowerBi = (settings: Settings): PowerBi | undefined => {
  const { POWER_BI_TENANT_ID: tenant, POWER_BI_CLIENT_ID: client, POWER_BI_CLIENT_SECRET: secret } = settings;
  const { POWER_BI_WORKSPACE_ID: group, POWER_BI_EMBED_ORIGIN: embedOrigin } = settings;
  if (!tenant || !client || !secret || !group) return undefined;
  const workspace = { reports: `${settings.POWER_BI_API_ORIGIN}/v1.0/myorg/groups/${group}/reports`, embedOrigin };
  const credentials = { tenant, client, secret, loginOrigin: settings.POWER_BI_LOGIN_ORIGIN };
  const ask = createAsk();
  return {
    ...reportsOf(workspace, askAsApplication(ask, credentials)),
    signIn: async (username, password) => {
      const { token } = await requestAccess(ask, credentials, { grant_type: 'password', username, password });
      return token;
    },
    withAccess: (accessToken) => reportsOf(workspace, askWithToken(ask, accessToken)),
  };
};
