// @vitest-environment jsdom
import { list } from '@attestry/contract/kernel/list.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { inBrowser, onPhone, renderPage } from '../../../kernel/testing/render-page.tsx';
import { ListPanel } from '../list-panel.tsx';
import type { CardParts } from '../list-parts.ts';

const mills = list({
  name: 'mills',
  resultsKey: 'resultList',
  defaultSort: 'name',
  columns: {
    grade: { label: 'Grade', kind: 'text' },
    name: { label: 'Mill', kind: 'text', sortable: true },
    code: { label: 'Code', kind: 'text', optional: true },
    city: { label: 'City', kind: 'text' },
    owner: { label: 'Owner', kind: 'text', optional: true },
    since: { label: 'Since', kind: 'date' },
    status: { label: 'Status', kind: 'choice', values: ['Open', 'Closed'], filterable: true },
  },
});

const resultList = [
  { id: '1', grade: 'A', name: 'Alder', code: 'M1', city: 'Arica', owner: 'Ash', since: '2020-01-02', status: 'Open' },
  { id: '2', grade: 'B', name: 'Birch', code: 'M2', city: '', owner: '', since: '2020-01-02', status: 'Closed' },
];
const shape: CardParts<keyof typeof mills.columns> = { line: ['code', 'city'], foot: ['status'] };

const show = async (card?: typeof shape, address = '/here') => {
  const archive = vi.fn();
  const page = () => (
    <ListPanel
      title="Mills"
      spec={mills}
      load={async () => ({ resultList, total: 41, totalPages: 5, totalIsLowerBound: false })}
      rowKey={(row) => row.id}
      rowName={(row) => row.name}
      leads={['grade', 'name']}
      opens={{ column: 'name', to: (row) => `/${row.id}` }}
      {...(card && { card })}
      rowActions={[{ label: 'Archive', run: archive }]}
    />
  );
  const router = renderPage(page, address);
  const [alder, birch] = within(await screen.findByRole('list', { name: 'Mills' })).getAllByRole('listitem');
  if (!alder || !birch) throw new Error('Two mills are listed');
  return { router, archive, alder, birch };
};
const termsIn = (card: HTMLElement) => within(card).getAllByRole('term');
const textsIn = (card: HTMLElement) => termsIn(card).map((term) => term.parentElement?.textContent);

describe('a card of a list on a phone', () => {
  inBrowser();
  beforeEach(onPhone);

  it('shows the columns of its layout by value, even those the table hides, and leaves out missing values', async () => {
    const { alder, birch } = await show(shape);
    expect(textsIn(alder)).toEqual(['CodeM1', 'CityArica', 'StatusOpen']);
    expect(textsIn(birch)).toEqual(['CodeM2', 'StatusClosed']);
    expect(alder.textContent?.startsWith('AAlder')).toBe(true);
    expect(within(alder).queryByText('More')).toBeNull();
  });

  it('shows the labels of columns that nobody would recognise without them', async () => {
    const { alder } = await show({ ...shape, labelled: ['city'] });
    expect(termsIn(alder).map((term) => [term.textContent, term.className.includes('label')])).toEqual([
      ['Code', false],
      ['City', true],
      ['Status', false],
    ]);
  });

  it('folds the columns that the reader added to the default ones', async () => {
    const { alder, router } = await show(shape, '/here?columns=grade.name.owner.since.status');
    const more = within(alder).getByText('More');
    const folded = within(alder).getByRole('group');
    expect(textsIn(folded)).toEqual(['OwnerAsh']);
    await userEvent.click(more);
    expect(folded.hasAttribute('open')).toBe(true);
    expect(router.state.location.pathname).toBe('/here');
  });

  it('labels each column if the list defines no layout for cards', async () => {
    const { birch } = await show();
    expect(textsIn(birch)).toEqual(['City–', 'Since2020-01-02', 'StatusClosed']);
  });

  it('opens its record wherever it is pressed, and has a link to it', async () => {
    const { alder, router } = await show(shape);
    expect(within(alder).getByRole('link', { name: 'Alder' }).getAttribute('href')).toBe('/1');
    await userEvent.click(within(alder).getByText('Arica'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/1'));
  });

  it('offers its actions in a sheet that names the row', async () => {
    const { alder, archive } = await show(shape);
    await userEvent.click(within(alder).getByRole('button', { name: 'More actions for Alder' }));
    const sheet = await screen.findByRole('menu');
    expect(within(sheet).getByText('Alder')).toBeTruthy();
    await userEvent.click(within(sheet).getByRole('menuitem', { name: 'Archive' }));
    expect(archive).toHaveBeenCalledOnce();
  });

  it('has filters that say how many rows remain, and clears them', async () => {
    const { router } = await show(shape, '/here?status=Open');
    await userEvent.click(screen.getByRole('button', { name: 'Filters (1)' }));
    const filters = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await userEvent.click(filters.getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(router.state.location.search).toEqual({}));
    await userEvent.click(filters.getByRole('button', { name: 'Show 41 results' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
