import { z } from 'zod';

/** A message about a report, with its place in the workbook. */
export const reportMessage = z.object({
  message: z.string(),
  sheet: z.string().optional(),
  cell: z.string().optional(),
  xmlTag: z.string().optional(),
  /** The question that the xmlTag stands for, in the template's words. */
  label: z.string().optional(),
  /** What stands in the cell, cut to 40 characters; empty where an answer is missing. Absent for what is no answer. */
  found: z.string().optional(),
  /** What should stand there, where the message does not say it itself. */
  expected: z.string().optional(),
  /** Of a table, counted from 0, where there is no cell; `xmlTag` is its column then. */
  row: z.number().int().optional(),
  /** The answer could not be read and is not stored. */
  leftOut: z.literal(true).optional(),
});
export type ReportMessage = z.output<typeof reportMessage>;

/** How far a sheet is filled in: the answers it requires, and how many of these it has. */
export const sheetFigures = z.object({ sheet: z.string(), asked: z.number().int(), answered: z.number().int() });
export type SheetFigures = z.output<typeof sheetFigures>;
