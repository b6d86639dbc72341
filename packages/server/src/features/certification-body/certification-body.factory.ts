import { type Insertable, type Kysely, sql } from 'kysely';
import type { DB } from '../../kernel/database/tables.ts';
import { makeCertificationBody } from '../audit/audit.factory.ts';

/** A sub office in the United Kingdom by default. */
export const makeOffice = (
  db: Kysely<DB>,
  bodyId: string,
  overrides: Partial<Insertable<DB['office']>> = {},
): Promise<{ id: string; name: string }> =>
  db
    .insertInto('office')
    .values({
      certification_body_id: bodyId,
      name: `Office of ${bodyId}`,
      address_line1: '4 Quay Street',
      city: 'Hull',
      country_id: 826,
      ...overrides,
    })
    .returning(['id', 'name'])
    .executeTakeFirstOrThrow();

/** Approves an office of a certification body for these standards, or for every one. */
export const approveOffice = async (
  db: Kysely<DB>,
  bodyId: string,
  officeId: string,
  standards?: readonly number[],
): Promise<void> => {
  await sql`insert into office_standard (office_id, certification_body_id, standard_id)
    select ${officeId}::bigint, ${bodyId}::bigint, standard.id from standard
    where ${standards ?? null}::int[] is null or standard.id = any(${standards ?? null}::int[])`.execute(db);
};

/** Approves a certification body for every standard, through a new office. */
export const approveBody = async (db: Kysely<DB>, bodyId: string): Promise<void> => {
  const { id } = await makeOffice(db, bodyId);
  await approveOffice(db, bodyId, id);
};

/** A certification body that is approved for every standard. */
export const makeApprovedBody = async (
  db: Kysely<DB>,
  overrides: Partial<Insertable<DB['certification_body']>> = {},
): Promise<{ id: string; name: string }> => {
  const body = await makeCertificationBody(db, overrides);
  await approveBody(db, body.id);
  return body;
};

/** The general contact of an office. */
export const makeOfficeContact = (
  db: Kysely<DB>,
  bodyId: string,
  officeId: string,
  overrides: Partial<Insertable<DB['office_contact']>> = {},
): Promise<{ office_id: string }> =>
  db
    .insertInto('office_contact')
    .values({
      office_id: officeId,
      certification_body_id: bodyId,
      name: 'Olive Reed',
      email: 'olive@office.example',
      phone_number: '+44 1482 000002',
      ...overrides,
    })
    .returning('office_id')
    .executeTakeFirstOrThrow();

/** An accreditation body that does not accredit any certification body yet. */
export const makeAccreditationBody = (db: Kysely<DB>, name = 'Board of Accreditation'): Promise<{ id: string }> =>
  db.insertInto('accreditation_body').values({ name }).returning('id').executeTakeFirstOrThrow();

interface Posts<A> {
  post(url: string, body: object): Promise<A>;
}
interface Puts<A> {
  put(url: string, body: object, version?: string): Promise<A>;
}
interface Gets {
  get(url: string): Promise<{ headers: Record<string, unknown> }>;
}
interface Refused {
  status: number;
  body: { fields: { path: string; message: string }[] };
}

export const bodiesPath = '/certificationbody/api/CertificationBody';

/** A complete form of an office. */
export const officePart = {
  name: 'Certa Nordic',
  standards: ['4', '3'],
  location: { addressLine1: '4 Quay Street', city: 'Bergen', country: { id: '578' } },
  contact: { name: 'Olga Berg', email: 'olga@certa.example', phoneNumber: '+47 55 000000' },
};

/** Creates a certification body with a main office called Certa Nordic. */
export const createBodyAs = <A>(caller: Posts<A>, accreditationBodyId: string, form: object = {}): Promise<A> =>
  caller.post(bodiesPath, { accreditationBodyId, rating: 'pending', officeInsert: officePart, ...form });

/** Creates one with a sub office, and answers the ids of all three. */
export const createBodyWithSub = async (
  db: Kysely<DB>,
  caller: Posts<{ body: { id: string; officeId: string } }>,
  accreditationBodyId: string,
): Promise<{ id: string; main: string; sub: string }> => {
  const { body } = await createBodyAs(caller, accreditationBodyId);
  const sub = await makeOffice(db, body.id, { name: 'Certa Nordic, South' });
  return { id: body.id, main: body.officeId, sub: sub.id };
};

/** The messages of a refusal, by field. */
export const messagesOf = ({ status, body }: Refused) => ({
  status,
  fields: Object.fromEntries(body.fields.map(({ path, message }) => [path, message])),
});

/** Edits the current version, which anybody who sees the record may read. */
export const putPresent = async <A>(caller: Puts<A>, path: string, form: object, reader: Gets): Promise<A> => {
  const { headers } = await reader.get(path);
  return caller.put(path, form, String(headers.etag));
};
