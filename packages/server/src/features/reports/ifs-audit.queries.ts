import { auditStatusReport } from '@attestry/contract/features/reports/audit-status.report.ts';
import { invoiceFilters } from '@attestry/contract/features/reports/ifs-audit.parts.ts';
import type { IfsReport, ReportName } from '@attestry/contract/features/reports/reports.schema.ts';
import { filterKeysOf } from '@attestry/contract/kernel/filter-keys.ts';
import type { Columns, Narrowing } from '@attestry/contract/kernel/list.ts';
import type { Context, FileToSend } from '../../kernel/calls/context.ts';
import { exportReport, reportNames } from './reports.queries.ts';

const filters: Columns = invoiceFilters;

const named = ({ filterLabel }: Columns[string]) => filterLabel && { filterLabel };

type ReportColumns = IfsReport['list']['columns'];

/** The columns of a report in its own order; only the filters of invoices remain filters. */
const invoiceColumns = (columns: ReportColumns): ReportColumns =>
  Object.fromEntries(
    Object.entries(columns).flatMap(([key, { sortable: _, filterable: __, ...column }]) => {
      const filter = filters[key];
      if (filter) return [[key, { ...column, ...named(filter), filterable: true as const }]];
      return column.hidden === 'everywhere' ? [] : [[key, column]];
    }),
  );

const asIfsReport = ({ xlsxEndpoint: _, list, ...report }: ReportName): IfsReport => ({
  ...report,
  csvEndpoint: 'SendAuditStatusReport',
  filters: Object.entries(filters).flatMap((column) => filterKeysOf(...column)),
  atFirst: {},
  list: { ...list, columns: invoiceColumns(list.columns) },
});

/** The reports of the page IFS Audit Report: Audit Status, to those who are offered it. */
export const ifsReports = (ctx: Context): IfsReport[] =>
  reportNames(ctx)
    .filter(({ id }) => id === auditStatusReport.urlName)
    .map(asIfsReport);

/** The rows of the report Audit Status as CSV. */
export const sendAuditStatus = (ctx: Context, asked: Narrowing): Promise<FileToSend> =>
  exportReport(ctx, `${auditStatusReport.urlName}Csv`, asked);
