import { savedViewApi } from '@attestry/contract/features/saved-view/saved-view.api.ts';
import { clientOf } from '@attestry/contract/kernel/client.ts';
import { queryOptions } from '@tanstack/react-query';
import { quietSend } from '../../../kernel/api.ts';

const quietCalls = clientOf(quietSend, savedViewApi);

/** The reader's views of a list. A failure is silent, because the list works without them. */
export const viewsOf = (list: string) =>
  queryOptions({ queryKey: ['savedView', list], queryFn: () => quietCalls.list({ query: { list } }) });
