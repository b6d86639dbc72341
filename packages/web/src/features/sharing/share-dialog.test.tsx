// @vitest-environment jsdom
import { siteSharingApi } from '@attestry/contract/features/sharing/sharing.api.ts';
import type { ShareTarget } from '@attestry/contract/features/sharing/sharing.schema.ts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { inBrowser, renderPage, signInAs } from '../../kernel/testing/render-page.tsx';
import { stub } from '../../kernel/testing/stub.ts';
import { ShareDialog } from './share-dialog.parts.tsx';

const companyNamed = (name: string): ShareTarget => ({
  id: name,
  name,
  type: 1,
  typeName: 'Company',
  location: { country: { name: 'Italy' }, addressLine1: '3 Quay' },
  isShared: false,
  since: null,
  sharedBy: null,
});

const companies = ['Harbour Retail', 'Harbour Retail South', 'Orchard Market'].map(companyNamed);

inBrowser();

it('shares only with an organisation that the search shows', async () => {
  signInAs('Company BI S User', ['Site.Share', 'Site.Unshare']);
  stub(siteSharingApi.searchTargets, ({ query }) => {
    const results = companies.filter(({ name }) => name.startsWith(String(Object(query).query)));
    return { total: results.length, results };
  });
  const nothing = () => undefined;
  const selected = { rows: [{ id: '1000001' }], nameOf: () => '', leftOut: [], run: nothing, onClose: nothing };
  renderPage(() => <ShareDialog type="site" {...selected} />);
  const search = await screen.findByRole('searchbox', { name: 'Find an organisation' });
  const share = () => screen.getByRole('button', { name: 'Share' }).getAttribute('aria-disabled');

  await userEvent.type(search, 'Harbour');
  expect(screen.getByRole('status').textContent).toBe('Searching…');
  await userEvent.click(await screen.findByRole('radio', { name: /^Harbour Retail$/ }));
  expect(share()).not.toBe('true');

  await userEvent.type(search, ' Retail S');
  expect(await screen.findByRole('radio', { name: 'Harbour Retail South' })).toBeDefined();
  await expect.poll(() => screen.queryByRole('radio', { name: /^Harbour Retail$/ }), { timeout: 3000 }).toBeNull();
  expect(share()).toBe('true');

  await userEvent.clear(search);
  expect(await screen.findByText('No options yet - type two characters minimum to search')).toBeDefined();
  await expect.poll(() => screen.queryAllByRole('radio'), { timeout: 3000 }).toEqual([]);
});
