import type { LookupSource } from '../../blocks/lookups.tsx';
import { quietCompanyCalls } from './company.parts.tsx';

/** Companies within the reader's sight, found by id or name. */
export const companyLookup: LookupSource = {
  search: async (searchTerm) => {
    const { resultList } = await quietCompanyCalls.list({ query: { searchTerm } });
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
};
