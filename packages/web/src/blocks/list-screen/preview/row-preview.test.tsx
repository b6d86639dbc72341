// @vitest-environment jsdom
import { list } from '@attestry/contract/kernel/list.ts';
import { useParams } from '@tanstack/react-router';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '../../../kernel/queries.ts';
import { inBrowser, renderPage } from '../../../kernel/testing/render-page.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { RecordOfRoute } from '../../details/record-of-route.tsx';
import { ListPanel } from '../list-panel.tsx';

const mills = list({
  name: 'mills',
  resultsKey: 'resultList',
  defaultSort: 'name',
  columns: {
    name: { label: 'Mill', kind: 'text', sortable: true },
    river: { label: 'River', kind: 'text', optional: true },
  },
});
const all = Array.from({ length: 12 }, (_, at) => ({
  id: String(at + 1),
  name: `Mill ${at + 1}`,
  river: `River ${at + 1}`,
}));

/** The mills that were set to work. */
const ground: string[] = [];

/** The list, or the record with its id, at one address. */
const Page = () => {
  const { id } = useParams({ strict: false });
  return id ? (
    <RecordOfRoute query={(of) => ({ queryKey: ['mill', of], queryFn: async () => of })}>
      {(mill) => <PageHeader title={`Record ${mill}`} />}
    </RecordOfRoute>
  ) : (
    <ListPanel
      title="Mills"
      spec={mills}
      load={async ({ pageNumber = 1, rows = 10 }) => ({
        resultList: all.slice((Number(pageNumber) - 1) * Number(rows), Number(pageNumber) * Number(rows)),
        total: all.length,
        totalPages: 2,
        totalIsLowerBound: false,
      })}
      rowKey={(row) => row.id}
      rowName={(row) => row.name}
      opens={{ column: 'name', to: (row) => `/here/${row.id}` }}
      rowActions={[
        { label: 'View', to: (row) => `/here/${row.id}` },
        { label: 'Grind', leads: true, run: ({ name }) => ground.push(name) },
        { label: 'Dam', leads: true, offered: ({ id }) => id !== '2', refusal: () => 'Its river is dammed already' },
        { label: 'Share', leads: true, to: (row) => `/here/${row.id}/share` },
        { label: 'Mend', leads: true, to: (row) => `/here/${row.id}/mend` },
        { label: 'Sell', needs: 'Company.Share', leads: 'first' },
      ]}
    />
  );
};

const show = async (address?: string) => {
  const router = renderPage(Page, address);
  await screen.findByRole('link', { name: /^Mill (3|11)$/ });
  return router;
};
const preview = () => screen.queryByRole('complementary', { name: 'Preview' });
const shownIn = () => screen.getByRole('complementary', { name: 'Preview' });
const opened = () => screen.findByRole('complementary', { name: 'Preview' });

inBrowser();
beforeEach(() => localStorage.clear());

describe('the preview of a row', () => {
  it('is headed by what names the row in the table, and says the rest below', async () => {
    await show();
    await userEvent.keyboard('j ');
    expect(within(await opened()).getByRole('heading', { name: 'Mill 1' })).toBeDefined();
    expect(within(shownIn()).queryByText('Mill')).toBeNull();
    expect(within(shownIn()).getByText('River 1')).toBeDefined();
  });

  it('opens with Space on the focused row, follows the focus, and closes with Escape', async () => {
    await show();
    await userEvent.keyboard(' ');
    expect(preview()).toBeNull();
    await userEvent.keyboard('jj ');
    expect(within(await opened()).getByText('River 2')).toBeDefined();
    await userEvent.keyboard('j');
    expect(within(shownIn()).getByText('River 3')).toBeDefined();
    await userEvent.keyboard('{Escape}');
    expect(preview()).toBeNull();
    expect(document.activeElement?.textContent).toBe('Mill 3');
  });

  it('offers the actions of the row: two that lead as buttons, the others in the menu', async () => {
    await show();
    await userEvent.keyboard('j ');
    const offered = () => [...shownIn().querySelectorAll('a, button')].map((one) => one.textContent || one.ariaLabel);
    await opened();
    expect(offered()).toEqual(['Open', 'Close the preview', 'Grind', 'Dam', 'Menu']);
    await userEvent.click(within(shownIn()).getByRole('button', { name: 'Grind' }));
    expect(ground).toEqual(['Mill 1']);
    await userEvent.click(within(shownIn()).getByRole('button', { name: 'Menu' }));
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual(['Share', 'Mend']);
    await userEvent.keyboard('{Escape}');
    screen.getByRole('link', { name: 'Mill 1' }).focus();
    await userEvent.keyboard('j');
    await waitFor(() => expect(offered()).toEqual(['Open', 'Close the preview', 'Grind', 'Share', 'Menu']));
  });
});

const twins = list({
  name: 'twins',
  resultsKey: 'resultList',
  defaultSort: 'name',
  columns: {
    code: { label: 'Code', kind: 'text' },
    name: { label: 'Mill', kind: 'text', sortable: true },
    river: { label: 'River', kind: 'text' },
    built: { label: 'Built', kind: 'text' },
    grade: { label: 'Grade', kind: 'text' },
    held: { label: 'Held', kind: 'text', optional: true },
  },
});

/** Shows mills of one name with the preview of the first, in a window of 1280 pixels; returns the headings of the table. */
const showTwins = async (address: string) => {
  vi.stubGlobal('matchMedia', (query: string) => {
    const width = Number.parseFloat(query.replace(/^\D+/, ''));
    return {
      matches: query.includes('max-width') ? width >= 80 : width <= 80,
      media: query,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    };
  });
  const rows = ['7', '8'].map((code) => ({
    code,
    name: 'Mill',
    river: 'Ouse',
    built: '1820',
    grade: 'B',
    held: 'Yes',
  }));
  renderPage(
    () => (
      <ListPanel
        title="Mills"
        spec={twins}
        load={async () => ({ resultList: rows, total: 2, totalPages: 1, totalIsLowerBound: false })}
        rowKey={(row) => row.code}
        rowName={(row) => row.name}
        opens={{ column: 'name', to: (row) => `/here/${row.code}` }}
        tellsApart="code"
        folded={['held']}
        cells={{ grade: ({ grade }, isShown) => (isShown('held') ? grade : 'Held') }}
        card={{ line: ['code', 'river'], foot: ['grade', 'built'] }}
      />
    ),
    address,
  );
  await screen.findAllByRole('link', { name: 'Mill' });
  await userEvent.keyboard('j ');
  await opened();
  return screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
};

describe('a table beside the preview of a row', () => {
  it('shows what tells rows of one name apart below the name, with the last of what a card shows', async () => {
    expect(await showTwins('/here')).toEqual(['MillCode', 'Built', 'Grade']);
    expect(screen.getByRole('cell', { name: 'Mill 8' })).toBeDefined();
  });

  it('shows no column that the reader has hidden', async () => {
    expect(await showTwins('/here?columns=name.river.built')).toEqual(['Mill', 'River', 'Built']);
  });
});

describe('a value that another cell tells', () => {
  it('is told once in the preview too, until the reader chooses its column', async () => {
    await showTwins('/here');
    expect(
      within(shownIn())
        .getAllByText('Held')
        .map(({ tagName }) => tagName),
    ).toEqual(['BDI']);
    cleanup();
    await showTwins('/here?columns=name.grade.held');
    expect(
      within(shownIn())
        .getAllByText('Held')
        .map(({ tagName }) => tagName),
    ).toEqual(['DT']);
    expect(within(shownIn()).getByText('B')).toBeDefined();
  });
});

/** A list whose rows are decided one by one; the first call answers three of them, and later calls what is left. */
const showReview = async () => {
  let left = all.slice(0, 3);
  const decide = async (id: string) => {
    left = left.filter((row) => row.id !== id);
    await queryClient.invalidateQueries({ queryKey: ['list'] });
  };
  renderPage(() => (
    <ListPanel
      title="Mills"
      spec={mills}
      load={async () => ({ resultList: left, total: left.length, totalPages: 1, totalIsLowerBound: false })}
      rowKey={(row) => row.id}
      rowName={(row) => row.name}
      opens={{ column: 'name', to: (row) => `/here/${row.id}` }}
      review={{
        beside: ['name'],
        keys: [],
        content: ({ id }) => (
          <button type="button" onClick={() => void decide(id)}>
            Decide
          </button>
        ),
      }}
    />
  ));
  await screen.findByRole('link', { name: 'Mill 3' });
};

describe('the review of a row', () => {
  it('opens with the list, and goes on with the next row once one has left the list', async () => {
    await showReview();
    const isAbout = (name: string) =>
      waitFor(() => expect(within(shownIn()).getByRole('heading', { name })).toBeDefined());
    await isAbout('Mill 1');
    await userEvent.click(within(shownIn()).getByRole('button', { name: 'Next in the list' }));
    await isAbout('Mill 2');
    await userEvent.click(within(shownIn()).getByRole('button', { name: 'Decide' }));
    await isAbout('Mill 3');
    await userEvent.keyboard('k');
    await isAbout('Mill 1');
    await userEvent.keyboard('j');
    await isAbout('Mill 3');
    await userEvent.click(within(shownIn()).getByRole('button', { name: 'Decide' }));
    await isAbout('Mill 1');
    await userEvent.click(within(shownIn()).getByRole('button', { name: 'Close the preview' }));
    expect(preview()).toBeNull();
  });
});

describe('a record opened from a list', () => {
  it('links to the records before and after it in the list, across pages', async () => {
    const router = await show();
    await userEvent.click(screen.getByRole('link', { name: 'Mill 9' }));
    await screen.findByRole('heading', { name: 'Record 9' });
    await userEvent.click(screen.getByRole('button', { name: 'Next in the list' }));
    await screen.findByRole('heading', { name: 'Record 10' });
    await userEvent.keyboard(']');
    await screen.findByRole('heading', { name: 'Record 11' });
    await userEvent.keyboard('[[');
    await waitFor(() => expect(router.state.location.pathname).toBe('/here/10'));
  });

  it('keeps the focus on the button that steps, across pages too, and says where it has led', async () => {
    await show();
    await userEvent.click(screen.getByRole('link', { name: 'Mill 9' }));
    const next = await screen.findByRole('button', { name: 'Next in the list' });
    next.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('heading', { name: 'Record 10' });
    expect(document.activeElement).toBe(next);
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('heading', { name: 'Record 11' });
    expect(document.activeElement).toBe(next);
    expect(screen.getByRole('status').textContent).toBe('Record 11');
  });

  it('says why there is none before the first record and after the last', async () => {
    const router = await show();
    await userEvent.click(screen.getByRole('link', { name: 'Mill 1' }));
    const described = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-description');
    await screen.findByRole('heading', { name: 'Record 1' });
    expect(described('Previous in the list')).toBe('This is the first one of the list');
    expect(described('Next in the list')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Previous in the list' }));
    expect(router.state.location.pathname).toBe('/here/1');
    cleanup();
    await show('/here?pageNumber=2');
    await userEvent.click(screen.getByRole('link', { name: 'Mill 12' }));
    await screen.findByRole('heading', { name: 'Record 12' });
    expect(described('Next in the list')).toBe('This is the last one of the list');
  });

  it('has no such links when it was opened by its address', async () => {
    renderPage(Page, '/here/55');
    await screen.findByRole('heading', { name: 'Record 55' });
    expect(screen.queryByRole('button', { name: 'Next in the list' })).toBeNull();
  });
});
