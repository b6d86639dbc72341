import { reportsApi } from '@attestry/contract/features/reports/reports.api.ts';
import type { IfsReport, ReportName } from '@attestry/contract/features/reports/reports.schema.ts';
import { clientOf } from '@attestry/contract/kernel/client.ts';
import type { Columns, ListSpec } from '@attestry/contract/kernel/list.ts';
import { queryOptions } from '@tanstack/react-query';
import { auditorPath } from '../../blocks/addresses.ts';
import { quietSend } from '../../kernel/api.ts';
import { queryClient } from '../../kernel/queries.ts';
import { describedList } from '../../kernel/url-state.ts';

export const quietReportCalls = clientOf(quietSend, reportsApi);

export const reportNamesQuery = queryOptions({
  queryKey: ['report', 'names'],
  queryFn: () => quietReportCalls.names(),
});

export const ifsReportsQuery = queryOptions({
  queryKey: ['report', 'ifs'],
  queryFn: () => quietReportCalls.ifsReports(),
});

/** What both pages of reports show of a report. */
type AnyReport = IfsReport | ReportName;

/** A preview begins with no more columns than fit next to each other; the file has all of them. */
const columnsAtFirst = 8;

const shownOf = ({ list }: AnyReport) => Object.entries(list.columns).filter(([, { hidden }]) => !hidden);

/** The list of a report, as the server describes it to this reader. */
export const listOfReport = (report: AnyReport): ListSpec<Columns> => {
  const { columns } = report.list;
  const further = shownOf(report)
    .filter(([, { optional }]) => !optional)
    .slice(columnsAtFirst);
  const optional = further.map(([key, column]) => [key, { ...column, optional: true }] as const);
  return describedList(`report${report.id}`, {
    ...report.list,
    columns: { ...columns, ...Object.fromEntries(optional) },
  });
};

/** How many columns the file has, if the preview begins with fewer. */
export const columnsOfFile = (report: ReportName): number | undefined => {
  const shown = shownOf(report);
  return shown.length > columnsAtFirst || shown.some(([, { optional }]) => optional) ? shown.length : undefined;
};

const naming = ['site', 'name', 'organisationName'];

/** The column that names a row. */
export const namingColumn = (report: AnyReport): string | undefined => {
  const shown = shownOf(report);
  return naming.find((key) => shown.some(([own]) => own === key)) ?? shown[0]?.[0];
};

/** A card has the columns of the table in lines, each with its label: the reader chose the report for all of them. */
export const cardOf = (report: AnyReport, { columns }: ListSpec<Columns>) => {
  const line = Object.entries(columns).flatMap(([key, { hidden, optional }]) =>
    hidden || optional || key === namingColumn(report) ? [] : [key],
  );
  return { line, labelled: line, foot: [] };
};

export type PreviewRow = Record<string, string | number | boolean | null>;

/** The page that a row leads to, for the reports whose every row is about a record that the reader may open. */
const opened: Readonly<Record<string, { column: string; to: (row: PreviewRow) => string }>> = {
  AuditorProfile: { column: 'auditorNumber', to: ({ auditorNumber }) => auditorPath(String(auditorNumber)) },
};

export const openedBy = ({ id }: AnyReport) => opened[id];

type Asked = Record<string, unknown>;

const previewQuery = ({ id }: AnyReport, query: Asked) =>
  queryOptions({
    queryKey: ['report', 'preview', id, query],
    queryFn: () => quietReportCalls.preview({ params: { reportUrl: id }, query }),
  });

/** The first rows of a report as they are now. */
export const readPreview = (report: AnyReport, query: Asked) =>
  queryClient.fetchQuery({ ...previewQuery(report, query), staleTime: 0 });

/** The same as they were last read. */
export const knownPreview = (report: ReportName, query: Asked) =>
  queryClient.fetchQuery({ ...previewQuery(report, query), staleTime: Number.POSITIVE_INFINITY });
