// @vitest-environment jsdom
import {
  publicChoicesApi,
  publicDirectoryApi,
  publicSuggestionsApi,
} from '@attestry/contract/features/public-directory/public-directory.api.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { stubPublicLookups } from '../../app/testing/stub-public-lookups.ts';
import { inBrowser, renderPage, switchOn } from '../../kernel/testing/render-page.tsx';
import { stub } from '../../kernel/testing/stub.ts';
import { PublicSearchScreen } from './public-search.list-screen.tsx';

const certa = {
  externalId: '7',
  name: 'Certa Nordic',
  standards: ['Food', 'Packaging Materials'],
  rating: 4,
  status: 'Active',
  location: { country: 'Norway', city: 'Bergen' },
} as const;
const unrated = { ...certa, externalId: '8', name: 'Nova Assurance', rating: 'pending', status: 'Probation' } as const;

let asked: string[] = [];

const show = (address: string) => renderPage(() => <PublicSearchScreen />, address);
const onTab = (query = '') => show(`/here?tab=certification-bodies${query}`);
const box = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'Name or town of a certification body' });
const cardOf = async (name: string) => (await screen.findByRole('heading', { level: 3, name })).closest('article');

const serveBodies = () => {
  asked = [];
  stubPublicLookups();
  stub(publicDirectoryApi.searchCertificationBodies, ({ query }) => {
    asked.push(new URLSearchParams(query).toString());
    return { totalPages: 2, total: 12, resultsList: [certa, unrated] };
  });
  stub(publicSuggestionsApi.suggestCertificationBodies, ['Certa Nordic']);
  stub(publicChoicesApi.countCertificationBodyChoices, {
    country: { 1: 11, 2: 1 },
    standard: { 4: 12 },
    rating: { 4: 5 },
  });
};

describe('the tab of certification bodies', () => {
  inBrowser();
  beforeEach(serveBodies);

  it('comes before that of sites, which the page opens on, and leaves behind what was searched there', async () => {
    stub(publicDirectoryApi.searchSites, { totalPages: 0, total: 0, resultsList: [] });
    stub(publicSuggestionsApi.suggestNames, []);
    stub(publicChoicesApi.countChoices, {});
    show('/here?searchTerm=alta&grade=AA&order=desc');
    const tabs = within(await screen.findByRole('navigation', { name: 'What to search' })).getAllByRole('link');
    expect(tabs.map(({ textContent }) => textContent)).toEqual(['Certification bodies', 'Certificated sites']);
    expect(tabs.map((tab) => tab.getAttribute('aria-current'))).toEqual([null, 'page']);
    expect(tabs.map((tab) => tab.getAttribute('href'))).toEqual(['/?tab=certification-bodies', '/']);
    expect(screen.getByRole('heading', { name: 'Is this site certificated today?' })).toBeDefined();
  });

  it('explains how to find one, and states how many there are in how many countries', async () => {
    onTab();
    expect(await screen.findByRole('heading', { name: 'How to find a certification body' })).toBeDefined();
    const figures = (await screen.findByText('approved certification bodies')).closest('ul')?.textContent;
    expect(figures).toBe('40 approved certification bodies2 countries1 standard');
    expect(asked).toEqual([]);
  });

  it('shows a card for each, with its stars or that they are pending, its standards, and its page', async () => {
    const router = onTab('&searchTerm=nor');
    const rated = within((await cardOf('Certa Nordic')) ?? document.body);
    expect(rated.getByRole('img', { name: '4 of 5 stars' })).toBeDefined();
    expect(rated.getByText('Bergen').parentElement?.textContent).toBe('Bergen, Norway');
    expect(rated.getByText('Food · Packaging Materials')).toBeDefined();
    const pending = within((await cardOf('Nova Assurance')) ?? document.body);
    expect(pending.getByText('Pending')).toBeDefined();
    expect(pending.getByText('Probation')).toBeDefined();
    expect(await screen.findByRole('heading', { name: '12 certification bodies' })).toBeDefined();
    await userEvent.click(screen.getByRole('link', { name: 'View details of Certa Nordic' }));
    expect(router.state.location.pathname).toBe('/office/7');
    expect(router.state.location.state).toMatchObject({ results: '?tab=certification-bodies&searchTerm=nor' });
  });

  it('offers the filters country, standard and rating, and stays the tab when they change', async () => {
    const router = onTab();
    const filters = await screen.findByRole('complementary', { name: 'Filters' });
    const names = within(filters).getAllByRole('heading', { level: 3 });
    expect(names.map(({ textContent }) => textContent)).toEqual(['Country', 'Standard', 'Rating']);
    const belgium = { name: 'Belgium', description: '1 certification body' };
    expect(await within(filters).findByRole('checkbox', belgium)).toBeDefined();
    await userEvent.click(within(filters).getByRole('checkbox', { name: '4 stars' }));
    await waitFor(() => expect(asked).toEqual(['rating=4']));
    expect(router.state.location.search).toEqual({ tab: 'certification-bodies', rating: '4' });
  });

  it('suggests names, searches at once, and turns pages', async () => {
    const router = onTab();
    await userEvent.type(await box(), 'cert');
    await userEvent.click(await screen.findByRole('option', { name: 'Certa Nordic' }));
    await waitFor(() => expect(asked).toEqual(['searchTerm=Certa+Nordic']));
    await userEvent.click(await screen.findByRole('link', { name: 'Page 2' }));
    await waitFor(() => expect(asked.at(-1)).toBe('searchTerm=Certa+Nordic&pageNumber=2'));
    expect(router.state.location.search).toMatchObject({ tab: 'certification-bodies', pageNumber: '2' });
  });

  it('says when nothing is found', async () => {
    stub(publicDirectoryApi.searchCertificationBodies, { totalPages: 0, total: 0, resultsList: [] });
    onTab('&searchTerm=zzz');
    const nothing = 'No result has been found that matches your search, please try again';
    expect(await screen.findByRole('heading', { name: nothing })).toBeDefined();
  });
});

describe('the front page with the newer presentation', () => {
  inBrowser();
  beforeEach(() => {
    serveBodies();
    switchOn('Megatron');
  });

  it('searches certification bodies alone, whatever the address says', async () => {
    show('/here?searchTerm=nor&tab=sites');
    expect(await screen.findByRole('heading', { level: 1, name: 'Who may certificate your site?' })).toBeDefined();
    expect(await cardOf('Certa Nordic')).not.toBeNull();
    expect(screen.queryByRole('navigation', { name: 'What to search' })).toBeNull();
    expect(screen.queryByText(/certificated sites/i)).toBeNull();
  });

  it('offers a free account and the login', async () => {
    show('/here');
    const create = await screen.findByRole('link', { name: 'Create a free account' });
    expect(create.getAttribute('href')).toBe('/create');
    expect(screen.getByRole('link', { name: 'Log in to Directory' }).getAttribute('href')).toBe('/private');
  });

  it('leads from a site code to the page of the site', async () => {
    const router = show('/here');
    expect(await screen.findByText(/search for the code of its site/)).toBeDefined();
    await userEvent.type(await box(), '1104420{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/site/1104420'));
    expect(asked).toEqual([]);
  });
});
