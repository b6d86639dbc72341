// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import {
  answerUploads,
  asks,
  choose,
  nameOf,
  send,
  show,
  stored,
  workbooks,
} from '../../../app/testing/report-upload.tsx';
import { inBrowser } from '../../../kernel/testing/render-page.tsx';

inBrowser();

beforeEach(() => localStorage.clear());

type Router = ReturnType<typeof show>;

/** Leaves the page, even if it asks first, and comes back. */
const comeBack = async (router: Router) => {
  void router.navigate({ to: '/elsewhere' });
  const question = () => screen.queryByRole('button', { name: 'Leave Page' });
  await waitFor(() => expect(question() ?? screen.queryByText('Elsewhere')).not.toBeNull());
  const leave = question();
  if (leave) await userEvent.click(leave);
  await screen.findByText('Elsewhere');
  void router.navigate({ to: '/here' });
  await screen.findByLabelText('Audit report', { selector: 'input' });
};

const notice = async () => (await screen.findByRole('region', { name: 'Upload that was left' })).textContent;

/** Sends files, of which those that are named `asks` come back with a question. */
const sendAll = async (...names: string[]) => {
  answerUploads((fields) => (nameOf(fields).startsWith('asks') ? asks('Confirm', 'Another name') : stored));
  await choose(...workbooks(...names));
  await send();
  await waitFor(() => expect(screen.queryByText(/Waiting|Sending|Checking/)).toBeNull());
};

it('says of the files that were not stored only those that are still not stored', async () => {
  const router = show();
  await sendAll('a.xlsx', 'asks-b.xlsx', 'asks-c.xlsx');
  await comeBack(router);
  expect(await notice()).toMatch(/1 report was stored\.2 reports were not storedasks-b\.xlsxasks-c\.xlsx/);
  answerUploads(() => stored);
  await choose(...workbooks('asks-b.xlsx'));
  await send();
  await userEvent.click(await screen.findByRole('button', { name: 'Upload another report' }));
  expect(await notice()).toMatch(/2 reports were stored\.1 report was not storedasks-c\.xlsx/);
  await comeBack(router);
  expect(await notice()).toMatch(/2 reports were stored\.1 report was not storedasks-c\.xlsx/);
});

it('adds the files of a second upload that was left', async () => {
  const router = show();
  await sendAll('a.xlsx', 'asks-b.xlsx');
  await comeBack(router);
  await sendAll('c.xlsx', 'asks-d.xlsx');
  await comeBack(router);
  expect(await notice()).toMatch(/2 reports were stored\.2 reports were not storedasks-b\.xlsxasks-d\.xlsx/);
  await userEvent.click(
    within(screen.getByRole('region', { name: 'Upload that was left' })).getByRole('button', { name: 'Dismiss' }),
  );
  await comeBack(router);
  expect(screen.queryByRole('region', { name: 'Upload that was left' })).toBeNull();
});
