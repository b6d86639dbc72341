import { lockedRecallFields, toRecallForm } from '@attestry/contract/features/recall/recall.parts.ts';
import {
  type recallCreateForm,
  type recallEditForm,
  recallFields,
} from '@attestry/contract/features/recall/recall.schema.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { z } from 'zod';
import { type MadeAudit, makeAudit } from '../../../features/audit/audit.factory.ts';
import { makeRecall } from '../../../features/recall/recall.factory.ts';
import { type About, byId, type Owner } from '../about.ts';
import { forEach, ids, oneOf, seldom } from '../arbitraries.ts';
import { type Answered, type Entity, inEachSharing, modelRows, type Relationship, type Values } from '../entity.ts';
import type { ReadsBack, SamplesOf } from '../sample.ts';
import { aboutAudit, auditAt } from './audit.ts';
import { auditIds } from './audit-rows.ts';
import { bodyIds } from './certification-body.ts';
import { aboutSite, siteIds } from './site.ts';

/** For the given audit, by default with its certification body. */
const recall = async (owner: Owner, auditId: string, values: Values<'recall'> = {}) =>
  (await makeRecall(owner, { audit_id: auditId, ...values })).id;

export const recalls = {
  table: 'recall',
  none: '8999999',
  records: async ({ owner, bodies, made }) => {
    const ofAudit = (relationship: Relationship, values?: Values<'recall'>) =>
      recall(owner, made('audit', relationship), values);
    await recall(owner, await auditAt(owner, made('site', 'other, archived')));
    return {
      own: await ofAudit('own'),
      archived: await ofAudit('own', { is_archived: true }),
      contested: await ofAudit('contested'),
      ...(await inEachSharing((sharing) => ofAudit(sharing))),
      other: await ofAudit('other'),
      'other, archived': await ofAudit('other', { is_archived: true }),
      created: await ofAudit('other', { certification_body_id: bodies.own }),
    };
  },
  listed: {
    names: { site: 'site_name', certification_body: 'certification_body' },
    under: async (owner, { site, certification_body }) =>
      (await makeAudit(owner, { site_id: site, certification_body_id: certification_body })).id,
    store: (db, { under }) => recall(db, under),
    edit: { set: sql`status_id = 2`, shows: { status: 'In Progress' } },
  },
} satisfies Entity;

export const answeredRecalls = {
  path: '/recall/api/Recall',
  viewing: 'Recall.View',
  fields: recallFields,
  locksOnCreation: true,
  locked: lockedRecallFields,
  revising: { permission: 'Recall.Revise', form: { correction: 'None' } },
  facts: () => ({}),
  named: 'recall.correction',
} satisfies Answered;

const aboutRecall = { about: 'recall', params: byId } as const;

/** A recall of biscuits under an audit, as its form sends it. */
export const biscuitsRecalled = (
  audit: Pick<MadeAudit, 'id' | 'certificationBodyId'>,
): z.input<typeof recallCreateForm> => ({
  auditId: audit.id,
  certificationBody: { id: audit.certificationBodyId },
  reasonForNotification: 'Product Recall',
  recallCategory: { id: '4' },
  initialNotificationDate: '2026-05-04',
  recallDate: '2026-05-05',
  outlineOfIncident: 'Milk was not declared.\nA shop complained.',
  productRecalled: 'Oat biscuits, 200 g',
  correction: 'All biscuits were taken back',
  recallCertificationStatus: 'Suspended',
});

/** For the audit it names. */
const edit = async ({ owner, id }: About): Promise<z.input<typeof recallEditForm>> => {
  const known = await owner.selectFrom('recall').select('audit_id').where('id', '=', id).executeTakeFirst();
  return { auditId: known?.audit_id ?? '500001', rootCauseAnalysis: 'A label was changed too late' };
};

export const recallSamples: SamplesOf<'recall'> = {
  recall: {
    listOfSite: aboutSite,
    audits: aboutSite,
    read: aboutRecall,
    create: { about: aboutAudit.about, body: async (audit) => biscuitsRecalled(audit) },
    update: { ...aboutRecall, body: edit },
    archive: aboutRecall,
    changeLog: aboutRecall,
  },
};

const readBack = { record: answeredRecalls.path, asForm: toRecallForm };

export const recallReadsBack: Pick<ReadsBack, 'recall'> = { recall: { create: readBack, update: readBack } };

export const recallRows = modelRows({
  row: z.object({
    id: z.string(),
    siteId: z.string(),
    auditId: z.string(),
    bodyId: z.string(),
    isArchived: z.boolean(),
  }),
  select: sql`select jsonb_build_object('id', id::text, 'siteId', site_id::text, 'auditId', audit_id::text,
    'bodyId', certification_body_id::text, 'isArchived', is_archived) from recall`,
  arbitrary: forEach(ids(30_001, 4), (id) =>
    fc.record({
      id: fc.constant(id),
      siteId: oneOf(siteIds),
      auditId: oneOf(auditIds),
      bodyId: oneOf(bodyIds),
      isArchived: seldom(3),
    }),
  ),
  store: async (owner, rows) => {
    for (const { id, siteId, auditId, bodyId, isArchived } of rows)
      await makeRecall(owner, {
        id,
        audit_id: auditId,
        site_id: siteId,
        certification_body_id: bodyId,
        is_archived: isArchived,
      });
  },
});
export type ModelRecall = z.output<typeof recallRows.row>;
