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
  /** Names the register; references are unique within it. */
  source: z.string().trim().min(1).max(100),
  /** Detected when absent. */
  delimiter: z.string().length(1).optional(),
  columns,
  /** By field: replacements for values of the file, matched regardless of case. */
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

/** Parses a map from JSON. Throws with every fault named. */
export const readSiteMap = (text: string): SiteMap => {
  const parsed = siteMap.safeParse(parseJson(text));
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map(({ path, message }) => `  - ${[...path, message].join(': ')}`);
  throw new Error(`The map is not usable:\n${faults.join('\n')}`);
};

/** The columns in a map, each with its field. */
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

/** The replacement for `value` in `field`, or `value` itself. */
export const aliasOf = ({ aliases }: SiteMap, field: MappedField, value: string): string => {
  const known = Object.entries(aliases[field] ?? {});
  return known.find(([alias]) => alias.toLowerCase() === value.toLowerCase())?.[1] ?? value;
};
