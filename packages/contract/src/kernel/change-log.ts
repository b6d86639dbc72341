import { z } from 'zod';
import { searchTerm } from './fields.ts';
import { pageOf } from './list-query.ts';

/** The record of changes of one record: what was changed by whom, newest first. */
export const changeLogEntry = z.object({
  changeBy: z.string(),
  changeDate: z.string(),
  event: z.string(),
  fieldsChanged: z.array(
    z.object({ fieldName: z.string(), oldValue: z.string().nullable(), newValue: z.string().nullable() }),
  ),
});
export type ChangeLogEntry = z.output<typeof changeLogEntry>;

export const changeLogQuery = z.strictObject({
  pageNumber: z.coerce.number().int().min(1).max(1000).default(1),
  order: z.enum(['asc', 'desc']).default('desc'),
  dateFrom: z.iso.date().optional(),
  dateTo: z.iso.date().optional(),
  /** Part of the name of who changed it. */
  searchTerm,
});

export const changeLogPage = pageOf(changeLogEntry);
