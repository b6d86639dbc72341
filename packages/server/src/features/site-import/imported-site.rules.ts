import { optionalText, requiredText } from '@attestry/contract/kernel/fields.ts';
import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { Site } from '../../kernel/database/tables.ts';
import { aliasOf, type MappedField, type SiteMap } from './site-map.rules.ts';
import type { SiteRecord, SiteTable } from './site-records.rules.ts';

type Address = 'address_line1' | 'address_line2' | 'address_line3' | 'city' | 'zip_code';

/** The fields of a site that the file decides. A field without a column is absent. */
export type SiteFields = Selectable<Pick<Site, 'name' | 'country_id' | Address>> &
  Partial<Selectable<Pick<Site, 'trading_as_name' | 'county'>>>;

export interface ImportedSite {
  line: number;
  reference: string;
  fields: SiteFields;
}

export interface RefusedRow {
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

/** A valid row; its country is not resolved yet. */
export interface ReadRow {
  line: number;
  row: SiteRow;
}

/** Normalises text: no control characters, single spaces, composed accents. */
const normalise = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();

const readerOf = (cells: readonly string[], header: readonly string[], map: SiteMap) => {
  const read = (field: MappedField, column: string) =>
    normalise(aliasOf(map, field, normalise(cells[header.indexOf(column)] ?? '')));
  return {
    value: (field: Exclude<MappedField, 'addressLines'>) => {
      const column = map.columns[field];
      return column === undefined ? undefined : read(field, column);
    },
    addressLines: () => map.columns.addressLines.map((column) => read('addressLines', column)).filter(Boolean),
  };
};

const reasonOf = (map: SiteMap, { path: [field], message }: z.core.$ZodIssue): string => {
  const column = Object.entries(map.columns).find(([name]) => name === field)?.[1];
  return `${[column].flat().join(', ')}: ${message}`;
};

/** Parses a record; a row, or the reason for its refusal. */
const readRecord = ({ line, cells }: SiteRecord, header: readonly string[], map: SiteMap): ReadRow | RefusedRow => {
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
  return { line, reason: parsed.error.issues.map((issue) => reasonOf(map, issue)).join('; ') };
};

/** Parses every record of the table. */
export const readRows = ({ records, header }: SiteTable, map: SiteMap): { rows: ReadRow[]; refused: RefusedRow[] } => {
  const read = records.map((record) => readRecord(record, header, map));
  return {
    rows: read.flatMap((one) => ('row' in one ? [one] : [])),
    refused: read.flatMap((one) => ('reason' in one ? [one] : [])),
  };
};

/** Every reference in the file, including refused rows: a site in a refused row has not vanished. */
export const referencesIn = ({ records, header }: SiteTable, map: SiteMap): Set<string> =>
  new Set(records.flatMap(({ cells }) => readerOf(cells, header, map).value('reference') || []));

/** The town replaces a missing first address line. */
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

/** The sites of the rows, each in a known country and the first one of its reference. The others are refused. */
export const sitesOf = (rows: readonly ReadRow[], countryOf: (word: string) => number | undefined) => {
  const sites = new Map<string, ImportedSite>();
  const refused: RefusedRow[] = [];
  for (const { line, row } of rows) {
    const [countryId, first] = [countryOf(row.country), sites.get(row.reference)];
    if (countryId === undefined)
      refused.push({ line, reason: `“${row.country}” is no country: the map may say which one is meant` });
    else if (first) refused.push({ line, reason: `Reference ${row.reference} is already on line ${first.line}` });
    else sites.set(row.reference, { line, reference: row.reference, fields: fieldsOf(row, countryId) });
  }
  return { sites: [...sites.values()], refused };
};
