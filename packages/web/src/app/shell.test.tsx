import { companyApi } from '@attestry/contract/features/company/company.api.ts';
import { identityApi } from '@attestry/contract/features/identity/identity.api.ts';
import { siteApi } from '@attestry/contract/features/site/site.api.ts';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { noticeStore, showBanner, showSnackbar } from '../kernel/notices.ts';
import { permissionsQuery } from '../kernel/permissions.ts';
import { queryClient } from '../kernel/queries.ts';
import { inBrowser, onPhone, signInAs } from '../kernel/testing/render-page.tsx';
import { refused, stub } from '../kernel/testing/stub.ts';
import { openPrivate } from './testing/open-private.tsx';
import { stubLookups } from './testing/stub-lookups.ts';

const page = (name: string) => screen.findByRole('heading', { level: 1, name });
const choose = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Open the menu' }));
  await userEvent.click(await screen.findByRole('link', { name }));
};
const menuIsClosed = () => waitFor(() => expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull());

describe('the private area', () => {
  inBrowser();
  beforeEach(() => {
    signInAs('{body} User', ['Company.View', 'Site.View']);
    stubLookups();
    stub(companyApi.list, {});
    stub(siteApi.list, {});
  });

  describe('on a phone', () => {
    beforeEach(onPhone);

    it('closes its menu when the entry of the present page is chosen', async () => {
      openPrivate('/private/company');
      await page('Companies');
      await choose('Companies');
      await menuIsClosed();
    });

    it('keeps its menu closed on going back', async () => {
      const router = openPrivate('/private/company');
      await page('Companies');
      await choose('Sites');
      await page('Sites');
      await menuIsClosed();
      act(() => router.history.back());
      await page('Companies');
      await menuIsClosed();
    });
  });

  it('removes a banner when its page is left, and keeps a confirmation', async () => {
    openPrivate('/private/company');
    await page('Companies');
    act(() => {
      showBanner('Server error');
      showSnackbar('Company saved');
    });
    expect(noticeStore.current()).toHaveLength(2);
    await userEvent.click(screen.getByRole('link', { name: 'Sites' }));
    await page('Sites');
    expect(noticeStore.current().map(({ text }) => text)).toEqual(['Company saved']);
  });

  it('says on paper who printed a page, when, its address and what was searched for', async () => {
    openPrivate('/private/company?searchTerm=polar&country=152');
    await page('Companies');
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    const foot = await screen.findByText(/^Printed by/);
    expect(foot.textContent).toMatch(/^Printed by \S.* · \d{4}-\d\d-\d\d .* · .*\/private\/company$/);
    const asked = screen.getByText('Search: polar', { selector: 'bdi' }).closest('ul');
    expect(asked?.textContent).toMatch(/^Search: polarCountry: .+/);
  });

  it('gives message pages a title of their own', async () => {
    const router = openPrivate('/private/company');
    await page('Companies');
    await act(() => router.navigate({ to: '/private/nothing' }));
    await page('Page not found');
    expect(document.title).toBe('Page not found');
    await act(() => router.navigate({ to: '/private/audit' }));
    await page('Permission denied');
    expect(document.title).toBe('Permission denied');
  });

  it.each([
    [404, 'Not found', 'Could not get the selected resource'],
    [403, 'Permission denied', "You don't have access to get the selected resource"],
  ])(
    'explains under a heading why a record cannot be shown, and links to the list: %i',
    async (status, title, message) => {
      stub(companyApi.read, refused(status));
      openPrivate('/private/company/details/99');
      await page(title);
      expect(screen.getByText(message)).toBeDefined();
      await userEvent.click(screen.getByRole('link', { name: 'Go to Companies' }));
      await page('Companies');
    },
  );

  it('links from an unknown address to the list it probably meant, never to the public search', async () => {
    openPrivate('/private/company/nothing/here');
    await page('Page not found');
    expect(screen.getByRole('link', { name: 'Go to Companies' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Go to your start page' })).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Search the directory' })).toBeNull();
  });

  it('says on the start page that the role could not be loaded, and retries on demand', async () => {
    queryClient.removeQueries({ queryKey: permissionsQuery.queryKey });
    stub(identityApi.getRolePermissions, refused(500));
    openPrivate('/private');
    expect(await screen.findByText('Server error')).toBeDefined();
    expect(screen.queryByText('There is no page for your role here yet.')).toBeNull();
    stub(identityApi.getRolePermissions, [{ area: 'Company', actions: ['View'] }]);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await page('Companies');
  });
});
