import { isOffered, previewRows } from '@attestry/contract/features/reports/reports.parts.ts';
import type { ReportName } from '@attestry/contract/features/reports/reports.schema.ts';
import { kernelErrors } from '@attestry/contract/kernel/errors.ts';
import { filterKeysOf } from '@attestry/contract/kernel/filter-keys.ts';
import type { Column, ExportFormat, ListQuery, Page } from '@attestry/contract/kernel/list.ts';
import { unpagedQuery } from '@attestry/contract/kernel/list-query.ts';
import type { Context, FileToSend, ReadContext } from '../../kernel/calls/context.ts';
import { refuse } from '../../kernel/calls/refusal.ts';
import { exportList } from '../../kernel/lists/export-list.ts';
import { requireExport } from '../../kernel/lists/export-rows.ts';
import { refuseHidden } from '../../kernel/lists/list-filters.ts';
import { columnsFor, type Viewer, viewerOf } from '../../kernel/lists/list-source.ts';
import { runList } from '../../kernel/lists/run-list.ts';
import { withProductName } from '../../kernel/settings/product-name.ts';
import { allReports } from './all-reports.queries.ts';
import type { BoundReport, ReportRow } from './bound-report.queries.ts';

const reportsOf = ({ actor, flags }: Viewer): BoundReport[] =>
  allReports.filter(({ report }) => isOffered(report, actor) && (!report.flag || flags[report.flag]));

const formats: Readonly<Record<string, ExportFormat>> = { Csv: 'csv', Xlsx: 'xlsx' };

const endpointsOf = ({ report }: BoundReport): [endpoint: string, format: ExportFormat][] =>
  Object.entries(formats).map(([suffix, format]) => [`${report.urlName}${suffix}`, format]);

const isNamed = (asked: string, name: string): boolean => asked.toLowerCase() === name.toLowerCase();

const asAnswered = ({ optional, ...column }: Column, { settings }: Viewer) => ({
  ...(column.kind === 'choice' ? { ...column, values: [...column.values] } : column),
  label: withProductName(column.label, settings),
  ...(optional && { optional: true as const }),
});

const nameOf = (bound: BoundReport, viewer: Viewer): ReportName => {
  const { report, spec } = bound;
  const columns = columnsFor(spec, viewer);
  const [csv, xlsx] = endpointsOf(bound);
  const filters = columns.filter(([, { filterable }]) => filterable).flatMap((column) => filterKeysOf(...column));
  const { defaultSort, defaultOrder, archived } = spec;
  return {
    id: report.urlName,
    name: report.title,
    about: report.about,
    csvEndpoint: csv![0],
    xlsxEndpoint: xlsx![0],
    filters: [...filters, ...(archived ? ['showArchived'] : [])],
    atFirst: Object.fromEntries(Object.entries(report.atFirst ?? {}).map(([key, value]) => [key, [...value]])),
    list: {
      columns: Object.fromEntries(columns.map(([key, column]) => [key, asAnswered(column, viewer)])),
      defaultSort,
      ...(defaultOrder && { defaultOrder }),
      ...(archived && { archived }),
    },
  };
};

/** The reports that the caller is offered, with the columns and filters that the caller has. */
export const reportNames = (ctx: Context): ReportName[] => {
  const viewer = viewerOf(ctx);
  return reportsOf(viewer).map((bound) => nameOf(bound, viewer));
};

const queries = new WeakMap<BoundReport, ReturnType<typeof unpagedQuery>>();

/** The query of a report as its filters and order allow it. */
const readQuery = (bound: BoundReport, asked: Record<string, unknown>): ListQuery => {
  const schema = queries.get(bound) ?? unpagedQuery(bound.spec);
  queries.set(bound, schema);
  const { success, data, error } = schema.safeParse(asked);
  if (success) return { showArchived: false, ...data, pageNumber: 1, rows: previewRows };
  const fields = error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
  throw refuse(kernelErrors.invalid, { fields });
};

/** The first rows of a report as its file would have them, and how many it has. */
export const previewReport = async (
  ctx: Context,
  reportUrl: string,
  asked: Record<string, unknown>,
): Promise<Page<ReportRow>> => {
  const viewer = viewerOf(ctx);
  const bound = reportsOf(viewer).find(({ report }) => isNamed(reportUrl, report.urlName));
  if (!bound) throw refuse(kernelErrors.notFound);
  const page = await runList(ctx.db, bound, viewer, readQuery(bound, asked), 'resultsList');
  return { ...page, totalPages: Math.min(1, page.totalPages) };
};

/** A report in a format, with what is asked of it. One that the caller is not offered does not exist for them. */
const askedExport = (ctx: ReadContext, reportUrl: string, asked: Record<string, unknown>) => {
  for (const bound of reportsOf(viewerOf(ctx)))
    for (const [endpoint, format] of endpointsOf(bound))
      if (isNamed(reportUrl, endpoint)) return { bound, query: { ...readQuery(bound, asked), format } };
  throw refuse(kernelErrors.notFound);
};

/** The name of a report and its format, if the caller may export it. */
export const requireReportExport = async (
  ctx: ReadContext,
  reportUrl: string,
  asked: Record<string, unknown>,
): Promise<string> => {
  const { bound, query } = askedExport(ctx, reportUrl, asked);
  refuseHidden(bound, viewerOf(ctx), query);
  await requireExport(ctx);
  return `${bound.report.title} (${query.format.toUpperCase()})`;
};

/** The file of a report. */
export const exportReport = async (
  ctx: ReadContext,
  reportUrl: string,
  asked: Record<string, unknown>,
): Promise<FileToSend> => {
  const { bound, query } = askedExport(ctx, reportUrl, asked);
  return exportList(ctx, bound, query, bound.report.urlName, bound.report);
};
