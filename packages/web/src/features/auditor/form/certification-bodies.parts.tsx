import { valueAt } from '@attestry/contract/kernel/fields.ts';
import { MultiSelect, Pill } from '@mantine/core';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { searchedInput, useBoundField } from '../../../blocks/fields/use-bound-field.tsx';
import type { CustomFieldState } from '../../../blocks/form-screen/form-parts.ts';
import { type Choice, useChoices } from '../../../blocks/lookups.tsx';
import { emptyText, useLookupResults } from '../../../blocks/use-lookup-results.ts';
import { useAudience } from '../../../kernel/permissions.ts';
import { i18n } from '../../../kernel/texts.ts';
import { officesQuery } from '../../certification-body/certification-body.public.ts';

const choices = z.array(z.object({ id: z.string(), name: z.string().default('') })).catch([]);

/** What the form opened with, which a certification body's user cannot take away. */
const useFixed = (name: string): ReadonlySet<string> => {
  const { formState } = useFormContext();
  const isOfCertificationBody = useAudience()(['cb']);
  const stored = choices.parse(valueAt(formState.defaultValues, name));
  return new Set(isOfCertificationBody ? stored.map(({ id }) => id) : []);
};

interface PillParts {
  option?: { label: string; value: unknown };
  value?: unknown;
  onRemove?: () => void;
}

/** A chosen entry, with a button to remove it unless it is fixed. */
const renderPillWith =
  (fixed: ReadonlySet<string>) =>
  ({ option, value, onRemove }: PillParts): ReactNode => {
    const name = option?.label ?? String(value);
    return (
      <Pill
        withRemoveButton={!fixed.has(String(option?.value ?? value))}
        onRemove={() => onRemove?.()}
        removeButtonProps={{ 'aria-label': i18n.t('Remove {name}', { name }), tabIndex: 0, 'aria-hidden': false }}
      >
        {name}
      </Pill>
    );
  };

const optionOf = ({ id, name }: Choice) => ({ value: id, label: name || id });

const useBodies = (state: CustomFieldState) => {
  const { value, change, input } = useBoundField({ ...state, label: i18n.t('Certification bodies') });
  const fixed = useFixed(state.name);
  const { getValues, setValue } = useFormContext();
  const client = useQueryClient();
  const chosen = choices.parse(value);
  const choose = (ids: readonly string[], known: readonly Choice[]) => {
    const kept = [...fixed, ...ids.filter((id) => !fixed.has(id))];
    change(kept.flatMap((id) => known.find((one) => one.id === id) ?? []).map(({ id, name }) => ({ id, name })));
    const ended = chosen.filter(({ id }) => !kept.includes(id));
    const offices = ended.flatMap(({ id }) => client.getQueryData(officesQuery(id).queryKey) ?? []);
    if (offices.length === 0) return;
    const left = choices.parse(getValues('certificationBodiesOffice'));
    const stays = ({ id }: Choice) => !offices.some((office) => office.id === id);
    setValue('certificationBodiesOffice', left.filter(stays), { shouldDirty: true });
  };
  return { chosen, choose, input: { ...input, renderPill: renderPillWith(fixed) } };
};

const withChosen = (chosen: readonly Choice[], others: readonly Choice[]) => [
  ...chosen,
  ...others.filter(({ id }) => !chosen.some((one) => one.id === id)),
];

/** Users of a certification body choose among their own ones. */
const OwnBodies = (state: CustomFieldState) => {
  const { chosen, choose, input } = useBodies(state);
  const known = withChosen(chosen, useChoices('ownCertificationBody'));
  return (
    <MultiSelect
      {...input}
      {...searchedInput()}
      description={i18n.t('Only the standards body adds the bodies of others, or ends a link.')}
      hidePickedOptions
      data={known.map(optionOf)}
      value={chosen.map(({ id }) => id)}
      onChange={(ids) => choose(ids, known)}
    />
  );
};

const AnyBodies = (state: CustomFieldState) => {
  const { chosen, choose, input } = useBodies(state);
  const [typed, setTyped] = useState('');
  const { found, busy } = useLookupResults('certificationBody', typed);
  const known = withChosen(chosen, found);
  return (
    <MultiSelect
      {...input}
      {...searchedInput()}
      description={i18n.t('Search by name, and choose one or more.')}
      hidePickedOptions
      filter={({ options }) =>
        options.filter((option) => 'value' in option && found.some(({ id }) => id === option.value))
      }
      data={known.map(optionOf)}
      value={chosen.map(({ id }) => id)}
      onChange={(ids) => choose(ids, known)}
      searchValue={typed}
      onSearchChange={setTyped}
      nothingFoundMessage={emptyText(typed, busy)}
    />
  );
};

export const CertificationBodiesField = (state: CustomFieldState) =>
  useAudience()(['cb']) ? <OwnBodies {...state} /> : <AnyBodies {...state} />;

/** The offices of the chosen certification bodies, under the name of their body. */
export const OfficesField = (state: CustomFieldState) => {
  const { value, change, input } = useBoundField({ ...state, label: i18n.t('Offices') });
  const fixed = useFixed(state.name);
  const bodies = choices.parse(useWatch({ name: 'certificationBodies' }));
  const offered = useQueries({
    queries: bodies.map(({ id }) => officesQuery(id)),
    combine: (answers) => answers.map(({ data }) => data ?? []),
  });
  const chosen = choices.parse(value);
  const known = withChosen(chosen, offered.flat());
  const isOffered = ({ id }: Choice) => offered.some((offices) => offices.some((office) => office.id === id));
  const groups = bodies.map((body, at) => ({ group: body.name || body.id, items: (offered[at] ?? []).map(optionOf) }));
  const others = { group: i18n.t('Other'), items: chosen.filter((one) => !isOffered(one)).map(optionOf) };
  const choose = (ids: readonly string[]) => {
    const kept = [...fixed, ...ids.filter((id) => !fixed.has(id))];
    change(kept.flatMap((id) => known.find((one) => one.id === id) ?? []).map(({ id, name }) => ({ id, name })));
  };
  if (bodies.length === 0) return null;
  return (
    <MultiSelect
      {...input}
      {...searchedInput()}
      hidePickedOptions
      renderPill={renderPillWith(fixed)}
      data={[...groups, others].filter(({ items }) => items.length > 0)}
      value={chosen.map(({ id }) => id)}
      onChange={choose}
    />
  );
};
