// @vitest-environment jsdom
import { companyApi } from '@attestry/contract/features/company/company.api.ts';
import { type Company, companyVisuals } from '@attestry/contract/features/company/company.schema.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { PartialExample } from '../../kernel/testing/example.ts';
import { pageActions } from '../../kernel/testing/page-actions.ts';
import { inBrowser, renderPage, signInAs } from '../../kernel/testing/render-page.tsx';
import { type Sent, stub } from '../../kernel/testing/stub.ts';
import { everythingAllowed } from '../../kernel/testing/visuals.ts';
import { CompanyDetailScreen } from './company.detail-screen.tsx';

const company: PartialExample<Company> = {
  id: '10001',
  companyId: '10001',
  name: 'Polar Foods',
  allowExportList: true,
  visuals: everythingAllowed(companyVisuals),
};

describe('the company page', () => {
  inBrowser();
  let stored: PartialExample<Company>;
  let limits: Sent[];

  beforeEach(() => {
    stored = company;
    signInAs('{body} Admin', ['Company.View']);
    stub(companyApi.read, () => stored);
    stub(companyApi.changeLog, {});
    stub(companyApi.readFavouriteLimit, { favouriteTagLimit: 10 });
    limits = stub(companyApi.setFavouriteLimit, company);
  });

  const open = async () => {
    renderPage(() => <CompanyDetailScreen />, '/here/10001');
    return pageActions();
  };
  const openLimit = async () => {
    await open();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Set Certificate Tracker Limit' }));
    return screen.findByRole('textbox', { name: /Max Favourites/ });
  };

  it('offers the Admin the whole menu', async () => {
    expect(await open()).toEqual({
      buttons: ['Share', 'Edit', 'View Users'],
      menu: ['Change Log', 'Create User', 'Prevent Export List', 'Set Certificate Tracker Limit', 'Archive'],
    });
  });

  it('offers other users only the actions that the record allows', async () => {
    stored = { ...company, visuals: { isAbleToViewUsers: true } };
    expect(await open()).toEqual({ buttons: ['View Users'], menu: [] });
  });

  it('offers to allow Export List when it is prevented', async () => {
    stored = { ...company, allowExportList: false };
    const allowed = stub(companyApi.allowExport, company);
    expect((await open()).menu).toContain('Allow Export List');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Allow Export List' }));
    await waitFor(() => expect(allowed.map(({ params }) => params.id)).toEqual(['10001']));
  });

  it('opens the limit dialog with the present limit and sends the new one', async () => {
    const limit = await openLimit();
    expect(limit).toHaveProperty('value', '10');
    await userEvent.clear(limit);
    await userEvent.type(limit, '250');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(limits.map(({ body }) => body)).toEqual([{ companyExternalId: '10001', favouriteTagLimit: 250 }]),
    );
  });

  it('sends nothing when the limit is left blank', async () => {
    await userEvent.clear(await openLimit());
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(limits).toEqual([]);
  });
});
