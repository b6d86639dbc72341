import { companyApi } from '@attestry/contract/features/company/company.api.ts';
import { paletteApi } from '@attestry/contract/features/palette/palette.api.ts';
import type { PaletteGroup, PaletteRow } from '@attestry/contract/features/palette/palette.schema.ts';
import { siteApi } from '@attestry/contract/features/site/site.api.ts';
import { renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { useOpenRecord } from '../blocks/record/open-record.ts';
import { forgetEntries, recentEntries, rememberEntry } from '../kernel/recent-entries.ts';
import { session } from '../kernel/session.ts';
import { inBrowser, signInAs } from '../kernel/testing/render-page.tsx';
import { refused, stub } from '../kernel/testing/stub.ts';
import { useAbovePage } from '../ui/above-page.ts';
import { openPrivate } from './testing/open-private.tsx';
import { stubLookups } from './testing/stub-lookups.ts';

const site: PaletteRow = {
  kind: 'site',
  id: '1001',
  title: ['Whitecliff Cannery'],
  line: ['1001', 'Timaru'],
  facts: { status: 'Archived' },
};
const audit: PaletteRow = {
  kind: 'audit',
  id: '504053',
  title: ['504053', 'Food'],
  line: ['Whitecliff Cannery'],
  facts: { grade: 'AA', auditStatus: 'Current', certificationStatus: 'Certificated' },
};

let asked: string[] = [];

const open = async () => {
  await screen.findByRole('heading', { level: 1, name: 'Companies' });
  await userEvent.keyboard('{Control>}k{/Control}');
  return screen.findByRole('dialog', { name: 'Find anything' });
};
const field = () => screen.getByRole('combobox', { name: 'Find anything' });
const optionsOf = (group: string) =>
  within(screen.getByRole('group', { name: group }))
    .getAllByRole('option')
    .map((option) => option.textContent);
const activeText = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;

describe('the palette', () => {
  inBrowser();
  beforeEach(() => {
    asked = [];

    signInAs('{body} User', ['Company.View', 'Site.View', 'Site.Generate']);
    stubLookups();
    stub(companyApi.list, {});
    stub(siteApi.list, {});
    stub(paletteApi.find, ({ query }): PaletteGroup[] => {
      asked.push(query.searchTerm ?? '');
      if (query.searchTerm === 'zz') return [];
      return [
        { kind: 'site', rows: [site], hasMore: true, isSimilar: false },
        { kind: 'audit', rows: [audit], hasMore: false, isSimilar: false },
      ];
    });
  });

  it('names a draft without a name by its number', async () => {
    signInAs('{body} User', ['Company.View', 'Auditor.View']);
    const draft: PaletteRow = {
      kind: 'auditor',
      id: '20007',
      title: [],
      line: ['20007'],
      facts: { status: 'In Progress' },
    };
    stub(paletteApi.find, [{ kind: 'auditor', rows: [draft], hasMore: false, isSimilar: false }]);
    openPrivate('/private/company');
    await open();
    await userEvent.type(field(), '20007');
    expect(await screen.findByRole('option', { name: /^Auditor 20007/ })).toBeDefined();
  });

  it('opens by its key or the field in the head, and closes on Escape with the focus back', async () => {
    openPrivate('/private/company');
    await open();
    expect(document.activeElement).toBe(field());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const opener = screen.getByRole('button', { name: 'Find anything' });
    await userEvent.click(opener);
    await userEvent.keyboard('{Control>}k{/Control}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });

  it('offers pages and the actions of the menu that the reader may use', async () => {
    openPrivate('/private/company');
    await open();
    expect(optionsOf('Actions')).toEqual(['New site']);
    expect(optionsOf('Pages')).toEqual(['Companies', 'Sites']);
  });

  it('finds records by kind with their status, and actions by any of their words', async () => {
    openPrivate('/private/company');
    await open();
    await userEvent.type(field(), 'white');
    await screen.findByRole('group', { name: 'Sites' });
    expect(optionsOf('Sites')).toEqual(['Whitecliff Cannery1001 · TimaruArchived', 'Sites: all that match “white”']);
    expect(optionsOf('Audits')).toEqual(['AA504053 · FoodWhitecliff CanneryCertificated']);
    expect(screen.getByText('White').tagName).toBe('MARK');
    expect(screen.getByText('3 results')).toBeDefined();
    await userEvent.clear(field());
    await userEvent.type(field(), 'site ad');
    await waitFor(() => expect(optionsOf('Actions')).toEqual(['New site']));
  });

  it.each(['ad', 'new', 'create si'])('offers actions before records where “%s” begins their names', async (typed) => {
    openPrivate('/private/company');
    await open();
    await userEvent.type(field(), typed);
    await screen.findByRole('group', { name: 'Sites' });
    expect(screen.getAllByRole('group').map((group) => group.ariaLabel)).toEqual(['Actions', 'Sites', 'Audits']);
    await userEvent.clear(field());
    await userEvent.type(field(), 'site');
    await waitFor(() =>
      expect(screen.getAllByRole('group').map((group) => group.ariaLabel)).toEqual([
        'Sites',
        'Audits',
        'Actions',
        'Pages',
      ]),
    );
  });

  it('is used by the keyboard alone, and leads to the list for more', async () => {
    const router = openPrivate('/private/company');
    await open();
    await userEvent.type(field(), 'white');
    await screen.findByRole('group', { name: 'Sites' });
    await userEvent.keyboard('{ArrowDown}');
    expect(activeText()).toBe('Sites: all that match “white”');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.href).toBe('/private/site?searchTerm=white'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(recentEntries()).toEqual([]);
  });

  it('offers what may be done with the open record under its name, and does it', async () => {
    const done: string[] = [];
    openPrivate('/private/company');
    await screen.findByRole('heading', { level: 1, name: 'Companies' });
    const actions = [
      { label: 'Archive', dangerous: true as const, run: () => done.push('archived') },
      { label: 'Change log', to: '/private/site/details/1001/change-log' },
      { label: 'Share', leads: true as const, run: () => done.push('shared') },
      { label: 'Download Certificate', refusal: 'There is none', run: () => done.push('downloaded') },
    ];
    const { unmount } = renderHook(() => useOpenRecord('Whitecliff Cannery', actions));
    await open();
    expect(screen.getAllByRole('group')[0]?.ariaLabel).toBe('Whitecliff Cannery');
    expect(optionsOf('Whitecliff Cannery')).toEqual(['Share', 'Change log']);
    await userEvent.type(field(), 'arch');
    expect(optionsOf('Whitecliff Cannery')).toEqual(['Archive']);
    await userEvent.clear(field());
    await userEvent.type(field(), 'share');
    await screen.findByRole('group', { name: 'Sites' });
    expect(screen.getAllByRole('group')[0]?.ariaLabel).toBe('Whitecliff Cannery');
    await userEvent.keyboard('{Enter}');
    expect(done).toEqual(['shared']);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(recentEntries()).toEqual([]);
    unmount();
    await open();
    expect(screen.queryByRole('group', { name: 'Whitecliff Cannery' })).toBeNull();
  });

  it('waits on Enter for the answer to what is typed', async () => {
    const router = openPrivate('/private/company');
    await open();
    stub(siteApi.read, refused(404));
    await userEvent.type(field(), 'whitecliff{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/private/site/details/1001'));
    expect(asked).toEqual(['whitecliff']);
    expect(recentEntries()).toEqual(['site 1001']);
  });

  it('shows similar names last and as such, and opens them only once they are seen', async () => {
    stub(paletteApi.find, [{ kind: 'site', rows: [site], hasMore: true, isSimilar: true }]);
    stub(siteApi.read, refused(404));
    const router = openPrivate('/private/company');
    await open();
    await userEvent.type(field(), 'sites{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/private/site'));
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(await screen.findByRole('combobox', { name: 'Find anything' }), 'whitcliff{Enter}');
    await screen.findByRole('group', { name: 'Similar names: Sites' });
    expect(optionsOf('Similar names: Sites')).toEqual([
      'Whitecliff Cannery1001 · TimaruArchived',
      'Sites: all with names similar to “whitcliff”',
    ]);
    expect(screen.getByText('Nothing found, 2 similar names')).toBeDefined();
    expect(router.state.location.pathname).toBe('/private/site');
    await userEvent.clear(field());
    await userEvent.type(field(), 'new site');
    await screen.findByRole('group', { name: 'Similar names: Sites' });
    expect(screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'))).toEqual([
      'Actions',
      'Similar names: Sites',
    ]);
    await userEvent.clear(field());
    await userEvent.type(field(), 'whitcliff');
    await screen.findByText('Nothing found, 2 similar names');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/private/site/details/1001'));
  });

  it('lists what was opened last first, as far as the reader still sees it', async () => {
    for (const entry of ['site 1001', 'audit 7', '/private/site']) rememberEntry(entry);
    stub(paletteApi.recent, ({ query }) => {
      asked.push(`recent ${query.keys}`);
      return [site];
    });
    openPrivate('/private/company');
    await open();
    await waitFor(() => expect(optionsOf('Recent')).toEqual(['Sites', 'Whitecliff Cannery1001 · TimaruArchived']));
    expect(optionsOf('Pages')).toEqual(['Companies']);
  });

  it('says that nothing is found, or that records could not be searched, and keeps pages and actions', async () => {
    openPrivate('/private/company');
    await open();
    await userEvent.type(field(), 'zz');
    expect(await screen.findByText('Nothing found. Check the spelling, or try a number.')).toBeDefined();
    stub(paletteApi.find, refused(500));
    await userEvent.clear(field());
    await userEvent.type(field(), 'compan');
    expect(await screen.findByText(/^Records could not be searched\./)).toBeDefined();
    expect(optionsOf('Pages')).toEqual(['Companies']);
  });

  it('does not speak of records to readers who may search none', async () => {
    signInAs('Analytics User', ['Reports.View']);
    stub(paletteApi.find, []);
    openPrivate('/private/nowhere');
    await screen.findByRole('heading', { level: 1 });
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(await screen.findByRole('combobox', { name: 'Find anything' }), 'zz');
    expect(await screen.findByText('Nothing found. Check the spelling.')).toBeDefined();
    expect(field().getAttribute('placeholder')).toBe('A page or action');
    expect(screen.queryByText(/A number/)).toBeNull();
  });

  it('finds nothing for signs alone', async () => {
    stub(paletteApi.find, []);
    openPrivate('/private/company');
    await open();
    await userEvent.type(field(), '!!');
    expect(await screen.findByText('Nothing found. Check the spelling, or try a number.')).toBeDefined();
    expect(screen.queryAllByRole('option')).toEqual([]);
  });

  it('does not open above another dialog', async () => {
    openPrivate('/private/company');
    await screen.findByRole('heading', { level: 1, name: 'Companies' });
    const { unmount } = renderHook(() => useAbovePage(true));
    await userEvent.keyboard('{Control>}k{/Control}');
    expect(screen.queryByRole('dialog')).toBeNull();
    unmount();
  });
});

describe('what was opened last', () => {
  inBrowser();
  beforeEach(() => signInAs('Company User', []));

  it('is kept for each person, eight at most, and forgotten at sign-out', () => {
    for (let at = 1; at <= 10; at += 1) rememberEntry(`site ${at}`);
    rememberEntry('site 5');
    expect(recentEntries()).toEqual(['site 5', 'site 10', 'site 9', 'site 8', 'site 7', 'site 6', 'site 4', 'site 3']);
    forgetEntries(session.profile()?.identificator);
    expect(recentEntries()).toHaveLength(8);
    forgetEntries();
    expect(recentEntries()).toEqual([]);
  });
});
