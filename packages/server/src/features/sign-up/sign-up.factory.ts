import type { NamedOrganisation } from '@attestry/contract/features/user/user.schema.ts';
import type { Kysely } from 'kysely';
import type { DB } from '../../kernel/database/tables.ts';

export const companies = '/companydirectory/api/Companies';
export const companyPath = `${companies}/CompanyCreateOutside`;
export const userPath = '/user/api/User/createUser';

/** What a visitor sends of their company. */
export const companyOf = (name: string, more: object = {}) => ({
  company: {
    name,
    website: '',
    blockSharing: false,
    location: { addressLine1: '1 Harbour Road', city: 'Hull', country: { id: '826', name: 'United Kingdom' }, ...more },
  },
  contact: { contactDetails: { email: 'office@newcomer.example', phoneNumber: '+44 1482 000 000' } },
  natureOfBusinessId: '1',
});

interface Begun {
  id: string;
  signUpToken: string;
}

/** The specification's payload of the first user. */
export const firstUserOf = ({ id, signUpToken }: Begun, more: object = {}) => ({
  email: `${crypto.randomUUID()}@newcomer.example`,
  firstName: 'Ada',
  lastName: 'Byron',
  jobTitle: 'Owner',
  phoneNumber: '',
  overrideWarning: false,
  primaryOrganisation: { externalId: id, name: 'Newcomer', type: 1 } satisfies NamedOrganisation,
  role: 'Company User',
  secondaryOrganisations: [],
  enablemailLitetoPro: false,
  signUpToken,
  ...more,
});

interface Answered {
  status: number;
  body: Begun;
}

interface Visited<A> {
  visitor: { send(call: { method: 'POST'; url: string; payload: object; remoteAddress: string }): Promise<A> };
  owner: Kysely<DB>;
}

/** Visitors who sign up, each from a network that nobody has called from. */
export const signingUp = <A extends Answered>({ visitor, owner }: Visited<A>) => {
  let networks = 0;
  const visitorElsewhere = () => {
    networks += 1;
    const remoteAddress = `10.0.${networks >> 8}.${networks & 255}`;
    return { post: (url: string, payload: object) => visitor.send({ method: 'POST', url, payload, remoteAddress }) };
  };
  const begin = async (name = `Newcomer ${crypto.randomUUID()}`, from = visitorElsewhere()): Promise<Begun> => {
    const { status, body } = await from.post(companyPath, companyOf(name));
    if (status !== 200) throw new Error(`The sign-up of ${name} was answered ${status}`);
    return body;
  };
  const complete = (begun: Begun, more: object = {}, from = visitorElsewhere()) =>
    from.post(userPath, firstUserOf(begun, more));
  const companyCount = async (): Promise<number> => (await owner.selectFrom('company').select('id').execute()).length;
  return { visitorElsewhere, begin, complete, companyCount };
};
export type SigningUp<A extends Answered> = ReturnType<typeof signingUp<A>>;
