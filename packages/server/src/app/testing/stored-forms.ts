import { toSiteForm as siteForm } from '@attestry/contract/features/site/site.parts.ts';
import type { Caller } from './test-directory.ts';

export const companies = '/companydirectory/api/Companies';
export const sites = '/companydirectory/api/Sites';

/** The unchanged form of a stored site, with the version that was read. */
export const readSiteForm = async (caller: Caller, id: string) => {
  const { body, headers } = await caller.get(`${sites}/${id}`);
  return { form: siteForm(body), version: String(headers.etag) };
};

/** A form with a different value at a dotted path. */
export const withValue = (form: object, path: string, value: unknown): object => {
  const [key = '', ...rest] = path.split('.');
  const inner: unknown = Reflect.get(form, key);
  const within = typeof inner === 'object' && inner !== null ? inner : {};
  return { ...form, [key]: rest.length > 0 ? withValue(within, rest.join('.'), value) : value };
};
