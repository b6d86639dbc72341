import type { Database, Reader } from '../../kernel/database/database.ts';
import { inTransaction } from '../../kernel/database/transaction.ts';
import { countryFinder, knownCountries } from '../lookup/lookup.public.ts';
import { type CompanyPlan, planCompanies } from './companies-of-sites.rules.ts';
import { type Comparison, compareEditions, isRenamed } from './compare-editions.rules.ts';
import { decodeText } from './decode-text.rules.ts';
import { type RefusedRow, readRows, referencesIn, sitesOf } from './imported-site.rules.ts';
import { companiesNamed, keysOfNames, sitesOfSource } from './known-sites.queries.ts';
import type { SiteMap } from './site-map.rules.ts';
import { readSiteTable, type SiteTable } from './site-records.rules.ts';
import { lockSitesOfSource, type Progress, storeSites } from './store-sites.commands.ts';

export interface SiteImport {
  encoding: string;
  delimiter: string;
  /** Rows of the file, including refused ones. */
  rowCount: number;
  refused: RefusedRow[];
  comparison: Comparison;
  companies: CompanyPlan;
  countryNames: ReadonlyMap<number, string>;
}

type Assessment = Pick<SiteImport, 'refused' | 'comparison' | 'companies' | 'countryNames'>;

/** Compares the file with the directory; writes nothing. */
const assess = async (db: Reader, table: SiteTable, map: SiteMap): Promise<Assessment> => {
  const { rows, refused } = readRows(table, map);
  const countries = await knownCountries(db);
  const { sites, refused: unplaced } = sitesOf(rows, countryFinder(countries));
  const known = await sitesOfSource(db, map.source);
  const comparison = compareEditions(sites, known, referencesIn(table, map));
  const renamed = comparison.changed.filter(isRenamed);
  const keys = await keysOfNames(
    db,
    [...comparison.added, ...renamed].map(({ fields }) => fields.name),
  );
  const companies = await companiesNamed(
    db,
    keys,
    renamed.map((one) => one.known.companyId),
  );
  return {
    refused: [...refused, ...unplaced].sort((one, other) => one.line - other.line),
    comparison,
    companies: planCompanies(comparison, companies, keys),
    countryNames: new Map(countries.map(({ id, name }) => [id, name])),
  };
};

/**
 * Imports the sites of the map's source from the file in one transaction. Unusable rows are refused and the others stored. A
 * dry run stores nothing, on a read-only connection.
 * @throws Error when the whole file is unusable
 */
export const importSites = async (
  database: Pick<Database, 'reads' | 'writes'>,
  { bytes, map, dryRun = false }: { bytes: Uint8Array; map: SiteMap; dryRun?: boolean },
  progress: Progress,
): Promise<SiteImport> => {
  const { text, encoding } = decodeText(bytes);
  const table = readSiteTable(text, map);
  const rowCount = table.records.length;
  progress(`${rowCount.toLocaleString('en')} rows read, ${encoding}, delimiter ${JSON.stringify(table.delimiter)}`);
  const read = { encoding, delimiter: table.delimiter, rowCount };
  if (dryRun) return { ...read, ...(await assess(database.reads, table, map)) };
  return inTransaction(database, { event: 'Import sites' }, async (db) => {
    await lockSitesOfSource(db, map.source);
    const assessment = await assess(db, table, map);
    await storeSites(db, map.source, assessment.comparison, assessment.companies, progress);
    return { ...read, ...assessment };
  });
};
