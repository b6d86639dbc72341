import { recallErrors } from '@attestry/contract/features/recall/recall.errors.ts';
import {
  lockedRecallFields,
  requiredRecallFields,
  toRecallForm,
  withheldRecallFields,
} from '@attestry/contract/features/recall/recall.parts.ts';
import {
  type Recall,
  type RecallCreateForm,
  type RecallEditForm,
  recallFields,
} from '@attestry/contract/features/recall/recall.schema.ts';
import { kernelErrors } from '@attestry/contract/kernel/errors.ts';
import { requiredMessage } from '@attestry/contract/kernel/field-messages.ts';
import { valueAt } from '@attestry/contract/kernel/fields.ts';
import { dayFaults } from '@attestry/contract/kernel/record-fields.ts';
import { sql } from 'kysely';
import { isOf } from '../../kernel/access/actor.ts';
import { always, among } from '../../kernel/access/predicates.ts';
import { openEdit } from '../../kernel/access/stored-record.ts';
import type { WriteContext } from '../../kernel/calls/context.ts';
import { refuse, refuseArchiving } from '../../kernel/calls/refusal.ts';
import { columnValuesOf } from '../../kernel/fields/bound-fields.ts';
import { mergeEdit, refuseLockedChanges } from '../../kernel/fields/edited-form.ts';
import { seeAudit } from '../audit/audit.public.ts';
import { readRecall, storedFields } from './recall.queries.ts';
import { recallAccess } from './recall.scope.ts';

/** The initial status of a submitted recall. */
const open = { id: '1' };

/** An audit that the caller does not see, or of another site than `siteId`, is treated as unknown. */
const requireAudit = async ({ db, actor }: WriteContext, id: string, siteId?: string) => {
  const ofSite = siteId ? among(sql`audit.site_id`, [siteId]) : always;
  const { rows } = await sql<{ siteId: string; certificationBodyId: string }>`
    select audit.site_id as "siteId", audit.certification_body_id as "certificationBodyId"
    from audit where audit.id = ${id}::bigint and ${seeAudit(actor)} and ${ofSite}`.execute(db);
  if (!rows[0]) throw refuse(recallErrors.unknownAudit);
  return rows[0];
};

const refuseLocked = ({ actor }: WriteContext, form: RecallEditForm, present: object) => {
  const unseen = withheldRecallFields(actor.role).filter((field) => valueAt(form, field) !== undefined);
  const { message } = recallErrors.lockedFields;
  if (unseen.length) throw refuse(recallErrors.lockedFields, { fields: unseen.map((path) => ({ path, message })) });
  refuseLockedChanges(recallErrors.lockedFields, lockedRecallFields(actor.role), form, present);
};

const refuseFaults = ({ actor, today }: WriteContext, form: RecallCreateForm) => {
  const missing = requiredRecallFields(actor.role).filter((path) => valueAt(form, path) === undefined);
  const fields = [
    ...missing.map((path) => ({ path, message: requiredMessage })),
    ...dayFaults(recallFields, form, today),
  ];
  if (fields.length) throw refuse(kernelErrors.invalid, { fields });
};

/** A certification body's user submits for the audit's body, if it is theirs, otherwise for their primary one. */
const ownBody = ({ actor }: WriteContext, ofAudit: string): { id: string } | undefined => {
  const own = actor.organisations.certificationBodies;
  const id = own.includes(ofAudit) ? ofAudit : own[0];
  return isOf(actor, 'cb') && id ? { id } : undefined;
};

export const createRecall = async (ctx: WriteContext, form: RecallCreateForm): Promise<Recall> => {
  refuseFaults(ctx, form);
  const audit = await requireAudit(ctx, form.auditId);
  const certificationBody = ownBody(ctx, audit.certificationBodyId) ?? form.certificationBody;
  refuseLocked(ctx, form, { recallStatus: open, certificationBody });
  const { id } = await ctx.db
    .insertInto('recall')
    .values({
      ...columnValuesOf(storedFields, form),
      site_id: audit.siteId,
      certification_body_id: certificationBody?.id ?? audit.certificationBodyId,
      completed_by: ctx.actor.id,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return readRecall(ctx, id);
};

export const updateRecall = async (ctx: WriteContext, id: string, edit: RecallEditForm): Promise<Recall> => {
  const { present, version } = await openEdit(ctx, recallAccess, id, readRecall);
  const form = mergeEdit(toRecallForm(present), edit);
  refuseLocked(ctx, edit, present);
  refuseFaults(ctx, form);
  if (form.auditId !== present.auditId) await requireAudit(ctx, form.auditId, present.siteCode);
  await ctx.db
    .updateTable('recall')
    .set({ ...columnValuesOf(storedFields, form), version: version + 1 })
    .where('id', '=', id)
    .execute();
  return readRecall(ctx, id);
};

/** An archived recall cannot be changed. */
export const archive = async (ctx: WriteContext, id: string): Promise<Recall> => {
  await recallAccess.lock(ctx, id, 'archive');
  const { numUpdatedRows } = await ctx.db
    .updateTable('recall')
    .set((row) => ({ is_archived: true, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .where('is_archived', '=', false)
    .executeTakeFirst();
  if (!numUpdatedRows) throw refuseArchiving(true);
  return readRecall(ctx, id);
};
