// @vitest-environment jsdom
import { list } from '@attestry/contract/kernel/list.ts';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { inBrowser, renderPage, signInAs } from '../../../kernel/testing/render-page.tsx';
import { ListPanel } from '../list-panel.tsx';

const more = { label: 'More', kind: 'number' } as const;

const eight = {
  name: { label: 'Site', kind: 'text', sortable: true },
  country: { label: 'Country', kind: 'text', sortable: true, audience: ['body'] },
  city: { label: 'City', kind: 'text', sortable: true },
  a: more,
  b: more,
  c: more,
  d: more,
  e: more,
} as const;
const all = { ...eight, f: more, g: more } as const;

describe('a column stacked below another', () => {
  inBrowser();

  /** Shows the table on a screen narrower than so many em; by default on one wider than all breakpoints. */
  const show = async (narrowerThan = Number.POSITIVE_INFINITY, columns: typeof eight = all) => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.includes('min-width') && Number.parseFloat(query.replace(/^\D+/, '')) < narrowerThan,
      media: query,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    const resultList = [{ id: '7', name: 'Mill', country: 'Chile', city: 'Arica' }];
    renderPage(() => (
      <ListPanel
        title="Sites"
        spec={list({ name: 'sites', resultsKey: 'resultList', defaultSort: 'name', columns })}
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
    expect(await show(105)).toEqual(['Site', 'CountryCity']);
    expect(screen.getByRole('cell', { name: 'Chile Arica' })).toBeTruthy();
    const header = screen.getByRole('columnheader', { name: 'Country City' });
    expect(header.ariaSort).toBe('none');
    await userEvent.click(within(header).getByRole('button', { name: 'City' }));
    expect(header.ariaSort).toBe('ascending');
  });

  it('is next to it in a table of eight columns from 1440 pixels on', async () => {
    expect(await show(105, eight)).toEqual(['Site', 'Country', 'City']);
    cleanup();
    expect(await show(90, eight)).toEqual(['Site', 'CountryCity']);
  });

  it('is a column of its own when the reader does not have the upper one', async () => {
    signInAs('CB Full Admin', []);
    expect(await show(105)).toEqual(['Site', 'City']);
  });
});
