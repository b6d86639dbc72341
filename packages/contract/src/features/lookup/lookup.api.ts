import { z } from 'zod';
import { feature } from '../../kernel/endpoint.ts';
import { named } from '../../kernel/fields.ts';

const shipped = { public: 'lookups hold nothing but the product’s own words' };
const directory = '/PublicDirectory/api';

export const country = z.object({ externalId: z.string(), name: z.string(), code: z.string() });
export const category = z.object({ externalId: z.string(), name: z.string(), standardName: z.string() });

export const lookupApi = feature({
  countries: {
    method: 'GET',
    path: `${directory}/countries`,
    permission: shipped,
    summary: 'List the countries',
    response: z.array(country),
  },
  standards: {
    method: 'GET',
    path: `${directory}/standards`,
    permission: shipped,
    summary: 'List the standards',
    response: z.array(named),
  },
  categories: {
    method: 'GET',
    path: `${directory}/categories`,
    permission: shipped,
    summary: 'List the categories of the standards',
    response: z.array(category),
  },
  modules: {
    method: 'GET',
    path: `${directory}/modules`,
    permission: shipped,
    summary: 'List the additional modules',
    response: z.array(named),
  },
  naturesOfBusiness: {
    method: 'GET',
    path: '/companydirectory/api/NatureOfBusiness',
    permission: shipped,
    summary: 'List the natures of business',
    response: z.array(named),
  },
});
