import type { SavedView } from '@attestry/contract/features/saved-view/saved-view.schema.ts';
import { sql } from 'kysely';
import type { Actor } from '../../kernel/access/actor.ts';
import type { Predicate } from '../../kernel/access/predicates.ts';
import { readRecord } from '../../kernel/access/stored-record.ts';
import type { Context } from '../../kernel/calls/context.ts';
import { isOwn, isShared, savedViewAccess, seeSavedView } from './saved-view.scope.ts';

type Row = SavedView & { version: number };

const selectViews = (actor: Actor, which: Predicate) => sql<Row>`
  select id, list, name, query, ${isOwn(actor)} as "isOwn", ${isShared} as "isShared",
    ${savedViewAccess.visuals(actor)} as visuals, version
  from saved_view where ${which} and ${seeSavedView(actor)}`;

/** The caller's own views of a list, followed by those that others share with them, each by name. */
export const viewsOf = async ({ db, actor }: Context, list: string): Promise<SavedView[]> => {
  const views = selectViews(actor, sql<boolean>`list = ${list}`);
  const { rows } = await sql<Row>`${views} order by ${isOwn(actor)} desc, lower(name), id`.execute(db);
  return rows.map(({ version: _, ...view }) => view);
};

/** One view; not found if the caller does not see it. Sets its version on the context. */
export const readView = (ctx: Context, id: string): Promise<SavedView> =>
  readRecord(ctx, selectViews(ctx.actor, sql<boolean>`id = ${id}::bigint`));
