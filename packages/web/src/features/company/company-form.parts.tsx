import {
  companyContact,
  type companyCreateForm,
  companyDetails,
  companyFields,
} from '@attestry/contract/features/company/company.schema.ts';
import { blankForm } from '@attestry/contract/kernel/blank-form.ts';
import { Switch } from '@mantine/core';
import { useController } from 'react-hook-form';
import type { z } from 'zod';
import { fieldOf } from '../../blocks/form-screen/field-sections.ts';
import type { FormField } from '../../blocks/form-screen/form-parts.ts';
import { i18n } from '../../kernel/texts.ts';

type CreateValues = z.input<typeof companyCreateForm>;

/** The form holds whether export is allowed; the switch shows whether it is prevented. */
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

export const tierField = () => fieldOf('companyTier', companyFields.companyTier);

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

/** What the standards body decides when it creates a company; type and limit only while the tier feature is on. */
export const accessFields = (tiers: boolean) => [
  ...(tiers ? [tierField(), limitField] : []),
  certificationBodyField,
  {
    kind: 'custom',
    name: 'allowExportList',
    label: i18n.t('Prevent Export List'),
    wide: true,
    render: ({ name }: { name: string }) => <PreventExportSwitch name={name} />,
  } as const,
];

export const blankCompany = (favouriteLimit: number): CreateValues => ({
  company: blankForm(companyDetails),
  contact: { contactDetails: blankForm(companyContact) },
  natureOfBusinessId: '',
  allowExportList: true,
  favouriteLimit,
  companyTier: 'Lite',
  certificationBodyExternalId: '',
});
