import { z } from 'zod';
import { moment, searchTerm } from './fields.ts';
import { daysInOrder, pageOf, rowsPerPage } from './list-query.ts';

/** The change log of one record: what changed and by whom, newest first. */
export const changeLogEntry = z.object({
  changeBy: z.string(),
  /** In UTC: YYYY-MM-DDTHH:mm:ssZ. */
  changeDate: z.string(),
  event: z.string(),
  fieldsChanged: z.array(
    z.object({ fieldName: z.string(), oldValue: z.string().nullable(), newValue: z.string().nullable() }),
  ),
});
export type ChangeLogEntry = z.output<typeof changeLogEntry>;

/** A day is a UTC day; callers in another time zone send the moments at which their days begin and end. */
const dayOrMoment = z.union([z.iso.date(), moment]);

export const changeLogQuery = z
  .strictObject({
    pageNumber: z.coerce.number().int().min(1).default(1),
    rows: rowsPerPage,
    order: z.enum(['asc', 'desc']).default('desc'),
    dateFrom: dayOrMoment.optional(),
    dateTo: dayOrMoment.optional(),
    /** Part of the name of the person who made the change. */
    searchTerm,
    /** Only the events in the record's life: not, for instance, the sites that a company has starred. */
    timeline: z.stringbool().optional(),
  })
  .superRefine(daysInOrder({ date: { label: 'Change Date', kind: 'date' } }));

export const changeLogPage = pageOf(changeLogEntry);

/** Query and answer of a change-log endpoint, without its path, permission and record. */
export const changeLog = { query: changeLogQuery, response: changeLogPage };
