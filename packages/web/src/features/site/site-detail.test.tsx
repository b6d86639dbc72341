// @vitest-environment jsdom
import { siteVisuals } from '@attestry/contract/features/site/site.schema.ts';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aPlace } from '../../app/testing/a-place.ts';
import { queryClient } from '../../kernel/queries.ts';
import { inBrowser, renderPage, signInAs } from '../../kernel/testing/render-page.tsx';
import { mayNothing } from '../../kernel/testing/visuals.ts';
import { SiteDetailScreen } from './site.detail-screen.tsx';
import { SiteListScreen } from './site.list-screen.tsx';

const nothing = mayNothing(siteVisuals);

const site = {
  id: '1000001',
  name: 'Mill Lane Bakery',
  tradingAsName: null,
  formerNames: [],
  companyId: '10001',
  companyName: 'Polar Foods',
  companyStatus: 'Active',
  companyLocation: aPlace,
  companyContact: null,
  status: 'Active',
  website: null,
  location: aPlace,
  generalContact: null,
  technicalContact: null,
  commercialContact: null,
  isShared: true,
  scheduledAudits: [],
  audits: [],
  visuals: nothing,
};

const scheduled = {
  nextScheduledAuditDate: '2027-03-03',
  additionalModules: ['Traded Products', 'Cross Docking'],
  scheduleStatus: 'Confirmed',
  standard: 'Food',
  scheduleCertificationBody: 'Certa Nordic',
};

describe('the page of a site', () => {
  inBrowser();
  let stored: object;
  beforeEach(() => {
    stored = site;
    signInAs('Site User', ['Site.View']);
    vi.stubGlobal('fetch', async () => Response.json(stored, { headers: { etag: '"1"' } }));
  });

  const open = async () => {
    renderPage(() => <SiteDetailScreen />);
    await screen.findByRole('heading', { name: 'Site Detail' });
  };
  const block = (name: string) => {
    const section = screen.getByRole('heading', { name }).closest('section');
    if (!section) throw new Error(`There is no block ${name}`);
    return within(section);
  };

  it('has no block of audits to come where none is scheduled', async () => {
    await open();
    expect(screen.queryByRole('heading', { name: /Scheduled audit/ })).toBeNull();
  });

  it('shows each audit that is to come', async () => {
    stored = { ...site, scheduledAudits: [scheduled, { ...scheduled, standard: 'Packaging Materials' }] };
    await open();
    const food = block('Scheduled audit: Food');
    for (const text of ['Confirmed', '2027-03-03', 'Traded Products, Cross Docking', 'Certa Nordic'])
      expect(food.getByText(text)).toBeTruthy();
    expect(block('Scheduled audit: Packaging Materials')).toBeTruthy();
  });

  it('says of one without a day that it comes unannounced', async () => {
    stored = { ...site, scheduledAudits: [{ ...scheduled, nextScheduledAuditDate: null }] };
    await open();
    expect(block('Scheduled audit: Food').getByText('Comes unannounced')).toBeTruthy();
  });

  it('offers of sharing and users what the record says', async () => {
    stored = { ...site, visuals: { ...nothing, isAbleToSetSharingOptions: true, isAbleToViewUsers: true } };
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
    const offered = await screen.findAllByRole('menuitem');
    expect(offered.map((entry) => [entry.textContent, entry.getAttribute('href')])).toEqual([
      ['View Users', '/private/site/details/1000001/users'],
      ['Verify Settings', '/private/site/details/1000001/share/verify-settings'],
    ]);
  });

  it('leads to the re-audit status where one of its audits may be given it', async () => {
    const menu = async () => {
      await open();
      await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
      return screen.findByRole('menuitem', { name: 'Upload report' });
    };
    const one = { id: '900007', standard: 'Food', startDate: '2026-03-02', certificationStatus: 'Certificated' };
    const withAudit = (isAbleToGiveReauditStatus: boolean) => ({
      ...site,
      audits: [
        { ...one, issueDate: null, expiryDate: null, recordStatus: 'Current', visuals: { isAbleToGiveReauditStatus } },
      ],
      visuals: { ...nothing, isAbleToUpload: true },
    });
    stored = withAudit(true);
    await menu();
    const item = screen.getByRole('menuitem', { name: 'Give Re-audit Status' });
    expect(item.getAttribute('href')).toBe('/private/audit/expiry-site/1000001');
    cleanup();
    queryClient.removeQueries({ queryKey: ['site'] });
    stored = withAudit(false);
    await menu();
    expect(screen.queryByRole('menuitem', { name: 'Give Re-audit Status' })).toBeNull();
  });

  it('leads to the schedule of its audits', async () => {
    stored = { ...site, visuals: { ...nothing, isAbleToSchedule: true, isAbleToUpload: true } };
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
    expect((await screen.findByRole('menuitem', { name: 'Audit Schedule' })).getAttribute('href')).toBe(
      '/private/audit/schedule-site/1000001',
    );
  });
});

describe('the list of sites', () => {
  inBrowser();

  it('says by Y or N whether a site is shared', async () => {
    signInAs('Site User', ['Site.View']);
    const row = { ...site, location: { city: 'Leeds', country: { name: 'United Kingdom' } } };
    const resultList = [row, { ...row, id: '1000002', name: 'Quay Bakery', isShared: false }];
    const page = { resultList, total: 2, totalPages: 1, totalIsLowerBound: false };
    vi.stubGlobal('fetch', async (url: string) => Response.json(url.includes('/Sites') ? page : []));
    renderPage(() => <SiteListScreen />);
    const cellOf = async (name: RegExp, text: string) =>
      within(await screen.findByRole('row', { name })).getByRole('cell', { name: text });
    expect(await cellOf(/Mill Lane Bakery/, 'Y')).toBeDefined();
    expect(await cellOf(/Quay Bakery/, 'N')).toBeDefined();
  });
});
