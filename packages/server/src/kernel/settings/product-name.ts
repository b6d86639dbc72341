import { type RawBuilder, sql } from 'kysely';
import type { Settings } from './settings.ts';

type Named = Pick<Settings, 'PRODUCT_NAME'>;

/** Replaces `{product}` in a stored name, such as `{product} Compliance`, by the configured product name. */
export const withProductName = (stored: string, { PRODUCT_NAME }: Named): string =>
  stored.replaceAll('{product}', () => PRODUCT_NAME);

/** The same in SQL. */
export const withProductNameSql = (stored: RawBuilder<unknown>, { PRODUCT_NAME }: Named): RawBuilder<string> =>
  sql<string>`replace(${stored}, '{product}', ${PRODUCT_NAME})`;
