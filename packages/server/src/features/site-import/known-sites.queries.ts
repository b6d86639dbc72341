import { sql } from 'kysely';
import type { Reader } from '../../kernel/database/database.ts';
import { beginningOf } from '../../kernel/lists/list-source.ts';
import type { KnownCompany, NameKeys } from './companies-of-sites.rules.ts';
import type { KnownSite } from './compare-editions.rules.ts';

/** The sites imported from `source`. */
export const sitesOfSource = async (db: Reader, source: string): Promise<KnownSite[]> => {
  const { rows } = await sql<KnownSite['fields'] & Omit<KnownSite, 'fields'>>`
    select site.id, external_reference as reference, site.company_id as "companyId", site.status = 'Archived' as archived,
      name_key as "nameKey",
      array(select search_key(former.name) from site_former_name as former where former.site_id = site.id) as "formerKeys",
      site.name, trading_as_name, address_line1, address_line2, address_line3, site.city, county,
      zip_code, site.country_id
    from site join site_listing as listing on listing.id = site.id
    where external_source = ${source} order by site.id`.execute(db);
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

/** Names in the form in which search compares them. */
export const keysOfNames = async (db: Reader, names: readonly string[]): Promise<NameKeys> => {
  const { rows } = await sql<{ name: string; key: string }>`
    select name, search_key(name) as key from unnest(${[...new Set(names)]}::text[]) as name`.execute(db);
  return new Map(rows.map(({ name, key }) => [name, key]));
};

/** The companies with one of the names, in any country, and those of the ids. */
export const companiesNamed = async (db: Reader, keys: NameKeys, ids: readonly string[]): Promise<KnownCompany[]> => {
  const named = [...keys.values()];
  const beginnings = sql`array(select ${beginningOf(sql`key`)} from unnest(${named}::text[]) as key)`;
  const { rows } = await sql<KnownCompany>`
    select id, name, name_key as key, country_id as "countryId", status = 'Archived' as archived,
      (select count(*)::int from site where site.company_id = company.id and site.status <> 'Archived') as "siteCount"
    from company_listing as company
    where ${beginningOf(sql`name_key`)} = any(${beginnings}) and name_key = any(${named}::text[])
      or id = any(${ids}::bigint[])
    order by company.id`.execute(db);
  return rows;
};
