import { lockedSiteFields, toSiteForm } from '@attestry/contract/features/site/site.parts.ts';
import { type siteCreateForm, type siteEditForm, siteSections } from '@attestry/contract/features/site/site.schema.ts';
import { sharingOptionNames } from '@attestry/contract/kernel/sharing-options.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { z } from 'zod';
import { makeSite, makeSiteContact } from '../../../features/site/site.factory.ts';
import { type About, byId, type Owner } from '../about.ts';
import { forEach, ids, maybe, maybeId, oneOf, seldom } from '../arbitraries.ts';
import {
  type Answered,
  type Entity,
  fieldsIn,
  inEachSharing,
  modelRows,
  type Relationship,
  type Values,
} from '../entity.ts';
import type { ReadsBack, SamplesOf } from '../sample.ts';
import { setsOption, sharingOf, sharingReadsBack } from '../sample-shares.ts';
import { sites as path } from '../stored-forms.ts';
import { bodyIds } from './certification-body.ts';
import { aboutCompany, companyIds, place } from './company.ts';

const site = async (owner: Owner, companyId: string, values: Values<'site'> = {}) => {
  const { id } = await makeSite(owner, { company_id: companyId, address_line1: '1 Harbour Road', ...values });
  await makeSiteContact(owner, id);
  await makeSiteContact(owner, id, { type: 'Technical', name: 'Tove', email: 'tove@site.example' });
  await makeSiteContact(owner, id, { type: 'Commercial', name: 'Cleo', email: 'cleo@site.example' });
  return id;
};

export const sites = {
  table: 'site',
  none: '9999999',
  records: async ({ owner, bodies, made }) => {
    const ofCompany = (relationship: Relationship, values?: Values<'site'>) =>
      site(owner, made('company', relationship), values);
    const archived = { status: 'Archived' };
    return {
      own: await ofCompany('own'),
      archived: await ofCompany('archived', archived),
      contested: await ofCompany('contested'),
      ...(await inEachSharing((sharing) => ofCompany(sharing))),
      other: await ofCompany('other'),
      'other, archived': await ofCompany('other, archived', archived),
      created: await ofCompany('other', { created_by_cb_id: bodies.own }),
    };
  },
  listed: {
    names: { company: 'company_name' },
    store: async (db, { company }) => (await makeSite(db, { company_id: company })).id,
    edit: { set: sql`status = 'Archived'`, shows: { status: 'Archived' } },
  },
} satisfies Entity;

const contactOf = (name: string) => ({ name, email: `${name.toLowerCase()}@site.example` });
const contacts = { technicalContact: contactOf('Tove'), commercialContact: contactOf('Cleo') };

export const siteNamed = (companyId: string, name: string): z.input<typeof siteCreateForm> => ({
  site: { name, companyId, location: place },
  generalContact: { name: 'Gail' },
  ...contacts,
});

export const answeredSites = {
  path,
  viewing: 'Site.View',
  fields: fieldsIn(siteSections),
  locked: lockedSiteFields,
  revising: {
    permission: 'Site.Revise',
    form: { ...siteNamed('10001', 'N'), generalContact: contactOf('Gail') },
  },
  facts: ({ isShared, sharedWithReader, generalContact, audits }) => ({
    isShared,
    isSharedByOthers: sharedWithReader !== null,
    hasContact: generalContact !== null,
    audits: audits.map(({ id }: { id: string }) => id).sort(),
  }),
  named: 'site.name',
} satisfies Answered;

export const aboutSite = { about: 'site', params: byId } as const;

const creation = async ({ id }: About): Promise<z.input<typeof siteCreateForm>> => siteNamed(id, 'Newly Built');

/** The site unchanged, except for its general contact. */
const edit = async ({ owner, id }: About): Promise<z.input<typeof siteEditForm>> => {
  const known = await owner
    .selectFrom('site')
    .select(['name', 'company_id as companyId'])
    .where('id', '=', id)
    .executeTakeFirst();
  return {
    site: { ...(known ?? { name: 'Nowhere', companyId: '10001' }), location: place },
    generalContact: { name: 'Gwen' },
    ...contacts,
  };
};

export const siteSamples: SamplesOf<'site' | 'siteSharing'> = {
  site: {
    listOfCompany: aboutCompany,
    suggestNamesOfCompany: aboutCompany,
    read: aboutSite,
    create: { about: 'company', body: creation },
    update: { ...aboutSite, body: edit },
    archive: aboutSite,
    unarchive: aboutSite,
    archiveWithCompany: aboutCompany,
    unarchiveWithCompany: aboutCompany,
    auditHistory: aboutSite,
    changeLog: aboutSite,
  },
  siteSharing: {
    ...sharingOf('site'),
    listOptions: aboutSite,
    setOption: { about: 'site', body: async ({ id }) => ({ siteExternalId: id, ...setsOption }) },
  },
};

const readBack = { record: path, asForm: toSiteForm };

export const siteReadsBack: Pick<ReadsBack, 'site' | 'siteSharing'> = {
  site: { create: readBack, update: readBack },
  siteSharing: { ...sharingReadsBack, setOption: { notReadBack: 'the options are answered as a list' } },
};

export const siteIds = ids(1_000_001, 5);

export const siteRows = modelRows({
  row: z.object({
    id: z.string(),
    companyId: z.string(),
    isArchived: z.boolean(),
    createdBy: maybeId,
    option: z.enum(sharingOptionNames).nullable(),
  }),
  select: sql`select jsonb_build_object('id', id::text, 'companyId', company_id::text,
    'isArchived', status = 'Archived', 'createdBy', created_by_cb_id::text,
    'option', (select option from site_sharing_option where site_id = site.id)) from site`,
  arbitrary: forEach(siteIds, (id) =>
    fc.record({
      id: fc.constant(id),
      companyId: oneOf(companyIds),
      isArchived: seldom(3),
      createdBy: maybe(bodyIds),
      option: oneOf([null, null, ...sharingOptionNames]),
    }),
  ),
  store: async (owner, rows) => {
    const values = rows.map(({ id, companyId, isArchived, createdBy }) => ({
      id,
      name: `Site ${id}`,
      company_id: companyId,
      address_line1: '1 Harbour Road',
      city: 'Hull',
      country_id: 826,
      status: isArchived ? 'Archived' : 'Active',
      created_by_cb_id: createdBy ?? null,
    }));
    await owner.insertInto('site').values(values).execute();
    const contacts = rows.map(({ id }) => ({ site_id: id, type: 'General', name: 'Ben Quill' }));
    await owner.insertInto('site_contact').values(contacts).execute();
    const options = rows.flatMap(({ id, option }) => (option ? [{ site_id: id, option }] : []));
    if (options.length > 0) await owner.insertInto('site_sharing_option').values(options).execute();
  },
});
export type ModelSite = z.output<typeof siteRows.row>;
