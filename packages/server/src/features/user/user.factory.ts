import type { Role } from '@attestry/contract/kernel/permissions.ts';
import type { Kysely } from 'kysely';
import type { DB } from '../../kernel/database/tables.ts';
import { makeCompany } from '../company/company.factory.ts';
import { makeSite } from '../site/site.factory.ts';

interface Puts<A> {
  put(url: string, body: object, version?: string): Promise<A>;
}
interface Sends<A> {
  send(request: { method: 'PATCH'; url: string }): Promise<A>;
}
interface Refused {
  status: number;
  body: { fields?: { path: string }[] };
}

export const usersPath = '/user/api/User';

/** A reference to an organisation as user forms send it. */
export const reference = (type: number, externalId: string) => ({ type, externalId });

/** A complete form of a new user with a unique address. */
export const userForm = (role: Role, more: object = {}) => ({
  email: `${crypto.randomUUID()}@people.example`,
  firstName: 'Ada',
  lastName: 'Byron',
  jobTitle: 'Buyer',
  role,
  ...more,
});

/** A user who belongs nowhere: Pat Byron. */
export const makeUser = (db: Kysely<DB>): Promise<{ id: string }> =>
  db
    .insertInto('app_user')
    .values({ email: `${crypto.randomUUID()}@example.org`, first_name: 'Pat', last_name: 'Byron' })
    .returning('id')
    .executeTakeFirstOrThrow();

/** A Pro company with a site, and another company. */
export const makeHarbourFoods = async (db: Kysely<DB>): Promise<{ company: string; site: string; other: string }> => {
  const company = await makeCompany(db, { name: 'Harbour Foods', tier: 'Pro' });
  const site = await makeSite(db, { company_id: company.id, name: 'Harbour Cannery' });
  const other = await makeCompany(db, { name: 'Valley Farms' });
  return { company: company.id, site: site.id, other: other.id };
};

/** Edits a user, by default the first version. Omitted fields are kept, except for the name, which is Ada Byron's. */
export const editAs = <A>(
  caller: Puts<A>,
  { identificator, email }: { identificator: string; email: string },
  more: object,
  version = 1,
): Promise<A> =>
  caller.put(
    `${usersPath}/edit/${identificator}`,
    { email, firstName: 'Ada', lastName: 'Byron', jobTitle: 'Buyer', ...more },
    `"${version}"`,
  );

export const setStatusAs = <A>(caller: Sends<A>, to: 'activate' | 'deactivate', id: string): Promise<A> =>
  caller.send({ method: 'PATCH', url: `${usersPath}/${to}/${id}` });

/** The fields named in a refusal. */
export const refusedFields = ({ status, body: { fields } }: Refused) => ({
  status,
  fields: fields?.map(({ path }) => path),
});
