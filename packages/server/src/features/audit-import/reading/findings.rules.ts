import { columnName } from '../../../kernel/workbooks/cell-text.ts';

/** Something to say about an uploaded report: an error keeps it out, a warning does not. */
export interface Finding {
  level: 'error' | 'warning';
  sheet?: string;
  /** As the spreadsheet program names it, such as D7. */
  cell?: string;
  xmlTag?: string;
  /** A sentence that names the place itself: `Summary!D7 (START_DATE): Field is required`. */
  message: string;
}

/** A cell of the workbook; columns from 0, rows from 1. */
export interface Place {
  sheet: string;
  column: number;
  row: number;
}

export const cellName = ({ column, row }: Place): string => `${columnName(column)}${row}`;

/** What stands at one place and answers one xmlTag. */
export const findingAt = (level: Finding['level'], place: Place, xmlTag: string, text: string): Finding => {
  const cell = cellName(place);
  const tag = xmlTag === '' ? {} : { xmlTag };
  const named = xmlTag === '' ? '' : ` (${xmlTag})`;
  return { level, sheet: place.sheet, cell, ...tag, message: `${place.sheet}!${cell}${named}: ${text}` };
};
