import {
  type certificationBodyCreateForm,
  type Office,
  type officeCreateForm,
  type officeEditForm,
  ratings,
  writtenFields,
} from '@attestry/contract/features/certification-body/certification-body.schema.ts';
import { blankForm } from '@attestry/contract/kernel/blank-form.ts';
import { contactFields, looseLocationFields } from '@attestry/contract/kernel/place-and-contact.ts';
import { at } from '@attestry/contract/kernel/record-fields.ts';
import { Select } from '@mantine/core';
import type { Path } from 'react-hook-form';
import type { z } from 'zod';
import { useBoundField } from '../../blocks/fields/use-bound-field.tsx';
import { fieldOf, fieldsOf } from '../../blocks/form-screen/field-sections.ts';
import type { CustomFieldState, FormField, FormSection } from '../../blocks/form-screen/form-parts.ts';
import { ratingText } from '../../blocks/rating-stars.tsx';
import { i18n } from '../../kernel/texts.ts';

export type MainOfficeValues = z.input<typeof certificationBodyCreateForm>;
export type SubOfficeValues = z.input<typeof officeCreateForm>;
export type OfficeValues = z.input<typeof officeEditForm>;

const storedValue = (value: unknown): string | null => (value === undefined || value === '' ? null : String(value));

const RatingSelect = (state: CustomFieldState) => {
  const { value, change, input } = useBoundField({ ...state, label: i18n.t('Rating') });
  return (
    <Select
      {...input}
      data={ratings.map((rating) => ({ value: String(rating), label: ratingText(rating) }))}
      value={storedValue(value)}
      onChange={(chosen) => change(ratings.find((rating) => String(rating) === chosen) ?? '')}
    />
  );
};

type BodyField = 'accreditationBodyId' | 'rating' | 'removeFromPublicView' | keyof typeof writtenFields;

/** The fields of a certification body, apart from those of its main office. */
export const bodyFields = (): FormField<BodyField>[] => [
  {
    kind: 'choice',
    name: 'accreditationBodyId',
    label: i18n.t('Accreditation body'),
    lookup: 'accreditationBody',
    holds: 'id',
  },
  fieldOf('accreditationNumber', writtenFields.accreditationNumber),
  {
    ...fieldOf('signatoryName', writtenFields.signatoryName),
    hint: i18n.t('The person named on certificates issued from now on.'),
  },
  fieldOf('signatoryTitle', writtenFields.signatoryTitle),
  { kind: 'custom', name: 'rating', label: i18n.t('Rating'), render: (state) => <RatingSelect {...state} /> },
  { ...fieldOf('ratingComments', writtenFields.ratingComments), wide: true },
  {
    kind: 'switch',
    name: 'removeFromPublicView',
    label: i18n.t('Remove from the public directory'),
    hint: i18n.t('None of its offices is then shown to the public. The certificates of its sites stay published.'),
    wide: true,
  },
];

const nameFields = <P extends '' | 'officeInsert.'>(prefix: P): FormField<`${P}name` | `${P}standards`>[] => [
  { kind: 'text', name: `${prefix}name`, label: i18n.t('Name'), wide: true },
  { kind: 'choices', name: `${prefix}standards`, label: i18n.t('Standards'), lookup: 'standard', wide: true },
];

const visibilityField: FormField<'visibility'> = {
  kind: 'switch',
  name: 'visibility',
  label: i18n.t('Visible in the public directory'),
  wide: true,
};

const placeSections = <P extends '' | 'officeInsert.'>(prefix: P) => [
  { title: i18n.t('Address'), fields: fieldsOf(at(`${prefix}location`, looseLocationFields)) },
  { title: i18n.t('Contact'), fields: fieldsOf(at(`${prefix}contact`, contactFields)) },
];

export const mainOfficeSections = (): FormSection<Path<MainOfficeValues>>[] => [
  { title: i18n.t('Main office'), fields: nameFields('officeInsert.') },
  { title: i18n.t('Certification body'), fields: bodyFields() },
  ...placeSections('officeInsert.'),
];

/** Users of a certification body choose among their own ones; the primary one is preselected. */
const bodyField = (own: boolean): FormField<'certificationBodyId'> => ({
  name: 'certificationBodyId',
  label: i18n.t('Certification body'),
  holds: 'id',
  wide: true,
  ...(own
    ? { kind: 'choice', lookup: 'ownCertificationBody', beginsWithFirst: true }
    : { kind: 'lookup', lookup: 'certificationBody' }),
});

export const subOfficeSections = (own: boolean): FormSection<Path<SubOfficeValues>>[] => [
  { title: i18n.t('Sub office'), fields: [bodyField(own), ...nameFields(''), visibilityField] },
  ...placeSections(''),
];

export const officeSections = (): FormSection<Path<OfficeValues>>[] => [
  { title: i18n.t('Office Details'), fields: [...nameFields(''), visibilityField] },
  ...placeSections(''),
];

const noContact = blankForm(contactFields);
const blankOffice = { name: '', standards: [], location: blankForm(looseLocationFields), contact: noContact };

export const blankMainOffice = {
  officeInsert: blankOffice,
  accreditationBodyId: '',
  ...blankForm(writtenFields),
  removeFromPublicView: false,
};

export const blankSubOffice = (certificationBodyId: string): SubOfficeValues => ({
  ...blankOffice,
  certificationBodyId,
  visibility: true,
});

export const officeValues = ({ name, standards, location, contact, visibility }: Office): OfficeValues => ({
  name,
  standards: standards.map(({ id }) => id),
  location,
  contact: contact ?? noContact,
  visibility,
});
