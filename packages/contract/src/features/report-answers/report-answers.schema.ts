import { z } from 'zod';

/** A message about a report, with its place in the workbook. */
export const reportMessage = z.object({
  message: z.string(),
  sheet: z.string().optional(),
  cell: z.string().optional(),
  xmlTag: z.string().optional(),
  /** The text of the question with this xmlTag, from the template. */
  label: z.string().optional(),
  /**
   * The content of the cell, cut to 40 characters; empty if an answer is missing. Absent if the place holds no answer.
   */
  found: z.string().optional(),
  /** The expected content, unless the message says it. */
  expected: z.string().optional(),
  /** The row of a table, from 0, if there is no cell; `xmlTag` is then its column. */
  row: z.number().int().optional(),
  /** The answer could not be read and is not stored. */
  leftOut: z.literal(true).optional(),
  /** What is asked about the directory instead of an answer of the report. */
  question: z.enum(['replaces', 'owner', 'closes', 'ends', 'approval']).optional(),
});
export type ReportMessage = z.output<typeof reportMessage>;

/** Progress of a sheet: how many answers it requires and how many of these it has. */
export const sheetFigures = z.object({ sheet: z.string(), asked: z.number().int(), answered: z.number().int() });
export type SheetFigures = z.output<typeof sheetFigures>;
