import { lookupApi } from '@attestry/contract/features/lookup/lookup.api.ts';
import { publicDirectoryApi } from '@attestry/contract/features/public-directory/public-directory.api.ts';
import { stub } from '../../kernel/testing/stub.ts';

const countries = ['Albania', 'Belgium', 'Chile', 'Denmark', 'Estonia', 'France', 'Greece', 'Hungary'];
const lookups = {
  countries: [...countries, 'Italy', 'Japan', 'Kenya', 'Latvia', 'Côte d’Ivoire', 'Norway'].map((name, at) => ({
    externalId: String(at + 1),
    name,
    code: '',
  })),
  standards: [
    { id: '4', name: 'Food' },
    { id: '6', name: 'Packaging Materials' },
  ],
  categories: [
    { externalId: '41', name: 'Beverages', standardName: 'Food' },
    { externalId: '61', name: 'Print processes', standardName: 'Packaging Materials' },
  ],
  modules: [{ id: '1', name: 'Traded Products' }],
};

/** Answers the lookups and figures that the public search reads. */
export const stubPublicLookups = () => {
  stub(lookupApi.countries, lookups.countries);
  stub(lookupApi.standards, lookups.standards);
  stub(lookupApi.categories, lookups.categories);
  stub(lookupApi.modules, lookups.modules);
  stub(publicDirectoryApi.figures, { certificatedSites: 2094, countries: 123, certificationBodies: 40 });
};
