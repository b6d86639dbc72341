import { companyApi } from '@attestry/contract/features/company/company.api.ts';
import { deploymentApi } from '@attestry/contract/features/deployment/deployment.api.ts';
import { acceptedMessage, termsApi } from '@attestry/contract/features/terms/terms.api.ts';
import { termsErrors } from '@attestry/contract/features/terms/terms.errors.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openPrivate } from '../../app/testing/open-private.tsx';
import { stubLookups } from '../../app/testing/stub-lookups.ts';
import { configurationQuery } from '../../kernel/configuration.ts';
import { dismissNotice, noticeStore } from '../../kernel/notices.ts';
import { queryClient } from '../../kernel/queries.ts';
import { session } from '../../kernel/session.ts';
import { inBrowser, signInAs } from '../../kernel/testing/render-page.tsx';
import { refused, stub } from '../../kernel/testing/stub.ts';

const dialog = () => screen.findByRole('dialog', { name: 'Terms and conditions' });
const page = () => screen.findByRole('heading', { level: 1, name: 'Companies' });
const accept = async () => userEvent.click(await screen.findByRole('button', { name: 'Accept' }));
const notices = () => noticeStore.current().map(({ text }) => text);

describe('the terms', () => {
  inBrowser();
  beforeEach(() => {
    signInAs('Company User', ['Company.View']);
    stubLookups();
    stub(companyApi.list, {});
    stub(termsApi.isAccepted, false);
    for (const { id } of noticeStore.current()) dismissNotice(id);
  });

  it('stand in place of every private page, and open the page that was asked for once they are accepted', async () => {
    const sent = stub(termsApi.accept, acceptedMessage);
    openPrivate('/private/company?searchTerm=polar');
    await dialog();
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Companies' })).toBeNull();
    await accept();
    await page();
    expect(sent).toMatchObject([{ body: { version: '1' } }]);
    expect(window.location.search).toBe('?searchTerm=polar');
    expect(notices()).toEqual([acceptedMessage]);
    await waitFor(() => expect(document.activeElement?.tagName).toBe('MAIN'));
  });

  it('begin with the focus on their title and are not left by Escape, the palette or a second look', async () => {
    openPrivate('/private/company');
    await dialog();
    expect(document.activeElement?.textContent).toBe('Terms and conditions');
    await userEvent.keyboard('{Escape}{Control>}k{/Control}');
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Sign out', 'Accept']);
  });

  it('let the keyboard reach nothing but the dialog and a failure, which assistive technology reaches too', async () => {
    openPrivate('/private/company');
    const gate = await dialog();
    expect(gate.hasAttribute('aria-modal')).toBe(false);
    const outside = [...document.querySelectorAll('main a, main button')].filter((one) => !gate.contains(one));
    expect(outside.filter((one) => !one.closest('[inert]'))).toEqual([]);
    expect(outside).not.toEqual([]);
  });

  it('stay when accepting fails, and can be accepted afterwards', async () => {
    stub(termsApi.accept, refused(500));
    openPrivate('/private/company');
    await accept();
    await waitFor(() =>
      expect(notices()).toEqual(['There was an error accepting Terms and Conditions. Please try again.']),
    );
    await dialog();
    stub(termsApi.accept, acceptedMessage);
    await accept();
    await page();
    expect(notices()).toEqual([acceptedMessage]);
  });

  it('are read again when a new version has taken their place, and link no help form that does not exist', async () => {
    const { code, message } = termsErrors.changed;
    stub(termsApi.accept, refused(409, { code, message }));
    openPrivate('/private/company');
    await dialog();
    expect(screen.queryByText('Use the help form')).toBeNull();
    const before = queryClient.getQueryData(configurationQuery.queryKey);
    if (!before) throw new Error('There is no configuration');
    const links = { ...before.links, terms: 'https://body.example/2', help: 'https://body.example/help' };
    stub(deploymentApi.configuration, { ...before, termsVersion: '2', links });
    await accept();
    await waitFor(() => expect(notices()).toEqual([message]));
    const document = await screen.findByRole('link', { name: 'Directory Terms and Conditions' });
    expect(document.getAttribute('href')).toBe('https://body.example/2');
    expect(screen.getByRole('link', { name: 'Use the help form' })).toBeDefined();
    const sent = stub(termsApi.accept, acceptedMessage);
    await accept();
    await page();
    expect(sent).toMatchObject([{ body: { version: '2' } }]);
  });

  it('let the reader sign out', async () => {
    openPrivate('/private/company');
    await dialog();
    const signOut = vi.spyOn(session, 'signOut').mockImplementation(() => undefined);
    await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    expect(signOut).toHaveBeenCalledOnce();
    signOut.mockRestore();
  });

  it('are not asked for while the directory cannot tell whether they are accepted', async () => {
    stub(termsApi.isAccepted, refused(500));
    openPrivate('/private/company');
    await page();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
