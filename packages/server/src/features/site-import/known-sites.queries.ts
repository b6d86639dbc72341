import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../kernel/database/database.ts';
import type { KnownCompany, NameKeys } from './companies-of-sites.rules.ts';
import type { KnownSite } from './compare-editions.rules.ts';

/**
 * A name as the import compares it: without regard to case, accents and punctuation. Search folds more, such as “Limited”
 * and “Ltd”, but two companies with such names may both exist.
 */
const comparable = (name: RawBuilder<unknown>): RawBuilder<string> => sql<string>`search_text(${name})`;

/** The sites imported from `source`. */
export const sitesOfSource = async (db: Reader, source: string): Promise<KnownSite[]> => {
  const { rows } = await sql<KnownSite['fields'] & Omit<KnownSite, 'fields'>>`
    select id, external_reference as reference, company_id as "companyId", status = 'Archived' as archived,
      ${comparable(sql`site.name`)} as "nameKey",
      array(select ${comparable(sql`former.name`)} from site_former_name as former where former.site_id = site.id) as "formerKeys",
      name, trading_as_name, address_line1, address_line2, address_line3, city, county,
      zip_code, country_id
    from site
    where external_source = ${source} order by id`.execute(db);
  return rows.map(({ id, reference, companyId, archived, nameKey, formerKeys, ...fields }) => ({
    id,
    reference,
    companyId,
    archived,
    nameKey,
    formerKeys,
    fields,
  }));
};

/** Names with the form in which they are compared. */
export const keysOfNames = async (db: Reader, names: readonly string[]): Promise<NameKeys> => {
  const { rows } = await sql<{ name: string; key: string }>`
    select name, ${comparable(sql`name`)} as key from unnest(${[...new Set(names)]}::text[]) as name`.execute(db);
  return new Map(rows.map(({ name, key }) => [name, key]));
};

/** The companies with one of the names, in any country, and those of the ids. */
export const companiesNamed = async (db: Reader, keys: NameKeys, ids: readonly string[]): Promise<KnownCompany[]> => {
  const key = comparable(sql`company.name`);
  const { rows } = await sql<KnownCompany>`
    select id, name, ${key} as key, country_id as "countryId", status = 'Archived' as archived,
      (select count(*)::int from site where site.company_id = company.id and site.status <> 'Archived') as "siteCount"
    from company
    where ${key} = any(${[...keys.values()]}::text[]) or id = any(${ids}::bigint[])
    order by id`.execute(db);
  return rows;
};
