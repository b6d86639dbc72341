import { organisationTypesFor } from '@attestry/contract/features/user/user.parts.ts';
import type { OrganisationChoice } from '@attestry/contract/features/user/user.schema.ts';
import { organisationTypeNumber } from '@attestry/contract/kernel/organisation.ts';
import type { Role } from '@attestry/contract/kernel/permissions.ts';
import { MultiSelect, Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { searchedInput, useBoundField } from '../../blocks/fields/use-bound-field.tsx';
import type { CustomFieldState } from '../../blocks/form-screen/form-parts.ts';
import { type Choice, type LookupSource, LookupSources } from '../../blocks/lookups.tsx';
import { emptyText, useLookupResults } from '../../blocks/use-lookup-results.ts';
import { i18n } from '../../kernel/texts.ts';
import { userCalls } from './user.parts.tsx';

/** An organisation as a form value. */
const held = z.object({ externalId: z.string(), type: organisationTypeNumber, name: z.string().default('') });
export type HeldOrganisation = z.output<typeof held>;

const heldOrganisation = (value: unknown): HeldOrganisation | undefined => held.safeParse(value).data;
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

/** Changing the primary organisation clears the secondary ones, because they depend on it. */
const usePrimary = (state: Omit<CustomFieldState, 'required'>) => {
  const { value, change, input } = useBoundField({ ...state, label: i18n.t('Primary organisation'), required: true });
  const { setValue } = useFormContext();
  const choose = (choice: Choice | undefined) => {
    change(choice ? ofKey(choice.id, choice.name) : null);
    setValue('secondaryOrganisations', [], { shouldDirty: true });
  };
  return { chosen: heldOrganisation(value), choose, input };
};

const PrimarySelect = ({ role, ...state }: Omit<CustomFieldState, 'required'> & { role: Role }) => {
  const { chosen, choose, input } = usePrimary(state);
  const [typed, setTyped] = useState('');
  const { found, busy } = useLookupResults(lookupFor(role), typed === chosen?.name ? '' : typed);
  const others = found.filter(({ id }) => !chosen || id !== keyOf(chosen));
  const data = [...(chosen ? [optionOf(chosen)] : []), ...others.map((one) => ({ value: one.id, label: one.name }))];
  return (
    <Select
      {...input}
      {...searchedInput()}
      allowDeselect={false}
      clearable
      clearButtonProps={{ 'aria-label': i18n.t('Clear {label}', { label: i18n.t('Primary organisation') }) }}
      filter={({ options }) => options}
      data={data}
      value={chosen ? keyOf(chosen) : null}
      onChange={(key) => choose(found.find(({ id }) => id === key))}
      searchValue={typed}
      onSearchChange={setTyped}
      nothingFoundMessage={emptyText(typed, busy)}
      renderOption={({ option }) => {
        const hint = found.find(({ id }) => id === option.value)?.hint;
        return hint ? `${option.label} – ${hint}` : option.label;
      }}
    />
  );
};

/** The primary organisation, among those that fit the chosen role; hidden for roles that have none. */
export const PrimaryOrganisationField = ({ name, lockedBecause }: CustomFieldState) => {
  const role: Role | undefined = useWatch({ name: 'role' });
  if (!role || organisationTypesFor(role).length === 0) return null;
  return (
    <LookupSources sources={{ [lookupFor(role)]: sourceFor(role) }}>
      <PrimarySelect key={role} name={name} lockedBecause={lockedBecause} role={role} />
    </LookupSources>
  );
};

/** The secondary organisations; hidden while there are none to choose from. */
export const SecondaryOrganisationsField = (state: CustomFieldState) => {
  const { value, change, input } = useBoundField({
    ...state,
    label: i18n.t('Secondary organisations'),
    required: false,
  });
  const primary = heldOrganisation(useWatch({ name: 'primaryOrganisation' }));
  const { data: offered = [] } = useQuery({
    queryKey: ['lookup', 'user', 'secondary', primary && keyOf(primary)],
    queryFn: () =>
      userCalls.secondaryOrganisations({
        query: { primaryType: primary?.type ?? 0, primaryId: primary?.externalId ?? '' },
      }),
    enabled: primary !== undefined && state.lockedBecause === undefined,
  });
  const chosen = z.array(held).catch([]).parse(value);
  const others = offered.filter((one) => !chosen.some((mine) => keyOf(mine) === keyOf(one)));
  const choices = [...chosen, ...others];
  if (!primary || choices.length === 0) return null;
  return (
    <MultiSelect
      {...input}
      {...searchedInput()}
      hidePickedOptions
      limit={50}
      data={choices.map(optionOf)}
      value={chosen.map(keyOf)}
      onChange={(keys) => change(choices.filter((one) => keys.includes(keyOf(one))))}
    />
  );
};
