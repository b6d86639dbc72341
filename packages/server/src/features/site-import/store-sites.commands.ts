import { sql } from 'kysely';
import type { Writer } from '../../kernel/database/database.ts';
import { lockRows } from '../../kernel/database/lock-rows.ts';
import type { CompanyPlan, NewCompany, RenamedCompany } from './companies-of-sites.rules.ts';
import type { ChangedSite, Comparison } from './compare-editions.rules.ts';
import type { SiteFields } from './imported-site.rules.ts';

export type Progress = (line: string) => void;

/** Rows per statement: few enough to show progress, enough to keep the cost of statement triggers low. */
const batchSize = 1000;

/**
 * Discards query plans before each batch: triggers' plans made while the tables were small would scan them completely for
 * every row, and an empty directory grows a thousandfold within the transaction.
 */
const inBatches = async <T>(
  db: Writer,
  { rows, named, progress }: { rows: readonly T[]; named: string; progress: Progress },
  store: (batch: T[]) => Promise<void>,
) => {
  for (let at = 0; at < rows.length; at += batchSize) {
    await sql`discard plans`.execute(db);
    const batch = rows.slice(at, at + batchSize);
    await store(batch);
    progress(`  ${(at + batch.length).toLocaleString('en')} of ${rows.length.toLocaleString('en')} ${named}`);
  }
};

const columnTypes = sql`name text, trading_as_name text, address_line1 text, address_line2 text, address_line3 text,
  city text, county text, zip_code text, country_id int`;

const addressOf = ({ trading_as_name, name, ...address }: SiteFields) => address;

/** Allows one import at a time, and locks its sites until it ends. Throws when another import is under way. */
export const lockSitesOfSource = async (db: Writer, source: string): Promise<void> => {
  const { rows } = await sql<{ held: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended('site import', 0)) as held`.execute(db);
  if (!rows[0]?.held) throw new Error('Another import is under way.');
  // Companies first, in the same order as renaming one.
  await lockRows(db, 'company', sql`array(select company_id from site where external_source = ${source})`);
  await lockRows(db, 'site', sql`array(select id from site where external_source = ${source})`);
};

const addCompanies = async (db: Writer, founded: readonly NewCompany[], progress: Progress) => {
  const ids = new Map<NewCompany, string>();
  await inBatches(db, { rows: founded, named: 'companies added', progress }, async (batch) => {
    const given = batch.map(({ name, firstSite }, at) => ({ at, name, ...addressOf(firstSite.fields) }));
    const { rows } = await sql<{ id: string; at: number }>`
      with given as (
        select nextval(pg_get_serial_sequence('company', 'id')) as id, row.*
        from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as row(at int, ${columnTypes})
      ), added as (
        insert into company (id, name, address_line1, address_line2, address_line3, city, county, zip_code, country_id)
        select id, name, address_line1, address_line2, address_line3, city, county, zip_code, country_id
        from given order by at
      )
      select id, at from given order by at`.execute(db);
    for (const { id, at } of rows) {
      const company = batch[at];
      if (company) ids.set(company, id);
    }
  });
  return ids;
};

const renameCompanies = (db: Writer, renamed: readonly RenamedCompany[], progress: Progress) =>
  inBatches(db, { rows: renamed, named: 'companies renamed', progress }, async (batch) => {
    const given = batch.map(({ company: { id }, name }) => ({ id, name }));
    await sql`update company set name = row.name, version = version + 1
      from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as row(id bigint, name text)
      where company.id = row.id`.execute(db);
  });

type NewSite = SiteFields & { reference: string; company_id: string | undefined };

const addSites = (db: Writer, source: string, sites: readonly NewSite[], progress: Progress) =>
  inBatches(db, { rows: sites, named: 'sites added', progress }, async (batch) => {
    await sql`insert into site (external_source, external_reference, company_id, name, trading_as_name, address_line1,
        address_line2, address_line3, city, county, zip_code, country_id)
      select ${source}, reference, company_id, name, trading_as_name, address_line1, address_line2, address_line3, city,
        county, zip_code, country_id
      from jsonb_to_recordset(${JSON.stringify(batch)}::jsonb)
        as row(reference text, company_id bigint, ${columnTypes})`.execute(db);
  });

const changeSites = (db: Writer, changed: readonly ChangedSite[], progress: Progress) =>
  inBatches(db, { rows: changed, named: 'sites changed', progress }, async (batch) => {
    const given = batch.map(({ known: { id }, fields }) => ({ id, ...fields }));
    await sql`update site set name = row.name, trading_as_name = row.trading_as_name, address_line1 = row.address_line1,
        address_line2 = row.address_line2, address_line3 = row.address_line3, city = row.city, county = row.county,
        zip_code = row.zip_code, country_id = row.country_id, version = version + 1
      from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as row(id bigint, ${columnTypes})
      where site.id = row.id`.execute(db);
  });

/** Stores the comparison and the plan of companies. Unchanged records are not written. */
export const storeSites = async (
  db: Writer,
  source: string,
  { added, changed }: Comparison,
  { founded, renamed, companyOfSite }: CompanyPlan,
  progress: Progress,
): Promise<void> => {
  await renameCompanies(db, renamed, progress);
  const ids = await addCompanies(db, founded, progress);
  const companyOf = (reference: string) => {
    const home = companyOfSite.get(reference);
    return home === undefined || typeof home === 'string' ? home : ids.get(home);
  };
  const sites = added.map(({ reference, fields }) => ({ ...fields, reference, company_id: companyOf(reference) }));
  await addSites(db, source, sites, progress);
  await changeSites(db, changed, progress);
  if (added.length + changed.length > 0) await sql`select listing.ready_for_search()`.execute(db);
};
