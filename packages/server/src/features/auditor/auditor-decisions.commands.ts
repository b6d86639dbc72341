import { auditorErrors } from '@attestry/contract/features/auditor/auditor.errors.ts';
import type {
  Auditor,
  ProfileRejection,
  Qualification,
  QualificationChoice,
  QualificationRejection,
} from '@attestry/contract/features/auditor/auditor.schema.ts';
import {
  profileTransitions,
  type QualificationVerb,
  qualificationTransitions,
} from '@attestry/contract/features/auditor/auditor.states.ts';
import { type ErrorDefinition, kernelErrors } from '@attestry/contract/kernel/errors.ts';
import { visualOf } from '@attestry/contract/kernel/verbs.ts';
import { sql } from 'kysely';
import { isOf } from '../../kernel/access/actor.ts';
import type { WriteContext } from '../../kernel/calls/context.ts';
import { refuse } from '../../kernel/calls/refusal.ts';
import { alertOfAuditor } from '../notification/notification.public.ts';
import { auditorAccess } from './auditor.scope.ts';
import { qualificationsOf } from './auditor-qualifications.commands.ts';
import { readAuditor } from './auditor-record.queries.ts';

type Verb = 'validate' | 'suspendQualifications' | 'removeQualifications';

/** Locks a profile for a decision and reads it: of two at once, the second finds what the first decided. */
const openDecision = async (ctx: WriteContext, id: string, verb: Verb): Promise<Auditor> => {
  await auditorAccess.lock(ctx, id, verb);
  return readAuditor(ctx, id);
};

/** A decision makes a new version, so that nobody edits a form opened before it. */
const renewed = async (ctx: WriteContext, id: string, isEdit = false): Promise<Auditor> => {
  await ctx.db
    .updateTable('auditor')
    .set((row) => ({ version: row('version', '+', 1), ...(isEdit && { edited_at: sql<Date>`app_now()` }) }))
    .where('id', '=', id)
    .execute();
  return readAuditor(ctx, id);
};

const requireInRevision = ({ status }: Auditor) => {
  if (status !== 'In Revision') throw refuse(auditorErrors.notInRevision);
};

/** What a decision changes, in the words of an alert. */
const decided = (decision: 'validate' | 'reject') => {
  const { from, to } = profileTransitions[decision];
  return { from: from.body.join(', '), to };
};

/** Validates the profile, and none of its qualifications. */
export const validateProfile = async (ctx: WriteContext, id: string): Promise<Auditor> => {
  requireInRevision(await openDecision(ctx, id, 'validate'));
  await sql`update auditor set status = ${profileTransitions.validate.to}, status_at = app_now(), validated_at = app_now(),
      first_validated_at = coalesce(first_validated_at, app_now()), modification_requested_at = null, modification_comment = null
    where id = ${id}::bigint`.execute(ctx.db);
  await sql`select keep_validated_content(array[${id}::bigint])`.execute(ctx.db);
  const validated = await renewed(ctx, id);
  await alertOfAuditor(ctx, { kind: 'profile validated', auditorId: id, change: decided('validate') });
  return validated;
};

export const rejectProfile = async (ctx: WriteContext, { auditorId, comment }: ProfileRejection): Promise<Auditor> => {
  requireInRevision(await openDecision(ctx, auditorId, 'validate'));
  await sql`update auditor set status = ${profileTransitions.reject.to}, status_at = app_now(),
      modification_requested_at = app_now(), modification_comment = ${comment}
    where id = ${auditorId}::bigint`.execute(ctx.db);
  const rejected = await renewed(ctx, auditorId);
  await alertOfAuditor(ctx, { kind: 'profile rejected', auditorId, change: decided('reject'), reason: comment });
  return rejected;
};

/** A qualification of this profile; one of another profile does not exist. */
const qualificationIn = (auditor: Auditor, id: string): Qualification => {
  const found = qualificationsOf(auditor).find(({ qualificationId }) => qualificationId === id);
  if (!found) throw refuse(kernelErrors.notFound);
  return found;
};

/** Why a qualification in a status that allows it is nevertheless not the caller's to change. */
const furtherRefusals: Partial<Record<QualificationVerb, ErrorDefinition>> = {
  unsuspend: auditorErrors.othersSuspension,
  remove: auditorErrors.validatedBefore,
};

const requireAble = (qualification: Qualification, verb: QualificationVerb) => {
  if (qualification.visuals[visualOf(verb)]) return;
  const statuses: readonly string[] = qualificationTransitions[verb].from.body;
  const isInStatus = statuses.includes(qualification.status);
  throw refuse((isInStatus && furtherRefusals[verb]) || auditorErrors.wrongStatus);
};

const setStatus = ({ db }: WriteContext, ids: readonly string[], status: Qualification['status'], more = sql``) =>
  sql`update auditor_qualification set status = ${status}, status_at = app_now() ${more}
    where id = any(${ids}::bigint[])`.execute(db);

const asValid = sql`, validated_at = app_now(), first_validated_at = coalesce(first_validated_at, app_now()),
  validated_justification = justification, modification_requested_at = null, rejection_comment = null`;

export const validateQualification = async (
  ctx: WriteContext,
  { auditorId, qualificationId }: QualificationChoice,
): Promise<Auditor> => {
  const auditor = await openDecision(ctx, auditorId, 'validate');
  requireAble(qualificationIn(auditor, qualificationId), 'validate');
  await setStatus(ctx, [qualificationId], qualificationTransitions.validate.to, asValid);
  return renewed(ctx, auditorId);
};

/** Validates all of them or none. */
export const validateQualifications = async (
  ctx: WriteContext,
  auditorId: string,
  ids: readonly string[],
): Promise<Auditor> => {
  const auditor = await openDecision(ctx, auditorId, 'validate');
  const asked = ids.map((id) => qualificationIn(auditor, id));
  if (!asked.every(({ visuals }) => visuals.isAbleToValidate)) throw refuse(auditorErrors.notAllInRevision);
  await setStatus(ctx, ids, qualificationTransitions.validate.to, asValid);
  return renewed(ctx, auditorId);
};

export const rejectQualification = async (
  ctx: WriteContext,
  { auditorId, qualificationId, comment }: QualificationRejection,
): Promise<Auditor> => {
  const auditor = await openDecision(ctx, auditorId, 'validate');
  const qualification = qualificationIn(auditor, qualificationId);
  requireAble(qualification, 'reject');
  const why = sql`, modification_requested_at = app_now(), rejection_comment = ${comment}`;
  await setStatus(ctx, [qualificationId], qualificationTransitions.reject.to, why);
  const rejected = await renewed(ctx, auditorId);
  const { from, to } = decided('reject');
  const change = { from, to: `${to}: ${qualification.entityName}` };
  await alertOfAuditor(ctx, { kind: 'qualification rejected', auditorId, change, reason: comment });
  return rejected;
};

/** The certification body on whose behalf the caller acts; none for the standards body. */
const actingBody = ({ actor }: WriteContext, { certificationBodies }: Auditor): string | null =>
  isOf(actor, 'body')
    ? null
    : (actor.organisations.certificationBodies.find((own) => certificationBodies.some(({ id }) => id === own)) ?? null);

/** A suspension that the standards body takes over lasts from its first day, and is now for the standards body to lift. */
export const suspendQualification = async (ctx: WriteContext, auditorId: string, id: string): Promise<Auditor> => {
  const auditor = await openDecision(ctx, auditorId, 'suspendQualifications');
  requireAble(qualificationIn(auditor, id), 'suspend');
  await sql`update auditor_qualification set status = ${qualificationTransitions.suspend.to},
      status_at = case when status = 'Suspended' then status_at else app_now() end,
      suspended_by_id = ${actingBody(ctx, auditor)}, taken_over_from_id = suspended_by_id
    where id = ${id}::bigint`.execute(ctx.db);
  return renewed(ctx, auditorId);
};

/** A suspension that the standards body took over stands again: Undo, too, leaves what the certification body decided. */
export const unsuspendQualification = async (ctx: WriteContext, auditorId: string, id: string): Promise<Auditor> => {
  const auditor = await openDecision(ctx, auditorId, 'suspendQualifications');
  requireAble(qualificationIn(auditor, id), 'unsuspend');
  const isTakenOver = sql`taken_over_from_id is not null`;
  await sql`update auditor_qualification set
      status = case when ${isTakenOver} then status else ${qualificationTransitions.unsuspend.to} end,
      status_at = case when ${isTakenOver} then status_at else app_now() end,
      suspended_by_id = taken_over_from_id, taken_over_from_id = null
    where id = ${id}::bigint`.execute(ctx.db);
  return renewed(ctx, auditorId);
};

export const removeQualification = async (ctx: WriteContext, auditorId: string, id: string): Promise<Auditor> => {
  const auditor = await openDecision(ctx, auditorId, 'removeQualifications');
  requireAble(qualificationIn(auditor, id), 'remove');
  await ctx.db.deleteFrom('auditor_qualification').where('id', '=', id).execute();
  return renewed(ctx, auditorId, true);
};
