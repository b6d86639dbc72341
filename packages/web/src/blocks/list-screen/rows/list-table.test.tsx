// @vitest-environment jsdom
import { list } from '@attestry/contract/kernel/list.ts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { inBrowser, renderPage, signInAs } from '../../../kernel/testing/render-page.tsx';
import { ListPanel } from '../list-panel.tsx';

const more = { label: 'More', kind: 'number' } as const;

const sites = list({
  name: 'sites',
  resultsKey: 'resultList',
  defaultSort: 'name',
  columns: {
    name: { label: 'Site', kind: 'text', sortable: true },
    country: { label: 'Country', kind: 'text', sortable: true, audience: ['body'] },
    city: { label: 'City', kind: 'text', sortable: true },
    a: more,
    b: more,
    c: more,
    d: more,
    e: more,
    f: more,
    g: more,
  },
});

describe('a column stacked below another', () => {
  inBrowser();

  /** Shows the table on a screen narrower than this breakpoint; by default on one wider than all breakpoints. */
  const show = async (narrowerThan?: string) => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.includes('min-width') && (narrowerThan === undefined || !query.includes(narrowerThan)),
      media: query,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    const resultList = [{ id: '7', name: 'Mill', country: 'Chile', city: 'Arica' }];
    renderPage(() => (
      <ListPanel
        title="Sites"
        spec={sites}
        load={async () => ({ resultList, total: 1, totalPages: 1, totalIsLowerBound: false })}
        rowKey={(row) => row.id}
        rowName={(row) => row.name}
        under={{ city: 'country' }}
      />
    ));
    await screen.findByRole('cell', { name: 'Mill' });
    const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    return headers.filter((text) => text !== 'More');
  };

  beforeEach(() => signInAs('{body} Admin', []));

  it('is next to it when the screen has room for all', async () => {
    expect(await show()).toEqual(['Site', 'Country', 'City']);
  });

  it('shows its value and sorts from below it when there is no room', async () => {
    expect(await show('105em')).toEqual(['Site', 'CountryCity']);
    expect(screen.getByRole('cell', { name: 'Chile Arica' })).toBeTruthy();
    const header = screen.getByRole('columnheader', { name: 'Country City' });
    expect(header.ariaSort).toBe('none');
    await userEvent.click(within(header).getByRole('button', { name: 'City' }));
    expect(header.ariaSort).toBe('ascending');
  });

  it('is a column of its own when the reader does not have the upper one', async () => {
    signInAs('CB Full Admin', []);
    expect(await show('105em')).toEqual(['Site', 'City']);
  });
});
