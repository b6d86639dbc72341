import { CsvError, parse } from 'csv-parse/sync';
import { mappedColumns, type SiteMap } from './site-map.rules.ts';

export interface SiteRecord {
  /** The line of the file it starts on; the header is line 1. */
  line: number;
  /** As in the file, by column of the header. */
  cells: readonly string[];
}

export interface SiteTable {
  delimiter: string;
  header: readonly string[];
  records: SiteRecord[];
}

const delimiters = [',', ';', '\t', '|'];

/** Quotes within an unquoted value are kept: registers are typed by people. */
const tolerant = { relax_quotes: true, relax_column_count: true, skip_empty_lines: true } as const;

const parseHeader = (text: string, delimiter: string): string[] => {
  const [header = []] = parse(text, { ...tolerant, delimiter, to: 1 });
  return header.map((name) => name.trim());
};

const missingIn = (header: readonly string[], map: SiteMap): string[] =>
  mappedColumns(map).flatMap(({ column }) => (header.includes(column) ? [] : [column]));

/** The delimiter with which the header contains most of the map's columns. */
const detectDelimiter = (text: string, map: SiteMap): string => {
  const missing = (delimiter: string) => missingIn(parseHeader(text, delimiter), map).length;
  return delimiters.toSorted((one, other) => missing(one) - missing(other))[0] ?? ',';
};

const requireColumns = (header: readonly string[], map: SiteMap): void => {
  const missing = missingIn(header, map);
  if (missing.length > 0)
    throw new Error(
      `The file has no column ${missing.map((name) => `“${name}”`).join(', ')}. Its columns are: ${header.join(', ')}`,
    );
  const twice = mappedColumns(map).find(({ column }) => header.filter((name) => name === column).length > 1);
  if (twice) throw new Error(`The file has more than one column “${twice.column}”.`);
};

const parseRecords = (text: string, delimiter: string): SiteRecord[] => {
  const records: SiteRecord[] = [];
  const collect = (cells: string[], { lines }: { lines: number }) => {
    const breaks = cells.join('').split('\n').length - 1;
    records.push({ line: lines - breaks, cells });
    return null;
  };
  try {
    parse(text, { ...tolerant, skip_records_with_empty_values: true, delimiter, on_record: collect });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new Error(`The file cannot be read below line ${records.at(-1)?.line ?? 0}: ${error.message}`);
  }
  return records;
};

/**
 * Parses a CSV file below its header. Throws when the header lacks a column of the map, or a quote is never closed. Line ends
 * are normalised first, to keep line numbers right.
 */
export const readSiteTable = (given: string, map: SiteMap): SiteTable => {
  const text = given.replace(/\r\n?/g, '\n');
  const delimiter = map.delimiter ?? detectDelimiter(text, map);
  const header = parseHeader(text, delimiter);
  requireColumns(header, map);
  return { delimiter, header, records: parseRecords(text, delimiter).slice(1) };
};
