import { z } from 'zod';
import { feature, get } from '../../kernel/endpoint.ts';
import { named } from '../../kernel/fields.ts';

const shipped = { public: 'lookups hold nothing but the product’s own words' };
const directory = '/PublicDirectory/api';

export const country = z.object({ externalId: z.string(), name: z.string(), code: z.string() });
export const category = z.object({ externalId: z.string(), name: z.string(), standardName: z.string() });

export const lookupApi = feature({
  countries: { ...get(`${directory}/countries`, shipped, 'List the countries'), response: z.array(country) },
  standards: { ...get(`${directory}/standards`, shipped, 'List the standards'), response: z.array(named) },
  categories: {
    ...get(`${directory}/categories`, shipped, 'List the categories of the standards'),
    response: z.array(category),
  },
  modules: { ...get(`${directory}/modules`, shipped, 'List the additional modules'), response: z.array(named) },
  naturesOfBusiness: {
    ...get('/companydirectory/api/NatureOfBusiness', shipped, 'List the natures of business'),
    response: z.array(named),
  },
});
