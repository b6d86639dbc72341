// @vitest-environment jsdom
import {
  publicChoicesApi,
  publicDirectoryApi,
  publicSuggestionsApi,
} from '@attestry/contract/features/public-directory/public-directory.api.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { configurationQuery } from '../kernel/configuration.ts';
import { queryClient } from '../kernel/queries.ts';
import { forgetReaderName, storeReaderName } from '../kernel/reader-name.ts';
import { inBrowser } from '../kernel/testing/render-page.tsx';
import { refused, stub } from '../kernel/testing/stub.ts';
import { createAppRouter, publicTree } from './routes.tsx';
import { stubLookups } from './testing/stub-lookups.ts';

const site = {
  id: '1104420',
  name: 'Alta Bakery BV',
  location: { country: 'Netherlands', county: 'Zuid-Holland', city: 'Rotterdam' },
  asOf: '2026-11-21T12:04:59Z',
};
const certificate = {
  auditId: '7',
  standard: 'Food',
  grade: 'AA',
  certificationBody: 'Certa Nordic',
  certificationBodyId: '7',
  issueDate: '2098-08-04',
  expiryDate: '2099-08-03',
  scope: 'Baking and packing of bread',
  exclusion: null,
  categories: ['Bakery', 'Dried food and ingredients'],
  modules: ['Food Safety Culture'],
  certificateNumber: 'GFA-2098-000001',
};
const nothing = refused(404, { code: 'x.y' });
const answers = new Map([
  ['1104420', { ...site, certificatedToday: true, certificates: [certificate], notCertificatedSince: null }],
  [
    '1104421',
    { ...site, id: '1104421', certificatedToday: false, certificates: [], notCertificatedSince: '2026-11-21' },
  ],
]);

const open = (path: string) => {
  window.history.replaceState({}, '', path);
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={createAppRouter(publicTree())} />
    </QueryClientProvider>,
  );
};

describe('the public pages', () => {
  inBrowser();
  beforeEach(() => {
    stub(publicDirectoryApi.readSite, ({ params: { id = '' } }) => answers.get(id) ?? nothing);
    stub(publicDirectoryApi.readCertificationBody, nothing);
    stub(publicDirectoryApi.searchSites, {});
    stub(publicSuggestionsApi.suggestNames, []);
    stub(publicChoicesApi.countChoices, {});
    stubLookups();
  });

  it('state clearly that a site is certificated today, and until when', async () => {
    open('/site/1104420');
    const verdict = await screen.findByRole('heading', { name: /Certificated today.*Alta Bakery BV/ });
    expect(verdict.closest('[role="status"]')?.textContent).toContain('Food · Grade AA · until 2099-08-03');
    const details = screen.getByRole('region', { name: 'Food' }).textContent;
    for (const words of ['Baking and packing of bread', 'ExclusionsNone', 'Bakery', 'Certa Nordic', 'GFA-2098-000001'])
      expect(details).toContain(words);
    expect(screen.getByText(/As of 2026-11-21, 12:04 UTC/)).toBeDefined();
    expect(document.title).toBe('Alta Bakery BV: certificated today');
  });

  it('state just as clearly that a site is not certificated', async () => {
    open('/site/1104421');
    expect(await screen.findByRole('heading', { name: /Not certificated today.*Alta Bakery BV/ })).toBeDefined();
    const since = screen.getByText(/^This site has not been certificated since/);
    expect(within(since).getByRole('time').textContent).toBe('2026-11-21');
    expect(since.textContent).toBe('This site has not been certificated since 2026-11-21.');
  });

  it('link from a site to its certification body, and back to the results', async () => {
    const found = { totalPages: 1, total: 1, totalIsLowerBound: false };
    const auditDetails = { standard: 'Food', expiryDate: '08/03/2099', issueDate: null };
    const card = { ...site, auditId: '7', auditDetails, grade: 'AA', certificationBody: { name: 'Certa Nordic' } };
    stub(publicDirectoryApi.searchSites, { ...found, resultsList: [card] });
    open('/?searchTerm=alta');
    await userEvent.click(await screen.findByRole('link', { name: 'View details of Alta Bakery BV' }));
    const body = await screen.findByRole('link', { name: 'Certa Nordic' });
    expect(body.getAttribute('href')).toBe('/office/7');
    await userEvent.click(body);
    await screen.findByText('Could not load details for Certification Body 7');
    await userEvent.click(screen.getByRole('link', { name: 'Back to the results' }));
    await screen.findByRole('link', { name: 'View details of Alta Bakery BV' });
    expect(window.location.search).toBe('?searchTerm=alta');
  });

  it('show the newest answer when a site is no longer published', async () => {
    open('/site/1104420');
    await screen.findByRole('heading', { name: /Certificated today/ });
    stub(publicDirectoryApi.readSite, nothing);
    await act(() => queryClient.invalidateQueries({ queryKey: ['public'] }));
    expect(await screen.findByRole('heading', { name: 'Nothing is published under this code' })).toBeDefined();
  });

  it('show the same message for every code under which nothing is published', async () => {
    open('/site/9999999');
    expect(await screen.findByRole('heading', { name: 'Nothing is published under this code' })).toBeDefined();
  });

  it('offer another search on the page of a site', async () => {
    open('/site/9999999');
    await userEvent.type(await screen.findByRole('combobox', { name: /Site name/ }), 'alta{Enter}');
    expect(await screen.findByRole('heading', { name: 'Is this site certificated today?' })).toBeDefined();
    expect(window.location.search).toBe('?searchTerm=alta');
  });

  it('show a not-found page at unknown addresses, and link only to pages that exist', async () => {
    open('/nowhere');
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/private');
    for (const name of ['Access & Logos', 'Terms of use', 'Privacy notice'])
      expect(screen.queryByRole('link', { name })).toBeNull();
  });

  it('show the name of the signed-in reader instead of Log in', async () => {
    storeReaderName('Maya Okafor');
    open('/nowhere');
    const reader = await screen.findByRole('link', { name: 'Maya Okafor: your pages' });
    expect(reader.getAttribute('href')).toBe('/private');
    expect(screen.queryByRole('link', { name: 'Log in' })).toBeNull();
    forgetReaderName();
  });

  it('link to terms, privacy and access requests if the deployment has them, and show the support hours', async () => {
    queryClient.setQueryData(configurationQuery.queryKey, (before) =>
      before === undefined
        ? before
        : {
            ...before,
            supportHours: 'Monday to Friday, 09:00-17:00 GMT',
            links: {
              ...before.links,
              accessRequest: 'https://a.example/',
              terms: 'https://t.example/',
              privacy: 'https://p.example/',
            },
          },
    );
    open('/nowhere');
    const footer = await screen.findByRole('contentinfo');
    expect(footer.textContent).toContain('Support: Monday to Friday, 09:00-17:00 GMT');
    expect(within(footer).getByRole('link', { name: 'Terms of use' }).getAttribute('href')).toBe('https://t.example/');
    expect(within(footer).getByRole('link', { name: 'Privacy notice' })).toBeDefined();
    expect(within(screen.getByRole('banner')).getByRole('link', { name: 'Access & Logos' })).toBeDefined();
  });
});
