import { systemApi } from '@attestry/contract/features/system/system.api.ts';
import { clientOf } from '@attestry/contract/kernel/client.ts';
import { queryOptions } from '@tanstack/react-query';
import { systemChangeLogPath } from '../../blocks/addresses.ts';
import { quietSend, send } from '../../kernel/api.ts';

/** For commands, whose failures the banner shows. */
export const systemCalls = clientOf(send, systemApi);
export const quietSystemCalls = clientOf(quietSend, systemApi);

export const systemQuery = queryOptions({
  queryKey: ['administration', 'system'],
  queryFn: () => quietSystemCalls.read(),
});

/** Work goes on meanwhile. */
export const workQuery = queryOptions({
  queryKey: ['administration', 'work'],
  queryFn: () => quietSystemCalls.work(),
  refetchInterval: 15_000,
});

export const changesOfSystem = {
  scope: ['administration', 'changes'],
  to: systemChangeLogPath,
  load: () => quietSystemCalls.changeLog({ query: {} }),
};
