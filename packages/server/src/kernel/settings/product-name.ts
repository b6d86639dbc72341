import { type RawBuilder, sql } from 'kysely';
import type { Settings } from './settings.ts';

type Named = Pick<Settings, 'PRODUCT_NAME'>;

/** A stored name with the scheme's prefix, which is configuration, in the place kept for it: `{product} Compliance`. */
export const withProductName = (stored: string, { PRODUCT_NAME }: Named): string =>
  stored.replaceAll('{product}', () => PRODUCT_NAME);

/** The same of a name in the database. */
export const withProductNameSql = (stored: RawBuilder<unknown>, { PRODUCT_NAME }: Named): RawBuilder<string> =>
  sql<string>`replace(${stored}, '{product}', ${PRODUCT_NAME})`;
