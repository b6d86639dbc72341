import { companyApi } from '@attestry/contract/features/company/company.api.ts';
import { clientOf } from '@attestry/contract/kernel/client.ts';
import { queryOptions } from '@tanstack/react-query';
import { forget } from '../../blocks/forget.ts';
import { quietSend, send } from '../../kernel/api.ts';

export const companyCalls = clientOf(send, companyApi);
/** For forms and exports, which show their failures themselves. */
export const quietCompanyCalls = clientOf(quietSend, companyApi);

export const companyQuery = (id: string) =>
  queryOptions({ queryKey: ['company', id], queryFn: () => quietCompanyCalls.read({ params: { id }, query: {} }) });

export const companyPath = (id: string, rest = '') => `/private/company/details/${id}${rest}`;

/** Sites and audits show the company that they belong to. */
export const forgetCompanies = () => forget('company', 'site', 'audit');
