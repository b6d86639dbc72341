import type {
  Office,
  officeCreateForm,
  officeEditForm,
} from '@attestry/contract/features/certification-body/certification-body.schema.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { z } from 'zod';
import {
  approveOffice,
  makeOffice,
  makeOfficeContact,
} from '../../../features/certification-body/certification-body.factory.ts';
import { type About, byId, type Owner } from '../about.ts';
import { forEach, ids, oneOf } from '../arbitraries.ts';
import { type Entity, type Making, modelRows, type Values } from '../entity.ts';
import type { ReadsBack, SamplesOf } from '../sample.ts';
import { bodyIds, bodyReadsBack, bodySamples, none, officePart, record } from './certification-body.ts';

const office = async (owner: Owner, bodyId: string, values: Values<'office'>) => {
  const { id } = await makeOffice(owner, bodyId, values);
  await makeOfficeContact(owner, bodyId, id);
  return id;
};

/** An office of each certification body. */
const officeOfEach = async (made: Making['made'], make: (bodyId: string, status: string) => Promise<string>) => ({
  own: await make(made('certificationBody', 'own'), 'Active'),
  other: await make(made('certificationBody', 'other'), 'Active'),
  'other, archived': await make(made('certificationBody', 'other, archived'), 'Archived'),
});

/** Each is approved for every standard. */
export const mainOffices = {
  table: 'office',
  none,
  records: ({ owner, made }) =>
    officeOfEach(made, async (bodyId, status) => {
      const id = await office(owner, bodyId, { name: `Main office of ${bodyId}`, is_main: true, status });
      await approveOffice(owner, bodyId, id);
      return id;
    }),
} satisfies Entity;

export const offices = {
  table: 'office',
  none,
  records: async ({ owner, made }) => {
    const each = await officeOfEach(made, (bodyId, status) => office(owner, bodyId, { status }));
    const closed = { name: 'Closed branch', status: 'Archived' };
    return { ...each, archived: (await makeOffice(owner, made('certificationBody', 'own'), closed)).id };
  },
} satisfies Entity;

/** Rights to edit main offices and sub offices differ. */
const aboutOffices = [
  { about: 'office', params: byId },
  { about: 'mainOffice', params: byId },
] as const;

const creation = async ({ id }: About): Promise<z.input<typeof officeCreateForm>> => ({
  ...officePart,
  certificationBodyId: id,
});

/** The office unchanged, except for its contact. */
const edit = async ({ owner, id }: About): Promise<z.input<typeof officeEditForm>> => {
  const known = await owner.selectFrom('office').select('name').where('id', '=', id).executeTakeFirst();
  return { ...officePart, name: known?.name ?? 'Nowhere' };
};

/** Certification bodies and their offices are one feature. */
export const certificationBodySamples: SamplesOf<'certificationBody'> = {
  certificationBody: {
    ...bodySamples,
    readOffice: aboutOffices,
    createOffice: { about: 'certificationBody', body: creation },
    updateOffice: aboutOffices.map((about) => ({ ...about, body: edit })),
    archiveOffice: aboutOffices,
    unarchiveOffice: aboutOffices,
  },
};

const asForm = ({ name, standards, location, contact, visibility, certificationBody }: Office) => ({
  name,
  standards: standards.map(({ id }) => id),
  location,
  contact,
  visibility,
  certificationBodyId: certificationBody.id,
});

const readBack = { record: `${record}/office`, asForm };

export const certificationBodyReadsBack: Pick<ReadsBack, 'certificationBody'> = {
  certificationBody: { ...bodyReadsBack, createOffice: readBack, updateOffice: readBack },
};

export const officeIds = ids(1, 2);

export const officeRows = modelRows({
  row: z.object({ id: z.string(), bodyId: z.string() }),
  select: sql`select jsonb_build_object('id', id::text, 'bodyId', certification_body_id::text) from office`,
  arbitrary: forEach(officeIds, (id) => fc.record({ id: fc.constant(id), bodyId: oneOf(bodyIds) })),
  store: (owner, rows) => {
    const values = rows.map(({ id, bodyId }) => ({ id, certification_body_id: bodyId, name: `Office ${id}` }));
    return owner.insertInto('office').values(values).execute();
  },
});
