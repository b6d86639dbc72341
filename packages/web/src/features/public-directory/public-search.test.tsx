// @vitest-environment jsdom
import {
  publicChoicesApi,
  publicDirectoryApi,
  publicSuggestionsApi,
} from '@attestry/contract/features/public-directory/public-directory.api.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubPublicLookups } from '../../app/testing/stub-public-lookups.ts';
import { inBrowser, renderPage } from '../../kernel/testing/render-page.tsx';
import { refused, type Sent, stub } from '../../kernel/testing/stub.ts';
import { PublicSearchScreen } from './public-search.list-screen.tsx';

const card = {
  auditId: '7',
  id: '1104420',
  name: 'Alta Bakery BV',
  auditDetails: { standard: 'Food', expiryDate: '08/03/2099', issueDate: '2098-08-04' },
  location: { country: 'Netherlands', county: null, city: 'Rotterdam' },
  grade: 'AA',
  certificationBody: { name: 'Certa Nordic' },
};
let asked: string[] = [];
let total = 25;
let failing = false;
let counted: string[] = [];
let counting: Record<string, Record<string, number>> | undefined;

const searchOf = ({ query }: Sent): string => (Object.keys(query).length > 0 ? `?${new URLSearchParams(query)}` : '');

const refusedFilter = (path: string) => ({
  code: 'request.invalid',
  message: `The request is invalid. ${path}: Is not one of the choices`,
  fields: [{ path, message: 'Is not one of the choices' }],
});

const pageOf = (sent: Sent) => {
  asked.push(searchOf(sent));
  const page = Number(sent.query.pageNumber);
  if (failing) return refused(500);
  if (sent.query.country === 'abc') return refused(400, refusedFilter('country'));
  if (sent.query.grade === 'Z') return refused(400, refusedFilter('grade'));
  if (page > 1000) return refused(400, { code: 'request.pageTooFar', message: 'Only the first 1,000 pages' });
  const totalPages = Math.ceil(total / 10);
  return { totalPages, total, resultsList: total > 0 && !(page > totalPages) ? [card] : [] };
};

const serveDirectory = () => {
  stub(publicDirectoryApi.searchSites, pageOf);
  stub(publicSuggestionsApi.suggestNames, []);
  stub(publicChoicesApi.countChoices, (sent) => {
    counted.push(searchOf(sent));
    return counting ?? refused(500);
  });
  stub(publicDirectoryApi.readSite, ({ params }) =>
    params.id === '1104421'
      ? {
          id: '1104421',
          name: 'Foxglove Mills',
          location: card.location,
          notCertificatedSince: '2026-11-20',
          asOf: '2026-11-21T12:00:00Z',
        }
      : refused(404),
  );
  stubPublicLookups();
};

const show = (address = '/here') => renderPage(() => <PublicSearchScreen />, address);
const lastQuery = () => asked.at(-1);

const pause = 600;
let paused = new Map<number, () => void>();

/** Holds back only the timers of the pause after a filter change; `pausePasses` runs them. */
const holdPause = () => {
  paused = new Map();
  const { setTimeout: start, clearTimeout: stop } = window;
  vi.stubGlobal('setTimeout', (run: () => void, delay?: number) => {
    if (delay !== pause) return start(run, delay);
    const id = -1 - paused.size;
    paused.set(id, run);
    return id;
  });
  vi.stubGlobal('clearTimeout', (id: number) => (paused.delete(id) ? undefined : stop(id)));
};
const pausePasses = () =>
  act(() => {
    for (const run of paused.values()) run();
  });
const lookAtPage = () => act(() => void window.dispatchEvent(new Event('visibilitychange')));
const cards = () => screen.findByRole('article');

describe('the public search', () => {
  inBrowser();
  beforeEach(() => {
    asked = [];
    total = 25;
    failing = false;
    counted = [];
    counting = undefined;
    serveDirectory();
    holdPause();
  });
  afterEach(() => void vi.unstubAllGlobals());

  it('sends no request before there is a term or filter, and explains how to search and which issuers not to trust', async () => {
    show();
    expect(await screen.findByText('Beware of unauthorised certificate issuers')).toBeDefined();
    expect(await screen.findByText('2,094')).toBeDefined();
    expect(asked).toEqual([]);
  });

  it('searches at once on Enter and keeps the term in the address', async () => {
    const router = show();
    await userEvent.type(await screen.findByLabelText('Site name or 6–8 digit site code'), 'alta{Enter}');
    await waitFor(() => expect(lastQuery()).toBe('?searchTerm=alta'));
    const found = await cards();
    expect(within(found).getByRole('img', { name: 'Grade AA' })).toBeDefined();
    expect(found.textContent).toContain('Rotterdam, Netherlands · Food');
    // Otherwise a town in Arabic would change places with its country.
    expect(within(found).getByText('Rotterdam').tagName).toBe('BDI');
    expect(found.textContent).toContain('Site 1104420 · Certa Nordic');
    expect(found.textContent).toContain('Valid to 2099-08-03');
    const details = within(found).getByRole('link', { name: 'View details of Alta Bakery BV' });
    expect(details.getAttribute('href')).toBe('/site/1104420');
    expect((await screen.findByRole('status')).textContent).toBe('25 certificates');
    expect(router.state.location.search).toEqual({ searchTerm: 'alta' });
  });

  it('sends one request, for the first page, 600 ms after the last of several filter changes', async () => {
    const router = show('/here?searchTerm=alta&pageNumber=3');
    await cards();
    expect(lastQuery()).toBe('?searchTerm=alta&pageNumber=3');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Belgium' }));
    await waitFor(() => expect(router.state.location.search).toEqual({ searchTerm: 'alta', country: '2' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'AA' }));
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'AA' }).checked).toBe(true));
    expect(asked).toHaveLength(1);
    expect(paused.size).toBe(1);
    pausePasses();
    await waitFor(() => expect(lastQuery()).toBe('?country=2&grade=AA&searchTerm=alta'));
    expect(asked).toHaveLength(2);
  });

  it('searches at once when the term, order or page changes', async () => {
    show('/here?searchTerm=alta');
    await cards();
    await userEvent.click(screen.getByRole('radio', { name: 'Name Z–A (descending)' }));
    await waitFor(() => expect(lastQuery()).toBe('?searchTerm=alta&order=desc'));
    await userEvent.click(screen.getByRole('link', { name: 'Page 3' }));
    await waitFor(() => expect(lastQuery()).toBe('?searchTerm=alta&order=desc&pageNumber=3'));
    expect(document.activeElement?.textContent).toBe('25 certificates');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Food' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Name A–Z (ascending)' }));
    await waitFor(() => expect(lastQuery()).toBe('?standard=4&searchTerm=alta'));
  });

  it('follows the address and the Back button', async () => {
    const router = show('/here?country=2&searchTerm=alta');
    await cards();
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Belgium' }).checked).toBe(true);
    const box = screen.getByRole<HTMLInputElement>('combobox', { name: /Site name/ });
    expect(box.value).toBe('alta');
    await userEvent.clear(box);
    await userEvent.type(box, 'polar{Enter}');
    await waitFor(() => expect(router.state.location.search).toEqual({ country: '2', searchTerm: 'polar' }));
    router.history.back();
    await waitFor(() => expect(box.value).toBe('alta'));
  });

  it('offers the categories of the chosen standards, and clears them when a standard changes', async () => {
    const router = show('/here?standard=4&category=41');
    expect(await screen.findByRole('checkbox', { name: /Beverages/ })).toBeDefined();
    expect(screen.queryByRole('checkbox', { name: /Print processes/ })).toBeNull();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Packaging Materials' }));
    await waitFor(() => expect(router.state.location.search).toEqual({ standard: ['4', '6'] }));
    expect(await screen.findByRole('checkbox', { name: /Print processes/ })).toBeDefined();
  });

  it('clears one filter or all of them and keeps the focus near them', async () => {
    const router = show('/here?country=2&grade=AA&rating=5&searchTerm=alta');
    await userEvent.click(await screen.findByRole('button', { name: 'Clear Country' }));
    await waitFor(() => expect(router.state.location.search).toEqual({ grade: 'AA', rating: '5', searchTerm: 'alta' }));
    expect(document.activeElement?.textContent).toBe('Country');
    await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(router.state.location.search).toEqual({ searchTerm: 'alta' }));
    expect(document.activeElement?.textContent).toBe('Filters');
  });

  it('clears the results at once when neither term nor filter is left', async () => {
    show('/here?searchTerm=alta');
    await cards();
    await userEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
    expect(await screen.findByText('How to check a site')).toBeDefined();
    expect(screen.queryByRole('article')).toBeNull();
    expect(asked).toHaveLength(1);
  });

  it('says when nothing is found', async () => {
    total = 0;
    show('/here?searchTerm=zzz');
    const words = 'No result has been found that matches your search, please try again';
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(words));
  });

  it('clears the filters that leave nothing, with a link that needs no script', async () => {
    total = 0;
    const router = show('/here?searchTerm=zzz&country=999&grade=AA');
    const clear = await screen.findByRole('link', { name: 'Clear filters' });
    expect(clear.getAttribute('href')).toBe('/?searchTerm=zzz');
    await userEvent.click(clear);
    await waitFor(() => expect(router.state.location.search).toEqual({ searchTerm: 'zzz' }));
  });

  it('says which filter has a value that no choice has, and clears that one alone', async () => {
    const router = show('/here?searchTerm=alta&country=abc&grade=AA&pageNumber=2');
    const alert = await screen.findByText('Country: Is not one of the choices');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    const clear = within(alert.parentElement!).getByRole('link', { name: 'Clear Country' });
    expect(clear.getAttribute('href')).toBe('/?grade=AA&searchTerm=alta');
    await userEvent.click(clear);
    await waitFor(() => expect(router.state.location.search).toEqual({ searchTerm: 'alta', grade: 'AA' }));
    await cards();
  });

  it('names a filter with a grade that does not exist, instead of showing every grade', async () => {
    show('/here?searchTerm=alta&grade=Z');
    const alert = await screen.findByText('Grade: Is not one of the choices');
    const clear = within(alert.parentElement!).getByRole('link', { name: 'Clear Grade' });
    expect(clear.getAttribute('href')).toBe('/?searchTerm=alta');
  });

  it('says which filter asks for a number that no choice has, and clears that one alone', async () => {
    total = 0;
    show('/here?searchTerm=alta&country=999&grade=AA');
    const words = await screen.findByText(/Country: Is not one of the choices/);
    const clear = within(words).getByRole('link', { name: 'Clear Country' });
    expect(clear.getAttribute('href')).toBe('/?grade=AA&searchTerm=alta');
  });

  it('shows what is published under a site code when no certificate is found for it', async () => {
    total = 0;
    show('/here?searchTerm=1104421');
    const answer = await screen.findByRole('region', { name: 'Site 1104421' });
    expect(answer.textContent).toContain('Not certificated today');
    expect(answer.textContent).toContain('has not been certificated since 2026-11-20');
    expect(screen.getByRole('heading', { name: 'What the directory says about site code 1104421' })).toBeDefined();
    expect(screen.queryByText(/No result has been found/)).toBeNull();
    expect(within(answer).getByRole('link').getAttribute('href')).toBe('/site/1104421');
  });

  it('says that nothing is published under a code that belongs to no site', async () => {
    total = 0;
    show('/here?searchTerm=9999999');
    const answer = await screen.findByRole('region', { name: 'Site 9999999' });
    expect(answer.textContent).toContain('Nothing is published under this code');
  });

  it('says that the page in the address does not exist, and links to one that does', async () => {
    const router = show('/here?searchTerm=alta&pageNumber=9');
    expect(await screen.findByText('There is no page 9: the results end on page 3.')).toBeDefined();
    await userEvent.click(screen.getByRole('link', { name: 'Go to page 3' }));
    await waitFor(() => expect(router.state.location.search).toEqual({ searchTerm: 'alta', pageNumber: '3' }));
    await cards();
  });

  it('offers the first page when the requested page is too far on to be opened', async () => {
    const router = show('/here?searchTerm=alta&pageNumber=1001');
    await userEvent.click(await screen.findByRole('link', { name: 'Go to the first page' }));
    await waitFor(() => expect(router.state.location.search).toEqual({ searchTerm: 'alta' }));
  });

  it('says why the search failed and tries again', async () => {
    failing = true;
    show('/here?searchTerm=alta');
    expect((await screen.findByRole('alert')).textContent).toContain('Server error');
    failing = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await cards();
  });

  it('repeats the search for the same term after a failure or after some time', async () => {
    failing = true;
    show('/here?searchTerm=alta');
    await screen.findByRole('alert');
    failing = false;
    const search = screen.getByRole('button', { name: 'Search' });
    await userEvent.click(search);
    await cards();
    total = 12;
    await userEvent.click(search);
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('12 certificates'));
  });

  it('repeats the search when the page is viewed again on another day', async () => {
    show('/here?searchTerm=alta');
    await cards();
    expect(asked).toHaveLength(1);
    lookAtPage();
    expect(asked).toHaveLength(1);
    vi.setSystemTime(Date.now() + 86_400_000);
    lookAtPage();
    await waitFor(() => expect(asked).toHaveLength(2));
  });
});
