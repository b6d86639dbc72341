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

it('keeps an organisation chosen that the next search does not show, until it is cleared', async () => {
  signInAs('Company BI S User', ['Site.Share', 'Site.Unshare']);
  stub(siteSharingApi.searchTargets, ({ query }) => {
    const results = companies.filter(({ name }) => name.startsWith(String(Object(query).query)));
    return { total: results.length, totalIsLowerBound: results.length > 1, results };
  });
  const nothing = () => undefined;
  const selected = { rows: [{ id: '1000001' }], nameOf: () => '', leftOut: [], run: nothing, onClose: nothing };
  renderPage(() => <ShareDialog type="site" {...selected} />);
  const search = await screen.findByRole('searchbox', { name: 'Find an organisation' });
  const share = () => screen.getByRole('button', { name: 'Share' }).getAttribute('aria-disabled');
  const names = () =>
    screen.queryAllByRole<HTMLInputElement>('radio').map(({ checked, labels }) => [labels?.[0]?.textContent, checked]);

  await userEvent.type(search, 'Harbour');
  expect(screen.getByRole('status').textContent).toBe('Searching…');
  await userEvent.click(await screen.findByRole('radio', { name: /^Harbour Retail$/ }));
  expect(screen.getByText('The best ten are shown. Type more of the name to find others.')).toBeDefined();

  await userEvent.clear(search);
  await userEvent.type(search, 'Orchard');
  await screen.findByRole('radio', { name: 'Orchard Market' });
  expect(names()).toEqual([
    ['Harbour Retail', true],
    ['Orchard Market', false],
  ]);
  expect(screen.queryByText(/The best ten are shown/)).toBeNull();
  expect(share()).not.toBe('true');

  await userEvent.click(screen.getByRole('button', { name: 'Clear Harbour Retail' }));
  expect(names()).toEqual([['Orchard Market', false]]);
  expect(share()).toBe('true');
  expect(document.activeElement).toBe(search);

  await userEvent.clear(search);
  expect(await screen.findByText('No options yet - type two characters minimum to search')).toBeDefined();
  await expect.poll(names, { timeout: 3000 }).toEqual([]);
});
