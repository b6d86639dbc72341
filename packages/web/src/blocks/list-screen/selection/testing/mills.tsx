import { list } from '@attestry/contract/kernel/list.ts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, vi } from 'vitest';
import { ApiError } from '../../../../kernel/api-error.ts';
import { dismissNotice, noticeStore } from '../../../../kernel/notices.ts';
import { inBrowser, renderPage } from '../../../../kernel/testing/render-page.tsx';
import { type Command, runCommand } from '../../../asking/run-command.ts';
import { asRowCommand } from '../../../asking/send-each.ts';
import { ListPanel } from '../../list-panel.tsx';

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
let all: readonly Mill[] = [];

export const noAnswer = () => new ApiError({ method: 'POST' });
export const refusal = (status: number, message: string, retryAfterSeconds?: number) =>
  new ApiError({
    method: 'POST',
    status,
    body: { code: 'mill.refused', message },
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  });

export const sent: string[] = [];
/** The mills that have left the list. */
export const gone = new Set<string>();
/** The errors with which commands on a mill fail, by mill. */
export const refusals = new Map<string, ApiError[]>();

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

let answering = Promise.resolve();

/** Holds back the pages of the list until the returned function is called. */
export const holdPages = (): (() => void) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  answering = promise;
  return resolve;
};

const booking = (mill: Mill): Command<Mill> => ({
  send: async () => mill,
  message: ({ name }) => `${name} is booked`,
  messageForMany: ({ id }, count) => (id === '6' ? `${count} booked already` : `${count} booked`),
  endpoint: { permission: 'Site.Revise' },
});

export const exported = vi.fn();
export const papers = vi.fn();

const MillsPanel = () => (
  <ListPanel
    title="Mills"
    spec={mills}
    load={async ({ pageNumber = 1, rows = 10 }) => {
      await answering;
      const first = (Number(pageNumber) - 1) * Number(rows);
      return {
        resultList: all.filter(({ id }) => !gone.has(id)).slice(first, first + Number(rows)),
        total: all.length,
        totalPages: Math.ceil(all.length / Number(rows)),
        totalIsLowerBound: false,
      };
    }}
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
      { label: 'Book', bulk: { command: (mill) => asRowCommand(booking(mill)) } },
      { label: 'Rename', to: ({ id }) => `/${id}/rename` },
    ]}
    exports={[
      { label: 'CSV', ofSelected: 'Export as CSV', run: exported },
      { label: 'Whole list', run: exported },
    ]}
  />
);

/** Shows a list of mills. */
export const showMills = async (address?: string, count = 12) => {
  all = Array.from({ length: count }, (_, at) => ({ id: String(at + 1), name: `Mill ${at + 1}` }));
  const router = renderPage(MillsPanel, address);
  await screen.findByRole('link', { name: 'Mill 3' });
  return router;
};

export const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: `Select ${name}` });
export const select = async (...numbers: number[]) => {
  for (const number of numbers) await userEvent.click(box(`Mill ${number}`));
};
export const bar = () => within(screen.getByRole('group', { name: 'Selected rows' }));
export const count = () => bar().getByText(/^\d+ selected$/).textContent;
export const wholePage = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select the rows of this page' });
export const snackbar = () => noticeStore.current()[0];
export const banner = () => noticeStore.current().find(({ kind }) => kind === 'banner');

/** Begins each test with no selection, and with nothing sent, refused or gone. Call it once, at the top of a test file. */
export const withMills = (): void => {
  inBrowser();
  beforeEach(() => {
    localStorage.clear();
    answering = Promise.resolve();
    sent.length = 0;
    refusals.clear();
    gone.clear();
    exported.mockReset();
    for (const { id } of noticeStore.current()) dismissNotice(id);
  });
};
