// Reports coming in and documents going out, one after another, through HTTP.
import { Kysely, PostgresDialect } from 'kysely';
import { importResult } from '../packages/contract/src/features/audit-import/audit-import.schema.ts';
import {
  siteToAudit,
  uploadRequest,
  wholeReport,
} from '../packages/server/src/features/audit-import/audit-import.factory.ts';
import { templateFor } from '../packages/server/src/features/report-template/report-template.public.ts';
import { blankWorkbook } from '../packages/server/src/features/report-template/report-workbook.public.ts';
import { openPool } from '../packages/server/src/kernel/database/pool.ts';
import type { DB } from '../packages/server/src/kernel/database/tables.ts';
import type { MeasuredDirectory } from './directory-process.ts';
import { type Figure, median, milliseconds } from './figures.ts';

const uploader = 'cb-full-admin@demo.example';

const timed = async (work: () => Promise<void>): Promise<number> => {
  const began = performance.now();
  await work();
  return performance.now() - began;
};

/** Workbooks of full reports, each for a new site. */
const reportsFor = async (ownerUrl: string, amount: number): Promise<Uint8Array[]> => {
  const template = templateFor('Food');
  if (!template) throw new Error('There is no report template for Food');
  const owner = new Kysely<DB>({ dialect: new PostgresDialect({ pool: openPool(ownerUrl, { size: 1 }) }) });
  try {
    const reports: Uint8Array[] = [];
    for (let at = 0; at < amount; at += 1) {
      const { keys } = await siteToAudit(owner, { name: `Measured Mill ${Date.now()} ${at}` });
      reports.push(await blankWorkbook(template, wholeReport(template, keys)));
    }
    return reports;
  } finally {
    await owner.destroy();
  }
};

const upload = async (directory: MeasuredDirectory, report: Uint8Array): Promise<string> => {
  const { url, method, payload, headers } = await uploadRequest(report);
  const answer = await fetch(directory.origin + url, {
    method,
    body: payload,
    headers: { ...headers, ...(await directory.headersFor(uploader)) },
  });
  const result = importResult.parse(await answer.json());
  if (!result.auditExternalId) throw new Error(`The upload was refused: ${JSON.stringify(result.messages)}`);
  return result.auditExternalId;
};

const download = async (directory: MeasuredDirectory, path: string) => {
  const answer = await fetch(directory.origin + path, { headers: await directory.headersFor(uploader) });
  const bytes = await answer.arrayBuffer();
  if (answer.status !== 200 || bytes.byteLength < 1000) throw new Error(`${path} was answered ${answer.status}`);
};

const figureOf = (what: string, times: readonly number[]): Figure => {
  const value = median(times);
  return { what: `${what}, p50 of ${times.length}`, value, said: milliseconds(value) };
};

export const measureDocuments = async (
  directory: MeasuredDirectory,
  ownerUrl: string,
  times: number,
): Promise<Figure[]> => {
  const uploads: number[] = [];
  const audits: string[] = [];
  for (const report of await reportsFor(ownerUrl, times + 2))
    uploads.push(await timed(async () => void audits.push(await upload(directory, report))));
  const downloads = async (document: string) => {
    const taken: number[] = [];
    for (const audit of audits)
      taken.push(await timed(() => download(directory, `/audit/api/Audit/${audit}/${document}`)));
    return taken.slice(2);
  };
  return [
    figureOf('Import of a full report', uploads.slice(2)),
    figureOf('Certificate as PDF', await downloads('downloadCertificate')),
    figureOf('Report as PDF', await downloads('PDF')),
  ];
};
