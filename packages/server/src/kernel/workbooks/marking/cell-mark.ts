/** A cell to be marked in a workbook. */
export interface CellMark {
  sheet: string;
  /** As the spreadsheet program names it, such as D7. */
  cell: string;
  /** What is wrong with it, for the note at the cell. */
  note: string;
  /** The cell is empty but requires a value. */
  isEmpty: boolean;
}

/** The row from 1 and the column from 0 of a cell. */
export const placeOfCell = (cell: string): { row: number; column: number } => {
  const [, letters = '', digits = ''] = /^([A-Z]+)(\d+)$/.exec(cell) ?? [];
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  return { row: Number(digits), column };
};
