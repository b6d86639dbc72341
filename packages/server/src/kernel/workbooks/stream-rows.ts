import { isPlain, looksLikeFormula, printable, withoutFormulasWithin } from './cell-text.ts';
import { sheetBytes } from './sheet-bytes.ts';
import { type ExportColumn, type ExportValue, sheetEnd, sheetStart, styleIndex, textCell } from './sheet-xml.ts';
import { workbookParts, xmlDeclaration } from './workbook-parts.ts';
import { type StreamedPart, zipStream } from './zip-stream.ts';

export type { ExportColumn, ExportValue } from './sheet-xml.ts';

/** The header of an export: its title, and facts such as the active filters. */
export interface ExportHeader {
  title: string;
  facts: readonly (readonly [label: string, value: string])[];
}

type Batch = readonly (readonly ExportValue[])[];
/** Rows in batches: one step of an asynchronous iteration for each row would take longer than writing it. */
export type ExportRows = AsyncIterable<Batch> | Iterable<Batch>;

export interface WorkbookOptions {
  /** Cut to the 31 characters a tab allows. */
  sheetName: string;
  /** Written to a sheet of its own, before the rows. */
  header?: ExportHeader;
  /** Rows in one sheet, including its heading; the format's own limit when absent. */
  rowsPerSheet?: number;
}

const maxRows = 1_048_576;
/** Characters collected before they are passed on. */
const chunkLength = 262_144;
/** Rows written before the chunk is looked at. */
const batchLength = 100;

const tabName = (name: string, number: number): string => {
  const suffix = number === 1 ? '' : ` ${number}`;
  const plain = printable(name)
    .replace(/[[\]:*?/\\]/g, ' ')
    .replace(/^'|'$/g, ' ')
    .trim();
  return (plain || 'Rows').slice(0, 31 - suffix.length).trimEnd() + suffix;
};

const headerSheet = ({ title, facts }: ExportHeader): string => {
  const rows = facts.map(
    ([label, value], at) =>
      `<row r="${at + 3}">${textCell(`A${at + 3}`, label, styleIndex.label)}` +
      `${textCell(`B${at + 3}`, value, looksLikeFormula(value) ? styleIndex.quoted : styleIndex.wrapped)}</row>`,
  );
  return (
    `${xmlDeclaration}<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><cols>` +
    '<col min="1" max="1" width="28" customWidth="1"/><col min="2" max="2" width="72" customWidth="1"/></cols>' +
    `<sheetData><row r="1" ht="26" customHeight="1">${textCell('A1', title, styleIndex.title)}</row>` +
    `${rows.join('')}</sheetData></worksheet>`
  );
};

interface RowCursor {
  /** At most so many of the rows that follow; none when none is left. */
  next(most: number): Promise<Batch>;
  /** True when no row is left; reads one batch ahead. */
  ended(): Promise<boolean>;
  close(): Promise<void>;
}

const rowCursor = (rows: ExportRows): RowCursor => {
  const iterator = Symbol.asyncIterator in rows ? rows[Symbol.asyncIterator]() : rows[Symbol.iterator]();
  let ahead: Batch = [];
  let isDone = false;
  const look = async () => {
    while (ahead.length === 0 && !isDone) {
      const { value, done } = await iterator.next();
      if (done) isDone = true;
      else ahead = value;
    }
  };
  return {
    ended: async () => {
      await look();
      return ahead.length === 0;
    },
    next: async (most) => {
      await look();
      const batch = ahead.slice(0, most);
      ahead = ahead.slice(most);
      return batch;
    },
    close: async () => {
      if (!isDone) await iterator.return?.();
    },
  };
};

async function* rowsSheet(
  columns: readonly ExportColumn[],
  cursor: RowCursor,
  rowsPerSheet: number,
  selected: boolean,
): AsyncGenerator<Uint8Array> {
  const sheet = sheetBytes(columns, chunkLength + chunkLength / 4);
  sheet.addText(xmlDeclaration + sheetStart(columns, selected));
  let number = 1;
  while (number < rowsPerSheet) {
    const batch = await cursor.next(Math.min(batchLength, rowsPerSheet - number));
    if (batch.length === 0) break;
    for (const row of batch) {
      number += 1;
      sheet.addRow(row, number);
    }
    if (sheet.length() >= chunkLength) yield sheet.take();
  }
  sheet.addText(sheetEnd(columns, number));
  yield sheet.take();
}

async function* parts(
  columns: readonly ExportColumn[],
  rows: ExportRows,
  options: WorkbookOptions,
): AsyncGenerator<StreamedPart> {
  const cursor = rowCursor(rows);
  const tabs: { name: string; part: number }[] = [];
  const sheetPart = (name: string, content: StreamedPart['content']): StreamedPart => {
    tabs.push({ name, part: tabs.length + 1 });
    return { name: `xl/worksheets/sheet${tabs.length}.xml`, content };
  };
  try {
    if (options.header) {
      const name = tabName(options.sheetName, 1).toLowerCase() === 'about' ? 'About this export' : 'About';
      yield sheetPart(name, [headerSheet(options.header)]);
    }
    for (let number = 1; number === 1 || !(await cursor.ended()); number += 1) {
      const content = rowsSheet(columns, cursor, options.rowsPerSheet ?? maxRows, number === 1);
      yield sheetPart(tabName(options.sheetName, number), content);
    }
  } finally {
    await cursor.close();
  }
  for (const [name, xml] of workbookParts(tabs, options.header ? 1 : 0)) {
    yield { name, content: [xmlDeclaration + xml] };
  }
}

/**
 * Streams rows as an .xlsx workbook. Bytes are made on demand, so memory does not grow with the rows. Text is never taken for
 * a formula, invalid characters are dropped, cells are cut at 32,767 characters, dates and timestamps (UTC) are real dates,
 * booleans read Yes and No. After 1,048,576 rows another sheet follows.
 *
 * @param rows values in column order: dates as YYYY-MM-DD, ISO timestamp or Date; numbers as number or digits
 * @returns pass it to `Readable.from`; ending it early ends `rows` too
 */
export const writeXlsx = (
  columns: readonly ExportColumn[],
  rows: ExportRows,
  options: WorkbookOptions,
): AsyncGenerator<Buffer> => zipStream(parts(columns, rows, options));

const csvText = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** The apostrophe keeps spreadsheet programs from taking text for a formula; it is visible in phone numbers such as '+44 20. */
const csvCell = (kind: ExportColumn['kind'], value: ExportValue): string => {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (value instanceof Date) return value.toISOString();
  const text = String(value);
  if (kind !== 'number' && isPlain(text)) return `"${text}"`;
  if (kind === 'number' && /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(text)) return text;
  // Checked before control characters are removed: a sign hidden behind one must not become the first character.
  const clean = printable(text);
  const written = withoutFormulasWithin(clean);
  return csvText(looksLikeFormula(text) || looksLikeFormula(clean) ? `'${written}` : written);
};

/**
 * Streams rows as CSV for spreadsheet programs: UTF-8 with byte order mark, commas, quoted text, CRLF. Text that begins like
 * a formula gets a leading apostrophe.
 */
export async function* csvRows(columns: readonly ExportColumn[], rows: ExportRows): AsyncGenerator<string> {
  const kinds = columns.map(({ kind }) => kind);
  let chunk = `\ufeff${columns.map(({ label }) => csvCell('text', label)).join(',')}\r\n`;
  for await (const batch of rows) {
    for (const row of batch) {
      for (let at = 0; at < kinds.length; at += 1) chunk += (at > 0 ? ',' : '') + csvCell(kinds[at]!, row[at]);
      chunk += '\r\n';
    }
    if (chunk.length < chunkLength) continue;
    yield chunk;
    chunk = '';
  }
  yield chunk;
}
