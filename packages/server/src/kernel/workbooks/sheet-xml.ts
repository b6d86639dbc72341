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

export const maxCellLength = 32_767;
const dayInMs = 86_400_000;
const dayZero = Date.UTC(1899, 11, 30);
/** Some programs count serials before 1900-03-01 a day off, so older dates are written as text. */
const firstSafeSerial = 61;
const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escapeXml = (text: string): string => text.replace(/[&<>"]/g, (character) => escapes[character] ?? '');

const textRest = (value: string, style: number = styleIndex.plain): string => {
  // Text in a formula's place without a formula: spreadsheet programs read it as text, and it is the shortest form.
  if (style === styleIndex.plain && isPlain(value) && value.length <= maxCellLength)
    return `" t="str"><v>${value}</v></c>`;
  const text = printable(value).slice(0, maxCellLength);
  if (text === '') return '';
  const written = looksLikeFormula(text) && style === styleIndex.plain ? styleIndex.quoted : style;
  const content = escapeXml(escapedLookalikes(text.isWellFormed() ? text : text.slice(0, -1)));
  return `" s="${written}" t="inlineStr"><is><t xml:space="preserve">${content}</t></is></c>`;
};

export const textCell = (reference: string, value: string, style: number): string => {
  const rest = textRest(value, style);
  return rest && `<c r="${reference}${rest}`;
};

const numberRest = (value: string): string =>
  // Spreadsheets keep 15 digits: longer numbers are written as text to stay exact.
  /^-?\d+(\.\d+)?(e[+-]?\d+)?$/.test(value) && value.replace(/\D/g, '').length <= 17
    ? `"><v>${value}</v></c>`
    : textRest(value);

const dateRest = (value: string | Date): string => {
  const text = value instanceof Date ? value.toISOString() : value;
  const serial = /^\d{4}-\d\d-\d\d/.test(text) ? (Date.parse(text) - dayZero) / dayInMs : Number.NaN;
  if (!(serial >= firstSafeSerial)) return textRest(text);
  return `" s="${text.length === 10 ? styleIndex.day : styleIndex.moment}"><v>${serial}</v></c>`;
};

/** What follows the reference of a cell, which the value alone decides; nothing for an empty value. */
export const cellRest = (kind: ColumnKind, value: ExportValue): string => {
  if (value === null || value === undefined || value === '') return '';
  if (typeof value === 'boolean') return textRest(value ? 'Yes' : 'No');
  if (kind === 'date' && (typeof value === 'string' || value instanceof Date)) return dateRest(value);
  if (value instanceof Date) return dateRest(value);
  return kind === 'number' ? numberRest(String(value)) : textRest(String(value));
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
