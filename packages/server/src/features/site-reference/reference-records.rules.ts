import { requiredText } from '@attestry/contract/kernel/fields.ts';
import { CsvError, parse } from 'csv-parse/sync';

export interface RefusedReference {
  line: number;
  reason: string;
}

/** A row of the file: an empty number removes the one that the site has. */
export interface ReferenceRow {
  line: number;
  siteId: string;
  number: string;
}

const columns = ['Site code', 'Number'] as const;

const plain = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();

interface Parsed {
  line: number;
  cells: readonly string[];
}

const parseCsv = (text: string): Parsed[] => {
  const records: Parsed[] = [];
  const collect = (cells: string[], { lines }: { lines: number }) => {
    records.push({ line: lines, cells });
    return null;
  };
  try {
    parse(text.replace(/\r\n?/g, '\n'), {
      delimiter: [',', ';', '\t', '|'],
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      on_record: collect,
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new Error(`The file cannot be read: ${error.message}`);
  }
  return records;
};

const placesIn = (header: readonly string[]): number[] => {
  const names = header.map((name) => plain(name).toLowerCase());
  return columns.map((column) => {
    const place = names.indexOf(column.toLowerCase());
    if (place < 0)
      throw new Error(`The file has no column “${column}”. Its columns are: ${header.map(plain).join(', ') || 'none'}`);
    return place;
  });
};

const longest = 50;
const number = requiredText(longest);

const reasonAgainst = ({ siteId, number: given }: ReferenceRow, before: ReferenceRow | undefined) => {
  if (!/^\d{6,8}$/.test(siteId)) return `Site code: “${siteId}” is not a site code`;
  if (given && !number.safeParse(given).success) return `Number: Max ${longest} characters allowed`;
  return before && `Site code: ${siteId} is already on line ${before.line}`;
};

/**
 * Reads a CSV file with the columns “Site code” and “Number”, in any order and next to others.
 * @throws Error when it lacks one of them
 */
export const readReferences = (text: string): { rows: ReferenceRow[]; refused: RefusedReference[] } => {
  const [header, ...records] = parseCsv(text);
  const [siteAt = 0, numberAt = 0] = placesIn(header?.cells ?? []);
  const known = new Map<string, ReferenceRow>();
  const refused: RefusedReference[] = [];
  for (const { line, cells } of records) {
    const row = { line, siteId: plain(cells[siteAt] ?? ''), number: plain(cells[numberAt] ?? '') };
    const reason = reasonAgainst(row, known.get(row.siteId));
    if (reason) refused.push({ line: row.line, reason });
    else known.set(row.siteId, row);
  }
  return { rows: [...known.values()], refused };
};
