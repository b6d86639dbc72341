import { errorsOf } from '@attestry/contract/kernel/endpoint-errors.ts';
import { errorBody } from '@attestry/contract/kernel/errors.ts';
import { endpoints } from './endpoints.ts';

/** Fixed addresses before those with parameters, in the server's own order. */
const routes = endpoints
  .map(({ name, endpoint }) => ({
    name,
    method: endpoint.method,
    parameters: endpoint.path.split(':').length,
    address: new RegExp(`^${endpoint.path.replace(/:\w+/g, '[^/]+')}$`, 'i'),
    codes: new Set(errorsOf(endpoint).map(({ code }) => code)),
  }))
  .sort((a, b) => a.parameters - b.parameters);

/** Throws if an endpoint answers with an error that it does not declare. */
export const requireDeclared = (method: string, url: string, body: unknown): void => {
  const path = url.replace(/[?#].*$/, '').replace(/\/$/, '');
  const called = routes.find((route) => route.method === method && route.address.test(path));
  const { data: error } = errorBody.safeParse(body);
  if (called && error && !called.codes.has(error.code))
    throw new Error(`${called.name} answers ${error.code}, which it does not declare.`);
};
