import { z } from 'zod';
import { requiredText } from '../../kernel/fields.ts';
import { pageOf } from '../../kernel/list-query.ts';

const column = z.object({
  label: z.string(),
  filterLabel: z.string().optional(),
  kind: z.enum(['text', 'number', 'boolean', 'date', 'choice', 'lookup']),
  sortable: z.literal(true).optional(),
  filterable: z.literal(true).optional(),
  ahead: z.literal(true).optional(),
  values: z.array(z.string()).optional(),
  lookup: z.string().optional(),
  ofRecords: z.literal(true).optional(),
  optional: z.literal(true).optional(),
  hidden: z.enum(['inExport', 'everywhere']).optional(),
});

/** A report that the caller may make, with its columns and the keys of its query. */
export const reportName = z.object({
  id: z.string(),
  name: z.string(),
  about: z.string(),
  csvEndpoint: z.string(),
  xlsxEndpoint: z.string(),
  filters: z.array(z.string()),
  atFirst: z.record(z.string(), z.array(z.string())),
  list: z.object({
    columns: z.record(z.string(), column),
    defaultSort: z.string(),
    defaultOrder: z.enum(['asc', 'desc']).optional(),
    archived: z.literal(true).optional(),
  }),
});
export type ReportName = z.output<typeof reportName>;

/** A report of the IFS page, which exports it as CSV alone, if at all. */
export const ifsReport = reportName.omit({ xlsxEndpoint: true }).extend({ csvEndpoint: z.string().optional() });
export type IfsReport = z.output<typeof ifsReport>;

const cell = z.union([z.string(), z.number(), z.boolean()]).nullable();

/** The first rows of a report, and how many it has. */
export const reportPreview = pageOf(z.record(z.string(), cell));

/** A report, or one of its formats, as addresses name it. */
export const reportUrl = z.object({ reportUrl: z.string().max(60) });

/** The filters and the order of any report; which ones it has is checked once the report is known. */
export const anyReportQuery = z.custom<Record<string, unknown>>();

export const auditorStatus = z.object({ statusId: z.string(), statusName: z.string() });

/** Two characters at least, because a single one would find everything. */
export const typedText = requiredText(100).min(2);
