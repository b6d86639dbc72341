// @vitest-environment jsdom
import { siteApi } from '@attestry/contract/features/site/site.api.ts';
import type { Site } from '@attestry/contract/features/site/site.schema.ts';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { queryClient } from '../../kernel/queries.ts';
import type { PartialExample } from '../../kernel/testing/example.ts';
import { pageActions } from '../../kernel/testing/page-actions.ts';
import { inBrowser, renderPage, signInAs } from '../../kernel/testing/render-page.tsx';
import { stub } from '../../kernel/testing/stub.ts';
import { SiteDetailScreen } from './site.detail-screen.tsx';
import { SiteListScreen } from './site.list-screen.tsx';

const site: PartialExample<Site> = {
  id: '1000001',
  name: 'Mill Lane Bakery',
  companyName: 'Polar Foods',
  isShared: true,
};

const scheduled = {
  nextScheduledAuditDate: '2027-03-03',
  additionalModules: ['Traded Products', 'Cross Docking'],
  scheduleStatus: 'Confirmed' as const,
  standard: 'Food',
  scheduleCertificationBody: 'Certa Nordic',
  whyKept: null,
};

describe('the site page', () => {
  inBrowser();
  let stored: PartialExample<Site>;
  beforeEach(() => {
    stored = site;
    signInAs('Site User', ['Site.View']);
    stub(siteApi.read, () => stored);
  });

  const open = async () => {
    renderPage(() => <SiteDetailScreen />, '/here/1000001');
    await screen.findByRole('heading', { name: 'Site Detail' });
  };
  const block = (name: string) => {
    const section = screen.getByRole('heading', { name }).closest('section');
    if (!section) throw new Error(`There is no block ${name}`);
    return within(section);
  };

  it('has no block of scheduled audits when there are none', async () => {
    await open();
    expect(screen.queryByRole('heading', { name: /Scheduled audit/ })).toBeNull();
  });

  it('shows each scheduled audit', async () => {
    stored = { ...site, scheduledAudits: [scheduled, { ...scheduled, standard: 'Packaging Materials' }] };
    await open();
    const food = block('Scheduled audit: Food');
    for (const text of ['Confirmed', '2027-03-03', 'Traded Products, Cross Docking', 'Certa Nordic'])
      expect(food.getByText(text)).toBeTruthy();
    expect(block('Scheduled audit: Packaging Materials')).toBeTruthy();
  });

  it('labels a scheduled audit without a date as unannounced', async () => {
    stored = { ...site, scheduledAudits: [{ ...scheduled, nextScheduledAuditDate: null }] };
    await open();
    expect(block('Scheduled audit: Food').getByText('Comes unannounced')).toBeTruthy();
  });

  it('offers only the sharing and user actions that the record allows', async () => {
    stored = { ...site, visuals: { isAbleToSetSharingOptions: true, isAbleToViewUsers: true } };
    await open();
    expect(await pageActions()).toEqual({ buttons: [], menu: ['View Users', 'Verify Settings'] });
    const addressOf = (name: string) => screen.getByRole('menuitem', { name }).getAttribute('href');
    expect(addressOf('View Users')).toBe('/private/site/details/1000001/users');
    expect(addressOf('Verify Settings')).toBe('/private/site/details/1000001/share/verify-settings');
  });

  it('links to the re-audit status if one of its audits may be given it', async () => {
    const menu = async () => {
      await open();
      return (await pageActions()).menu;
    };
    const withAudit = (isAbleToGiveReauditStatus: boolean): PartialExample<Site> => ({
      ...site,
      audits: [{ id: '900007', recordStatus: 'Current', visuals: { isAbleToGiveReauditStatus } }],
      visuals: { isAbleToSchedule: true },
    });
    stored = withAudit(true);
    expect(await menu()).toContain('Give Re-audit Status');
    const item = screen.getByRole('menuitem', { name: 'Give Re-audit Status' });
    expect(item.getAttribute('href')).toBe('/private/audit/expiry-site/1000001');
    cleanup();
    queryClient.removeQueries({ queryKey: ['site'] });
    stored = withAudit(false);
    expect(await menu()).toEqual(['Audit Schedule']);
  });

  it('links to the audit schedule', async () => {
    stored = { ...site, visuals: { isAbleToSchedule: true, isAbleToUpload: true } };
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
    expect((await screen.findByRole('menuitem', { name: 'Audit Schedule' })).getAttribute('href')).toBe(
      '/private/audit/schedule-site/1000001',
    );
  });
});

describe('the site list', () => {
  inBrowser();

  it.each(['CB Full Admin', 'Company User', 'Site User', 'AB User'] as const)(
    'shows whether a site is shared, with Y or N, once a %s chooses it',
    async (role) => {
      signInAs(role, ['Site.View']);
      const resultList = [
        { id: '1000001', name: 'Mill Lane Bakery', isShared: true },
        { id: '1000002', name: 'Quay Bakery', isShared: false },
      ];
      stub(siteApi.list, { resultList, total: 2, totalPages: 1 });
      renderPage(() => <SiteListScreen />);
      const row = async (name: RegExp) => within(await screen.findByRole('row', { name }));
      expect((await row(/Mill Lane Bakery/)).queryByRole('cell', { name: 'Y' })).toBeNull();
      await userEvent.click(screen.getByRole('button', { name: /^Columns/ }));
      await userEvent.click(await screen.findByRole('checkbox', { name: 'Shared' }));
      expect((await row(/Mill Lane Bakery/)).getByRole('cell', { name: 'Y' })).toBeDefined();
      expect((await row(/Quay Bakery/)).getByRole('cell', { name: 'N' })).toBeDefined();
    },
  );
});
