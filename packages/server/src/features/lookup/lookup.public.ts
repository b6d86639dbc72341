import type { Named } from '@attestry/contract/kernel/fields.ts';
import { sql } from 'kysely';
import type { Reader } from '../../kernel/database/database.ts';
import { asOwner } from '../../kernel/database/owner-connection.ts';
import type { NameOf } from '../../kernel/lookups/name-of.ts';
import { withProductNameSql } from '../../kernel/settings/product-name.ts';
import type { Settings } from '../../kernel/settings/settings.ts';
import type { NamedCountry } from './country-names.rules.ts';

export { countryFinder } from './country-names.rules.ts';

/** Ordered by name. */
export const knownCountries = async (db: Reader): Promise<readonly NamedCountry[]> =>
  (await sql<NamedCountry>`select id, code, name from country order by name collate "und-x-icu"`.execute(db)).rows;

/** Ordered by number. Plain `id` would be ordered as text: 1, 10, 2. */
export const knownModules = async (db: Reader): Promise<Named[]> =>
  (await sql<Named>`select id::text, name from module order by module.id`.execute(db)).rows;

export const nameOfCountry: NameOf = (id) => sql`select name from country where id = ${id}::int`;

export const nameOfStandard =
  (settings: Pick<Settings, 'PRODUCT_NAME'>): NameOf =>
  (id) =>
    sql`select ${withProductNameSql(sql`name`, settings)} as name from standard where id = ${id}::int`;

export const nameOfCertificationBody: NameOf = (id) =>
  sql`select name from certification_body where id = ${id}::bigint`;

/** Throws for a suppressed country that the directory does not know, which would have no effect. */
export const checkSuppressedCountries = (
  ownerUrl: string,
  { SUPPRESSED_COUNTRIES }: Pick<Settings, 'SUPPRESSED_COUNTRIES'>,
): Promise<void> =>
  asOwner(ownerUrl, async (owner) => {
    const { rows } = await owner.query<{ code: string }>(
      'select code from unnest($1::text[]) as code where code not in (select code from country)',
      [SUPPRESSED_COUNTRIES],
    );
    const unknown = rows.map(({ code }) => code).join(', ');
    if (unknown) throw new Error(`SUPPRESSED_COUNTRIES: no country has the code ${unknown} (ISO 3166-1, two letters)`);
  });
