// @vitest-environment jsdom
import {
  publicChoicesApi,
  publicDirectoryApi,
  publicSuggestionsApi,
} from '@attestry/contract/features/public-directory/public-directory.api.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { stubPublicLookups } from '../../app/testing/stub-public-lookups.ts';
import { inBrowser, renderPage } from '../../kernel/testing/render-page.tsx';
import { refused, stub } from '../../kernel/testing/stub.ts';
import { PublicSearchScreen } from './public-search.list-screen.tsx';

let asked: string[] = [];

const names = ['Alta Bakery BV', 'Altamira Foods', 'Thistle Mills, Alta'];
const show = () => renderPage(() => <PublicSearchScreen />, '/here');
const box = () => screen.findByRole<HTMLInputElement>('combobox', { name: /Site name/ });
const list = () => screen.findByRole('listbox', { name: 'Suggested names' });
const noList = () => waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
const activeOption = async () => {
  const id = (await box()).getAttribute('aria-activedescendant');
  return id === null ? null : document.getElementById(id)?.textContent;
};

describe('the names suggested below the public search', () => {
  inBrowser();
  beforeEach(() => {
    asked = [];
    stubPublicLookups();
    stub(publicDirectoryApi.searchSites, { totalPages: 0, total: 0, resultsList: [] });
    stub(publicChoicesApi.countChoices, {});
    stub(publicSuggestionsApi.suggestNames, ({ query }) => {
      asked.push(query.searchTerm ?? '');
      return query.searchTerm === 'zzz' ? [] : names;
    });
  });

  it('are asked for once after three characters, and announced', async () => {
    show();
    await userEvent.type(await box(), 'al');
    await userEvent.type(await box(), 'ta');
    const options = within(await list()).getAllByRole('option');
    expect(options.map((option) => option.textContent)).toEqual(names);
    expect(screen.getByText('3 names suggested')).toBeDefined();
    expect((await box()).getAttribute('aria-expanded')).toBe('true');
    expect(asked.filter((term) => term.length < 3)).toEqual([]);
  });

  it('are chosen by the keyboard, and searched at once', async () => {
    const router = show();
    await userEvent.type(await box(), 'alta');
    await list();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(await activeOption()).toBe('Altamira Foods');
    await userEvent.keyboard('{End}{Home}{Enter}');
    await waitFor(() => expect(router.state.location.search).toEqual({ searchTerm: 'Alta Bakery BV' }));
    expect((await box()).value).toBe('Alta Bakery BV');
    await noList();
  });

  it('leave Enter to the typed text unless one is moved to, and close on Escape', async () => {
    const router = show();
    await userEvent.type(await box(), 'alta');
    await list();
    await userEvent.keyboard('{ArrowDown}{ArrowUp}');
    expect(await activeOption()).toBeNull();
    await userEvent.keyboard('{Escape}');
    await noList();
    expect((await box()).value).toBe('alta');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.search).toEqual({ searchTerm: 'alta' }));
  });

  it('are chosen by touch without losing the box', async () => {
    const router = show();
    await userEvent.type(await box(), 'alta');
    const option = within(await list()).getByRole('option', { name: 'Thistle Mills, Alta' });
    expect(fireEvent.mouseDown(option), 'the box keeps the focus').toBe(false);
    fireEvent.click(option);
    await waitFor(() => expect(router.state.location.search).toEqual({ searchTerm: 'Thistle Mills, Alta' }));
  });

  it('are not there where there are none, or the call fails', async () => {
    show();
    await userEvent.type(await box(), 'zzz');
    await waitFor(() => expect(asked).toEqual(['zzz']));
    expect(screen.queryByRole('listbox')).toBeNull();
    stub(publicSuggestionsApi.suggestNames, ({ query }) => {
      asked.push(query.searchTerm ?? '');
      return refused(429);
    });
    await userEvent.type(await box(), 'y');
    await waitFor(() => expect(asked).toEqual(['zzz', 'zzzy']));
    expect([screen.queryByRole('listbox'), screen.queryByRole('alert')]).toEqual([null, null]);
  });
});
