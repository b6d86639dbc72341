import { z } from 'zod';

/** A message about a report, with its place in the workbook. */
export const reportMessage = z.object({
  message: z.string(),
  sheet: z.string().optional(),
  cell: z.string().optional(),
  xmlTag: z.string().optional(),
  /** The question that the xmlTag stands for, in the template's words. */
  label: z.string().optional(),
  /** Of a table, counted from 0, where there is no cell; `xmlTag` is its column then. */
  row: z.number().int().optional(),
  /** The answer could not be read and is not stored. */
  leftOut: z.literal(true).optional(),
});
export type ReportMessage = z.output<typeof reportMessage>;
