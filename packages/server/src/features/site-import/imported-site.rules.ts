import { optionalText, requiredText } from '@attestry/contract/kernel/fields.ts';
import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { Site } from '../../kernel/database/tables.ts';
import { aliasOf, type MappedField, type SiteMap } from './site-map.rules.ts';
import type { SiteRecord, SiteTable } from './site-records.rules.ts';

type Address = 'address_line1' | 'address_line2' | 'address_line3' | 'city' | 'zip_code';

/** What the file decides of a site. A field without a column is not there. */
export type SiteFields = Selectable<Pick<Site, 'name' | 'country_id' | Address>> &
  Partial<Selectable<Pick<Site, 'trading_as_name' | 'county'>>>;

export interface ImportedSite {
  line: number;
  reference: string;
  fields: SiteFields;
}

export interface Refusal {
  line: number;
  reason: string;
}

const siteRow = z.object({
  reference: requiredText(100),
  name: requiredText().pipe(z.string().regex(/[\p{L}\p{N}]/u, 'Has no letter or digit')),
  tradingAs: optionalText(),
  addressLines: z.array(requiredText()),
  town: requiredText(),
  county: optionalText(),
  postcode: optionalText(),
  country: requiredText(),
});
type SiteRow = z.output<typeof siteRow>;

/** A row that holds what a site needs; its country is still a word. */
export interface ReadRow {
  line: number;
  row: SiteRow;
}

/** One spelling for what looks alike: no control characters, single blanks, composed accents. */
const tidy = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();

const readerOf = (cells: readonly string[], header: readonly string[], map: SiteMap) => {
  const read = (field: MappedField, column: string) =>
    tidy(aliasOf(map, field, tidy(cells[header.indexOf(column)] ?? '')));
  return {
    value: (field: Exclude<MappedField, 'addressLines'>) => {
      const column = map.columns[field];
      return column === undefined ? undefined : read(field, column);
    },
    addressLines: () => map.columns.addressLines.map((column) => read('addressLines', column)).filter(Boolean),
  };
};

const faultOf = (map: SiteMap, { path: [field], message }: z.core.$ZodIssue): string => {
  const column = Object.entries(map.columns).find(([name]) => name === field)?.[1];
  return `${[column].flat().join(', ')}: ${message}`;
};

/** A record as a row, or why it is refused. */
const readRecord = ({ line, cells }: SiteRecord, header: readonly string[], map: SiteMap): ReadRow | Refusal => {
  if (cells.length !== header.length)
    return { line, reason: `Has ${cells.length} columns where the header has ${header.length}` };
  const { value, addressLines } = readerOf(cells, header, map);
  const parsed = siteRow.safeParse({
    reference: value('reference'),
    name: value('name'),
    tradingAs: value('tradingAs'),
    addressLines: addressLines(),
    town: value('town'),
    county: value('county'),
    postcode: value('postcode'),
    country: value('country'),
  });
  if (parsed.success) return { line, row: parsed.data };
  return { line, reason: parsed.error.issues.map((issue) => faultOf(map, issue)).join('; ') };
};

/** Every record of the table, as a row or as refused. */
export const readRows = ({ records, header }: SiteTable, map: SiteMap): { rows: ReadRow[]; refused: Refusal[] } => {
  const read = records.map((record) => readRecord(record, header, map));
  return {
    rows: read.flatMap((one) => ('row' in one ? [one] : [])),
    refused: read.flatMap((one) => ('reason' in one ? [one] : [])),
  };
};

/** Every reference the file speaks of, refused rows included: what is spoken of has not vanished. */
export const referencesIn = ({ records, header }: SiteTable, map: SiteMap): Set<string> =>
  new Set(records.flatMap(({ cells }) => readerOf(cells, header, map).value('reference') || []));

/** Where a register gives no address line, the town stands in its place. */
const fieldsOf = (
  { name, tradingAs, addressLines, town, county, postcode }: SiteRow,
  countryId: number,
): SiteFields => {
  const [first = town, second, third] = addressLines;
  return {
    name,
    address_line1: first,
    address_line2: second ?? null,
    address_line3: third ?? null,
    city: town,
    zip_code: postcode || null,
    country_id: countryId,
    ...(tradingAs !== undefined && { trading_as_name: tradingAs || null }),
    ...(county !== undefined && { county: county || null }),
  };
};

/** The sites of the rows: each of a known country, and the first one of its reference. The others are refused. */
export const sitesOf = (rows: readonly ReadRow[], countryOf: (word: string) => number | undefined) => {
  const sites = new Map<string, ImportedSite>();
  const refused: Refusal[] = [];
  for (const { line, row } of rows) {
    const [countryId, first] = [countryOf(row.country), sites.get(row.reference)];
    if (countryId === undefined)
      refused.push({ line, reason: `“${row.country}” is no country: the map may say which one is meant` });
    else if (first) refused.push({ line, reason: `Reference ${row.reference} is already on line ${first.line}` });
    else sites.set(row.reference, { line, reference: row.reference, fields: fieldsOf(row, countryId) });
  }
  return { sites: [...sites.values()], refused };
};
