import { toSiteForm } from '@attestry/contract/features/site/site.parts.ts';
import type { Site, siteCreateForm, siteEditForm } from '@attestry/contract/features/site/site.schema.ts';
import type { Path } from 'react-hook-form';
import type { z } from 'zod';
import {
  blankContact,
  blankLocation,
  contactFields,
  locationFields,
} from '../../blocks/fields/place-and-contact-fields.ts';
import type { FormField, FormSection } from '../../blocks/form-screen/form-parts.ts';
import { i18n } from '../../kernel/texts.ts';

export type CreateValues = z.input<typeof siteCreateForm>;
export type EditValues = z.input<typeof siteEditForm>;

/** Creating and editing share these fields. */
export const siteSections = (): FormSection<Path<CreateValues> & Path<EditValues>>[] => [
  {
    title: i18n.t('Site'),
    fields: [
      { kind: 'text', name: 'site.name', label: i18n.t('Site name'), wide: true },
      { kind: 'text', name: 'site.tradingAsName', label: i18n.t('Trading as') },
      { kind: 'text', name: 'site.website', label: i18n.t('Website') },
      {
        kind: 'lookup',
        name: 'site.companyId',
        label: i18n.t('Owning Company'),
        lookup: 'sharedCompany',
        holds: 'id',
        wide: true,
      },
    ],
  },
  { title: i18n.t('Address'), fields: locationFields('site.location') },
  { title: i18n.t('General contact'), fields: contactFields('generalContact') },
  { title: i18n.t('Technical contact'), fields: contactFields('technicalContact') },
  { title: i18n.t('Commercial contact'), fields: contactFields('commercialContact') },
];

type CertificationBodyField = FormField<'certificationBodyExternalId'>;

/** The certification body that will see the site as its creator: one's own for its users, any for others. */
const certificationBodyField = (isCb: boolean): CertificationBodyField => ({
  name: 'certificationBodyExternalId',
  label: i18n.t('Certification body'),
  holds: 'id',
  wide: true,
  ...(isCb
    ? { kind: 'choice', lookup: 'ownCertificationBody', beginsWithFirst: true }
    : { kind: 'lookup', lookup: 'certificationBody', hint: i18n.t('It then sees the site with its contacts.') }),
});

/** The create form also asks internal users and certification bodies for the certification body. */
export const createSections = (asks: 'own' | 'any' | 'none'): FormSection<Path<CreateValues>>[] => {
  const [first, ...others] = siteSections();
  if (!first || asks === 'none') return siteSections();
  return [{ ...first, fields: [...first.fields, certificationBodyField(asks === 'own')] }, ...others];
};

export const blankSite = (companyId: string): CreateValues => ({
  site: { name: '', tradingAsName: '', website: '', companyId, location: blankLocation },
  generalContact: blankContact,
  technicalContact: blankContact,
  commercialContact: blankContact,
  certificationBodyExternalId: '',
});

/** The form values of a site. */
export const editValues = (record: Site): EditValues => {
  const { site, generalContact, technicalContact, commercialContact } = toSiteForm(record);
  return {
    site: { ...site, location: { ...blankLocation, ...site.location } },
    generalContact: { ...blankContact, ...generalContact },
    technicalContact: { ...blankContact, ...technicalContact },
    commercialContact: { ...blankContact, ...commercialContact },
  };
};
