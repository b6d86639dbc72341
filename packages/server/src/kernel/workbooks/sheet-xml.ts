import { columnName, escapedLookalikes, isPlain, looksLikeFormula, printable } from './cell-text.ts';

export type ColumnKind = 'text' | 'number' | 'date' | 'boolean';
export type ExportValue = string | number | bigint | boolean | Date | null | undefined;

export interface ExportColumn {
  label: string;
  kind: ColumnKind;
  /** In characters; a default by kind when absent. */
  width?: number;
}

/** Positions in the style sheet of `workbook-parts.ts`. */
export const styleIndex = {
  plain: 0,
  day: 1,
  moment: 2,
  heading: 3,
  quoted: 4,
  title: 5,
  label: 6,
  wrapped: 7,
} as const;

const maxCellLength = 32_767;
const dayInMs = 86_400_000;
const dayZero = Date.UTC(1899, 11, 30);
/** Some programs count serials before 1900-03-01 a day off, so older dates are written as text. */
const firstSafeSerial = 61;
const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escapeXml = (text: string): string => text.replace(/[&<>"]/g, (character) => escapes[character] ?? '');

export const textCell = (reference: string, value: string, style: number = styleIndex.plain): string => {
  if (style === styleIndex.plain && isPlain(value) && value.length <= maxCellLength)
    return `<c r="${reference}" t="inlineStr"><is><t>${value}</t></is></c>`;
  const text = printable(value).slice(0, maxCellLength);
  if (text === '') return '';
  const written = looksLikeFormula(text) && style === styleIndex.plain ? styleIndex.quoted : style;
  const content = escapeXml(escapedLookalikes(text.isWellFormed() ? text : text.slice(0, -1)));
  return `<c r="${reference}" s="${written}" t="inlineStr"><is><t xml:space="preserve">${content}</t></is></c>`;
};

const numberCell = (reference: string, value: string): string =>
  // Spreadsheets keep 15 digits: longer numbers are written as text to stay exact.
  /^-?\d+(\.\d+)?(e[+-]?\d+)?$/.test(value) && value.replace(/\D/g, '').length <= 17
    ? `<c r="${reference}"><v>${value}</v></c>`
    : textCell(reference, value);

const knownSerials = new Map<string, number>();
const maxKnown = 10_000;

/** The number that stands for a day or moment; days are few, and reading one takes long. */
const serialOf = (text: string): number => {
  const known = knownSerials.get(text);
  if (known !== undefined) return known;
  const serial = /^\d{4}-\d\d-\d\d/.test(text) ? (Date.parse(text) - dayZero) / dayInMs : Number.NaN;
  if (knownSerials.size >= maxKnown) knownSerials.clear();
  knownSerials.set(text, serial);
  return serial;
};

const dateCell = (reference: string, value: string | Date): string => {
  const text = value instanceof Date ? value.toISOString() : value;
  const serial = serialOf(text);
  if (!(serial >= firstSafeSerial)) return textCell(reference, text);
  return `<c r="${reference}" s="${text.length === 10 ? styleIndex.day : styleIndex.moment}"><v>${serial}</v></c>`;
};

/** One cell of an export; nothing for an empty value. */
export const exportCell = (kind: ColumnKind, value: ExportValue, reference: string): string => {
  if (value === null || value === undefined || value === '') return '';
  if (typeof value === 'boolean') return textCell(reference, value ? 'Yes' : 'No');
  if (kind === 'date' && (typeof value === 'string' || value instanceof Date)) return dateCell(reference, value);
  if (value instanceof Date) return dateCell(reference, value);
  return kind === 'number' ? numberCell(reference, String(value)) : textCell(reference, String(value));
};

export const exportRow = (columns: readonly ExportColumn[], row: readonly ExportValue[], number: number): string => {
  const line = String(number);
  let cells = `<row r="${line}">`;
  for (let at = 0; at < columns.length; at += 1) cells += exportCell(columns[at]!.kind, row[at], columnName(at) + line);
  return `${cells}</row>`;
};

const widths: Readonly<Record<ColumnKind, number>> = { text: 24, number: 12, date: 18, boolean: 10 };

/** Everything of a worksheet before its first data row: column widths, the frozen heading row. */
export const sheetStart = (columns: readonly ExportColumn[], selected: boolean): string => {
  const cols = columns.map(({ label, kind, width }, at) => {
    const chosen = width ?? Math.min(48, Math.max(widths[kind], label.length + 4));
    return `<col min="${at + 1}" max="${at + 1}" width="${chosen}" customWidth="1"/>`;
  });
  const headings = columns.map(({ label }, at) => textCell(`${columnName(at)}1`, label, styleIndex.heading));
  return (
    `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews>` +
    `<sheetView workbookViewId="0"${selected ? ' tabSelected="1"' : ''}>` +
    `<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>` +
    `<cols>${cols.join('')}</cols><sheetData><row r="1" ht="24" customHeight="1">${headings.join('')}</row>`
  );
};

/** The end of a worksheet whose heading has filters. */
export const sheetEnd = (columns: readonly ExportColumn[], lastRow: number): string =>
  `</sheetData><autoFilter ref="A1:${columnName(columns.length - 1)}${lastRow}"/></worksheet>`;
