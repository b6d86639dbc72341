import { organisationTypesFor } from '@attestry/contract/features/user/user.parts.ts';
import type { RoleChoice, User, userCreateForm, userEditForm } from '@attestry/contract/features/user/user.schema.ts';
import { numberOf } from '@attestry/contract/kernel/organisation.ts';
import type { Role } from '@attestry/contract/kernel/permissions.ts';
import { isIn, isMember } from '@attestry/contract/kernel/role-groups.ts';
import { Select } from '@mantine/core';
import { type Path, useFormContext, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { useBoundField } from '../../blocks/fields/use-bound-field.tsx';
import { FormFieldView } from '../../blocks/form-screen/form-field.tsx';
import type { CustomFieldState, FormField, FormSection } from '../../blocks/form-screen/form-parts.ts';
import { useFlag } from '../../kernel/flags.ts';
import { i18n } from '../../kernel/texts.ts';
import {
  type HeldOrganisation,
  PrimaryOrganisationField,
  SecondaryOrganisationsField,
} from './organisation-fields.parts.tsx';

export type CreateValues = z.input<typeof userCreateForm>;
export type EditValues = z.input<typeof userEditForm>;
type SharedPath = Path<CreateValues> & Path<EditValues>;

/** The roles to choose from. Changing the role removes organisations that do not fit the new one. */
const RoleField = ({ roles, ...state }: CustomFieldState & { roles: readonly RoleChoice[] }) => {
  const { value, change, input } = useBoundField({ ...state, label: i18n.t('Role'), required: true });
  const { getValues, setValue } = useFormContext();
  const choose = (chosen: string | null) => {
    change(chosen ?? undefined);
    const role = roles.find((one) => one.name === chosen);
    const primary: HeldOrganisation | null = getValues('primaryOrganisation');
    if (!primary || role?.organisationTypes.includes(primary.type)) return;
    setValue('primaryOrganisation', null, { shouldDirty: true });
    setValue('secondaryOrganisations', [], { shouldDirty: true });
  };
  return (
    <Select
      {...input}
      allowDeselect={false}
      data={roles.map((one) => ({ value: one.name, label: one.label }))}
      value={value ?? null}
      onChange={choose}
    />
  );
};

/** Required for users of a company. */
const JobTitleField = ({ name, lockedBecause }: CustomFieldState) => {
  const role: Role | undefined = useWatch({ name: 'role' });
  const field: FormField = { kind: 'text', name, label: i18n.t('Job Title') };
  return (
    <FormFieldView field={field} required={role !== undefined && isIn('company', role)} lockedBecause={lockedBecause} />
  );
};

const upgradeMailLabel = () => i18n.t('Tell the user about the move to Pro by email');

/** Offered when the edit moves a user from Lite to Pro. */
const UpgradeMailField = ({ name, before }: CustomFieldState & { before: Role }) => {
  const role: Role | undefined = useWatch({ name: 'role' });
  const tiers = useFlag('CompanyTiers');
  const isMove = role && isMember({ role: before, tiers }, 'lite') && isMember({ role, tiers }, 'pro');
  if (!isMove) return null;
  const field: FormField = { kind: 'switch', name, label: upgradeMailLabel() };
  return <FormFieldView field={field} required={false} />;
};

const personFields = (): FormField<SharedPath>[] => [
  { kind: 'email', name: 'email', label: i18n.t('Email'), wide: true },
  { kind: 'text', name: 'firstName', label: i18n.t('First name') },
  { kind: 'text', name: 'lastName', label: i18n.t('Last name') },
  { kind: 'custom', name: 'jobTitle', label: i18n.t('Job Title'), render: (state) => <JobTitleField {...state} /> },
  { kind: 'phone', name: 'phoneNumber', label: i18n.t('Work phone') },
];

const organisationFields = (): FormField<SharedPath>[] => [
  {
    kind: 'custom',
    name: 'primaryOrganisation',
    label: i18n.t('Primary organisation'),
    render: (state) => <PrimaryOrganisationField {...state} />,
  },
  {
    kind: 'custom',
    name: 'secondaryOrganisations',
    label: i18n.t('Secondary organisations'),
    wide: true,
    render: (state) => <SecondaryOrganisationsField {...state} />,
  },
];

const roleField = (roles: readonly RoleChoice[]): FormField<SharedPath> => ({
  kind: 'custom',
  name: 'role',
  label: i18n.t('Role'),
  render: (state) => <RoleField {...state} roles={roles} />,
});

const upgradeMailField = (before: Role): FormField<SharedPath> => ({
  kind: 'custom',
  name: 'enablemailLitetoPro',
  label: upgradeMailLabel(),
  wide: true,
  render: (state) => <UpgradeMailField {...state} before={before} />,
});

/** The sections of the form. An edited user may have a role that the editor cannot grant. */
export const userSections = (roles: readonly RoleChoice[], edited?: User): FormSection<SharedPath>[] => {
  const own = edited && {
    name: edited.role,
    label: edited.roleName,
    organisationTypes: organisationTypesFor(edited.role).map(numberOf),
  };
  const choices = own && !roles.some(({ name }) => name === own.name) ? [own, ...roles] : roles;
  return [
    { title: i18n.t('Person'), fields: personFields() },
    {
      title: i18n.t('Access'),
      fields: [roleField(choices), ...organisationFields(), ...(edited ? [upgradeMailField(edited.role)] : [])],
    },
  ];
};

export const editValues = (user: User): EditValues => ({
  email: user.email,
  firstName: user.firstName,
  lastName: user.lastName,
  jobTitle: user.jobTitle ?? '',
  phoneNumber: user.phone ?? '',
  role: user.role,
  primaryOrganisation: user.primaryOrganisation,
  secondaryOrganisations: user.secondaryOrganisations,
  enablemailLitetoPro: false,
});
