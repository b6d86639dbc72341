import type { Role } from '@attestry/contract/kernel/permissions.ts';
import type { Answer, Caller } from '../../app/testing/test-directory.ts';

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
export const editAs = (
  caller: Caller,
  { identificator, email }: { identificator: string; email: string },
  more: object,
  version = 1,
): Promise<Answer> =>
  caller.put(
    `${users}/edit/${identificator}`,
    { email, firstName: 'Ada', lastName: 'Byron', jobTitle: 'Buyer', ...more },
    `"${version}"`,
  );

export const setStatusAs = (caller: Caller, to: 'activate' | 'deactivate', id: string): Promise<Answer> =>
  caller.send({ method: 'PATCH', url: `${users}/${to}/${id}` });

/** The fields that a refusal is about. */
export const refusedFields = ({ status, body: { fields } }: Answer) => ({
  status,
  fields: fields?.map(({ path }: { path: string }) => path),
});
