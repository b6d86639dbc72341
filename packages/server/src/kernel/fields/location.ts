import { type Location, locationLabels } from '@attestry/contract/kernel/fields.ts';
import { type RawBuilder, sql } from 'kysely';
import { cleared } from './form-columns.ts';

/** Column values of an address from a form's location. Fields the form omits are undefined. */
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
 * A location in the shape of answers: JSON of the address columns of the row aliased `holder`, whose country is joined under
 * the alias `country`. Missing fields are empty strings.
 */
export const presentLocation = (holder: string, country = 'country'): RawBuilder<unknown> => {
  const line = (column: string) => sql`coalesce(${sql.ref(`${holder}.${column}`)}, '')`;
  return sql`jsonb_build_object('addressLine1', ${line('address_line1')}, 'addressLine2', ${line('address_line2')},
    'addressLine3', ${line('address_line3')}, 'city', ${line('city')}, 'county', ${line('county')},
    'zipCode', ${line('zip_code')}, 'country', jsonb_build_object('id', coalesce(${sql.ref(`${country}.id`)}::text, ''),
      'name', coalesce(${sql.ref(`${country}.name`)}, '')))`;
};

/**
 * The address of the row aliased `holder` as documents print it: non-empty lines only, the postcode before the city, no
 * country.
 */
export const printedAddress = (holder: string): RawBuilder<string[]> => {
  const line = (column: string) => sql`nullif(${sql.ref(`${holder}.${column}`)}, '')`;
  return sql`array_remove(array[${line('address_line1')}, ${line('address_line2')}, ${line('address_line3')},
    nullif(concat_ws(' ', ${line('zip_code')}, ${line('city')}), ''), ${line('county')}], null)`;
};

/** Labels of a location's columns, as forms have them. The country is labelled by its own query. */
export const loggedLocation = {
  address_line1: locationLabels.addressLine1,
  address_line2: locationLabels.addressLine2,
  address_line3: locationLabels.addressLine3,
  city: locationLabels.city,
  county: locationLabels.county,
  zip_code: locationLabels.zipCode,
};
