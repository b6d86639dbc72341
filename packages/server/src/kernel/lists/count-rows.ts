import type { Total } from '@attestry/contract/kernel/list.ts';
import { listQuery } from '@attestry/contract/kernel/list-query.ts';
import { sql } from 'kysely';
import type { Reader } from '../database/database.ts';
import { countSql } from './list-rows.ts';
import { type BoundList, resolveSightFor, type Viewer } from './list-source.ts';
import { totalOf } from './run-list.ts';

/** Rows of a list, as its query would select them. */
export interface AskedRows {
  list: BoundList<unknown>;
  filters: Readonly<Record<string, string>>;
}

/**
 * How many rows of several lists the viewer sees: each total equals that of the list itself. All in one statement, once
 * it is known which sets have rows.
 */
export const countRows = async (db: Reader, viewer: Viewer, asked: readonly AskedRows[]): Promise<Total[]> => {
  if (asked.length === 0) return [];
  const lists = [...new Set(asked.map(({ list }) => list))];
  const settled = new Map(
    await Promise.all(lists.map(async (list) => [list, await resolveSightFor(db, list, viewer)] as const)),
  );
  const counts = asked.map(({ list, filters }, at) => {
    const query = listQuery(list.spec).parse(filters);
    return sql`(${countSql(settled.get(list) ?? list, viewer, query, undefined)}) as ${sql.ref(`count${at}`)}`;
  });
  const { rows } = await sql<Record<string, number>>`select ${sql.join(counts)}`.execute(db);
  return asked.map((_, at) => totalOf(rows[0]?.[`count${at}`] ?? 0));
};
