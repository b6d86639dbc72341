import type { Database, Reader } from '../../kernel/database/database.ts';
import { inTransaction } from '../../kernel/database/transaction.ts';
import { countryFinder, knownCountries } from '../lookup/lookup.public.ts';
import { type CompanyPlan, planCompanies } from './companies-of-sites.rules.ts';
import { type Comparison, compareEditions, isRenamed } from './compare-editions.rules.ts';
import { decodeText } from './decode-text.rules.ts';
import { type Refusal, readRows, referencesIn, sitesOf } from './imported-site.rules.ts';
import { companiesCalled, keysOfNames, sitesOfSource } from './known-sites.queries.ts';
import type { SiteMap } from './site-map.rules.ts';
import { readSiteTable, type SiteTable } from './site-records.rules.ts';
import { holdSitesOfSource, type Progress, storeSites } from './store-sites.commands.ts';

export interface SiteImport {
  encoding: string;
  delimiter: string;
  /** Rows of the file, refused ones included. */
  rowCount: number;
  refused: Refusal[];
  comparison: Comparison;
  companies: CompanyPlan;
  countryNames: ReadonlyMap<number, string>;
}

type Judgement = Pick<SiteImport, 'refused' | 'comparison' | 'companies' | 'countryNames'>;

/** What the file means for the directory as it is; writes nothing. */
const judge = async (db: Reader, table: SiteTable, map: SiteMap): Promise<Judgement> => {
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
  const companies = await companiesCalled(
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
 * Brings the sites of the map's source to what the file says, in one transaction. Rows that cannot be used are refused
 * and the others stored; a dry run stores nothing, on a connection that could not.
 * @throws Error when the file as a whole is unusable
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
  if (dryRun) return { ...read, ...(await judge(database.reads, table, map)) };
  return inTransaction(database, { event: 'Import sites' }, async (db) => {
    await holdSitesOfSource(db, map.source);
    const judgement = await judge(db, table, map);
    await storeSites(db, map.source, judgement.comparison, judgement.companies, progress);
    return { ...read, ...judgement };
  });
};
