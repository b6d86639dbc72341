// Imports of full reports of the Food standard.
import { Kysely, PostgresDialect } from 'kysely';
import { type ImportResult, importResult } from '../packages/contract/src/features/audit-import/audit-import.schema.ts';
import {
  type Answers,
  noteTag,
  type ReportTemplate,
} from '../packages/contract/src/features/report-template/report-template.schema.ts';
import { siteToAudit, uploadRequest } from '../packages/server/src/features/audit-import/audit-import.factory.ts';
import { wholeReport } from '../packages/server/src/features/report-answers/report-answers.factory.ts';
import { requirements, templateFor } from '../packages/server/src/features/report-template/report-template.public.ts';
import { blankWorkbook } from '../packages/server/src/features/report-template/report-workbook.public.ts';
import { openPool } from '../packages/server/src/kernel/database/pool.ts';
import type { DB } from '../packages/server/src/kernel/database/tables.ts';
import type { MeasuredDirectory } from './directory-process.ts';
import { count, type Figure } from './figures.ts';
import { memoryDuring, peaksByHalf } from './memory.ts';

export const uploader = 'cb-full-admin@demo.example';

/** Repeats every note the given number of times. */
const withLongNotes = (template: ReportTemplate, answers: Answers, times: number): Answers => {
  const notes = [...requirements(template).values()].map(({ xmlTag }) => noteTag(xmlTag));
  const long = notes.map((tag) => [tag, Array.from({ length: times }, () => answers[tag]).join(' ')]);
  return { ...answers, ...Object.fromEntries(long) };
};

/** Workbooks of full reports, each for a new site, with notes of the usual length or a multiple of it. */
export const reportsFor = async (ownerUrl: string, amount: number, lengthOfNotes = 1): Promise<Uint8Array[]> => {
  const template = templateFor('Food');
  if (!template) throw new Error('There is no report template for Food');
  const owner = new Kysely<DB>({ dialect: new PostgresDialect({ pool: openPool(ownerUrl, { size: 1 }) }) });
  try {
    const reports: Uint8Array[] = [];
    for (let at = 0; at < amount; at += 1) {
      const { keys } = await siteToAudit(owner, { name: `Measured Mill ${crypto.randomUUID()}` });
      reports.push(await blankWorkbook(template, withLongNotes(template, wholeReport(template, keys), lengthOfNotes)));
    }
    return reports;
  } finally {
    await owner.destroy();
  }
};

export const send = async (directory: MeasuredDirectory, report: Uint8Array, email: string): Promise<ImportResult> => {
  const { url, method, payload, headers } = await uploadRequest(report);
  const answer = await fetch(directory.origin + url, {
    method,
    body: payload,
    headers: { ...headers, ...(await directory.headersFor(email)) },
  });
  return importResult.parse(await answer.json());
};

export const upload = async (directory: MeasuredDirectory, report: Uint8Array): Promise<string> => {
  const result = await send(directory, report, uploader);
  if (!result.auditExternalId) throw new Error(`The upload was refused: ${JSON.stringify(result.messages)}`);
  return result.auditExternalId;
};

/** The directory's limit for one person. */
const atOnce = 4;

/** Imports four reports at a time: how many per minute, and whether memory grows with their number. */
export const measureImports = async (
  directory: MeasuredDirectory,
  ownerUrl: string,
  amount: number,
): Promise<Figure[]> => {
  const waiting = await reportsFor(ownerUrl, amount + atOnce);
  const uploadReport = async (report: Uint8Array | undefined) => void (report && (await upload(directory, report)));
  const worker = async () => {
    while (waiting.length > 0) await uploadReport(waiting.pop());
  };
  await Promise.all(waiting.splice(0, atOnce).map(uploadReport));
  await directory.collect();
  const began = performance.now();
  const seen = await memoryDuring(directory, () => Promise.all(Array.from({ length: atOnce }, worker)));
  const perMinute = (amount / (performance.now() - began)) * 60_000;
  const [first, second] = peaksByHalf(seen);
  const value = second / first;
  return [
    {
      what: `Imports of full reports, ${atOnce} at once, ${amount}`,
      value: perMinute,
      said: `${count(perMinute)} a minute`,
    },
    {
      what: 'Their memory, second half to first',
      value,
      said: `${value.toFixed(2)}  (${Math.round(first)} to ${Math.round(second)} MB)`,
      bound: { better: 'lower', target: 1.2 },
    },
  ];
};
