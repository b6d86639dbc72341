import { keptExportApi } from '@attestry/contract/features/kept-export/kept-export.api.ts';
import type { KeptExport } from '@attestry/contract/features/kept-export/kept-export.schema.ts';
import { clientOf } from '@attestry/contract/kernel/client.ts';
import { queryOptions } from '@tanstack/react-query';
import { refetchAfter } from '../../blocks/refetch.ts';
import { quietSend, sendWith } from '../../kernel/api.ts';

export const quietExportCalls = clientOf(quietSend, keptExportApi);
const unaskedCalls = clientOf(sendWith({ quiet: true, unasked: true }), keptExportApi);

const lookAgainMs = 2_000;

export const isUnderWay = ({ state }: KeptExport): boolean => state === 'Waiting' || state === 'In progress';

/** The reader's exports; read again every two seconds while one of them is being made. */
export const keptExportsQuery = queryOptions({
  queryKey: ['keptExports'],
  queryFn: () => unaskedCalls.list(),
  staleTime: 0,
  refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? lookAgainMs : false),
  meta: { isUnasked: true },
});

export const refetchExports = (): Promise<void> => refetchAfter({ kinds: ['keptExports'] });

/** Lets the server export a report while the reader does something else. */
export const startExport = async (reportUrl: string, query: Record<string, unknown>): Promise<void> => {
  await quietExportCalls.start({ params: { reportUrl }, query });
  await refetchExports();
};
