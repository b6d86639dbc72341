import {
  type EditResult,
  editEffects,
  editResult,
} from '@attestry/contract/features/audit-editing/audit-editing.schema.ts';
import type { Answers } from '@attestry/contract/features/report-template/report-template.schema.ts';
import type { Insertable, Kysely } from 'kysely';
import { z } from 'zod';
import { clock } from '../../kernel/clock/clock.ts';
import type { Database } from '../../kernel/database/database.ts';
import type { DB } from '../../kernel/database/tables.ts';
import { inTransaction } from '../../kernel/database/transaction.ts';
import type { Settings } from '../../kernel/settings/settings.ts';
import { makeAudit, makeExtent, makeReport } from '../audit/audit.factory.ts';
import { issueCertificate } from '../certificate/certificate.public.ts';
import { makeApprovedBody } from '../certification-body/certification-body.factory.ts';
import { datesOf, filledAnswers, type Keys } from '../report-answers/report-answers.factory.ts';
import { answerText, keyColumnValues, splitAnswers } from '../report-answers/report-answers.public.ts';
import { templateFor } from '../report-template/report-template.public.ts';
import { makeSite } from '../site/site.factory.ts';

interface Directory {
  owner: Kysely<DB>;
  database: Database;
  settings: Settings;
}

interface Made {
  /** Answers of the report by key, and its other answers. */
  keys?: Keys;
  rest?: Answers;
  /** Columns of the audit that are not key answers, or that differ from the report's. */
  values?: Partial<Insertable<DB['audit']>>;
  hasReport?: boolean;
}

const bakery = 14;

/** By default a recent Food audit of a certificated bakery, with a complete report and a certificate. */
export const makeRecord = async (
  { owner, database, settings }: Directory,
  { keys: given = {}, rest: others = {}, values = {}, hasReport = true }: Made = {},
) => {
  const template = templateFor('Food');
  if (!template) throw new Error('There is no report template for Food');
  const siteId = values.site_id ? String(values.site_id) : (await makeSite(owner)).id;
  const said = filledAnswers(template, { siteCode: siteId, ...datesOf(19), ...given }, others);
  const { keys, rest } = splitAnswers(template, said);
  const audit = await makeAudit(owner, {
    ...keyColumnValues(keys),
    certification_status: answerText(keys.decision) ?? 'Certificated',
    ...values,
    site_id: siteId,
    certification_body_id: values.certification_body_id ?? (await makeApprovedBody(owner)).id,
  });
  await makeExtent(owner, audit.id, { categories: [bakery] });
  if (hasReport) await makeReport(owner, audit.id, { answers: rest });
  await inTransaction(database, { event: 'Upload report' }, (db) =>
    issueCertificate(db, { auditId: audit.id, today: clock.today(), settings }),
  );
  return audit;
};

type MadeRecord = Awaited<ReturnType<typeof makeRecord>>;

/** The values of a company's upload that waits for its certification body. */
export const heldUpload = {
  record_status: 'Holding',
  uploaded_by_organisation: 'Company',
  validation_date: null,
} as const;

/** A user of the record's certification body. */
export const personOfBody = <R extends string>(role: R, { certificationBodyId }: MadeRecord) => ({
  role,
  organisations: [['CertificationBody', certificationBodyId] as const],
});

/** A user of the company that owns the record. */
export const personOfOwner = <R extends string>(role: R, { ownerCompanyId }: MadeRecord) => ({
  role,
  organisations: [['Company', ownerCompanyId] as const],
});

interface Answered {
  status: number;
  body: unknown;
  headers: Record<string, string | string[] | number | undefined>;
}

/** The caller who edits and gets the answer. */
interface Editor<A extends Answered = Answered> {
  get(url: string): Promise<A>;
  put(url: string, body: object, version?: string): Promise<A>;
  post(url: string, body?: object, version?: string): Promise<A>;
}

/** The owner of a record, if its reader sees it. */
const owned = z.object({ auditOwner: z.object({ id: z.string() }).nullish() });

const audits = '/audit/api/Audit';

/** The record's version and owner, as its reader sees them. */
const opened = async (caller: Editor, id: string) => {
  const { body, headers } = await caller.get(`${audits}/${id}`);
  const { data } = owned.safeParse(body);
  return { auditOwnerId: data?.auditOwner?.id ?? '', version: String(headers.etag ?? '"1"') };
};

/** Sends the details form of a record with these fields, as if just opened. */
export const sendDetails = async <A extends Answered>(
  caller: Editor<A>,
  id: string,
  form: object,
  edited?: string,
): Promise<A> => {
  const { auditOwnerId, version } = await opened(caller, id);
  return caller.put(`${audits}/details/${id}`, { auditOwnerId, ...form }, edited ?? version);
};

export const sendReport = async <A extends Answered>(
  caller: Editor<A>,
  id: string,
  form: object,
  edited?: string,
): Promise<A> => {
  const { version } = await opened(caller, id);
  return caller.put(`${audits}/${id}/Report`, form, edited ?? version);
};

type Send = (caller: Editor, id: string, form: object) => Promise<Answered>;

const ask = async (send: Send, caller: Editor, id: string, form: object): Promise<EditResult> => {
  const { status, body } = await send(caller, id, form);
  if (status !== 200) throw new Error(`The edit was answered ${status}: ${JSON.stringify(body)}`);
  return editResult.parse(body);
};

/** Confirms whatever is asked and returns the final answer. */
const insist = async (send: Send, caller: Editor, id: string, form: object): Promise<EditResult> => {
  const first = await ask(send, caller, id, form);
  if (first.status !== 'Confirm' && first.status !== 'OverrideWarning') return first;
  const second = await ask(send, caller, id, { ...form, confirmed: true });
  if (second.status !== 'OverrideWarning') return second;
  return ask(send, caller, id, { ...form, confirmed: true, overrideWarning: true });
};

export const editDetails = (caller: Editor, id: string, form: object) => ask(sendDetails, caller, id, form);
export const insistDetails = (caller: Editor, id: string, form: object) => insist(sendDetails, caller, id, form);

type Value = string | number | readonly string[] | null | readonly object[];

const isRows = (value: Value): boolean => Array.isArray(value) && value.some((each) => typeof each === 'object');

/** The elements for these answers by xmlTag; rows are those of a table. */
export const elementsOf = (answers: Record<string, Value>) =>
  Object.entries(answers).map(([xmlTag, value]) => (isRows(value) ? { xmlTag, tableValue: value } : { xmlTag, value }));

export const editReport = (caller: Editor, id: string, answers: Record<string, Value>) =>
  ask(sendReport, caller, id, { elements: elementsOf(answers) });
export const insistReport = (caller: Editor, id: string, answers: Record<string, Value>) =>
  insist(sendReport, caller, id, { elements: elementsOf(answers) });

/** What these edits would change, as if the record had just been opened. */
export const effectsOfDetails = async (caller: Editor, id: string, form: object) => {
  const { auditOwnerId, version } = await opened(caller, id);
  const { body } = await caller.post(`${audits}/details/${id}/effects`, { auditOwnerId, ...form }, version);
  return editEffects.parse(body);
};
export const effectsOfReport = async (caller: Editor, id: string, answers: Record<string, Value>) => {
  const { version } = await opened(caller, id);
  const { body } = await caller.post(`${audits}/${id}/Report/effects`, { elements: elementsOf(answers) }, version);
  return editEffects.parse(body);
};

/** A record as stored, with the report's own answers and the version of its certificate. */
export const storedRecord = async (db: Kysely<DB>, id: string) => {
  const audit = await db.selectFrom('audit').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const report = await db.selectFrom('audit_report').select('answers').where('audit_id', '=', id).executeTakeFirst();
  const certificates = await db.selectFrom('certificate').select('version').where('audit_id', '=', id).execute();
  const answers: unknown = report?.answers;
  return { ...audit, answers, certificates: certificates.length };
};
