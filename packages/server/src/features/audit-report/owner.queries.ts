import { sql } from 'kysely';
import { isOf } from '../../kernel/access/actor.ts';
import type { Context } from '../../kernel/calls/context.ts';
import type { Reader } from '../../kernel/database/database.ts';

/** A company that owns an audit. */
export interface Owner {
  id: string;
  name: string;
}

const activeCompany = async (db: Reader, id: string): Promise<Owner | undefined> => {
  const { rows } = await sql<Owner>`
    select id, name from company where id = ${id}::bigint and status = 'Active'`.execute(db);
  return rows[0];
};

/**
 * The company named as the new owner of an audit now owned by `own`; undefined if none is named; or why it cannot be
 * the owner.
 */
export const ownerNamed = async (
  { db, actor }: Context,
  named: string | undefined,
  own: Owner,
): Promise<Owner | { problem: string } | undefined> => {
  if (!named) return undefined;
  const mayName = isOf(actor, 'body') || isOf(actor, 'cb');
  if (named === own.id) return mayName ? own : undefined;
  if (!mayName) return { problem: 'Only a certification body or the standards body names another audit owner.' };
  return (await activeCompany(db, named)) ?? { problem: 'The audit owner is not a known, active company.' };
};
