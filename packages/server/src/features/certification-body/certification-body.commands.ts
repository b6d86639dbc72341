import {
  type CertificationBody,
  type CertificationBodyCreateForm,
  type CertificationBodyEditForm,
  type Rating,
  type SuspensionForm,
  type UnsuspensionForm,
  writtenFields,
} from '@attestry/contract/features/certification-body/certification-body.schema.ts';
import { openEdit } from '../../kernel/access/stored-record.ts';
import type { WriteContext } from '../../kernel/calls/context.ts';
import { bindFields, columnValuesOf } from '../../kernel/fields/bound-fields.ts';
import { readBody } from './certification-body.queries.ts';
import { bodyAccess } from './certification-body.scope.ts';
import { insertOffice } from './office.commands.ts';

const ratingColumn = (rating: Rating) => (rating === 'pending' ? null : rating);

const storedFields = bindFields(writtenFields, { table: 'certification_body', columns: {}, named: {} });

/** A certification body is created together with its main office, whose name it takes. */
export const createBody = async (
  ctx: WriteContext,
  form: CertificationBodyCreateForm,
): Promise<{ id: string; officeId: string }> => {
  const { id } = await ctx.db
    .insertInto('certification_body')
    .values({
      name: form.officeInsert.name,
      accreditation_body_id: form.accreditationBodyId,
      rating: ratingColumn(form.rating),
      ...columnValuesOf(storedFields, form),
      remove_from_public_view: form.removeFromPublicView,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, officeId: await insertOffice(ctx.db, id, form.officeInsert, true) };
};

/** The main office's form shows the body's visibility, so its version is raised too and an open edit becomes stale. */
const outdateMainOffice = ({ db }: WriteContext, id: string) =>
  db
    .updateTable('office')
    .set((row) => ({ version: row('version', '+', 1) }))
    .where('certification_body_id', '=', id)
    .where('is_main', '=', true)
    .execute();

export const updateBody = async (
  ctx: WriteContext,
  id: string,
  form: CertificationBodyEditForm,
): Promise<CertificationBody> => {
  const { version } = await openEdit(ctx, bodyAccess, id, readBody);
  await ctx.db
    .updateTable('certification_body')
    .set({
      accreditation_body_id: form.accreditationBodyId,
      rating: ratingColumn(form.rating),
      ...columnValuesOf(storedFields, form),
      remove_from_public_view: form.removeFromPublicView,
      audit_submission_status: form.auditSubmissionStatus,
      version: version + 1,
    })
    .where('id', '=', id)
    .execute();
  await outdateMainOffice(ctx, id);
  return readBody(ctx, id);
};

const standingColumns = ({
  removeFromPublicView,
  auditSubmissionStatus,
}: Omit<SuspensionForm, 'suspensionStatus'>) => ({
  remove_from_public_view: removeFromPublicView,
  audit_submission_status: auditSubmissionStatus,
});

/** Suspends a certification body, or changes its suspension. */
export const suspend = async (ctx: WriteContext, id: string, form: SuspensionForm): Promise<CertificationBody> => {
  const version = await bodyAccess.lock(ctx, id, 'suspend');
  await ctx.db
    .updateTable('certification_body')
    .set({ suspension_status: form.suspensionStatus, ...standingColumns(form), version: version + 1 })
    .where('id', '=', id)
    .execute();
  await outdateMainOffice(ctx, id);
  return readBody(ctx, id);
};

/** Fields that are not sent are restored to their values before the suspension. Without a suspension nothing changes. */
export const unsuspend = async (ctx: WriteContext, id: string, form: UnsuspensionForm): Promise<CertificationBody> => {
  const version = await bodyAccess.lock(ctx, id, 'suspend');
  const present = await readBody(ctx, id);
  const { beforeSuspension: before } = present;
  if (!before) return present;
  await ctx.db
    .updateTable('certification_body')
    .set({
      suspension_status: 'Active',
      ...standingColumns({
        removeFromPublicView: form.removeFromPublicView ?? before.removeFromPublicView,
        auditSubmissionStatus: form.auditSubmissionStatus ?? before.auditSubmissionStatus,
      }),
      version: version + 1,
    })
    .where('id', '=', id)
    .execute();
  await outdateMainOffice(ctx, id);
  return readBody(ctx, id);
};
