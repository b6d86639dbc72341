import { type Contact, contactLabels } from '@attestry/contract/kernel/fields.ts';
import { type RawBuilder, sql } from 'kysely';
import { cleared } from './form-columns.ts';

/** The columns of a contact's row, from a form's contact. Lines the form leaves out are undefined. */
export const contactColumns = ({ name, email, phoneNumber, faxNumber }: Contact) => ({
  name: cleared(name),
  email: cleared(email),
  phone_number: cleared(phoneNumber),
  fax_number: cleared(faxNumber),
});

/** A contact as answers have it: JSON of the row named `contact`. Lines that are not there are empty texts. */
export const presentContact: RawBuilder<unknown> = sql`jsonb_build_object('id', contact.id::text, 'type', contact.type,
  'name', coalesce(contact.name, ''), 'email', coalesce(contact.email, ''),
  'phoneNumber', coalesce(contact.phone_number, ''), 'faxNumber', coalesce(contact.fax_number, ''))`;

/** A contact's columns under the names that forms have for them. */
export const loggedContact = {
  name: contactLabels.name,
  email: contactLabels.email,
  phone_number: contactLabels.phoneNumber,
  fax_number: contactLabels.faxNumber,
};
