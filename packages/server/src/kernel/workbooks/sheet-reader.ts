import { printable, withoutEscapes } from './cell-text.ts';
import { WorkbookRefused } from './workbook-refused.ts';
import type { XmlHandlers } from './xml-part.ts';

/** `formula` cells have their last calculated value. */
export type SheetCell = (
  | { kind: 'text' | 'error'; value: string }
  | { kind: 'number'; value: number }
  | { kind: 'boolean'; value: boolean }
) & { formula: boolean };

export interface SheetRow {
  /** From 1, as spreadsheet programs show it. */
  number: number;
  /** By column from 0, without empty cells. */
  cells: ReadonlyMap<number, SheetCell>;
}

const maxRows = 1_048_576;
const maxColumns = 16_384;
const maxTextLength = 32_767;

/** The number of cells still allowed across all sheets. */
export interface CellBudget {
  cellsLeft: number;
}

export const cellBudget = (): CellBudget => ({ cellsLeft: 500_000 });

const columnOf = (reference: string): number => {
  let column = 0;
  for (let at = 0; at < reference.length; at += 1) {
    const code = reference.charCodeAt(at);
    if (code < 65 || code > 90) break;
    column = column * 26 + code - 64;
  }
  if (column < 1 || column > maxColumns) throw new WorkbookRefused('damaged', `cell ${reference}`);
  return column - 1;
};

const rowNumber = (attribute: string | undefined, previous: number): number => {
  const number = attribute === undefined ? previous + 1 : Number(attribute);
  if (!Number.isInteger(number) || number < 1 || number > maxRows) {
    throw new WorkbookRefused('damaged', `row ${attribute}`);
  }
  return number;
};

/** The text as shown, no longer than a cell may be. */
const cellText = (raw: string): string => {
  const text = printable(withoutEscapes(raw));
  if (text.length > maxTextLength) throw new WorkbookRefused('long-cell');
  return text;
};

/** A date cell (ECMA-376 part 1, 18.18.11) may be written as the midnight it begins with. */
const dayOf = (date: string): string => date.replace(/^(\d{4}-\d\d-\d\d)T00:00(:00(\.0+)?)?Z?$/, '$1');

const cellOf = (type: string, raw: string, formula: boolean, strings: readonly string[]): SheetCell => {
  if (type === 'n') {
    const value = Number(raw);
    if (raw !== '' && Number.isFinite(value)) return { kind: 'number', value, formula };
    return { kind: 'text', value: cellText(raw), formula };
  }
  if (type === 's') {
    const value = strings[Number(raw)];
    if (value === undefined) throw new WorkbookRefused('damaged', `shared string ${raw}`);
    return { kind: 'text', value, formula };
  }
  if (type === 'b') return { kind: 'boolean', value: raw === '1' || raw === 'true', formula };
  if (type === 'd') return { kind: 'text', value: dayOf(cellText(raw)), formula };
  if (type === 'e') return { kind: 'error', value: cellText(raw), formula };
  return { kind: 'text', value: cellText(raw), formula };
};

/** The reader's position in a worksheet. */
class SheetCursor {
  row = { number: 0, cells: new Map<number, SheetCell>() };
  column = -1;
  cell: { type: string; raw: string; formula: boolean } | undefined;
  phonetic = false;
  capturing = false;

  openRow(reference: string | undefined): void {
    this.row = { number: rowNumber(reference, this.row.number), cells: new Map() };
    this.column = -1;
  }

  openCell({ r, t = 'n' }: Readonly<Record<string, string>>): void {
    this.column = r === undefined ? this.column + 1 : columnOf(r);
    this.cell = { type: t, raw: '', formula: false };
  }

  openPart(name: string): void {
    if (!this.cell) return;
    if (name === 'f') this.cell.formula = true;
    else if (name === 'rPh') this.phonetic = true;
    else if (name === 'v' || name === 't') this.capturing = !this.phonetic;
  }

  /** The finished cell; undefined for an empty one. */
  closeCell(strings: readonly string[]): SheetCell | undefined {
    const { cell } = this;
    this.cell = undefined;
    return cell && (cell.raw !== '' || cell.formula) ? cellOf(cell.type, cell.raw, cell.formula, strings) : undefined;
  }
}

/**
 * Handlers for a worksheet part: they append every row with content to `rows`. Rows and cells without `r` follow the previous
 * one, as the format allows.
 *
 * @throws WorkbookRefused when the cell budget is spent, a reference is invalid or a cell occurs twice in its row
 */
export const sheetHandlers = (rows: SheetRow[], strings: readonly string[], budget: CellBudget): XmlHandlers => {
  const at = new SheetCursor();
  const keep = (cell: SheetCell): void => {
    const { row, column } = at;
    if (row.cells.has(column)) throw new WorkbookRefused('duplicate-parts', `row ${row.number}, cell ${column}`);
    if (row.cells.size === 0) rows.push(row);
    row.cells.set(column, cell);
  };
  return {
    open(name, attributes) {
      if (name === 'row') at.openRow(attributes.r);
      else if (name === 'c') {
        budget.cellsLeft -= 1;
        if (budget.cellsLeft < 0) throw new WorkbookRefused('too-many-cells');
        at.openCell(attributes);
      } else at.openPart(name);
    },
    text(text) {
      if (at.capturing && at.cell) at.cell.raw += text;
    },
    close(name) {
      if (name === 'v' || name === 't') at.capturing = false;
      else if (name === 'rPh') at.phonetic = false;
      else if (name === 'c') {
        const cell = at.closeCell(strings);
        if (cell) keep(cell);
      }
    },
  };
};

/** Handlers for the shared strings part: rich text runs are joined, phonetic guides dropped. */
export const sharedStringHandlers = (strings: string[]): XmlHandlers => {
  let text = '';
  let phonetic = false;
  let capturing = false;
  return {
    open(name) {
      if (name === 'si') text = '';
      else if (name === 'rPh') phonetic = true;
      else if (name === 't') capturing = !phonetic;
    },
    text(piece) {
      if (capturing) text += piece;
    },
    close(name) {
      if (name === 't') capturing = false;
      else if (name === 'rPh') phonetic = false;
      else if (name === 'si') strings.push(cellText(text));
    },
  };
};
