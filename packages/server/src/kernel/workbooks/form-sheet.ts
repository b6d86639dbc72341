import type { Cell, CellStyle, CellValue, DataValidation, WriteSheet } from 'hucre/xlsx';
import { columnName, escapedLookalikes, printable } from './cell-text.ts';

/** A cell of a form: `formula` has its initial value, `link` a target in the workbook such as `'Scope'!D4`. */
export interface FormCell {
  value?: CellValue;
  style?: CellStyle;
  formula?: string;
  link?: string;
}

export type ValidationRule = Omit<DataValidation, 'range'>;

export interface FormRow {
  /** In points; the row still grows with its text. */
  height?: number;
  hidden?: true;
}

export interface FormSheet {
  /**
   * Appends a row.
   *
   * @param cells by column from 0
   * @returns its number from 1
   */
  addRow(cells: Readonly<Record<number, FormCell>>, row?: FormRow): number;
  /** Adds a validation to a cell. Equal rules are written once for all their cells. */
  check(column: number, row: number, rule: ValidationRule): void;
  finish(rest: Omit<WriteSheet, 'name' | 'rows' | 'cells' | 'rowDefs' | 'dataValidations'>): WriteSheet;
}

interface Span {
  column: number;
  first: number;
  last: number;
}

/** `C4:C9 D12`: merges adjacent cells of a column; cells are given in reading order. */
export const joinRanges = (spans: readonly Span[]): readonly string[] =>
  spans.map(({ column, first, last }) => {
    const name = columnName(column);
    return first === last ? `${name}${first}` : `${name}${first}:${name}${last}`;
  });

const extend = (spans: Span[], column: number, row: number): void => {
  const span = spans.find((each) => each.column === column && each.last === row - 1);
  if (span) span.last = row;
  else spans.push({ column, first: row, last: row });
};

/** Adjacent cells of a column as ranges, in the given order. */
export const rangesOf = (cells: readonly (readonly [column: number, row: number])[]): readonly string[] => {
  const spans: Span[] = [];
  for (const [column, row] of cells) extend(spans, column, row);
  return joinRanges(spans);
};

/** Escapes text for the writer, which does not escape lookalikes itself. */
const writable = (value: CellValue): CellValue =>
  typeof value === 'string' ? escapedLookalikes(printable(value)) : value;

const written = ({ value = null, style, formula, link }: FormCell): Partial<Cell> => ({
  value: writable(value),
  ...(style ? { style } : {}),
  ...(formula ? { formula, formulaResult: value } : {}),
  ...(link ? { hyperlink: { target: '', location: link } } : {}),
});

/** A worksheet written from top to bottom. */
export const formSheet = (name: string): FormSheet => {
  const rows: CellValue[][] = [];
  const cells = new Map<string, Partial<Cell>>();
  const rowDefs = new Map<number, FormRow>();
  const checks = new Map<string, { rule: ValidationRule; spans: Span[] }>();
  return {
    addRow: (entries, row) => {
      const at = rows.length;
      const values: CellValue[] = [];
      for (const [column, entry] of Object.entries(entries)) {
        values[Number(column)] = writable(entry.value ?? null);
        cells.set(`${at},${column}`, written(entry));
      }
      rows.push(Array.from(values, (value) => value ?? null));
      if (row) rowDefs.set(at, row);
      return at + 1;
    },
    check: (column, row, rule) => {
      const key = JSON.stringify(rule);
      const known = checks.get(key) ?? { rule, spans: [] };
      checks.set(key, known);
      extend(known.spans, column, row);
    },
    finish: (rest) => ({
      ...rest,
      name,
      rows,
      cells,
      rowDefs,
      dataValidations: [...checks.values()].map(({ rule, spans }) => ({ ...rule, range: joinRanges(spans).join(' ') })),
    }),
  };
};
