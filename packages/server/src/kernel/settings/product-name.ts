import { type RawBuilder, sql } from 'kysely';
import type { Settings } from './settings.ts';

type Named = Pick<Settings, 'PRODUCT_NAME'>;

/** Replaces `{product}` in a stored name, such as `{product} Compliance`, by the configured product name. */
export const withProductName = (stored: string, { PRODUCT_NAME }: Named): string =>
  stored.replaceAll('{product}', () => PRODUCT_NAME);

/** The same in SQL. */
export const withProductNameSql = (stored: RawBuilder<unknown>, { PRODUCT_NAME }: Named): RawBuilder<string> =>
  sql<string>`replace(${stored}, '{product}', ${PRODUCT_NAME})`;

/** All rows in two sets that indexes sort by such a name: those whose name is stored in full, and the others. */
export const sortedWithProductName = (stored: RawBuilder<unknown>, named: Named) => [
  { rows: sql<boolean>`${stored} not like '%{product}%'`, at: stored },
  { rows: sql<boolean>`${stored} like '%{product}%'`, at: withProductNameSql(stored, named) },
];
