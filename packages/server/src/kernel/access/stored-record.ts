import type { RawBuilder } from 'kysely';
import type { Context, WriteContext } from '../calls/context.ts';
import { oneFound, requireVersion } from './guards.ts';

/**
 * The record that a query with the scope in its `where` finds; not found if the caller does not see it. Sets its
 * version on the context.
 */
export const readRecord = async <R extends { version: number }>(
  ctx: Context,
  query: RawBuilder<R>,
): Promise<Omit<R, 'version'>> => {
  const { rows } = await query.execute(ctx.db);
  const { version, ...record } = oneFound(rows);
  ctx.holdsVersion(version);
  return record;
};

interface Editable {
  lock: (ctx: WriteContext, id: string, verb: 'edit') => Promise<number>;
}

/** Locks a record for an edit and reads it; a stale edit is refused with the present record. */
export const openEdit = async <R>(
  ctx: WriteContext,
  access: Editable,
  id: string,
  read: (ctx: WriteContext, id: string) => Promise<R>,
): Promise<{ present: R; version: number }> => {
  const version = await access.lock(ctx, id, 'edit');
  const present = await read(ctx, id);
  await requireVersion(ctx.editedVersion, version, async () => present);
  return { present, version };
};
