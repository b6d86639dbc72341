// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { inBrowser, renderPage } from '../kernel/testing/render-page.tsx';
import { ActionBar } from './action-bar.tsx';

inBrowser();

/** A record whose report is asked for once. */
const Page = () => {
  const [asked, setAsked] = useState(false);
  const action = { label: 'Request', run: () => setAsked(true) };
  return <ActionBar actions={[asked ? { ...action, refusal: 'Already requested' } : { ...action, leads: true }]} />;
};

it('keeps the focus when the button that was pressed moves into the Menu', async () => {
  renderPage(Page);
  await userEvent.click(await screen.findByRole('button', { name: 'Request' }));
  const menu = await screen.findByRole('button', { name: 'Menu' });
  await waitFor(() => expect(document.activeElement?.contains(menu)).toBe(true));
  expect(document.activeElement).not.toBe(document.body);
});
