import { sql } from 'kysely';
import type { NameOf } from '../../kernel/lookups/name-of.ts';
import type { Settings } from '../../kernel/settings/settings.ts';

export const nameOfCountry: NameOf = (id) => sql`select name from country where id = ${id}::int`;

/** Standards are stored with a place for the scheme's prefix, which is configuration. */
export const nameOfStandard =
  ({ PRODUCT_NAME }: Pick<Settings, 'PRODUCT_NAME'>): NameOf =>
  (id) =>
    sql`select replace(name, '{product}', ${PRODUCT_NAME}) as name from standard where id = ${id}::int`;

export const nameOfCertificationBody: NameOf = (id) =>
  sql`select name from certification_body where id = ${id}::bigint`;
