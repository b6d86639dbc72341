import { contactLabels } from '@attestry/contract/kernel/fields.ts';
import { i18n } from '../../kernel/texts.ts';
import type { FormField } from '../form-screen/form-parts.ts';

type ContactKey = 'name' | 'email' | 'phoneNumber' | 'faxNumber';

/** The fields of a contact at `prefix`, such as `contact.contactDetails`. */
export const contactFields = <P extends string>(prefix: P): FormField<`${P}.${ContactKey}`>[] => [
  { kind: 'text', name: `${prefix}.name`, label: i18n.t(contactLabels.name) },
  { kind: 'email', name: `${prefix}.email`, label: i18n.t(contactLabels.email) },
  { kind: 'phone', name: `${prefix}.phoneNumber`, label: i18n.t(contactLabels.phoneNumber) },
  { kind: 'phone', name: `${prefix}.faxNumber`, label: i18n.t(contactLabels.faxNumber) },
];

/** A blank contact. */
export const blankContact = { name: '', email: '', phoneNumber: '', faxNumber: '' };
