import { organisationTypesFor } from '@attestry/contract/features/user/user.parts.ts';
import type { OrganisationChoice } from '@attestry/contract/features/user/user.schema.ts';
import { organisationTypeNumber } from '@attestry/contract/kernel/organisation.ts';
import type { Role } from '@attestry/contract/kernel/permissions.ts';
import { MultiSelect, Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { FieldLabel } from '../../blocks/fields/field-label.tsx';
import { errorOf } from '../../blocks/fields/held-choice.ts';
import { keepEnter } from '../../blocks/fields/keep-enter.ts';
import type { CustomFieldState } from '../../blocks/form-screen/form-parts.ts';
import { type Choice, type LookupSource, LookupSources } from '../../blocks/lookups.tsx';
import { emptyText, useFound } from '../../blocks/use-found.ts';
import { i18n } from '../../kernel/texts.ts';
import { userCalls } from './user.parts.tsx';

/** An organisation as the form holds it. */
const held = z.object({ externalId: z.string(), type: organisationTypeNumber, name: z.string().default('') });
export type HeldOrganisation = z.output<typeof held>;

const heldIn = (value: unknown): HeldOrganisation | undefined => held.safeParse(value).data;
const keyOf = ({ type, externalId }: Pick<HeldOrganisation, 'type' | 'externalId'>) => `${type} ${externalId}`;
const optionOf = (one: HeldOrganisation) => ({ value: keyOf(one), label: one.name });

const ofKey = (key: string, name: string): HeldOrganisation => {
  const [type, externalId = ''] = key.split(' ');
  return { externalId, type: Number(type), name };
};

const lookupFor = (role: Role) => `organisations for ${role}`;

const hintOf = ({ addressLine1, country }: OrganisationChoice) => [addressLine1, country].filter(Boolean).join(', ');

const sourceFor = (role: Role): LookupSource => ({
  search: async (query) => {
    const found = await userCalls.primaryOrganisations({ query: { role, query } });
    return found.map((one) => ({ id: keyOf(one), name: one.name, hint: hintOf(one) }));
  },
});

/** Another primary organisation ends the secondary ones, which went with the former. */
const usePrimary = (name: string) => {
  const { field, fieldState } = useController({ name });
  const { setValue } = useFormContext();
  const choose = (choice: Choice | undefined) => {
    field.onChange(choice ? ofKey(choice.id, choice.name) : null);
    setValue('secondaryOrganisations', [], { shouldDirty: true });
  };
  return { field, fieldState, choose };
};

const PrimarySelect = ({ name, locked, role }: { name: string; locked: boolean; role: Role }) => {
  const { field, fieldState, choose } = usePrimary(name);
  const [typed, setTyped] = useState('');
  const chosen = heldIn(field.value);
  const { found, busy } = useFound(lookupFor(role), typed === chosen?.name ? '' : typed);
  const others = found.filter(({ id }) => !chosen || id !== keyOf(chosen));
  const data = [...(chosen ? [optionOf(chosen)] : []), ...others.map((one) => ({ value: one.id, label: one.name }))];
  return (
    <Select
      name={name}
      ref={field.ref}
      label={<FieldLabel label={i18n.t('Primary organisation')} required />}
      withAsterisk
      aria-required
      disabled={locked}
      searchable
      allowDeselect={false}
      clearable
      clearButtonProps={{ 'aria-label': i18n.t('Clear {label}', { label: i18n.t('Primary organisation') }) }}
      filter={({ options }) => options}
      data={data}
      value={chosen ? keyOf(chosen) : null}
      onChange={(key) => choose(found.find(({ id }) => id === key))}
      searchValue={typed}
      onSearchChange={setTyped}
      onKeyDown={keepEnter}
      onBlur={field.onBlur}
      nothingFoundMessage={emptyText(typed, busy)}
      renderOption={({ option }) => {
        const hint = found.find(({ id }) => id === option.value)?.hint;
        return hint ? `${option.label} – ${hint}` : option.label;
      }}
      error={errorOf(fieldState.error)}
    />
  );
};

/** The organisation a user mainly belongs to, of those that go with the role chosen; nothing where none does. */
export const PrimaryOrganisationField = ({ name, locked }: CustomFieldState) => {
  const role: Role | undefined = useWatch({ name: 'role' });
  if (!role || organisationTypesFor(role).length === 0) return null;
  return (
    <LookupSources sources={{ [lookupFor(role)]: sourceFor(role) }}>
      <PrimarySelect key={role} name={name} locked={locked} role={role} />
    </LookupSources>
  );
};

/** What may stand beside the primary organisation; nothing while there is nothing to choose from. */
export const SecondaryOrganisationsField = ({ name, locked }: CustomFieldState) => {
  const { field, fieldState } = useController({ name });
  const primary = heldIn(useWatch({ name: 'primaryOrganisation' }));
  const { data: offered = [] } = useQuery({
    queryKey: ['lookup', 'user', 'secondary', primary && keyOf(primary)],
    queryFn: () =>
      userCalls.secondaryOrganisations({
        query: { primaryType: primary?.type ?? 0, primaryId: primary?.externalId ?? '' },
      }),
    enabled: primary !== undefined && !locked,
  });
  const chosen = z.array(held).catch([]).parse(field.value);
  const others = offered.filter((one) => !chosen.some((mine) => keyOf(mine) === keyOf(one)));
  const choices = [...chosen, ...others];
  if (!primary || choices.length === 0) return null;
  return (
    <MultiSelect
      name={name}
      ref={field.ref}
      label={<FieldLabel label={i18n.t('Secondary organisations')} required={false} />}
      disabled={locked}
      searchable
      hidePickedOptions
      limit={50}
      data={choices.map(optionOf)}
      value={chosen.map(keyOf)}
      onChange={(keys) => field.onChange(choices.filter((one) => keys.includes(keyOf(one))))}
      onBlur={field.onBlur}
      nothingFoundMessage={i18n.t('No options - try changing the search input')}
      error={errorOf(fieldState.error)}
    />
  );
};
