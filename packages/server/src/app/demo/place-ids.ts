import type pg from 'pg';

/** The lookup's ids of the countries, by ISO 3166-1 alpha-2 code. */
export const placesByCode = async (client: pg.Client): Promise<Map<string, number>> => {
  const { rows } = await client.query<{ code: string; id: number }>('select code, id from country');
  return new Map(rows.map(({ code, id }) => [code, id]));
};
