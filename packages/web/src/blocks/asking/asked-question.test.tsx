// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { inBrowser, renderPage } from '../../kernel/testing/render-page.tsx';
import { askFirst, dismissQuestion } from './ask-first.ts';
import { AskedQuestion } from './asked-question.tsx';

inBrowser();

const ask = (name: string, run: () => Promise<unknown>) =>
  askFirst(
    Promise.resolve({ title: `Archive ${name}?`, effects: [], cancelLabel: 'Keep it', confirmLabel: 'Archive', run }),
  );

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
