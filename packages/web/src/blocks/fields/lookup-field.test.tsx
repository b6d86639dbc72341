// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import { inBrowser, renderPage } from '../../kernel/testing/render-page.tsx';
import { type Choice, LookupSources } from '../lookups.tsx';
import { LookupField } from './lookup-field.tsx';

interface Held {
  value?: unknown;
}

const CompanyForm = ({ search, held }: { search: (term: string) => Promise<Choice[]>; held: Held }) => {
  const form = useForm({ defaultValues: { company: { id: '', name: '' } } });
  held.value = form.watch('company');
  return (
    <LookupSources sources={{ company: { search } }}>
      <FormProvider {...form}>
        <LookupField name="company" label="Company" lookup="company" required locked={false} />
      </FormProvider>
    </LookupSources>
  );
};

const show = () => {
  const searched: string[] = [];
  const held: Held = {};
  const search = async (term: string) => {
    searched.push(term);
    return term === 'po' ? [{ id: '7', name: 'Polar BV', hint: 'Parma' }] : [];
  };
  renderPage(() => <CompanyForm search={search} held={held} />);
  return { searched, held };
};

describe('a field that searches as one types', () => {
  inBrowser();

  it('asks for two characters before it searches', async () => {
    const { searched } = show();
    await userEvent.type(await screen.findByRole('combobox', { name: /Company/ }), 'p');
    expect(await screen.findByText('No options yet - type two characters minimum to search')).toBeDefined();
    expect(searched).toEqual([]);
  });

  it('searches a second after the last key and holds what is chosen', async () => {
    const { searched, held } = show();
    await userEvent.type(await screen.findByRole('combobox', { name: /Company/ }), 'po');
    const found = await screen.findByRole('option', { name: /Polar BV/ }, { timeout: 2500 });
    expect(searched).toEqual(['po']);
    await userEvent.click(found);
    await waitFor(() => expect(held.value).toEqual({ id: '7', name: 'Polar BV' }));
  });

  it('says so when nothing is found', async () => {
    show();
    await userEvent.type(await screen.findByRole('combobox', { name: /Company/ }), 'zz');
    const text = 'No options - try changing the search input';
    expect(await screen.findByText(text, {}, { timeout: 2500 })).toBeDefined();
  });
});
