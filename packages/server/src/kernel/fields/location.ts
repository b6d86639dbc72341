import { locationFields } from '@attestry/contract/kernel/place-and-contact.ts';
import { type RawBuilder, sql } from 'kysely';
import type { LoggedField } from '../change-log/change-log.ts';
import { bindFields, labelsOf, selectGroup } from './bound-fields.ts';

/** Where a record with an address stores its country. */
export const locationColumns = { columns: { country: 'country_id' }, named: { country: 'country' } } as const;

const stored = bindFields(locationFields, { table: 'location', ...locationColumns });

/** A location in the shape of answers: JSON of the address columns of the row aliased `holder`. */
export const presentLocation = (holder: string): RawBuilder<unknown> =>
  selectGroup({ ...stored, table: holder }, locationFields);

/**
 * The address of the row aliased `holder` as documents print it: non-empty lines only, the postcode before the city, no
 * country.
 */
export const printedAddress = (holder: string): RawBuilder<string[]> => {
  const line = (column: string) => sql`nullif(${sql.ref(`${holder}.${column}`)}, '')`;
  return sql`array_remove(array[${line('address_line1')}, ${line('address_line2')}, ${line('address_line3')},
    nullif(concat_ws(' ', ${line('zip_code')}, ${line('city')}), ''), ${line('county')}], null)`;
};

/** The columns of an address in the change log. */
export const loggedLocation: Record<string, LoggedField> = labelsOf(stored);
