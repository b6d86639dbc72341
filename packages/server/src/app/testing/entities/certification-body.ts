import type {
  CertificationBody,
  certificationBodyCreateForm,
  certificationBodyEditForm,
  suspensionForm,
} from '@attestry/contract/features/certification-body/certification-body.schema.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { z } from 'zod';
import { makeCertificationBody } from '../../../features/audit/audit.factory.ts';
import { type About, byId, type Owner } from '../about.ts';
import { forEach, ids, maybe, maybeId } from '../arbitraries.ts';
import { type Entity, modelRows } from '../entity.ts';
import type { ReadsBack, SamplesOf } from '../sample.ts';

/** A certification body with an accreditation body. */
export const accredited = async (owner: Owner) => {
  const name = `Accreditation Body ${crypto.randomUUID()}`;
  const accreditation = await owner
    .insertInto('accreditation_body')
    .values({ name })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id } = await makeCertificationBody(owner, { accreditation_body_id: accreditation.id });
  return { id, accreditedBy: accreditation.id };
};

/** An id that no certification body or office has. */
export const none = '999999';

/** The caller's body, one that audits next to it, and one without visible audits. */
export const certificationBodies = {
  table: 'certification_body',
  none,
  records: async ({ owner, bodies }) => ({ ...bodies, 'other, archived': (await accredited(owner)).id }),
} satisfies Entity;

const accreditationOf = async ({ owner, certificationBodyId }: About): Promise<string> => {
  const known = await owner
    .selectFrom('certification_body')
    .select('accreditation_body_id as id')
    .where('id', '=', certificationBodyId)
    .executeTakeFirst();
  return known?.id ?? '1';
};

export const officePart = {
  name: 'Newly Opened',
  standards: ['3'],
  location: { addressLine1: '1 Harbour Road', city: 'Hull', country: { id: '826' } },
  contact: { name: 'Olga', email: 'olga@office.example' },
};

const creation = async (about: About): Promise<z.input<typeof certificationBodyCreateForm>> => ({
  accreditationBodyId: await accreditationOf(about),
  rating: 4,
  officeInsert: officePart,
});

/** The certification body unchanged, except for its rating. */
const edit = async (about: About): Promise<z.input<typeof certificationBodyEditForm>> => ({
  accreditationBodyId: await accreditationOf(about),
  rating: 5,
});

const suspension: z.input<typeof suspensionForm> = {
  suspensionStatus: 'Full',
  removeFromPublicView: true,
  auditSubmissionStatus: 'Prohibit',
};

export const aboutBody = { about: 'certificationBody', params: byId } as const;
export const bodySamples = {
  read: aboutBody,
  offices: aboutBody,
  create: { body: creation },
  update: { ...aboutBody, body: edit },
  suspend: { ...aboutBody, body: async () => suspension },
  unsuspend: { ...aboutBody, body: async () => ({}) },
  changeLog: aboutBody,
} satisfies Partial<SamplesOf<'certificationBody'>['certificationBody']>;

const bodyForm = ({ accreditationBody, rating, ratingComments, removeFromPublicView, ...body }: CertificationBody) => ({
  accreditationBodyId: accreditationBody?.id,
  rating,
  ratingComments,
  accreditationNumber: body.accreditationNumber,
  signatoryName: body.signatoryName,
  signatoryTitle: body.signatoryTitle,
  removeFromPublicView,
  auditSubmissionStatus: body.auditSubmissionStatus,
});

const suspensionOf = ({ suspensionStatus, removeFromPublicView, auditSubmissionStatus }: CertificationBody) => ({
  suspensionStatus,
  removeFromPublicView,
  auditSubmissionStatus,
});

export const record = '/certificationbody/api/CertificationBody';

export const bodyReadsBack = {
  create: { record, asForm: bodyForm },
  update: { record, asForm: bodyForm },
  suspend: { record, asForm: suspensionOf },
  unsuspend: { notReadBack: 'a certification body that is not suspended stays as it is' },
} satisfies Partial<ReadsBack['certificationBody']>;

export const bodyIds = ids(1, 3);
export const accreditationIds = ids(1, 2);

export const bodyRows = modelRows({
  row: z.object({ id: z.string(), accreditedBy: maybeId }),
  select: sql`select jsonb_build_object('id', id::text, 'accreditedBy', accreditation_body_id::text)
    from certification_body`,
  arbitrary: forEach(bodyIds, (id) => fc.record({ id: fc.constant(id), accreditedBy: maybe(accreditationIds) })),
  store: async (owner, rows) => {
    const accreditation = accreditationIds.map((id) => ({ id, name: `Accreditation Body ${id}` }));
    await owner.insertInto('accreditation_body').values(accreditation).execute();
    const certification = rows.map(({ id, accreditedBy }) => ({
      id,
      name: `Certification Body ${id}`,
      accreditation_body_id: accreditedBy ?? null,
    }));
    await owner.insertInto('certification_body').values(certification).execute();
  },
});
