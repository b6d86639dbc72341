// @vitest-environment jsdom
import { chatApi } from '@attestry/contract/features/deployment/deployment.api.ts';
import {
  publicChoicesApi,
  publicDirectoryApi,
  publicSuggestionsApi,
} from '@attestry/contract/features/public-directory/public-directory.api.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Configuration, configurationQuery } from '../kernel/configuration.ts';
import { queryClient } from '../kernel/queries.ts';
import { forgetReaderName, storeReaderName } from '../kernel/reader-name.ts';
import { inBrowser, signInAs, switchOn } from '../kernel/testing/render-page.tsx';
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

const configure = (part: Partial<Configuration>) =>
  queryClient.setQueryData(configurationQuery.queryKey, (before) => before && { ...before, ...part });
const noLinks = {
  accessRequest: null,
  dataServices: null,
  training: null,
  terms: null,
  eula: null,
  privacy: null,
  help: null,
  query: null,
  assistance: null,
};
const headerLinks = () =>
  within(within(screen.getByRole('banner')).getByRole('navigation'))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const chatScript = () => document.querySelector<HTMLScriptElement>('script[src="https://chat.example/widget.js"]');

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

  it('say of each further certificate, which has a sheet of its own on paper, of which site it is', async () => {
    const other = { ...certificate, auditId: '8', standard: 'Gluten-Free' };
    stub(publicDirectoryApi.readSite, { ...answers.get('1104420'), certificates: [certificate, other] });
    open('/site/1104420');
    const further = await screen.findByRole('region', { name: 'Gluten-Free' });
    expect(further.textContent).toContain('Alta Bakery BV · Site 1104420 · As of 2026-11-21, 12:04 UTC');
    expect(screen.getAllByText(/^Alta Bakery BV/)).toHaveLength(2);
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
    expect(screen.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/private');
    for (const name of ['Access & Logos', 'Terms of use', 'Privacy notice'])
      expect(screen.queryByRole('link', { name })).toBeNull();
  });

  it('show the name of the signed-in reader instead of the login', async () => {
    storeReaderName('Maya Okafor');
    open('/nowhere');
    const reader = await screen.findByRole('link', { name: 'Maya Okafor: your pages' });
    expect(reader.getAttribute('href')).toBe('/private');
    expect(screen.queryByRole('link', { name: 'Login' })).toBeNull();
    forgetReaderName();
  });

  it('link to what the deployment has, and show how to reach the body', async () => {
    configure({
      supportHours: 'Monday to Friday, 09:00-17:00 GMT',
      contact: { address: '1 Quay Street', phone: '+44 20 7946 0000', email: 'support@body.example' },
      links: {
        ...noLinks,
        accessRequest: 'https://a.example/',
        dataServices: 'https://d.example/',
        terms: 'https://t.example/',
        privacy: 'https://p.example/',
      },
      socialLinks: ['https://www.video.example/body'],
    });
    open('/nowhere');
    const footer = await screen.findByRole('contentinfo');
    for (const words of ['Support: Monday to Friday, 09:00-17:00 GMT', '1 Quay Street', '+44 20 7946 0000'])
      expect(footer.textContent).toContain(words);
    const addressOf = (name: string) => within(footer).getByRole('link', { name }).getAttribute('href');
    expect(addressOf('support@body.example')).toBe('mailto:support@body.example');
    expect(addressOf('Terms of use')).toBe('https://t.example/');
    expect(addressOf('video.example')).toBe('https://www.video.example/body');
    expect(within(footer).getByRole('link', { name: 'Privacy notice' })).toBeDefined();
    expect(headerLinks()).toEqual([
      'About',
      'Training Courses',
      'Data Services',
      'Access & Logos',
      'Contact',
      'Create a free account',
    ]);
  });

  it('have a shorter header with the newer presentation', async () => {
    switchOn('Megatron');
    open('/about');
    expect(await screen.findByRole('heading', { level: 1, name: 'About the Directory' })).toBeDefined();
    expect(headerLinks()).toEqual(['About the Directory']);
    expect(within(screen.getByRole('banner')).getByRole('link', { name: 'Log in to Directory' })).toBeDefined();
    expect(screen.getByText(/^Sites are not listed/)).toBeDefined();
    expect(screen.queryByText(/Sites with a certificate that is valid today|nothing is found/)).toBeNull();
  });

  it('do not link from the sign-up to itself', async () => {
    open('/create');
    expect(await screen.findByRole('link', { name: 'Login' })).toBeDefined();
    expect(headerLinks()).toEqual(['About', 'Training Courses', 'Contact']);
  });

  it('say what is listed and what is not', async () => {
    open('/about');
    expect(await screen.findByRole('heading', { level: 1, name: 'About the Directory' })).toBeDefined();
    expect(screen.getByText('Information about Russia and Belarus is no longer published.')).toBeDefined();
    expect(screen.getByText(/^A site may choose not to be listed/)).toBeDefined();
  });

  it('say how to ask for access and for help', async () => {
    configure({ supportHours: 'Monday to Friday', links: { ...noLinks, accessRequest: 'https://a.example/' } });
    open('/contact');
    const form = await screen.findByRole('link', { name: 'Open the form for access and logos' });
    expect(form.getAttribute('href')).toBe('https://a.example/');
    for (const rule of [/by the form only/, /within 24 hours/, /identity of every applicant/, /needs the endorsement/])
      expect(screen.getByText(rule)).toBeDefined();
    expect(screen.getByRole('definition').textContent).toBe('Monday to Friday');
  });

  it('say how many training partners are approved', async () => {
    open('/training-courses');
    expect(await screen.findByText('GFA has approved over 300 training partners.')).toBeDefined();
  });

  it.each([
    ['/terms', 'The terms are published by GFA.'],
    ['/eula', 'The licence agreement is published by GFA.'],
    ['/privacy', 'The privacy notice is published by GFA.'],
  ])('say at %s who publishes it, where the deployment does not', async (path, words) => {
    open(path);
    expect(await screen.findByText(words)).toBeDefined();
  });

  it('load the script of the support chat where there is one', async () => {
    configure({ chat: { script: 'https://chat.example/widget.js', appId: 'directory' } });
    open('/about');
    await waitFor(() => expect(chatScript()?.dataset).toMatchObject({ appId: 'directory' }));
    expect(chatScript()?.dataset.email).toBeUndefined();
  });

  it('prove to the support chat who is signed in', async () => {
    const sent = stub(chatApi.generateHash, 'f00d');
    signInAs('Company User', []);
    configure({ chat: { script: 'https://chat.example/widget.js', appId: 'directory' } });
    open('/about');
    const identity = { appId: 'directory', email: 'maya@example.org', identityHash: 'f00d' };
    await waitFor(() => expect(chatScript()?.dataset).toMatchObject(identity));
    expect(sent.map(({ query }) => query)).toEqual([{ email: 'maya@example.org' }]);
  });
});
