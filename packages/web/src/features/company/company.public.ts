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

/** Companies within the reader's sight, found by id or name. */
export const companyLookup = lookup({});

/** Of those, the ones a certification body is related to, which it may give a site. For others there are no others. */
export const sharedCompanyLookup = lookup({ sharedOnly: 'true' });
