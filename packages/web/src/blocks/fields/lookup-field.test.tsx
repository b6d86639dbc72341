// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps, FormEvent } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import { inBrowser, renderPage } from '../../kernel/testing/render-page.tsx';
import { type LookupSource, LookupSources } from '../lookups.tsx';
import { LookupField } from './lookup-field.tsx';

interface Held {
  value?: unknown;
  sent?: true;
}

interface CompanyFormProps {
  source: LookupSource;
  held: Held;
  value: unknown;
  more?: Pick<ComponentProps<typeof LookupField>, 'holds' | 'digitsOnly'>;
}

const CompanyForm = ({ source, held, value, more }: CompanyFormProps) => {
  const form = useForm({ defaultValues: { company: value } });
  held.value = form.watch('company');
  const send = (event: FormEvent) => {
    event.preventDefault();
    held.sent = true;
  };
  return (
    <LookupSources sources={{ company: source }}>
      <FormProvider {...form}>
        <form onSubmit={send}>
          <LookupField name="company" label="Company" lookup="company" required {...more} />
          <button type="submit">Save</button>
        </form>
      </FormProvider>
    </LookupSources>
  );
};

const show = (more?: CompanyFormProps['more'], value: unknown = { id: '', name: '' }) => {
  const searched: string[] = [];
  const held: Held = {};
  const source: LookupSource = {
    search: async (term) => {
      searched.push(term);
      return term === 'po' || term === '12' ? [{ id: '7', name: 'Polar 12', hint: 'Parma' }] : [];
    },
    find: async (id) => ({ id, name: 'Acme Foods' }),
  };
  renderPage(() => <CompanyForm source={source} held={held} value={value} {...(more && { more })} />);
  return { searched, held };
};
const box = () => screen.findByRole('combobox', { name: /Company/ });
const typingPause = 1300;
const afterTyping = () => act(() => new Promise<void>((over) => setTimeout(over, typingPause)));

describe('a field that searches while the user types', () => {
  inBrowser();

  it('requires two characters before it searches', async () => {
    const { searched } = show();
    await userEvent.type(await screen.findByRole('combobox', { name: /Company/ }), 'p');
    expect(await screen.findByText('No options yet - type two characters minimum to search')).toBeDefined();
    expect(searched).toEqual([]);
  });

  it('searches a second after the last key and holds the chosen entry', async () => {
    const { searched, held } = show();
    await userEvent.type(await screen.findByRole('combobox', { name: /Company/ }), 'po');
    const found = await screen.findByRole('option', { name: /Polar 12/ });
    expect(searched).toEqual(['po']);
    await userEvent.click(found);
    await waitFor(() => expect(held.value).toEqual({ id: '7', name: 'Polar 12' }));
    await afterTyping();
    expect(searched).toEqual(['po']);
  });

  it('shows the name of the entry it holds by id without searching', async () => {
    const { searched, held } = show({ holds: 'id' }, '10001');
    await waitFor(async () => expect(await box()).toHaveProperty('value', 'Acme Foods'));
    await afterTyping();
    expect({ searched, value: held.value }).toEqual({ searched: [], value: '10001' });
    expect(await box()).toHaveProperty('value', 'Acme Foods');
  });

  it('holds only the id of another chosen entry and keeps its name', async () => {
    const { held } = show({ holds: 'id' }, '10001');
    await waitFor(async () => expect(await box()).toHaveProperty('value', 'Acme Foods'));
    await userEvent.clear(await box());
    await userEvent.type(await box(), 'po');
    await userEvent.click(await screen.findByRole('option', { name: /Polar 12/ }));
    await afterTyping();
    expect(held.value).toBe('7');
    expect(await box()).toHaveProperty('value', 'Polar 12');
  });

  it('accepts only digits when it searches by number, and shows the name of the chosen entry', async () => {
    const { searched } = show({ digitsOnly: true });
    await userEvent.type(await box(), 'a1b2');
    await userEvent.click(await screen.findByRole('option', { name: /Polar 12/ }));
    await afterTyping();
    expect(await box()).toHaveProperty('value', 'Polar 12');
    expect(searched).toEqual(['12']);
  });

  it('does not submit the form on Enter while its list is open', async () => {
    const { held } = show();
    await userEvent.type(await box(), 'po{Enter}');
    expect(held.sent).toBeUndefined();
  });

  it('says when nothing is found', async () => {
    show();
    await userEvent.type(await screen.findByRole('combobox', { name: /Company/ }), 'zz');
    const text = 'No options - try changing the search input';
    expect(await screen.findByText(text)).toBeDefined();
  });
});
