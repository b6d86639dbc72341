// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { inBrowser, renderPage } from '../kernel/testing/render-page.tsx';
import { ActionBar } from './action-bar.tsx';

inBrowser();

interface PageProps {
  others?: readonly string[];
  /** The actions that appear once the report was asked for. */
  further?: readonly string[];
}

/** A record whose report is asked for once, with other actions. */
const Page = ({ others = [], further = [] }: PageProps) => {
  const [asked, setAsked] = useState(false);
  const action = { label: 'Request', run: () => setAsked(true) };
  const rest = [...others, ...(asked ? further : [])].map((label) => ({
    label,
    run: () => undefined,
    leads: true as const,
  }));
  return (
    <ActionBar actions={[asked ? { ...action, refusal: 'Already requested' } : { ...action, leads: true }, ...rest]} />
  );
};

it('fills the first button alone, and none that is quiet', async () => {
  const run = () => undefined;
  renderPage(() => <ActionBar actions={[{ label: 'Remove', run, leads: true, isQuiet: true }]} />);
  expect((await screen.findByRole('button', { name: 'Remove' })).getAttribute('data-variant')).toBe('default');
  cleanup();
  renderPage(() => <ActionBar actions={[{ label: 'Add', run, leads: true }]} />);
  expect((await screen.findByRole('button', { name: 'Add' })).getAttribute('data-variant')).toBe('filled');
});

it('keeps the focus when the button that was pressed moves into the Menu', async () => {
  renderPage(() => <Page />);
  await userEvent.click(await screen.findByRole('button', { name: 'Request' }));
  const menu = await screen.findByRole('button', { name: 'Menu' });
  await waitFor(() => expect(document.activeElement?.contains(menu)).toBe(true));
  expect(document.activeElement).not.toBe(document.body);
});

it('keeps the focus when another action takes the place of the button that was pressed', async () => {
  renderPage(() => <Page others={['One', 'Two', 'Three', 'Four']} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Request' }));
  await waitFor(() =>
    expect(document.activeElement?.contains(screen.getByRole('button', { name: 'Menu' }))).toBe(true),
  );
  expect(document.activeElement).not.toBe(document.body);
});

it('keeps the focus when the button that was pressed goes and another action appears', async () => {
  renderPage(() => <Page further={['Share']} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Request' }));
  const share = await screen.findByRole('button', { name: 'Share' });
  await waitFor(() => expect(document.activeElement?.contains(share)).toBe(true));
  expect(document.activeElement).not.toBe(document.body);
});
