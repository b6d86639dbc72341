// @vitest-environment jsdom
import { kernelErrors } from '@attestry/contract/kernel/errors.ts';
import { list } from '@attestry/contract/kernel/list.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ApiError } from '../../../kernel/api-error.ts';
import { noticeStore } from '../../../kernel/notices.ts';
import { inBrowser, renderPage, signInAs } from '../../../kernel/testing/render-page.tsx';
import { ListExport } from './list-export.tsx';

inBrowser();

const mills = list({
  name: 'mills',
  resultsKey: 'resultsList',
  defaultSort: 'opened',
  columns: { opened: { label: 'Opening date', kind: 'date', sortable: true, filterable: true } },
});

it('names the filter that an export is refused for as the list names it', async () => {
  const refused = { path: 'openedTo', message: 'The end must not be before the start' };
  const body = { code: 'request.invalid', message: 'The request is not valid', fields: [refused] };
  const run = async () => {
    throw new ApiError({ method: 'GET', status: 400, body });
  };
  renderPage(() => <ListExport spec={mills} choices={[{ label: 'CSV', run }]} query={{}} refusal={undefined} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Export List' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'CSV' }));
  const said = 'Opening date: The end must not be before the start';
  await waitFor(() => expect(noticeStore.current().map(({ text }) => text)).toEqual([said]));
});

it('shows the server’s own message if the company may not export', async () => {
  const message = 'Export List is switched off for your company.';
  const run = async () => {
    throw new ApiError({ method: 'GET', status: 403, body: { code: 'request.exportPrevented', message } });
  };
  renderPage(() => <ListExport spec={mills} choices={[{ label: 'CSV', run }]} query={{}} refusal={undefined} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Export List' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'CSV' }));
  await waitFor(() => expect(noticeStore.current().map(({ text }) => text)).toEqual([message]));
});

it('is disabled for users whose company may not export, and says why', async () => {
  const run = vi.fn();
  signInAs('Company BI S User', ['Company.View'], { mayExport: false });
  renderPage(() => <ListExport spec={mills} choices={[{ label: 'CSV', run }]} query={{}} refusal={undefined} />);
  const button = await screen.findByRole('button', { name: 'Export List' });
  expect(button).toHaveProperty('ariaDisabled', 'true');
  await userEvent.click(button);
  expect(screen.queryByRole('menuitem')).toBeNull();
  expect(await screen.findByRole('tooltip')).toHaveProperty('textContent', kernelErrors.exportPrevented.message);
});
