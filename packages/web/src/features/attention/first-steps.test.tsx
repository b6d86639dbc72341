// @vitest-environment jsdom
import type { Permission, Role } from '@attestry/contract/kernel/permissions.ts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { inBrowser, renderPage, signInAs } from '../../kernel/testing/render-page.tsx';
import { FirstSteps } from './attention.public.ts';

inBrowser();
afterEach(() => localStorage.clear());

const open = (role: Role, permissions: Permission[]) => {
  signInAs(role, permissions);
  renderPage(FirstSteps);
};
const everything: Permission[] = ['Audit.View', 'Audit.Generate', 'Audit.Schedule', 'Site.View', 'User.Generate'];
const steps = async () => (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);

describe('the first steps', () => {
  it('are those that the reader has permission for', async () => {
    open('CB Full Admin', everything);
    expect(await steps()).toEqual([
      'Upload a first report',
      'Plan the next audit of a site',
      'Give a colleague access',
    ]);
  });

  it('of an accreditation body only look things up', async () => {
    open('AB User', ['Audit.View', 'CertificationBody.View', 'Site.View']);
    expect(await steps()).toEqual([
      'See whose certification is suspended',
      'Open a certification body',
      'Find a site by its code',
    ]);
  });

  it('are ticked once taken, and disappear after the last one', async () => {
    open('CB Full Admin', ['Audit.Generate', 'User.Generate']);
    await userEvent.click(await screen.findByRole('link', { name: 'Upload a first report' }));
    cleanup();
    renderPage(FirstSteps);
    expect(await steps()).toEqual(['Upload a first reportDone', 'Give a colleague access']);
    await userEvent.click(await screen.findByRole('link', { name: 'Give a colleague access' }));
    cleanup();
    renderPage(() => (
      <>
        <FirstSteps />
        <p>The page</p>
      </>
    ));
    await screen.findByText('The page');
    expect(screen.queryByRole('heading', { name: 'First steps' })).toBeNull();
  });

  it('disappear for good when the reader hides them', async () => {
    open('CB Full Admin', everything);
    await userEvent.click(await screen.findByRole('button', { name: 'Hide the first steps for good' }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'First steps' })).toBeNull());
  });
});
