import { toCompanyForm } from '@attestry/contract/features/company/company.parts.ts';
import {
  type Company,
  type companyCreateForm,
  type companyEditForm,
  companyTiers,
} from '@attestry/contract/features/company/company.schema.ts';
import { Switch } from '@mantine/core';
import { type Path, useController } from 'react-hook-form';
import type { z } from 'zod';
import {
  blankContact,
  blankLocation,
  contactFields,
  locationFields,
} from '../../blocks/fields/place-and-contact-fields.ts';
import type { FormField, FormSection } from '../../blocks/form-screen/form-parts.ts';
import { i18n } from '../../kernel/texts.ts';

export type CreateValues = z.input<typeof companyCreateForm>;
export type EditValues = z.input<typeof companyEditForm>;

type SharedPath = Path<CreateValues> & Path<EditValues>;

/** The value says whether export is allowed; the switch says whether it is prevented. */
const PreventExportSwitch = ({ name }: { name: string }) => {
  const { field } = useController({ name });
  return (
    <Switch
      label={i18n.t('Prevent Export List')}
      name={name}
      ref={field.ref}
      checked={field.value === false}
      onBlur={field.onBlur}
      onChange={(event) => field.onChange(!event.currentTarget.checked)}
    />
  );
};

const companyFields = (): FormField<SharedPath>[] => [
  { kind: 'text', name: 'company.name', label: i18n.t('Company name'), wide: true },
  { kind: 'text', name: 'company.website', label: i18n.t('Website') },
  {
    kind: 'choice',
    name: 'natureOfBusinessId',
    label: i18n.t('Nature of business'),
    lookup: 'natureOfBusiness',
    holds: 'id',
  },
  {
    kind: 'switch',
    name: 'company.blockSharing',
    label: i18n.t('Block sharing'),
    hint: i18n.t('Nobody but the company itself and the standards body’s Admin may then share its records.'),
    wide: true,
  },
];

const sharedSections = (): FormSection<SharedPath>[] => [
  { title: i18n.t('Company'), fields: companyFields() },
  { title: i18n.t('Address'), fields: locationFields('company.location') },
  { title: i18n.t('Contact'), fields: contactFields('contact.contactDetails') },
];

const tierField: FormField<'companyTier'> = {
  kind: 'select',
  name: 'companyTier',
  label: i18n.t('Type'),
  options: companyTiers.map((tier) => ({ value: tier, label: tier })),
};

const limitField: FormField<'favouriteLimit'> = {
  kind: 'number',
  name: 'favouriteLimit',
  label: i18n.t('Max Favourites'),
  hint: i18n.t('How many favourites the company may keep in the Certificate Tracker.'),
};

/** The certification body that will see the company as its creator. */
const certificationBodyField: FormField<'certificationBodyExternalId'> = {
  kind: 'lookup',
  name: 'certificationBodyExternalId',
  label: i18n.t('Certification body'),
  hint: i18n.t('It then sees the company with its contacts, and may add sites to it.'),
  lookup: 'certificationBody',
  holds: 'id',
  wide: true,
};

/** The sections of the create form; type and limit appear only while the tier feature is on. */
export const createSections = (tiers: boolean): FormSection<Path<CreateValues>>[] => [
  ...sharedSections(),
  {
    title: i18n.t('Directory access'),
    fields: [
      ...(tiers ? [tierField, limitField] : []),
      certificationBodyField,
      {
        kind: 'custom',
        name: 'allowExportList',
        label: i18n.t('Prevent Export List'),
        wide: true,
        render: ({ name }) => <PreventExportSwitch name={name} />,
      },
    ],
  },
];

export const editSections = (tiers: boolean): FormSection<Path<EditValues>>[] => [
  ...sharedSections(),
  ...(tiers ? [{ title: i18n.t('Directory access'), fields: [tierField] }] : []),
];

export const blankCompany = (favouriteLimit: number): CreateValues => ({
  company: { name: '', website: '', blockSharing: false, location: blankLocation },
  contact: { contactDetails: blankContact },
  natureOfBusinessId: '',
  allowExportList: true,
  favouriteLimit,
  companyTier: 'Lite',
  certificationBodyExternalId: '',
});

/** The form values of a company. */
export const editValues = (record: Company): EditValues => {
  const { company, contact, natureOfBusinessId = '', companyTier } = toCompanyForm(record);
  return {
    company: { ...company, location: { ...blankLocation, ...company.location } },
    contact: { contactDetails: { ...blankContact, ...contact.contactDetails } },
    natureOfBusinessId,
    ...(companyTier && { companyTier }),
  };
};
