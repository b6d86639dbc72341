import { reportsApi } from '@attestry/contract/features/reports/reports.api.ts';
import type { ReportName } from '@attestry/contract/features/reports/reports.schema.ts';
import { clientOf } from '@attestry/contract/kernel/client.ts';
import type { Columns, ListSpec } from '@attestry/contract/kernel/list.ts';
import { queryOptions } from '@tanstack/react-query';
import { quietSend } from '../../kernel/api.ts';
import { queryClient } from '../../kernel/queries.ts';
import { describedList } from '../../kernel/url-state.ts';

export const quietReportCalls = clientOf(quietSend, reportsApi);

export const reportNamesQuery = queryOptions({
  queryKey: ['report', 'names'],
  queryFn: () => quietReportCalls.names(),
});

/** The list of a report, as the server describes it to this reader. */
export const listOfReport = ({ id, list }: ReportName): ListSpec<Columns> => describedList(`report${id}`, list);

type Asked = Record<string, unknown>;

const previewQuery = ({ id }: ReportName, query: Asked) =>
  queryOptions({
    queryKey: ['report', 'preview', id, query],
    queryFn: () => quietReportCalls.preview({ params: { reportUrl: id }, query }),
  });

/** The first rows of a report as they are now. */
export const readPreview = (report: ReportName, query: Asked) =>
  queryClient.fetchQuery({ ...previewQuery(report, query), staleTime: 0 });

/** The same as they were last read. */
export const knownPreview = (report: ReportName, query: Asked) =>
  queryClient.fetchQuery({ ...previewQuery(report, query), staleTime: Number.POSITIVE_INFINITY });
