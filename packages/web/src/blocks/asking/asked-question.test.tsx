// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { inBrowser, renderPage } from '../../kernel/testing/render-page.tsx';
import { askFirst, dismissQuestion, type Question } from './ask-first.ts';
import { AskedQuestion } from './asked-question.tsx';

inBrowser();

const question = (name: string, run: () => Promise<unknown>) => ({
  title: `Archive ${name}?`,
  effects: [],
  cancelLabel: 'Keep it',
  confirmLabel: 'Archive',
  run,
});
const ask = (name: string, run: () => Promise<unknown>) => askFirst(Promise.resolve(question(name, run)));

it('stays open and can be answered when the command of an earlier question ends', async () => {
  const ran: string[] = [];
  const earlier = Promise.withResolvers<void>();
  renderPage(() => <AskedQuestion />);
  ask('Alder Mill', () => earlier.promise);
  await userEvent.click(await screen.findByRole('button', { name: 'Archive' }));
  ask('Birch Mill', async () => void ran.push('Birch Mill'));
  await screen.findByRole('dialog', { name: 'Archive Birch Mill?' });
  earlier.resolve();
  await earlier.promise;
  await userEvent.click(screen.getByRole('button', { name: 'Archive' }));
  expect(ran).toEqual(['Birch Mill']);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  dismissQuestion();
});

it('says that the effects are being worked out if they take long, then asks', async () => {
  renderPage(() => <AskedQuestion />);
  const effects = Promise.withResolvers<Question>();
  askFirst(effects.promise);
  const dialog = await screen.findByRole('dialog', { name: 'Working out what this causes…' });
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Cancel'));
  effects.resolve(question('Alder Mill', async () => undefined));
  await screen.findByRole('dialog', { name: 'Archive Alder Mill?' });
  await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Keep it' })).toBe(document.activeElement));
  dismissQuestion();
});

it('does not ask once the reader has cancelled while the effects were worked out', async () => {
  renderPage(() => <AskedQuestion />);
  const effects = Promise.withResolvers<Question>();
  askFirst(effects.promise);
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  effects.resolve(question('Alder Mill', async () => undefined));
  await effects.promise;
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
