import { type ImportResult, importResult } from '@attestry/contract/features/audit-import/audit-import.schema.ts';
import type { Answers, ReportTemplate } from '@attestry/contract/features/report-template/report-template.schema.ts';
import type { InjectOptions } from 'fastify';
import type { Insertable, Kysely } from 'kysely';
import type { DB } from '../../kernel/database/tables.ts';
import { datesOf, type Keys } from '../report-answers/report-answers.factory.ts';
import { blankWorkbook } from '../report-template/report-workbook.public.ts';
import { makeSite } from '../site/site.factory.ts';

/** A site, and the key answers of a recent report about it. */
export const siteToAudit = async (db: Kysely<DB>, overrides: Partial<Insertable<DB['site']>> = {}) => {
  const site = await makeSite(db, overrides);
  const keys: Keys = { siteCode: site.id, siteName: site.name, ...datesOf(19) };
  return { ...site, keys };
};

interface Sender {
  send(options: InjectOptions): Promise<{ status: number; body: unknown }>;
}

export type Fields = Partial<
  Record<'owner' | 'confirmed' | 'overrideWarning' | 'externalId' | 'certificationBodyId' | 'siteCode', string>
>;

/** The multipart body of an upload with its headers. */
export const uploadRequest = async (bytes: Uint8Array, fields: Fields = {}, name = 'report.xlsx') => {
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) form.append(key, value);
  form.append('file', new Blob([Buffer.from(bytes)]), name);
  const request = new Request('http://directory/', { method: 'POST', body: form });
  return {
    method: 'POST' as const,
    url: '/audit/api/Audit/ImportReport',
    payload: Buffer.from(await request.arrayBuffer()),
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
  };
};

/** Uploads a file; throws if the answer is not that of an upload. */
export const uploadFile = async (
  caller: Sender,
  bytes: Uint8Array,
  fields: Fields = {},
  name?: string,
): Promise<ImportResult> => {
  const { status, body } = await caller.send(await uploadRequest(bytes, fields, name));
  if (status !== 200) throw new Error(`The upload was answered ${status}: ${JSON.stringify(body)}`);
  return importResult.parse(body);
};

/** Uploads a workbook with these answers. */
export const uploadReport = async (
  caller: Sender,
  template: ReportTemplate,
  answers: Answers,
  fields: Fields = {},
): Promise<ImportResult> => uploadFile(caller, await blankWorkbook(template, answers), fields);
