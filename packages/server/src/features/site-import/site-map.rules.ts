import { z } from 'zod';

const column = z.string().trim().min(1);

const columns = z.strictObject({
  reference: column,
  name: column,
  tradingAs: column.optional(),
  addressLines: z.array(column).min(1).max(3),
  town: column,
  county: column.optional(),
  postcode: column,
  country: column,
});

const siteMap = z.strictObject({
  /** Names the register: a reference is unique within it. */
  source: z.string().trim().min(1).max(100),
  /** Detected when it is not given. */
  delimiter: z.string().length(1).optional(),
  columns,
  /** By field: what a value of the file means. Compared without regard to case. */
  aliases: z.partialRecord(columns.keyof(), z.record(z.string(), z.string())).default({}),
});
export type SiteMap = z.output<typeof siteMap>;
export type MappedField = keyof SiteMap['columns'];

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch (error) {
    throw new Error(`The map is not JSON: ${error instanceof Error ? error.message : error}`);
  }
};

/** The map a text of JSON holds. Throws with every fault named. */
export const readSiteMap = (text: string): SiteMap => {
  const parsed = siteMap.safeParse(parseJson(text));
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map(({ path, message }) => `  - ${[...path, message].join(': ')}`);
  throw new Error(`The map is not usable:\n${faults.join('\n')}`);
};

/** The columns a map names, each with the field it is for. */
export const mappedColumns = ({ columns }: SiteMap): { field: MappedField; column: string }[] => {
  const { addressLines, tradingAs, county, ...single } = columns;
  return [
    { field: 'reference', column: single.reference },
    { field: 'name', column: single.name },
    ...(tradingAs ? [{ field: 'tradingAs' as const, column: tradingAs }] : []),
    ...addressLines.map((line) => ({ field: 'addressLines' as const, column: line })),
    { field: 'town', column: single.town },
    ...(county ? [{ field: 'county' as const, column: county }] : []),
    { field: 'postcode', column: single.postcode },
    { field: 'country', column: single.country },
  ];
};

/** What `value` means in `field`, by the map's aliases. */
export const aliasOf = ({ aliases }: SiteMap, field: MappedField, value: string): string => {
  const known = Object.entries(aliases[field] ?? {});
  return known.find(([alias]) => alias.toLowerCase() === value.toLowerCase())?.[1] ?? value;
};
