import { sharingErrors } from '@attestry/contract/features/sharing/sharing.errors.ts';
import type { ShareForm } from '@attestry/contract/features/sharing/sharing.schema.ts';
import { organisationTypeOf } from '@attestry/contract/kernel/organisation.ts';
import { sql } from 'kysely';
import { isOf } from '../../kernel/access/actor.ts';
import type { WriteContext } from '../../kernel/calls/context.ts';
import { refuse } from '../../kernel/calls/refusal.ts';
import { lockRows } from '../../kernel/database/lock-rows.ts';
import { alertOfShare } from '../notification/notification.public.ts';
import { isOneOfTheirs, isShareTarget, ownersOf } from '../reach/reach.public.ts';
import { endAnswered } from '../report-access/report-access.public.ts';
import { readShare } from './sharing.queries.ts';
import type { Shareable } from './sharing.scope.ts';

/**
 * Locks the record, whose owner could change meanwhile. Its owners are locked first, like the listing triggers do,
 * which lock them again.
 */
const lock = async (ctx: WriteContext, shareable: Shareable, id: string): Promise<void> => {
  const owners = sql`array(select owner.id from (${ownersOf(shareable.entity, sql`${id}::bigint`)}) as owner where owner.type = 'Company')`;
  await lockRows(ctx.db, 'company', owners);
  await shareable.access.lock(ctx, id, 'share', { denied: sharingErrors.denied });
};

const targetOf = ({ sharedWithType, sharedWithId }: ShareForm) => ({
  type: organisationTypeOf(sharedWithType),
  id: sharedWithId,
});

const requireTarget = async (ctx: WriteContext, { entity }: Shareable, form: ShareForm): Promise<void> => {
  const { type, id } = targetOf(form);
  const { rows } = await sql`select from organisation where organisation.type = ${type}
    and organisation.id = ${id}::bigint and ${isShareTarget(entity, sql`${form.sharedId}::bigint`)}`.execute(ctx.db);
  if (rows.length > 0) return;
  const { field = '', message } = sharingErrors.unknownTarget;
  throw refuse(sharingErrors.unknownTarget, { fields: [{ path: field, message }] });
};

/** Refuses to share what the share would not show: the target would be notified of a record it cannot open. */
const requireShown = async ({ db }: WriteContext, { entity, isShown }: Shareable, id: string): Promise<void> => {
  const { rows } = await sql`select from ${sql.table(entity)} where id = ${id}::bigint and ${isShown}`.execute(db);
  if (rows.length === 0) throw refuse(sharingErrors.recordNotShown);
};

const notifyTarget = async (
  ctx: WriteContext,
  { entity, name }: Shareable,
  form: ShareForm,
  share: { id: string; became: 'granted' | 'cancelled' },
): Promise<void> => {
  const { rows } = await sql<{ name: string }>`select ${name} as name from ${sql.table(entity)}
    where ${sql.ref(`${entity}.id`)} = ${form.sharedId}::bigint`.execute(ctx.db);
  const target = targetOf(form);
  await alertOfShare(ctx, {
    became: share.became,
    share: { id: share.id, targetType: target.type, targetId: target.id },
    about: { type: entity, id: form.sharedId, name: rows[0]?.name ?? '' },
  });
};

/** For whom the caller shares a record: the standards body, or an owner of the record to whom they belong. */
const sharedFor = async ({ actor, db }: WriteContext, { entity }: Shareable, id: string) => {
  if (isOf(actor, 'body')) return { shared_for: 'Body', shared_for_id: null };
  const isTheirs = isOneOfTheirs(actor, sql`owner.type`, sql`owner.id`);
  const { rows } = await sql<{ shared_for: string; shared_for_id: string }>`
    select owner.type as shared_for, owner.id as shared_for_id from (${ownersOf(entity, sql`${id}::bigint`)}) as owner
    where ${isTheirs} order by owner.type limit 1`.execute(db);
  return rows[0];
};

/** Shares a record; an existing share is kept without a second notification. */
export const shareRecord = async (ctx: WriteContext, shareable: Shareable, form: ShareForm) => {
  await lock(ctx, shareable, form.sharedId);
  await requireShown(ctx, shareable, form.sharedId);
  await requireTarget(ctx, shareable, form);
  const { type, id } = targetOf(form);
  const added = await ctx.db
    .insertInto('share')
    .values({
      entity_type: shareable.entity,
      entity_id: form.sharedId,
      target_type: type,
      target_id: id,
      shared_by: ctx.actor.id,
      ...(await sharedFor(ctx, shareable, form.sharedId)),
    })
    .onConflict((conflict) => conflict.columns(['entity_type', 'entity_id', 'target_type', 'target_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added) await notifyTarget(ctx, shareable, form, { id: added.id, became: 'granted' });
  return readShare(ctx, shareable, form.sharedId, { type, id });
};

/** Ends a share at once. Only its targets lose access and are notified. */
export const endShare = async (ctx: WriteContext, shareable: Shareable, form: ShareForm) => {
  await lock(ctx, shareable, form.sharedId);
  const target = targetOf(form);
  await endAnswered(ctx, { entity: shareable.entity, id: form.sharedId, target });
  const ended = await ctx.db
    .deleteFrom('share')
    .where('entity_type', '=', shareable.entity)
    .where('entity_id', '=', form.sharedId)
    .where('target_type', '=', target.type)
    .where('target_id', '=', target.id)
    .returning('id')
    .executeTakeFirst();
  if (ended) await notifyTarget(ctx, shareable, form, { id: ended.id, became: 'cancelled' });
  return readShare(ctx, shareable, form.sharedId, target);
};
