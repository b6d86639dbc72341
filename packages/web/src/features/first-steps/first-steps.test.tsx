// @vitest-environment jsdom
import { firstStepsApi } from '@attestry/contract/features/first-steps/first-steps.api.ts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { noticeStore } from '../../kernel/notices.ts';
import { inBrowser, renderPage, signInAs } from '../../kernel/testing/render-page.tsx';
import { refused, stub } from '../../kernel/testing/stub.ts';
import { FirstSteps } from './first-steps.public.ts';

inBrowser();
beforeEach(() => signInAs('CB Full Admin', []));
afterEach(() => localStorage.clear());

const steps = [
  { key: 'upload', isDone: true },
  { key: 'plan', isDone: false },
] as const;
const title = () => screen.queryByText('First steps');
const unfold = async () => userEvent.click(await screen.findByRole('button', { name: /^First steps/ }));
const open = () =>
  renderPage(() => (
    <>
      <FirstSteps />
      <main tabIndex={-1}>The page</main>
    </>
  ));

describe('the first steps', () => {
  it('show which ones are done, and lead to the pages of the others', async () => {
    stub(firstStepsApi.read, [...steps]);
    open();
    await screen.findByRole('button', { name: 'First steps 1 of 2 done' });
    await unfold();
    const link = await screen.findByRole('link', { name: 'Plan the next audit of a site' });
    expect(link.getAttribute('href')).toContain('nextAudit=Not+planned');
    const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(lines).toEqual(['Upload a first reportDone', 'Plan the next audit of a site']);
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  it('disappear when the reader hides them, and keep no place on the next page', async () => {
    stub(firstStepsApi.read, [...steps]);
    const sent = stub(firstStepsApi.hide, []);
    open();
    await unfold();
    await userEvent.click(await screen.findByRole('button', { name: 'Hide the first steps for good' }));
    await waitFor(() => expect(title()).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('main'));
    expect(noticeStore.current().map(({ text }) => text)).toContain('The first steps are hidden');
    expect(sent).toHaveLength(1);
    cleanup();
    stub(firstStepsApi.read, () => new Promise(() => undefined));
    open();
    await screen.findByText('The page');
    expect(title()).toBeNull();
  });

  it('keep their place while they are read', async () => {
    stub(firstStepsApi.read, () => new Promise(() => undefined));
    open();
    await screen.findByText('The page');
    expect(title()).not.toBeNull();
  });

  it('are left out silently if they cannot be read', async () => {
    stub(firstStepsApi.read, refused(500));
    open();
    await waitFor(() => expect(title()).toBeNull());
    await screen.findByText('The page');
  });
});
