import type { ChangedSite, Difference } from './compare-editions.rules.ts';
import type { SiteImport } from './import-sites.commands.ts';
import type { SiteFields } from './imported-site.rules.ts';

const labels: Record<keyof SiteFields, string> = {
  name: 'name',
  trading_as_name: 'trading-as name',
  address_line1: 'address line 1',
  address_line2: 'address line 2',
  address_line3: 'address line 3',
  city: 'town',
  county: 'county',
  zip_code: 'postcode',
  country_id: 'country',
};

const numerals = new Intl.NumberFormat('en');
const plurals = new Intl.PluralRules('en');

/** `1 site`, `2,000 sites`. */
const counted = (count: number, one: string, many = `${one}s`): string =>
  `${numerals.format(count)} ${plurals.select(count) === 'one' ? one : many}`;

const section = (title: string, lines: readonly string[]): string[] =>
  lines.length > 0 ? ['', `${title}:`, ...lines.map((line) => `  ${line}`)] : [];

const describe = (countries: SiteImport['countryNames']) => {
  const value = (one: Difference['before']) => {
    if (one === null) return 'nothing';
    return `“${typeof one === 'number' ? (countries.get(one) ?? one) : one}”`;
  };
  return ({ known, differences }: ChangedSite): string =>
    `${known.id} (${known.reference}): ${differences
      .map(({ field, before, after }) => `${labels[field]} ${value(before)} → ${value(after)}`)
      .join('; ')}`;
};

const summaryOf = ({ rowCount, refused, comparison, companies }: SiteImport, dryRun: boolean): string[] => {
  const { added, changed, unchanged, vanished } = comparison;
  return [
    '',
    `${counted(rowCount, 'row')}, ${numerals.format(refused.length)} refused.`,
    `Sites: ${numerals.format(added.length)} added, ${numerals.format(changed.length)} changed, ${numerals.format(
      unchanged,
    )} as they were; ${numerals.format(vanished.length)} no longer in the file.`,
    `Companies: ${numerals.format(companies.founded.length)} added, ${numerals.format(
      companies.renamed.length,
    )} renamed, ${numerals.format(companies.kept.length)} left under their name.`,
    ...(dryRun ? ['This was a dry run: nothing was stored.'] : []),
  ];
};

/** The report of an import or a dry run, line by line: every refused row, every change, what vanished, and the totals. */
export const reportLines = (outcome: SiteImport, dryRun = false): string[] => {
  const { refused, comparison, companies, countryNames } = outcome;
  return [
    ...section(
      'Refused',
      refused.map(({ line, reason }) => `line ${line}: ${reason}`),
    ),
    ...section('Changed sites', comparison.changed.map(describe(countryNames))),
    ...section(
      'Renamed companies',
      companies.renamed.map(({ company, name }) => `${company.id}: “${company.name}” → “${name}”`),
    ),
    ...section(
      'Companies left under their name',
      companies.kept.map(
        ({ company, sites, reason }) =>
          `${company.id} “${company.name}”: ${reason} (${sites.map(({ known, fields }) => `${known.id} “${fields.name}”`).join(', ')})`,
      ),
    ),
    ...section(
      'No longer in the file, left as they are',
      comparison.vanished.map(({ id, reference, fields }) => `${id} (${reference}): “${fields.name}”, ${fields.city}`),
    ),
    ...summaryOf(outcome, dryRun),
  ];
};
