import type { lookupApi } from '@attestry/contract/features/lookup/lookup.api.ts';
import { callOf } from '@attestry/contract/kernel/client.ts';
import type { LookupSource } from '../../blocks/lookups.tsx';
import { quietSend } from '../../kernel/api.ts';

type Api = typeof lookupApi;

// Uses only the types of the endpoints: public pages read lookups too and should not load the schemas.
const call = callOf(quietSend);
const countries = call<Api['countries']>('GET', '/PublicDirectory/api/countries');
/** All standards, also those that a filter leaves out. */
export const standards = call<Api['standards']>('GET', '/PublicDirectory/api/standards');
const categories = call<Api['categories']>('GET', '/PublicDirectory/api/categories');
const modules = call<Api['modules']>('GET', '/PublicDirectory/api/modules');
const naturesOfBusiness = call<Api['naturesOfBusiness']>('GET', '/companydirectory/api/NatureOfBusiness');

const loadCountries = async () => (await countries()).map(({ externalId, name }) => ({ id: externalId, name }));

/** Each category is shown with its standard, because some standards have categories of the same name. */
const loadCategories = async () =>
  (await categories()).map(({ externalId, name, standardName }) => ({ id: externalId, name, hint: standardName }));

/** The lookups shipped with the product, by the names that columns and forms use. */
export const shippedLookups: Readonly<Record<string, LookupSource>> = {
  country: { load: loadCountries },
  standard: { load: () => standards() },
  category: { load: loadCategories },
  module: { load: () => modules() },
  natureOfBusiness: { load: () => naturesOfBusiness() },
};
