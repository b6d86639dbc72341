import { type Location, locationLabels } from '@attestry/contract/kernel/fields.ts';
import { type RawBuilder, sql } from 'kysely';
import { cleared } from './form-columns.ts';

/** The address columns of a row, from a form's location. Lines the form leaves out are undefined. */
export const locationColumns = (location: Location) => ({
  address_line1: location.addressLine1,
  address_line2: cleared(location.addressLine2),
  address_line3: cleared(location.addressLine3),
  city: location.city,
  county: cleared(location.county),
  zip_code: cleared(location.zipCode),
  country_id: Number(location.country.id),
});

/**
 * A location as answers have it: JSON of the address columns of the row named `holder`, whose country is joined as the
 * row named `country`. Lines that are not there are empty texts.
 */
export const presentLocation = (holder: string, country = 'country'): RawBuilder<unknown> => {
  const line = (column: string) => sql`coalesce(${sql.ref(`${holder}.${column}`)}, '')`;
  return sql`jsonb_build_object('addressLine1', ${line('address_line1')}, 'addressLine2', ${line('address_line2')},
    'addressLine3', ${line('address_line3')}, 'city', ${line('city')}, 'county', ${line('county')},
    'zipCode', ${line('zip_code')}, 'country', jsonb_build_object('id', coalesce(${sql.ref(`${country}.id`)}::text, ''),
      'name', coalesce(${sql.ref(`${country}.name`)}, '')))`;
};

/**
 * The address of the row named `holder` as documents print it: the lines that are there, the postcode before the city,
 * without the country.
 */
export const printedAddress = (holder: string): RawBuilder<string[]> => {
  const line = (column: string) => sql`nullif(${sql.ref(`${holder}.${column}`)}, '')`;
  return sql`array_remove(array[${line('address_line1')}, ${line('address_line2')}, ${line('address_line3')},
    nullif(concat_ws(' ', ${line('zip_code')}, ${line('city')}), ''), ${line('county')}], null)`;
};

/** A location's columns under the names that forms have for them; a country is named by its own query. */
export const loggedLocation = {
  address_line1: locationLabels.addressLine1,
  address_line2: locationLabels.addressLine2,
  address_line3: locationLabels.addressLine3,
  city: locationLabels.city,
  county: locationLabels.county,
  zip_code: locationLabels.zipCode,
};
