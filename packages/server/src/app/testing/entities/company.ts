import { lockedCompanyFields, toCompanyForm } from '@attestry/contract/features/company/company.parts.ts';
import {
  type Company,
  type companyCreateForm,
  type companyEditForm,
  companySections,
} from '@attestry/contract/features/company/company.schema.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { z } from 'zod';
import { makeCompany, makeCompanyContact } from '../../../features/company/company.factory.ts';
import { type About, byId, type Owner } from '../about.ts';
import { forEach, ids, maybe, maybeId, seldom } from '../arbitraries.ts';
import { type Answered, type Entity, fieldsIn, inEachSharing, modelRows, type Values } from '../entity.ts';
import type { ReadsBack, SamplesOf } from '../sample.ts';
import { sharingOf, sharingReadsBack } from '../sample-shares.ts';
import { companies as path } from '../stored-forms.ts';
import { bodyIds } from './certification-body.ts';

const company = async (owner: Owner, values: Values<'company'> = {}) => {
  const { id } = await makeCompany(owner, values);
  await makeCompanyContact(owner, id);
  return id;
};

export const companies = {
  table: 'company',
  none: '19999999',
  records: async ({ owner, bodies }) => ({
    own: await company(owner),
    archived: await company(owner, { status: 'Archived' }),
    contested: await company(owner),
    ...(await inEachSharing(() => company(owner))),
    other: await company(owner),
    'other, archived': await company(owner, { status: 'Archived' }),
    created: await company(owner, { created_by_cb_id: bodies.own }),
  }),
} satisfies Entity;

export const place = { addressLine1: '1 Harbour Road', city: 'Hull', country: { id: '826' } };
const contactDetails = { name: 'Ada Frost', email: 'ada@company.example', phoneNumber: '+44 1482 000009' };

export const answeredCompanies = {
  path,
  viewing: 'Company.View',
  fields: fieldsIn(companySections),
  locked: lockedCompanyFields,
  revising: {
    permission: 'Company.Revise',
    form: { company: { name: 'N', location: place }, contact: { contactDetails } },
  },
  facts: ({ isShared, contact, siteCount }) => ({ isShared, hasContact: contact !== null, siteCount }),
  named: 'company.name',
} satisfies Answered;

export const aboutCompany = { about: 'company', params: byId } as const;

export const companyNamed = (name: string): z.input<typeof companyCreateForm> => ({
  company: { name, location: place },
  contact: { contactDetails },
  natureOfBusinessId: '1',
  allowExportList: true,
  favouriteLimit: 50,
  companyTier: 'Lite',
});

const creation = async ({ certificationBodyId }: About): Promise<z.input<typeof companyCreateForm>> => ({
  ...companyNamed('Newly Made'),
  certificationBodyExternalId: certificationBodyId,
});

/** The company unchanged, except for a phone number, which everybody who may edit it may change. */
const edit = async ({ owner, id }: About): Promise<z.input<typeof companyEditForm>> => {
  const known = await owner.selectFrom('company').select('name').where('id', '=', id).executeTakeFirst();
  return { company: { name: known?.name ?? 'Nobody', location: place }, contact: { contactDetails } };
};

export const companySamples: SamplesOf<'company' | 'companySharing'> = {
  company: {
    read: aboutCompany,
    create: { body: creation },
    update: { ...aboutCompany, body: edit },
    archive: aboutCompany,
    unarchive: aboutCompany,
    readFavouriteLimit: aboutCompany,
    setFavouriteLimit: {
      about: 'company',
      body: async ({ id }) => ({ companyExternalId: id, favouriteTagLimit: 250 }),
    },
    readAllowExport: aboutCompany,
    preventExport: aboutCompany,
    allowExport: aboutCompany,
    changeLog: aboutCompany,
  },
  companySharing: sharingOf('company'),
};

export const companyReadsBack: Pick<ReadsBack, 'company' | 'companySharing'> = {
  company: {
    create: {
      record: path,
      asForm: (company: Company) => ({
        ...toCompanyForm(company),
        allowExportList: company.allowExportList,
        favouriteLimit: company.maxFavouriteLimit,
      }),
    },
    update: { record: path, asForm: toCompanyForm },
    setFavouriteLimit: {
      record: path,
      asForm: ({ id, favouriteLimit }: Company) => ({ companyExternalId: id, favouriteTagLimit: favouriteLimit }),
    },
  },
  companySharing: sharingReadsBack,
};

export const companyIds = ids(10_001, 3);

export const companyRows = modelRows({
  row: z.object({ id: z.string(), isArchived: z.boolean(), blocksSharing: z.boolean(), createdBy: maybeId }),
  select: sql`select jsonb_build_object('id', id::text, 'isArchived', status = 'Archived',
    'blocksSharing', block_sharing, 'createdBy', created_by_cb_id::text) from company`,
  arbitrary: forEach(companyIds, (id) =>
    fc.record({ id: fc.constant(id), isArchived: seldom(4), blocksSharing: seldom(3), createdBy: maybe(bodyIds) }),
  ),
  store: async (owner, rows) => {
    const values = rows.map(({ id, isArchived, blocksSharing, createdBy }) => ({
      id,
      name: `Company ${id}`,
      address_line1: '1 Harbour Road',
      city: 'Hull',
      country_id: 826,
      status: isArchived ? 'Archived' : 'Active',
      block_sharing: blocksSharing,
      created_by_cb_id: createdBy ?? null,
    }));
    await owner.insertInto('company').values(values).execute();
    const contacts = rows.map(({ id }) => ({ company_id: id, name: 'Ada Frost' }));
    await owner.insertInto('company_contact').values(contacts).execute();
  },
});
export type ModelCompany = z.output<typeof companyRows.row>;
