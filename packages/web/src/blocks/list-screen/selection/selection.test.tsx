// @vitest-environment jsdom
import { list } from '@attestry/contract/kernel/list.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../kernel/api-error.ts';
import { dismissNotice, noticeStore } from '../../../kernel/notices.ts';
import { inBrowser, renderPage } from '../../../kernel/testing/render-page.tsx';
import { type Command, runCommand } from '../../asking/run-command.ts';
import { asRowCommand } from '../../asking/send-each.ts';
import { ListPanel } from '../list-panel.tsx';

const mills = list({
  name: 'site',
  resultsKey: 'resultList',
  search: 'Search by mill',
  defaultSort: 'name',
  columns: {
    name: { label: 'Mill', kind: 'text', sortable: true },
    kind: { label: 'Kind', kind: 'choice', values: ['Wind', 'Water'], filterable: true },
  },
});
interface Mill {
  id: string;
  name: string;
}
const all = Array.from({ length: 12 }, (_, at): Mill => ({ id: String(at + 1), name: `Mill ${at + 1}` }));

const noAnswer = () => new ApiError({ method: 'POST' });
const refusal = (status: number, message: string, retryAfterSeconds?: number) =>
  new ApiError({
    method: 'POST',
    status,
    body: { code: 'mill.refused', message },
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  });

let sent: string[];
/** The mills that have left the list. */
let gone: Set<string>;
/** The errors with which commands on a mill fail, by mill. */
let refusals: Map<string, ApiError[]>;

const command = ({ id, name }: Mill, verb: 'open' | 'close'): Command<Mill> => ({
  send: async () => {
    sent.push(`${verb} ${id}`);
    const refused = refusals.get(id)?.shift();
    if (refused) throw refused;
    return { id, name };
  },
  message: () => `${name} is ${verb === 'open' ? 'open' : 'closed'}`,
  undo: (mill) => (id === '4' ? undefined : command(mill, verb === 'open' ? 'close' : 'open')),
  endpoint: { permission: 'Site.Revise' },
});

const lending = (mill: Mill, lends: boolean): Command<Mill> => ({
  send: async () => mill,
  message: () => (lends ? 'Lent to Polar BV' : 'No longer lent to Polar BV'),
  undo: () => lending(mill, !lends),
  endpoint: { permission: 'Site.Revise' },
});

const exported = vi.fn();
const papers = vi.fn();

const show = async (address?: string) => {
  const page = () => (
    <ListPanel
      title="Mills"
      spec={mills}
      load={async ({ pageNumber = 1, rows = 10 }) => ({
        resultList: all
          .filter(({ id }) => !gone.has(id))
          .slice((Number(pageNumber) - 1) * Number(rows), Number(pageNumber) * Number(rows)),
        total: all.length,
        totalPages: Math.ceil(all.length / Number(rows)),
        totalIsLowerBound: false,
      })}
      rowKey={({ id }) => id}
      rowName={({ name }) => name}
      opens={{ column: 'name', to: ({ id }) => `/${id}` }}
      rowActions={[
        {
          label: 'Open',
          offered: ({ id }) => id !== '2' && id !== '7',
          refusal: ({ id }) => (id === '2' ? 'It is being built' : undefined),
          run: (mill) => void runCommand(command(mill, 'open')),
          bulk: { command: (mill) => asRowCommand(command(mill, 'open')) },
        },
        {
          label: 'Papers',
          offered: ({ id }) => id === '5' || id === '6',
          bulk: { file: (mills) => papers(mills.map(({ name }) => name)) },
        },
        { label: 'Lend', bulk: { command: (mill) => asRowCommand(lending(mill, true)) } },
        { label: 'Rename', to: ({ id }) => `/${id}/rename` },
      ]}
      exports={[
        { label: 'CSV', ofSelected: 'Export as CSV', run: exported },
        { label: 'Whole list', run: exported },
      ]}
    />
  );
  const router = renderPage(page, address);
  await screen.findByRole('link', { name: 'Mill 3' });
  return router;
};

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: `Select ${name}` });
const select = async (...numbers: number[]) => {
  for (const number of numbers) await userEvent.click(box(`Mill ${number}`));
};
const bar = () => within(screen.getByRole('group', { name: 'Selected rows' }));
const count = () => bar().getByText(/selected$/).textContent;
const page = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select the rows of this page' });
const snackbar = () => noticeStore.current()[0];

inBrowser();
beforeEach(() => {
  localStorage.clear();
  sent = [];
  refusals = new Map();
  gone = new Set();
  exported.mockReset();
  for (const { id } of noticeStore.current()) dismissNotice(id);
});

it('ends for the search box, which stands where the bar of the selected rows was', async () => {
  await show();
  await select(1, 3);
  await userEvent.keyboard('/');
  expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Search by mill' }));
  expect(screen.queryByRole('group', { name: 'Selected rows' })).toBeNull();
});

it('has its bar one key away from the rows', async () => {
  await show();
  await userEvent.keyboard('a');
  expect(document.activeElement).toBe(document.body);
  await userEvent.keyboard('jxa');
  expect(document.activeElement).toBe(bar().getAllByRole('button')[0]);
});

it('gives the focus back to the row that it came from with Escape, and ends with a second one', async () => {
  await show();
  await userEvent.keyboard('jxjjxa{Tab}{Escape}');
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Mill 3' }));
  expect(count()).toBe('2 selected');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('group', { name: 'Selected rows' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Mill 3' }));
});

describe('an action that does not fit every selected row', () => {
  const button = (name: string) => bar().getByRole('button', { name });

  it('says how many it fits and why not the others, and is carried out on those it fits', async () => {
    await show();
    await select(1, 2, 7);
    expect(button('Open 1 of 3').getAttribute('aria-description')).toBe('1 of 3: It is being built');
    await userEvent.click(button('Open 1 of 3'));
    await waitFor(() => expect(sent).toEqual(['open 1']));
  });

  it('is in reach of the keyboard with its reason, if it fits none, and does nothing', async () => {
    await show();
    await select(2);
    expect(button('Open').getAttribute('aria-description')).toBe('It is being built');
    expect(button('Open').getAttribute('aria-disabled')).toBe('true');
    button('Open').focus();
    expect(document.activeElement).toBe(button('Open'));
    await userEvent.keyboard('{Enter}');
    expect(sent).toEqual([]);
  });

  it('keeps its place, whether or not it fits', async () => {
    await show();
    const names = () =>
      bar()
        .getAllByRole('button', { name: /Open|Papers/ })
        .map(({ textContent }) => textContent?.trim());
    await select(2, 5);
    expect(names()).toEqual(['Open 1 of 2', 'Papers 1 of 2']);
    await select(5);
    expect(names()).toEqual(['Open']);
  });

  it('is absent if it fits none for a reason not worth knowing', async () => {
    await show();
    await select(7);
    expect(bar().queryByRole('button', { name: 'Open' })).toBeNull();
  });
});

describe('the selection of rows', () => {
  it('replaces the tool bar, and is announced', async () => {
    await show();
    expect(screen.queryByRole('group', { name: 'Selected rows' })).toBeNull();
    await select(1, 3);
    expect(count()).toBe('2 selected');
    expect(screen.queryByRole('searchbox')).toBeNull();
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('2 selected');
  });

  it('does not open the row', async () => {
    const router = await show();
    await select(1);
    expect(router.state.location.pathname).toBe('/here');
    await userEvent.click(screen.getByRole('row', { name: /Mill 3/ }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/3'));
  });

  it('takes a range with Shift, and the whole page', async () => {
    await show();
    const user = userEvent.setup();
    await user.click(box('Mill 2'));
    await user.keyboard('{Shift>}');
    await user.click(box('Mill 5'));
    await user.keyboard('{/Shift}');
    expect(count()).toBe('4 selected');
    expect(page().indeterminate).toBe(true);
    await userEvent.click(page());
    expect(count()).toBe('10 selected');
    expect(page().checked).toBe(true);
    await userEvent.click(page());
    expect(screen.getByRole('searchbox')).toBeDefined();
  });

  it('is made by keyboard, and cleared with Escape', async () => {
    await show();
    await userEvent.keyboard('jjx');
    expect(box('Mill 2').checked).toBe(true);
    await userEvent.keyboard('jx');
    expect(count()).toBe('2 selected');
    await userEvent.keyboard('jjX');
    expect(count()).toBe('4 selected');
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('searchbox')).toBeDefined();
    expect(box('Mill 2').checked).toBe(false);
  });

  it('is kept across pages and orders, and cleared by another filter', async () => {
    const router = await show();
    await select(1);
    await userEvent.click(screen.getByRole('button', { name: 'Page 2' }));
    await screen.findByRole('link', { name: 'Mill 11' });
    await select(11);
    expect(bar().getByText('1 not on this page')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Mill' }));
    await screen.findByRole('link', { name: 'Mill 3' });
    expect(count()).toBe('2 selected');
    await router.navigate({ to: '.', search: { kind: 'Wind' } as never });
    expect(await screen.findByRole('searchbox')).toBeDefined();
    expect(box('Mill 1').checked).toBe(false);
  });

  it('takes all rows of the view', async () => {
    await show();
    await select(1);
    await userEvent.click(bar().getByRole('button', { name: 'Select all 12 in this view' }));
    await waitFor(() => expect(count()).toBe('12 selected'));
    expect(bar().queryByRole('button', { name: /^Select all/ })).toBeNull();
  });

  it('is exported with the list’s own filters', async () => {
    exported.mockRejectedValue(new Error('No file in this test'));
    await show('/here?kind=Wind&rows=25');
    await select(1, 3);
    await userEvent.click(bar().getByRole('button', { name: 'Export' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Export as CSV' }));
    expect(exported).toHaveBeenCalledWith({ kind: ['Wind'], ids: ['1', '3'] });
  });
});

describe('an action on the selected rows', () => {
  it('says how many of them it fits, and is sent for those only', async () => {
    await show();
    await select(1, 2, 3);
    await userEvent.click(bar().getByRole('button', { name: 'Open 2 of 3' }));
    await waitFor(() => expect(snackbar()?.text).toBe('Open: 2 done'));
    expect(sent).toEqual(['open 1', 'open 3']);
    expect(count()).toBe('1 selected');
    expect(box('Mill 2').checked).toBe(true);
    expect(bar().getByRole('button', { name: 'Open' }).getAttribute('aria-disabled')).toBe('true');
  });

  it('names the refused rows with their reasons and keeps them selected', async () => {
    refusals.set('3', [refusal(409, 'It is being repaired.')]);
    await show();
    await select(1, 3, 4);
    await userEvent.click(bar().getByRole('button', { name: 'Open' }));
    expect(await screen.findByText('One was refused')).toBeDefined();
    const refused = within(screen.getByRole('alert')).getAllByRole('listitem');
    expect(refused.map(({ textContent }) => textContent)).toEqual(['Mill 3: It is being repaired.']);
    expect(snackbar()?.text).toBe('Open: 2 done, 1 refused');
    expect(count()).toBe('1 selected');
    expect(box('Mill 3').checked).toBe(true);
  });

  it('clears the refused rows that are no longer on the page', async () => {
    refusals.set('3', [refusal(409, 'It is closed already.')]);
    refusals.set('5', [refusal(409, 'It is being repaired.')]);
    await show();
    await select(3, 5);
    gone.add('3');
    await userEvent.click(bar().getByRole('button', { name: 'Open' }));
    expect(await screen.findByText('2 were refused')).toBeDefined();
    await waitFor(() => expect(count()).toBe('1 selected'));
    expect(box('Mill 5').checked).toBe(true);
    expect(document.activeElement).toBe(screen.getByRole('alert').firstElementChild);
  });

  it('tells rows that failed from refused ones, and tries only those again', async () => {
    refusals.set('3', [refusal(409, 'It is being repaired.')]);
    refusals.set('4', [noAnswer()]);
    refusals.set('5', [refusal(500, 'Something broke.')]);
    await show();
    await select(1, 3, 4, 5);
    await userEvent.click(bar().getByRole('button', { name: 'Open' }));
    expect(await screen.findByText('One was refused')).toBeDefined();
    const unfinished = within(screen.getByRole('alert'));
    expect(unfinished.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Mill 3: It is being repaired.',
      'Mill 4: Your request was unsuccessful due to a network error!',
      'Mill 5: Server error',
    ]);
    expect(snackbar()?.text).toBe('Open: 1 done, 1 refused, 2 failed');
    sent = [];
    await userEvent.click(unfinished.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(snackbar()?.text).toBe('Open: 2 done'));
    expect(sent).toEqual(['open 4', 'open 5']);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('is undone at once for all rows that can be undone', async () => {
    await show();
    await select(1, 3, 4);
    await userEvent.click(bar().getByRole('button', { name: 'Open' }));
    await waitFor(() => expect(snackbar()?.action?.label).toBe('Undo'));
    snackbar()?.action?.run();
    await waitFor(() => expect(snackbar()?.text).toBe('Open: 2 undone'));
    expect(snackbar()?.action).toBeUndefined();
    expect(sent.slice(3)).toEqual(['close 1', 'close 3']);
  });

  it('is named by what the rows say alike, and so is its Undo', async () => {
    await show();
    await select(1, 3);
    await userEvent.click(bar().getByRole('button', { name: 'Lend' }));
    await waitFor(() => expect(snackbar()?.text).toBe('Lent to Polar BV: 2 done'));
    snackbar()?.action?.run();
    await waitFor(() => expect(snackbar()?.text).toBe('No longer lent to Polar BV: 2 done'));
  });

  it('waits if the server accepts only so many a minute', async () => {
    refusals.set('3', [refusal(429, 'Too many.', 0.05)]);
    await show();
    await select(1, 3);
    await userEvent.click(bar().getByRole('button', { name: 'Open' }));
    await waitFor(() => expect(snackbar()?.text).toBe('Open: 2 done'));
    expect(sent).toEqual(['open 1', 'open 3', 'open 3']);
  });

  it('downloads one file of the rows that have it', async () => {
    papers.mockRejectedValue(new Error('No file in this test'));
    await show();
    await select(5, 6, 7);
    await userEvent.click(bar().getByRole('button', { name: 'Papers 2 of 3' }));
    expect(papers).toHaveBeenCalledWith(['Mill 5', 'Mill 6']);
    expect(count()).toBe('3 selected');
  });

  it('reports the result of a single row by name', async () => {
    await show();
    await select(3);
    await userEvent.click(bar().getByRole('button', { name: 'Open' }));
    await waitFor(() => expect(snackbar()?.text).toBe('Mill 3 is open'));
    expect(screen.getByRole('searchbox')).toBeDefined();
  });
});
