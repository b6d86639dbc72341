import { lookupApi } from '@attestry/contract/features/lookup/lookup.api.ts';
import { stub } from '../../kernel/testing/stub.ts';

/** Answers the shipped lookups, for tests of pages that happen to load them. */
export const stubLookups = (): void => {
  stub(lookupApi.countries, []);
  stub(lookupApi.standards, []);
  stub(lookupApi.categories, []);
  stub(lookupApi.modules, []);
  stub(lookupApi.naturesOfBusiness, []);
};
