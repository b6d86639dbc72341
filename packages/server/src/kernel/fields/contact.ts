import { type Contact, contactLabels } from '@attestry/contract/kernel/fields.ts';
import { type RawBuilder, sql } from 'kysely';
import { cleared } from './form-columns.ts';

/** Column values of a contact row from a form's contact. Fields the form omits are undefined. */
export const contactColumns = ({ name, email, phoneNumber, faxNumber }: Contact) => ({
  name: cleared(name),
  email: cleared(email),
  phone_number: cleared(phoneNumber),
  fax_number: cleared(faxNumber),
});

/** A contact in the shape of answers: JSON of the row aliased `contact`. Missing fields are empty strings. */
export const presentContact: RawBuilder<unknown> = sql`jsonb_build_object('id', contact.id::text, 'type', contact.type,
  'name', coalesce(contact.name, ''), 'email', coalesce(contact.email, ''),
  'phoneNumber', coalesce(contact.phone_number, ''), 'faxNumber', coalesce(contact.fax_number, ''))`;

/** Labels of a contact's columns, as forms have them. */
export const loggedContact = {
  name: contactLabels.name,
  email: contactLabels.email,
  phone_number: contactLabels.phoneNumber,
  fax_number: contactLabels.faxNumber,
};
