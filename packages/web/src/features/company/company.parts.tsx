import { companyApi } from '@attestry/contract/features/company/company.api.ts';
import { clientOf } from '@attestry/contract/kernel/client.ts';
import { queryOptions } from '@tanstack/react-query';
import { listKey } from '../../blocks/list-screen/use-list.ts';
import { quietSend, send } from '../../kernel/api.ts';
import { queryClient } from '../../kernel/queries.ts';

export const companyCalls = clientOf(send, companyApi);
/** For forms and exports, which show their failures themselves. */
export const quietCompanyCalls = clientOf(quietSend, companyApi);

export const companyQuery = (id: string) =>
  queryOptions({ queryKey: ['company', id], queryFn: () => quietCompanyCalls.read({ params: { id }, query: {} }) });

export const companyPath = (id: string, rest = '') => `/private/company/details/${id}${rest}`;

/** What was changed is read anew wherever it is shown. */
export const forgetCompanies = () =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: ['company'] }),
    queryClient.invalidateQueries({ queryKey: ['lookup', 'company'] }),
    queryClient.invalidateQueries({ queryKey: listKey('company') }),
    queryClient.invalidateQueries({ queryKey: listKey('site') }),
  ]);
