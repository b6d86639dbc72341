import type { LookupSource } from '../../blocks/lookups.tsx';
import { quietCompanyCalls } from './company.parts.tsx';

const lookup = (narrowing: { sharedOnly?: 'true' }): LookupSource => ({
  search: async (searchTerm) => {
    const { resultList } = await quietCompanyCalls.list({ query: { searchTerm, ...narrowing } });
    return resultList.map(({ id, name, location }) => ({
      id,
      name,
      hint: [id, location.city, location.country.name].join(' · '),
    }));
  },
  find: async (id) => {
    const { name } = await quietCompanyCalls.read({ params: { id }, query: {} });
    return { id, name };
  },
});

/** The companies that the reader can see, found by id or name. */
export const companyLookup = lookup({});

/**
 * For a certification body only the companies related to it, to which it may assign a site; for other readers all that
 * they can see.
 */
export const sharedCompanyLookup = lookup({ sharedOnly: 'true' });
