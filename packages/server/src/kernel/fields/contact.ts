import { contactFields } from '@attestry/contract/kernel/place-and-contact.ts';
import { type RawBuilder, sql } from 'kysely';
import type { LoggedField } from '../change-log/change-log.ts';
import { bindFields, columnValuesOf, labelsOf, selectGroup } from './bound-fields.ts';

const stored = bindFields(contactFields, { table: 'contact', columns: {}, named: {} });

/** Column values of a contact row from a form's contact: null if cleared, undefined if omitted. */
export const contactColumns = (contact: { [K in keyof typeof contactFields]?: string | undefined }) =>
  columnValuesOf(stored, contact);

/** A contact in the shape of answers: JSON of the row aliased `contact`. */
export const presentContact: RawBuilder<unknown> = sql`jsonb_build_object('id', contact.id::text, 'type', contact.type)
  || ${selectGroup(stored, contactFields)}`;

/** The columns of a contact in the change log. */
export const loggedContact: Record<string, LoggedField> = labelsOf(stored);
