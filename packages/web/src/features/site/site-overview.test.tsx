// @vitest-environment jsdom

import { reportRequestsApi } from '@attestry/contract/features/report-access/report-access.api.ts';
import type { ReportRequest } from '@attestry/contract/features/report-access/report-access.schema.ts';
import { auditSharingApi, companySharingApi, siteSharingApi } from '@attestry/contract/features/sharing/sharing.api.ts';
import type { ShareTarget } from '@attestry/contract/features/sharing/sharing.schema.ts';
import { siteApi } from '@attestry/contract/features/site/site.api.ts';
import type { Site } from '@attestry/contract/features/site/site.schema.ts';
import type { Role } from '@attestry/contract/kernel/permissions.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { daysAfter, today } from '../../kernel/days.ts';
import { queryClient } from '../../kernel/queries.ts';
import type { PartialExample } from '../../kernel/testing/example.ts';
import { inBrowser, renderPage, signInAs, switchOff } from '../../kernel/testing/render-page.tsx';
import { stub } from '../../kernel/testing/stub.ts';
import { SiteDetailScreen } from './site.detail-screen.tsx';

type Audit = Site['audits'][number];

const food = {
  id: '900007',
  standardId: '4',
  standard: 'Food',
  startDate: '2026-01-01',
  validationDate: '2026-02-01',
  certificationStatus: 'Certificated',
  statusDate: null,
  issueDate: daysAfter(today(), -100),
  expiryDate: daysAfter(today(), 265),
  recordStatus: 'Current',
  grade: 'AA+',
  scope: 'Ready meals',
  hasCertificate: true,
  publication: 'Published',
} satisfies PartialExample<Audit>;
const lapsed = {
  ...food,
  id: '900008',
  standardId: '6',
  standard: 'Storage and Distribution',
  certificationStatus: 'Expired',
  expiryDate: daysAfter(today(), -23),
  grade: 'B',
  hasCertificate: false,
  publication: 'Not certificated',
} satisfies PartialExample<Audit>;
const suspended = {
  ...food,
  id: '900009',
  standard: 'Packaging Materials',
  certificationStatus: 'Suspended',
  statusDate: '2026-10-01',
  hasCertificate: false,
  publication: 'Not certificated',
} satisfies PartialExample<Audit>;

const open = async (
  audits: PartialExample<Audit>[],
  visuals: PartialExample<Site['visuals']> = {},
  scheduledAudits: PartialExample<Site['scheduledAudits'][number]>[] = [],
  requests: PartialExample<ReportRequest>[] = [],
  knowsCompanyShares = false,
  role: Role = 'Company BI S User',
) => {
  stub(reportRequestsApi.listOfSite, { total: requests.length, requests });
  signInAs(role, ['Site.View', 'Audit.View', 'Audit.Share']);
  stub(siteApi.read, {
    id: '1000001',
    name: 'Mill Lane Bakery',
    companyId: '10001',
    knowsCompanyShares,
    audits,
    visuals,
    scheduledAudits,
  } satisfies PartialExample<Site>);
  renderPage(() => <SiteDetailScreen />, '/here/1000001');
  await screen.findByRole('heading', { name: 'Site Detail' });
};
const rowOf = (standard: string) => {
  const row = screen.getByRole('heading', { name: standard }).closest('li');
  if (!row) throw new Error(`${standard} has no row`);
  return within(row);
};
const isHeadline = (name: string) => expect(screen.getByRole('heading', { level: 2, name })).toBeDefined();

const planned: PartialExample<Site['scheduledAudits'][number]> = {
  nextScheduledAuditDate: daysAfter(today(), 11),
  additionalModules: [],
  scheduleStatus: 'Confirmed',
  standard: 'Packaging Materials',
  scheduleCertificationBody: 'Certa Nordic',
};
const panelOf = async (name: string) => {
  const panel = (await screen.findByRole('heading', { name })).closest('section');
  if (!panel) throw new Error(`There is no panel ${name}`);
  return within(panel);
};

describe('the next audits of a site', () => {
  inBrowser();

  it('say in how many days they are, and name the standards without one to readers who plan audits', async () => {
    await open([food, lapsed, suspended], { isAbleToSchedule: true }, [planned]);
    const panel = await panelOf('Next audit');
    expect(panel.getByText('in 11 days').parentElement?.textContent).toBe(
      `${planned.nextScheduledAuditDate}, in 11 days`,
    );
    for (const text of ['Packaging Materials · Certa Nordic', 'Storage and Distribution has lapsed'])
      expect(panel.getByText(text)).toBeDefined();
    expect(panel.getByText(`${food.expiryDate}`, { selector: 'time' }).parentElement?.textContent).toBe(
      `Food is due by ${food.expiryDate}, not planned yet`,
    );
    for (const { standard, standardId } of [food, lapsed])
      expect(panel.getByRole('link', { name: `Plan it: ${standard}` }).getAttribute('href')).toBe(
        `/private/audit/schedule-site/1000001?standardId=${standardId}`,
      );
  });

  it('are overdue once their day has passed', async () => {
    const day = daysAfter(today(), -1);
    await open([], {}, [{ ...planned, nextScheduledAuditDate: day }]);
    const panel = await panelOf('Next audit');
    expect(panel.getByRole('listitem').textContent).toBe(
      `Next audit overdue since ${day}Packaging Materials · Certa NordicOverdue`,
    );
    expect((await panelOf('Timeline')).getByText(`Packaging Materials audit overdue since ${day}`)).toBeDefined();
  });

  it('may be planned unseen by a certification body, which sees no plan of another', async () => {
    stub(siteSharingApi.listShares, []);
    await open([food], { isAbleToSchedule: true, isAbleToShare: true }, [], [], false, 'CB Full Admin');
    expect((await panelOf('Next audit')).getByRole('listitem').textContent).toBe(
      `Food is due by ${food.expiryDate}, nothing planned that you can seePlan it`,
    );
    cleanup();
    queryClient.removeQueries({ queryKey: ['site'] });
    await open([], { isAbleToShare: true }, [], [], false, 'CB Full Admin');
    expect((await panelOf('Next audit')).getByText('Nothing planned that you can see')).toBeDefined();
  });

  it('have no date if they are unannounced, and name no unplanned standard to other readers', async () => {
    await open([food, lapsed], {}, [{ ...planned, nextScheduledAuditDate: null }]);
    const panel = await panelOf('Next audit');
    expect(panel.getByText('Comes unannounced')).toBeDefined();
    expect(panel.getAllByRole('listitem')).toHaveLength(1);
  });

  it('say that nothing is planned, and what to do or who does it', async () => {
    const plans = 'A certification body plans the next audit';
    const line = async () => (await panelOf('Next audit')).getByRole('listitem').textContent;
    await open([]);
    expect(await line()).toBe(`Nothing planned that you can see${plans}`);
    cleanup();
    queryClient.removeQueries({ queryKey: ['site'] });
    stub(siteSharingApi.listShares, []);
    await open([], { isAbleToShare: true });
    expect(await line()).toBe(`Nothing planned${plans}`);
    cleanup();
    queryClient.removeQueries({ queryKey: ['site'] });
    await open([], { isAbleToSchedule: true });
    const link = (await panelOf('Next audit')).getByRole('link', { name: 'Plan an audit' });
    expect(link.getAttribute('href')).toBe('/private/audit/schedule-site/1000001');
  });
});

describe('who can see a site', () => {
  inBrowser();
  const organisation = (name: string, isShared = true): PartialExample<ShareTarget> => ({ name, isShared });

  it('is shown to readers who may share it: the public, the tracker and organisations by name', async () => {
    stub(siteSharingApi.listShares, [
      organisation('Halden Retail'),
      organisation('Nordmark'),
      organisation('Ex', false),
    ]);
    stub(siteSharingApi.listOptions, [
      { sharingExternalId: '1', name: 'BasicOnly', value: false, isInherited: false },
      { sharingExternalId: '2', name: 'CertificateOnly', value: true, isInherited: true },
    ]);
    await open([food], { isAbleToShare: true, isAbleToSetSharingOptions: true });
    const panel = await panelOf('Who can see it');
    expect(await panel.findByText('Halden Retail and Nordmark')).toBeDefined();
    expect(await panel.findByText('Certificate data')).toBeDefined();
    const addressOf = (name: string) => panel.getByRole('link', { name }).getAttribute('href');
    expect(addressOf('Public page')).toBe('/site/1000001');
    expect(addressOf('Share')).toBe('/private/site/details/1000001/share');
    expect(addressOf('Change whom the site is shared with')).toBe(
      '/private/site/details/1000001/share?tab=shared-with',
    );
  });

  it('says that no organisation does, and shows those who may not share only what is public', async () => {
    stub(siteSharingApi.listShares, []);
    await open([food], { isAbleToShare: true });
    expect(await screen.findByText('The site itself is not shared with any organisation')).toBeDefined();
    cleanup();
    queryClient.removeQueries({ queryKey: ['site'] });
    await open([food, lapsed]);
    const panel = await panelOf('Who can see it');
    expect(panel.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
      'Everybodygrade, scope and validity for FoodPublic page',
    ]);
    expect(panel.queryByRole('link', { name: 'Share' })).toBeNull();
  });

  it('names whom its company is shared with, to those who may know it', async () => {
    stub(siteSharingApi.listShares, []);
    const asked = stub(companySharingApi.listShares, [organisation('Halden Retail')]);
    await open([food], { isAbleToShare: true }, [], [], true);
    const line = (await screen.findByText(/^shared by its company/)).closest('li');
    expect(line?.textContent).toContain('Halden Retail');
    expect(asked.map(({ params }) => params)).toEqual([{ id: '10001' }]);
    const link = screen.getByRole('link', { name: 'Change whom its company is shared with' });
    expect(link.getAttribute('href')).toBe('/private/company/details/10001/share?tab=shared-with');
    cleanup();
    queryClient.removeQueries({ queryKey: ['site'] });
    await open([food], { isAbleToShare: true });
    expect(await screen.findByText('The site itself is not shared with any organisation')).toBeDefined();
    expect(screen.queryByText(/^shared by its company/)).toBeNull();
  });

  it('names the audits that are shared by themselves, and leads to whom', async () => {
    stub(siteSharingApi.listShares, []);
    stub(
      auditSharingApi.listShares,
      ['Halden Retail', 'Nordmark', 'Orchard & Vale', 'Westgate'].map((name) => organisation(name)),
    );
    await open(
      [
        { ...food, shares: 2 },
        { ...lapsed, shares: 0 },
      ],
      { isAbleToShare: true },
    );
    const line = (await screen.findByText('1 audit is shared by itself')).closest('li');
    await waitFor(() =>
      expect(line?.textContent).toContain('Audit 900007 with Halden Retail, Nordmark, Orchard & Vale, and 1 more'),
    );
    expect(screen.getAllByRole('link', { name: 'Audit 900007' }).map((link) => link.getAttribute('href'))).toContain(
      '/private/audit/details/900007/share?tab=shared-with',
    );
  });

  it('names who asks to see an audit, since when, and leads to the answer', async () => {
    const requestedAt = new Date(Date.now() - 48 * 3_600_000).toISOString();
    const organisation = { type: 1, externalId: '10005', name: 'Orchard & Vale' };
    await open([food], {}, [], [{ auditId: '900007', standard: 'Food', organisation, requestedAt }]);
    const panel = await panelOf('Who can see it');
    const line = (await panel.findByText('Orchard & Vale')).closest('li');
    expect(line?.textContent).toContain('Company 10005 · asks for the report of audit 900007 · Food · 2 days ago');
    expect(panel.getByRole('link', { name: 'Answer Orchard & Vale about audit 900007' }).getAttribute('href')).toBe(
      '/private/audit/details/900007/share?query=10005',
    );
  });

  it('says why nothing of it is public', async () => {
    await open([lapsed, { ...suspended, publication: 'Hidden' }]);
    const panel = await panelOf('Who can see it');
    expect(panel.getByText('Not public')).toBeDefined();
    const reasons =
      'Storage and Distribution as its status is Expired, Packaging Materials as it is kept out of the public directory';
    expect(panel.getByText(reasons)).toBeDefined();
    expect(panel.queryByRole('link', { name: 'Public page' })).toBeNull();
  });
});

describe('the certifications of a site', () => {
  inBrowser();

  it('state for how many standards it is certificated, with seal, scope, certificate and audit of each', async () => {
    await open([food, lapsed]);
    isHeadline('Certificated today for 1 of 2 standards');
    const row = rowOf('Food');
    expect(row.getByRole('img', { name: 'Grade AA+' })).toBeDefined();
    for (const text of ['Ready meals', 'Certificated', food.expiryDate]) expect(row.getByText(text)).toBeDefined();
    expect(row.getByRole('button', { name: 'Certificate for Food' })).toBeDefined();
    expect(row.getByRole('link', { name: 'Audit 900007' }).getAttribute('href')).toBe('/private/audit/details/900007');
  });

  it('keep a lapsed standard, without its grade in a seal, and offer the next step to readers who may take it', async () => {
    await open([lapsed], { isAbleToSchedule: true });
    isHeadline(`Not certificated today, since ${daysAfter(lapsed.expiryDate, 1)}`);
    const row = rowOf('Storage and Distribution');
    expect(row.getByRole('img', { name: 'Not graded' })).toBeDefined();
    expect(row.getByText('Ready meals · last grade B')).toBeDefined();
    expect(row.getByRole('link', { name: 'Plan an audit for Storage and Distribution' }).getAttribute('href')).toBe(
      '/private/audit/schedule-site/1000001?standardId=6',
    );
    expect(row.queryByRole('button')).toBeNull();
  });

  it('offer no next step to readers who may not plan', async () => {
    await open([lapsed]);
    expect(rowOf('Storage and Distribution').queryByRole('link', { name: /Plan an audit/ })).toBeNull();
  });

  it('mute the seal and bar of a suspended certification, and say since when', async () => {
    await open([suspended]);
    isHeadline('Not certificated today, since 2026-10-01');
    const row = rowOf('Packaging Materials');
    expect(row.getByRole('img', { name: 'Grade AA+' }).getAttribute('data-tone')).toBe('none');
    expect(row.getByText('Suspended since 2026-10-01')).toBeDefined();
  });

  it('show one audit of each standard: the Current one, or else the latest', async () => {
    const held = {
      ...food,
      id: '900011',
      recordStatus: 'Holding',
      validationDate: null,
      hasCertificate: false,
    } as const;
    await open([held, food, { ...lapsed, id: '900012', recordStatus: 'Closed' }, lapsed]);
    expect(rowOf('Food').getByRole('link').textContent).toBe('Audit 900007');
    expect(rowOf('Storage and Distribution').getByRole('link').textContent).toBe('Audit 900008');
  });

  it('have neither grade nor date before the first validation, nor a day since when', async () => {
    await open([{ ...food, recordStatus: 'Holding', validationDate: null, hasCertificate: false }, lapsed]);
    isHeadline('Not certificated today');
    const row = rowOf('Food');
    expect(row.getByRole('img', { name: 'Not graded' })).toBeDefined();
    expect(row.getByText('Holding')).toBeDefined();
    expect(row.queryByText(food.expiryDate)).toBeNull();
  });

  it('offer the first report to readers who may upload it, if no audit is visible', async () => {
    await open([], { isAbleToUpload: true });
    expect(screen.getByText('No audit of this site that you can see')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Upload the first report' })).toBeDefined();
  });

  it('are left out if the deployment has no audits', async () => {
    switchOff('AuditFeature');
    await open([]);
    expect(screen.queryByRole('heading', { name: 'Certifications' })).toBeNull();
  });
});
