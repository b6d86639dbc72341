import { lookupApi } from '@attestry/contract/features/lookup/lookup.api.ts';
import { stub } from '../../kernel/testing/stub.ts';

/** The shipped lookups, for pages that load them beside what a test is about. */
export const stubLookups = (): void => {
  stub(lookupApi.countries, []);
  stub(lookupApi.standards, []);
  stub(lookupApi.categories, []);
  stub(lookupApi.modules, []);
  stub(lookupApi.naturesOfBusiness, []);
};
