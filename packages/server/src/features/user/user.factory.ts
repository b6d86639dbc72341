import type { Role } from '@attestry/contract/kernel/permissions.ts';

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

export const users = '/user/api/User';

/** An organisation as the forms of users name it. */
export const at = (type: number, externalId: string) => ({ type, externalId });

/** A complete form of a new user, with an address that nobody has. */
export const userForm = (role: Role, more: object = {}) => ({
  email: `${crypto.randomUUID()}@people.example`,
  firstName: 'Ada',
  lastName: 'Byron',
  jobTitle: 'Buyer',
  role,
  ...more,
});

/** Edits a user, the first version unless told otherwise; what is not told stays, but the name is Ada Byron's. */
export const editAs = <A>(
  caller: Puts<A>,
  { identificator, email }: { identificator: string; email: string },
  more: object,
  version = 1,
): Promise<A> =>
  caller.put(
    `${users}/edit/${identificator}`,
    { email, firstName: 'Ada', lastName: 'Byron', jobTitle: 'Buyer', ...more },
    `"${version}"`,
  );

export const setStatusAs = <A>(caller: Sends<A>, to: 'activate' | 'deactivate', id: string): Promise<A> =>
  caller.send({ method: 'PATCH', url: `${users}/${to}/${id}` });

/** The fields that a refusal is about. */
export const refusedFields = ({ status, body: { fields } }: Refused) => ({
  status,
  fields: fields?.map(({ path }) => path),
});
