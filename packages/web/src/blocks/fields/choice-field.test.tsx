// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FormEvent } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../kernel/api-error.ts';
import { inBrowser, renderPage } from '../../kernel/testing/render-page.tsx';
import { LookupSources } from '../lookups.tsx';
import { ChoiceField } from './choice-field.tsx';

interface Held {
  value?: unknown;
  sent?: unknown;
}

const countries = async () => [
  { id: '56', name: 'Belgium' },
  { id: '152', name: 'Chile' },
];

const chile = { id: '152', name: 'Chile' };

interface CountryFormProps {
  held: Held;
  load?: typeof countries;
  country?: typeof chile | null;
}

const CountryForm = ({ held, load = countries, country = chile }: CountryFormProps) => {
  const form = useForm({ defaultValues: { country } });
  held.value = form.watch('country');
  const send = (event: FormEvent) => {
    event.preventDefault();
    held.sent = form.getValues('country');
  };
  return (
    <LookupSources sources={{ country: { load } }}>
      <FormProvider {...form}>
        <form onSubmit={send}>
          <ChoiceField name="country" label="Country" lookup="country" required />
          <button type="submit">Save</button>
        </form>
      </FormProvider>
    </LookupSources>
  );
};

const show = async () => {
  const held: Held = {};
  renderPage(() => <CountryForm held={held} />);
  const box = await screen.findByRole('combobox', { name: /Country/ });
  await waitFor(() => expect(box).toHaveProperty('value', 'Chile'));
  await userEvent.clear(box);
  return { held, box };
};

describe('a field of a shipped lookup', () => {
  inBrowser();

  it('does not say that nothing was found while its entries could not be loaded', async () => {
    const load = async () => {
      throw new ApiError({ method: 'GET', status: 500 });
    };
    renderPage(() => <CountryForm held={{}} load={load} country={null} />);
    const box = await screen.findByRole('combobox', { name: /Country/ });
    await userEvent.type(box, 'chi');
    expect(screen.queryByText('No options - try changing the search input')).toBeNull();
  });

  it('accepts what was typed on Enter, and submits the form on the next Enter', async () => {
    const { held, box } = await show();
    await userEvent.type(box, 'belg{Enter}');
    await waitFor(() => expect(held).toEqual({ value: { id: '56', name: 'Belgium' } }));
    expect(box).toHaveProperty('value', 'Belgium');
    await userEvent.keyboard('{Enter}');
    expect(held.sent).toEqual({ id: '56', name: 'Belgium' });
  });

  it('does not submit on Enter when nothing is found', async () => {
    const { held, box } = await show();
    await userEvent.type(box, 'zz{Enter}');
    expect(held).toEqual({ value: { id: '152', name: 'Chile' } });
  });
});
