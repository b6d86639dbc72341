import { savedViewErrors } from '@attestry/contract/features/saved-view/saved-view.errors.ts';
import {
  maxSharedViews,
  maxViews,
  type SavedView,
  type SavedViewCreateForm,
  type SavedViewEditForm,
} from '@attestry/contract/features/saved-view/saved-view.schema.ts';
import { sql } from 'kysely';
import { openEdit } from '../../kernel/access/stored-record.ts';
import type { WriteContext } from '../../kernel/calls/context.ts';
import { refuse } from '../../kernel/calls/refusal.ts';
import { lockRows } from '../../kernel/database/lock-rows.ts';
import { readView } from './saved-view.queries.ts';
import { isOwn, ownOrganisation, savedViewAccess, seeSavedView } from './saved-view.scope.ts';

/** Simultaneous saves are counted one after the other. */
const requireRoom = async ({ db, actor }: WriteContext) => {
  await lockRows(db, 'app_user', [actor.id]);
  const { rows } = await sql<{ held: number }>`
    select count(*)::int as held from saved_view where ${isOwn(actor)} and ${seeSavedView(actor)}`.execute(db);
  if ((rows[0]?.held ?? 0) >= maxViews) throw refuse(savedViewErrors.limitReached);
};

/** The caller's organisation, if it may share one more view. Simultaneous shares are counted one after the other. */
const organisationOf = async ({ db, actor }: WriteContext) => {
  const { rows } = await sql<{ type: string; id: string }>`${ownOrganisation(actor)}`.execute(db);
  if (!rows[0]) throw refuse(savedViewErrors.noOrganisation);
  const { type, id } = rows[0];
  await sql`select pg_advisory_xact_lock(hashtextextended(${`views shared within ${type} ${id}`}, 0))`.execute(db);
  const { rows: shared } = await sql<{ held: number }>`select count(*)::int as held from saved_view
    where shared_with_type = ${type} and shared_with_id = ${id}::bigint`.execute(db);
  if ((shared[0]?.held ?? 0) >= maxSharedViews) throw refuse(savedViewErrors.sharedLimitReached);
  return { shared_with_type: type, shared_with_id: id };
};

const nobody = { shared_with_type: null, shared_with_id: null };

export const createView = async (ctx: WriteContext, form: SavedViewCreateForm): Promise<SavedView> => {
  await requireRoom(ctx);
  const { list, name, query, isShared } = form;
  const { id } = await ctx.db
    .insertInto('saved_view')
    .values({ owner_id: ctx.actor.id, list, name, query, ...(isShared ? await organisationOf(ctx) : nobody) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return readView(ctx, id);
};

export const updateView = async (ctx: WriteContext, id: string, edit: SavedViewEditForm): Promise<SavedView> => {
  const { version } = await openEdit(ctx, savedViewAccess, id, readView);
  await ctx.db
    .updateTable('saved_view')
    .set({ ...edit, version: version + 1 })
    .where('id', '=', id)
    .execute();
  return readView(ctx, id);
};

export const shareView = async (ctx: WriteContext, id: string): Promise<SavedView> => {
  const version = await savedViewAccess.lock(ctx, id, 'share');
  await ctx.db
    .updateTable('saved_view')
    .set({ ...(await organisationOf(ctx)), version: version + 1 })
    .where('id', '=', id)
    .execute();
  return readView(ctx, id);
};

/** From now on only its owner sees it, including when an administrator ends the sharing. */
export const unshareView = async (ctx: WriteContext, id: string): Promise<{ id: string }> => {
  const version = await savedViewAccess.lock(ctx, id, 'unshare');
  await ctx.db
    .updateTable('saved_view')
    .set({ ...nobody, version: version + 1 })
    .where('id', '=', id)
    .execute();
  return { id };
};

export const removeView = async (ctx: WriteContext, id: string): Promise<{ id: string }> => {
  await savedViewAccess.lock(ctx, id, 'remove');
  await ctx.db.deleteFrom('saved_view').where('id', '=', id).execute();
  return { id };
};
