import { lookupApi } from '@attestry/contract/features/lookup/lookup.api.ts';
import { stub } from '../../kernel/testing/stub.ts';

/** Stubs the shipped lookups for pages that load them although the test is about something else. */
export const stubLookups = (): void => {
  stub(lookupApi.countries, []);
  stub(lookupApi.standards, []);
  stub(lookupApi.categories, []);
  stub(lookupApi.modules, []);
  stub(lookupApi.naturesOfBusiness, []);
};
