import { noGrade } from '@attestry/contract/features/audit/audit.states.ts';
import { type ImportResult, importResult } from '@attestry/contract/features/audit-import/audit-import.schema.ts';
import {
  type Answer,
  type Answers,
  type KeyAnswer,
  keyAnswers,
  noteTag,
  type ReportTemplate,
  type TableRow,
  tableRows,
} from '@attestry/contract/features/report-template/report-template.schema.ts';
import type { InjectOptions } from 'fastify';
import type { Insertable, Kysely } from 'kysely';
import { addDays, clock } from '../../kernel/clock/clock.ts';
import type { DB } from '../../kernel/database/tables.ts';
import { type Asked, asked, entryFor, requirements } from '../report-template/report-template.public.ts';
import { blankWorkbook } from '../report-template/report-workbook.public.ts';
import { makeSite } from '../site/site.factory.ts';

export type Keys = Partial<Record<KeyAnswer, Answer>>;

const plain: Keys = {
  siteCode: '1234567',
  siteName: 'Mill Lane Bakery',
  addressLine1: '2 Mill Lane',
  city: 'Hull',
  country: 'United Kingdom',
  scope: 'Baking, slicing and packing of bread and rolls.',
  categories: ['Bakery'],
  auditProgramme: 'Announced',
  auditorName: 'Iris Hale',
  auditorNumber: '21001',
  decision: 'Certificated',
  grade: 'AA',
};

const simplest = ({ type, options: [option] = [] }: Asked): Answer => {
  if (type === 'number') return 1;
  if (type === 'date') return '2026-01-01';
  if (option !== undefined) return type === 'choices' ? [option] : option;
  return 'Seen';
};

/** Key answers under the tags of a template; an empty one leaves the cell empty. */
export const tagged = (template: ReportTemplate, keys: Keys): Answers =>
  Object.fromEntries(
    keyAnswers.flatMap((key): [string, Answer][] => {
      const tag = entryFor(template, key)?.xmlTag;
      const answer = keys[key];
      return tag !== undefined && answer !== undefined ? [[tag, answer]] : [];
    }),
  );

/** The plain answers; where a standard has options of its own, its first. */
const plainFor = (template: ReportTemplate): Keys => {
  const answers = keyAnswers.map((key): [KeyAnswer, Answer | undefined] => {
    const { [key]: answer } = plain;
    const entry = entryFor(template, key);
    const isOffered = [answer].flat().every((each) => entry?.options?.some((option) => option === each));
    return [key, answer !== undefined && entry?.options && !isOffered ? simplest(entry) : answer];
  });
  return Object.fromEntries(answers.filter(([, answer]) => answer !== undefined));
};

/** Every non-conformity closed on a day, but those that say when, or '' for open. */
export const closedOn = (day: Answer | undefined, { NON_CONFORMITIES: raised, ...rest }: Answers): Answers =>
  typeof day === 'string' && day !== '' && raised !== undefined
    ? { ...rest, NON_CONFORMITIES: tableRows(raised).map((row) => ({ NC_CLOSED_ON: day, ...row })) }
    : { ...rest, ...(raised !== undefined && { NON_CONFORMITIES: raised }) };

/**
 * A report with every required answer given and every requirement met, grade AA, unless `keys` or `rest` say otherwise; its
 * non-conformities are closed on the day its certificate is issued.
 */
export const filledAnswers = (template: ReportTemplate, keys: Keys, rest: Answers = {}): Answers => {
  const required = [...asked(template).values()].filter((each) => each.required);
  return {
    ...Object.fromEntries(required.map((each) => [each.xmlTag, simplest(each)])),
    ...tagged(template, { ...plainFor(template), ...keys }),
    ...closedOn(keys.issueDate, rest),
  };
};

const cellOf = (column: Asked): string | number => {
  const answer = simplest(column);
  return typeof answer === 'object' ? String(answer[0]) : answer;
};

/** As `filledAnswers`, with every question answered, notes too, and every table but the non-conformities full. */
export const wholeReport = (template: ReportTemplate, keys: Keys, rest: Answers = {}): Answers => {
  const whole = template.sections.flatMap(({ content }) =>
    content.flatMap((each): [string, Answer][] => {
      if (each.kind === 'requirement')
        return [[noteTag(each.xmlTag), `Records of clause ${each.clause} were sampled and found complete.`]];
      if (each.kind === 'entry') return each.key ? [] : [[each.xmlTag, simplest(each)]];
      const row: TableRow = Object.fromEntries(each.columns.map((column) => [column.xmlTag, cellOf(column)]));
      return each.xmlTag === 'NON_CONFORMITIES' ? [] : [[each.xmlTag, Array.from({ length: each.rows }, () => row)]];
    }),
  );
  return { ...filledAnswers(template, keys, Object.fromEntries(whole)), ...rest };
};

/** So many of each severity, marked and in the table, against clauses that bar no grade by themselves. */
export const nonConformities = (template: ReportTemplate, minors: number, majors = 0, criticals = 0): Answers => {
  const clauses = [...requirements(template).values()].filter(({ fundamental }) => !fundamental);
  const counts = { Minor: minors, Major: majors, Critical: criticals };
  const severities = Object.entries(counts).flatMap(([severity, count]) =>
    Array.from({ length: count }, () => severity),
  );
  const raised = severities.map((severity, at) => ({ severity, ...clauses[at % clauses.length] }));
  return {
    ...Object.fromEntries(raised.map(({ xmlTag = '', severity }) => [xmlTag, severity])),
    NON_CONFORMITIES: raised.map(({ clause = '', severity }) => ({
      NC_CLAUSE: clause,
      NC_SEVERITY: severity,
      NC_DETAIL: 'A record was incomplete.',
    })),
  };
};

/** The dates of an audit that ended so many days ago: issued up to a fortnight later, tomorrow at the latest, and valid for most of a year. */
export const datesOf = (endedDaysAgo: number): Keys => {
  const end = addDays(clock.today(), -endedDaysAgo);
  const issue = addDays(end, Math.max(1, Math.min(14, endedDaysAgo)));
  return { startDate: addDays(end, -1), endDate: end, issueDate: issue, expiryDate: addDays(issue, 350) };
};

/** A decision that certifies nothing, and the cells that stay empty with it. */
export const uncertified = (decision: 'Pending' | 'Not Certificated'): Keys => ({
  decision,
  grade: decision === 'Pending' ? '' : noGrade,
  issueDate: '',
  expiryDate: '',
});

/** A site and what a report about its audit of lately says by key. */
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

/** Uploads a file; throws when the answer is none of an upload. */
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
