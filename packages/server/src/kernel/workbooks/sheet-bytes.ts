import { columnName } from './cell-text.ts';
import { type ColumnKind, cellRest, type ExportColumn, type ExportValue } from './sheet-xml.ts';

interface Column {
  kind: ColumnKind;
  /** A cell up to the letters of its reference. */
  start: string;
  /** What follows the reference, by value: most columns have few values. */
  rests: Map<string, string>;
}

/** A column with more values is no longer looked up. */
const mostKept = 4000;
/** A character takes at most three bytes. */
const widest = 3;

const restOf = ({ kind, rests }: Column, value: ExportValue): string => {
  if (typeof value !== 'string') return cellRest(kind, value);
  if (rests.size === mostKept) return cellRest(kind, value);
  const known = rests.get(value);
  if (known !== undefined) return known;
  const rest = cellRest(kind, value);
  rests.set(value, rest);
  return rest;
};

export interface SheetBytes {
  addRow(row: readonly ExportValue[], number: number): void;
  addText(text: string): void;
  length(): number;
  /** The bytes since the last call. */
  take(): Uint8Array;
}

/** Collects a sheet as bytes. Each row is encoded at once: text that grew by more would take three times as long. */
export const sheetBytes = (columns: readonly ExportColumn[], usualLength: number): SheetBytes => {
  const cells = columns.map(({ kind }, at): Column => ({ kind, start: `<c r="${columnName(at)}`, rests: new Map() }));
  let bytes = Buffer.allocUnsafe(usualLength);
  let length = 0;
  const addText = (text: string) => {
    const needed = length + widest * text.length;
    if (needed > bytes.length) bytes = Buffer.concat([bytes.subarray(0, length)], needed);
    length += bytes.write(text, length);
  };
  return {
    addRow: (row, number) => {
      const line = String(number);
      let text = `<row r="${line}">`;
      for (let at = 0; at < cells.length; at += 1) {
        const rest = restOf(cells[at]!, row[at]);
        if (rest !== '') text += cells[at]!.start + line + rest;
      }
      addText(`${text}</row>`);
    },
    addText,
    length: () => length,
    take: () => {
      const taken = bytes.subarray(0, length);
      bytes = Buffer.allocUnsafe(usualLength);
      length = 0;
      return taken;
    },
  };
};
