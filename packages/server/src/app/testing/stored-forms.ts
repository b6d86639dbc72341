import type { Company } from '@attestry/contract/features/company/company.schema.ts';
import type { Site } from '@attestry/contract/features/site/site.schema.ts';
import type { Caller } from './test-directory.ts';

export const companies = '/companydirectory/api/Companies';
export const sites = '/companydirectory/api/Sites';

/** A stored company as the form that would be sent to have it so. */
export const companyForm = ({ name, website, blockSharing, location, contact, natureOfBusiness, type }: Company) => ({
  company: { name, website: website ?? '', blockSharing, location },
  contact: { contactDetails: contact },
  natureOfBusinessId: natureOfBusiness?.id,
  companyTier: type,
});

/** A stored site as the form that would be sent to have it so. */
export const siteForm = ({ name, tradingAsName, website, companyId, location, ...site }: Site) => ({
  site: { name, tradingAsName: tradingAsName ?? '', website: website ?? '', companyId, location },
  generalContact: site.generalContact,
  technicalContact: site.technicalContact,
  commercialContact: site.commercialContact,
});

/** The form of a stored company with nothing changed, and the version it was read at. */
export const readCompanyForm = async (caller: Caller, id: string) => {
  const { body, headers } = await caller.get(`${companies}/${id}`);
  return { form: companyForm(body), version: String(headers.etag) };
};

/** The form of a stored site with nothing changed, and the version it was read at. */
export const readSiteForm = async (caller: Caller, id: string) => {
  const { body, headers } = await caller.get(`${sites}/${id}`);
  return { form: siteForm(body), version: String(headers.etag) };
};

/** A form with another value at a dotted path. */
export const withValue = (form: object, path: string, value: unknown): object => {
  const [key = '', ...rest] = path.split('.');
  const inner: unknown = Reflect.get(form, key);
  const within = typeof inner === 'object' && inner !== null ? inner : {};
  return { ...form, [key]: rest.length > 0 ? withValue(within, rest.join('.'), value) : value };
};
