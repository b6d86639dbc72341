// @vitest-environment jsdom
import { list } from '@attestry/contract/kernel/list.ts';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { inBrowser, onPhone, renderPage, signInAs } from '../../../kernel/testing/render-page.tsx';
import { ListPanel } from '../list-panel.tsx';

const sites = list({
  name: 'sites',
  resultsKey: 'resultList',
  defaultSort: 'name',
  search: 'Search by name',
  columns: { name: { label: 'Site', kind: 'text', sortable: true } },
});

const show = async (
  names: string[],
  answer: { total: number; similarFrom?: number },
  address = '/here?searchTerm=mill',
) => {
  const resultList = names.map((name) => ({ name }));
  renderPage(
    () => (
      <ListPanel
        title="Sites"
        spec={sites}
        load={async () => ({ resultList, totalPages: 2, totalIsLowerBound: false, ...answer })}
        rowKey={({ name }) => name}
        rowName={({ name }) => name}
      />
    ),
    address,
  );
  await screen.findByText(names[0] ?? '');
};

const rows = () => screen.getAllByRole('row').map(({ textContent }) => textContent);

describe('rows whose names only resemble the search term', () => {
  inBrowser();
  beforeEach(() => signInAs('{body} Admin', []));

  it('have a heading of their own in the table', async () => {
    await show(['Mill', 'Mills', 'Hill'], { total: 2, similarFrom: 2 });
    expect(rows()).toEqual(['Site', 'Mill', 'Mills', 'Similar names', 'Hill']);
    expect(screen.getByText('1–2 of 2')).toBeDefined();
  });

  it('have a heading of their own on a phone', async () => {
    onPhone();
    await show(['Mill', 'Hill'], { total: 1, similarFrom: 1 });
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Mill',
      'Similar names',
      'Hill',
    ]);
  });

  it('are said to be the only rows if nothing was found, and on later pages', async () => {
    await show(['Hill'], { total: 0, similarFrom: 0 });
    expect(rows()).toEqual(['Site', 'Similar names', 'Hill']);
    expect(screen.getByText('Similar names only')).toBeDefined();
  });
});
