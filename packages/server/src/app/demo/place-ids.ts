import type { OwnerConnection } from '../../kernel/database/owner-connection.ts';

export type CountryIds = ReadonlyMap<string, number>;

/** The lookup ids of countries by ISO 3166-1 alpha-2 code. */
export const placesByCode = async (client: OwnerConnection): Promise<CountryIds> => {
  const { rows } = await client.query<{ code: string; id: number }>('select code, id from country');
  return new Map(rows.map(({ code, id }) => [code, id]));
};
