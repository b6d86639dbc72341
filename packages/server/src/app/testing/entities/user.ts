import type { userCreateForm, userEditForm } from '@attestry/contract/features/user/user.schema.ts';
import type { Role } from '@attestry/contract/kernel/permissions.ts';
import type { z } from 'zod';
import { makeUser } from '../../../features/identity/identity.factory.ts';
import { type About, byId, type Owner } from '../about.ts';
import type { Entity } from '../entity.ts';
import type { ReadsBack, SamplesOf } from '../sample.ts';
import type { Target } from '../sample-shares.ts';

const user = async (owner: Owner, role: Role, [type, id]: Target, status: 'Active' | 'Deactivated' = 'Active') =>
  (await makeUser({ writes: owner }, { firstName: 'Pat', role, status, organisations: [{ type, id }] })).identificator;

/** Users of a company: Lite, Pro, deactivated; one of the certification body; one of another company. */
export const users = {
  table: 'app_user',
  key: 'identificator',
  none: '00000000-0000-4000-8000-000000000000',
  records: async ({ owner, bodies, made }) => {
    const company = ['Company', made('company', 'own')] as const;
    return {
      own: await user(owner, 'Company User', company),
      archived: await user(owner, 'Company User', company, 'Deactivated'),
      above: await user(owner, 'Company BI S User', company),
      colleague: await user(owner, 'CB Read Only User', ['CertificationBody', bodies.own]),
      other: await user(owner, 'Company User', ['Company', made('company', 'other')]),
    };
  },
} satisfies Entity;

const person = { firstName: 'Newly', lastName: 'Invited', jobTitle: 'Buyer', phoneNumber: '+44 1482 000009' };

/** A user of the company, whom everybody who may create the company's users may create. */
export const newCompanyUser = async ({ id }: About): Promise<z.input<typeof userCreateForm>> => ({
  ...person,
  email: 'newly.invited@people.example',
  role: 'Company User',
  primaryOrganisation: { externalId: id, type: 1 },
});

/** The user with a different name; role and organisations are unchanged. */
const edit = async ({ owner, id }: About): Promise<z.input<typeof userEditForm>> => {
  const known = await owner.selectFrom('app_user').select('email').where('identificator', '=', id).executeTakeFirst();
  return { ...person, email: known?.email ?? 'nobody@people.example' };
};

export const aboutUser = { about: 'user', params: byId } as const;

export const userSamples: SamplesOf<'user' | 'userPicker'> = {
  user: {
    // The name of all people of these tests.
    list: { query: () => ({ searchTerm: 'Pat' }) },
    read: aboutUser,
    create: { about: 'company', body: newCompanyUser },
    update: { ...aboutUser, body: edit },
    activate: aboutUser,
    deactivate: aboutUser,
    changeLog: aboutUser,
    getProCompanyUsersCount: { about: 'company', query: ({ id }) => ({ companyId: id }) },
    getCompanyUsers: { about: 'company', query: ({ id }) => ({ companyId: id }) },
    checkUserInfo: { query: () => ({ email: 'nobody@people.example' }) },
    addSecondaryOrganisationToUsers: {
      about: 'site',
      body: async ({ id }) => ({ organisationExternalId: id, organisationType: 3, identifiers: [users.none] }),
    },
  },
  userPicker: {
    primaryOrganisations: { query: () => ({ role: 'Company User', query: 'Company' }) },
    secondaryOrganisations: { about: 'company', query: ({ id }) => ({ primaryType: '1', primaryId: id }) },
  },
};

const notReadBack = 'role, organisations and job title must go together: see the tests of users';

export const userReadsBack: Pick<ReadsBack, 'user'> = {
  user: {
    create: { notReadBack },
    update: { notReadBack },
    addSecondaryOrganisationToUsers: { notReadBack: 'it stores nothing' },
  },
};
