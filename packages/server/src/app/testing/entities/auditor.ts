import { toAuditorForm } from '@attestry/contract/features/auditor/auditor.parts.ts';
import type { Auditor, auditorCreateForm, auditorForm } from '@attestry/contract/features/auditor/auditor.schema.ts';
import { profileStatuses } from '@attestry/contract/features/auditor/auditor.states.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { z } from 'zod';
import { makeAuditor, makeQualification } from '../../../features/auditor/auditor.factory.ts';
import { type About, byId, type Owner } from '../about.ts';
import { forEach, ids, oneOf, seldom } from '../arbitraries.ts';
import { type Answered, type Entity, modelRows, type Values } from '../entity.ts';
import type { ReadsBack, SamplesOf } from '../sample.ts';
import { bodyIds } from './certification-body.ts';

/** The qualifications of each auditor, by the last digit of their ids: the input of a call must name one. */
const digits = { inRevision: '1', validated: '2', fresh: '3', suspended: '4', notValidated: '5' } as const;
const heldBy = (auditorId: string, of: keyof typeof digits) => `${auditorId}${digits[of]}`;

const qualify = async (owner: Owner, auditorId: string) => {
  const held = (of: keyof typeof digits, status: string) =>
    makeQualification(owner, auditorId, { id: heldBy(auditorId, of), categoryId: 400 + Number(digits[of]), status });
  await held('inRevision', 'In Revision');
  await held('validated', 'Validated');
  await held('fresh', 'In Revision');
  await held('suspended', 'Suspended');
  await held('notValidated', 'Not Validated');
};

const auditor = async (owner: Owner, bodies: readonly string[], values: Values<'auditor'> = {}) => {
  const { id } = await makeAuditor(owner, { bodyIds: bodies, ...values });
  await qualify(owner, id);
  return id;
};

/** A profile is shared with every certification body: the way of sharing that the relationship names has no meaning. */
export const auditors = {
  table: 'auditor',
  none: '8999998',
  records: async ({ owner, bodies: { own, other } }) => ({
    own: await auditor(owner, [own], { status: 'In Revision' }),
    archived: await auditor(owner, [own], { is_archived: true }),
    contested: await auditor(owner, [own, other]),
    holding: await auditor(owner, [own], { status: 'In Progress' }),
    'company shared': await auditor(owner, [other], { is_shared: true }),
    other: await auditor(owner, [other]),
    'other, archived': await auditor(owner, [other], { is_shared: true, is_archived: true }),
    'other, holding': await auditor(owner, [other], { is_shared: true, status: 'In Progress' }),
  }),
} satisfies Entity;

const root = '/auditor/api/Auditor';
const record = `${root}/details`;

export const answeredAuditors = {
  path: record,
  list: { path: `${root}/search`, id: 'auditorNumber' },
  viewing: 'Auditor.View',
  revising: {
    permission: 'Auditor.Revise',
    path: `${root}/updateAuditor/true`,
    form: (externalId: string) => ({ externalId }),
  },
  facts: () => ({}),
  named: 'auditor.first_name',
} satisfies Answered;

const aboutAuditor = { about: 'auditor', params: byId } as const;
const submitted = { submitFlag: 'true' } as const;

/** What a complete profile has apart from its links and qualifications. */
const career = {
  firstName: 'Noor',
  lastName: 'Visser',
  startDate: '2018-09-01',
  countryExternalId: 528,
  isShared: false,
  sharedReason: { id: '2' },
  workExperience: 'Quality manager of a bakery',
  auditExperience: 'Twelve audits as a trainee',
} satisfies z.input<typeof auditorForm>;

const create = async ({ owner, certificationBodyId: id }: About): Promise<z.input<typeof auditorCreateForm>> => {
  const { name } = await owner
    .selectFrom('certification_body')
    .select('name')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return {
    ...career,
    externalId: '',
    certificationBodies: [{ id, name }],
    languages: [{ id: '115', name: 'Dutch' }],
    education: [{ degree: 'MSc Microbiology', eqiptTraining: false }],
  };
};

type EditSample = z.input<typeof auditorForm> & { externalId: string };

/** The profile with its links and qualifications as they are, except for the experience. */
const edit = async ({ owner, id }: About): Promise<EditSample> => {
  const bodies = await sql<{ id: string; name: string }>`select body.id::text, body.name from certification_body as body
    join auditor_certification_body on certification_body_id = body.id where auditor_id = ${id}::bigint
    order by body.name collate "und-x-icu", body.id`.execute(owner);
  const held = await sql<{ entityId: string; externalId: string; justificationAndExceptions: string }>`
    select category_id::text as "entityId", id::text as "externalId", justification as "justificationAndExceptions"
    from auditor_qualification where auditor_id = ${id}::bigint order by category_id`.execute(owner);
  return {
    externalId: id,
    auditExperience: 'Fifty audits as lead auditor',
    certificationBodies: bodies.rows,
    qualifications: held.rows.map((row) => ({ ...row, entityType: 'category' })),
    ...{ sharedReason: { id: '4' }, countryExternalId: 826 },
  };
};

const inRevision = async ({ id }: About) => ({ auditorId: id, qualificationId: heldBy(id, 'inRevision') });

export const auditorSamples: SamplesOf<'auditor'> = {
  auditor: {
    read: aboutAuditor,
    create: { params: () => submitted, body: create },
    update: { about: 'auditor', params: () => submitted, body: edit },
    validate: { about: 'auditor', body: async ({ id }) => ({ auditorId: id }) },
    reject: { about: 'auditor', body: async ({ id }) => ({ auditorId: id, comment: 'Name the degree' }) },
    validateQualification: { about: 'auditor', body: inRevision },
    rejectQualification: {
      about: 'auditor',
      body: async (about) => ({ ...(await inRevision(about)), comment: 'Say where it was acquired' }),
    },
    validateQualifications: {
      about: 'auditor',
      query: ({ id }) => ({ auditorId: id }),
      body: async ({ id }) => [heldBy(id, 'inRevision')],
    },
    suspendQualification: {
      about: 'auditor',
      params: ({ id }) => ({ auditorId: id, id: heldBy(id, 'validated') }),
    },
    unsuspendQualification: {
      about: 'auditor',
      params: ({ id }) => ({ auditorId: id, id: heldBy(id, 'suspended') }),
    },
    removeQualification: {
      about: 'auditor',
      params: ({ id }) => ({ auditorId: id, qualificationId: heldBy(id, 'fresh') }),
    },
    archive: aboutAuditor,
    unarchive: aboutAuditor,
    changesSinceValidation: aboutAuditor,
    changeLog: aboutAuditor,
  },
};

const readBack = { record, asForm: toAuditorForm };
/** A new profile is sent without its number. */
const asNewForm = (auditor: Auditor) => ({ ...toAuditorForm(auditor), externalId: '' });
export const auditorReadsBack: Pick<ReadsBack, 'auditor'> = {
  auditor: {
    create: { record, asForm: asNewForm },
    update: readBack,
    validate: { notReadBack: 'a status is no form' },
    reject: { notReadBack: 'is sent once: a rejected profile is not rejected again' },
    validateQualification: { notReadBack: 'a status is no form' },
    rejectQualification: { notReadBack: 'is sent once: a rejected qualification is not rejected again' },
    validateQualifications: { notReadBack: 'a status is no form' },
  },
};

export const auditorRows = modelRows({
  row: z.object({
    id: z.string(),
    bodyIds: z.array(z.string()),
    status: z.enum(profileStatuses),
    isShared: z.boolean(),
    wasValidated: z.boolean(),
    isArchived: z.boolean(),
  }),
  select: sql`select jsonb_build_object('id', id::text, 'status', status, 'isShared', is_shared,
    'wasValidated', validated_at is not null, 'isArchived', is_archived,
    'bodyIds', array(select certification_body_id::text from auditor_certification_body where auditor_id = auditor.id))
    from auditor`,
  arbitrary: forEach(ids(20_001, 4), (id) =>
    fc.record({
      id: fc.constant(id),
      bodyIds: fc.subarray(bodyIds),
      status: oneOf(profileStatuses),
      isShared: fc.boolean(),
      wasValidated: fc.boolean(),
      isArchived: seldom(4),
    }),
  ),
  store: async (owner, rows) => {
    for (const { id, bodyIds: bodies, status, isShared, wasValidated, isArchived } of rows)
      await makeAuditor(owner, {
        ...{ id, bodyIds: bodies, status, is_shared: isShared, is_archived: isArchived },
        validated_at: wasValidated ? new Date('2026-01-01T00:00:00Z') : null,
      });
  },
});
export type ModelAuditor = z.output<typeof auditorRows.row>;
