// @vitest-environment jsdom
import { companyVisuals } from '@attestry/contract/features/company/company.schema.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aPlace } from '../../app/testing/a-place.ts';
import { inBrowser, renderPage, signInAs } from '../../kernel/testing/render-page.tsx';
import { mayEverything, mayNothing } from '../../kernel/testing/visuals.ts';
import { CompanyDetailScreen } from './company.detail-screen.tsx';

const admin = mayEverything(companyVisuals);
const nobody = mayNothing(companyVisuals);

const company = {
  id: '10001',
  companyId: '10001',
  name: 'Polar Foods',
  website: null,
  blockSharing: false,
  location: aPlace,
  contact: null,
  natureOfBusiness: null,
  status: 'Active',
  allowExportList: true,
  isShared: true,
  siteCount: 0,
  visuals: admin,
};

describe('the page of a company', () => {
  inBrowser();
  let sent: [string, unknown][];
  let stored: object;

  beforeEach(() => {
    sent = [];
    stored = company;
    signInAs('{body} Admin', ['Company.View']);
    vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit) => {
      if (method !== 'GET')
        sent.push([url.replace('/companydirectory/api/Companies', ''), body && JSON.parse(String(body))]);
      if (url.includes('getVerifyFavouriteLimit')) return Response.json({ favouriteTagLimit: 10 });
      return Response.json(stored, { headers: { etag: '"1"' } });
    });
  });

  const open = async () => {
    renderPage(() => <CompanyDetailScreen />);
    await userEvent.click(await screen.findByRole('button', { name: 'Menu' }));
    return (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  };
  const openLimit = async () => {
    await open();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Set Certificate Tracker Limit' }));
    return screen.findByRole('textbox', { name: /Max Favourites/ });
  };

  it('offers the Admin the whole menu', async () => {
    expect(await open()).toEqual([
      'View Users',
      'Create User',
      'Prevent Export List',
      'Set Certificate Tracker Limit',
      'Share',
      'Edit',
      'Change Log',
      'Archive',
    ]);
  });

  it('offers others what the record says they may do', async () => {
    stored = { ...company, visuals: { ...nobody, isAbleToViewUsers: true } };
    expect(await open()).toEqual(['View Users']);
  });

  it('allows Export List again where it is prevented', async () => {
    stored = { ...company, allowExportList: false };
    expect(await open()).toContain('Allow Export List');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Allow Export List' }));
    await waitFor(() => expect(sent).toEqual([['/10001/allowexport', null]]));
  });

  it('sends the limit that was set, beginning with the present one', async () => {
    const limit = await openLimit();
    expect(limit).toHaveProperty('value', '10');
    await userEvent.clear(limit);
    await userEvent.type(limit, '250');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(sent).toEqual([['/setVerifyFavouriteLimit', { companyExternalId: '10001', favouriteTagLimit: 250 }]]),
    );
  });

  it('sends nothing of a limit left blank', async () => {
    await userEvent.clear(await openLimit());
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toEqual([]);
  });
});
