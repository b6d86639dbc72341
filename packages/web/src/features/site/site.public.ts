import type { LookupSource } from '../../blocks/lookups.tsx';
import { quietSiteCalls } from '../site-record/site-record.public.ts';

export { searchTabs } from './site.parts.tsx';
export { SitesOfCompany } from './sites-of-company.parts.tsx';

/** The sites that the reader can see, found by site code or name. */
export const siteLookup: LookupSource = {
  search: async (searchTerm) => {
    const { resultList } = await quietSiteCalls.list({ query: { searchTerm } });
    return resultList.map(({ id, name, location }) => ({
      id,
      name,
      hint: [id, location.city, location.country.name].join(' · '),
    }));
  },
  find: async (id) => {
    const { name } = await quietSiteCalls.read({ params: { id }, query: {} });
    return { id, name };
  },
};
