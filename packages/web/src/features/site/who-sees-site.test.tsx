// @vitest-environment jsdom
import { auditSharingApi, companySharingApi, siteSharingApi } from '@attestry/contract/features/sharing/sharing.api.ts';
import type { ShareTarget } from '@attestry/contract/features/sharing/sharing.schema.ts';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { food, lapsed, openSite, panelOf, suspended } from '../../app/testing/open-site.tsx';
import { formatMoment } from '../../kernel/days.ts';
import type { PartialExample } from '../../kernel/testing/example.ts';
import { inBrowser } from '../../kernel/testing/render-page.tsx';
import { stub } from '../../kernel/testing/stub.ts';

inBrowser();

describe('the panel of who can see a site', () => {
  const organisation = (name: string, isShared = true): PartialExample<ShareTarget> => ({ name, isShared });

  it('names the public, the tracker and organisations to readers who may share the site', async () => {
    stub(siteSharingApi.listShares, [
      organisation('Halden Retail'),
      organisation('Nordmark'),
      organisation('Ex', false),
    ]);
    stub(siteSharingApi.listOptions, [
      { sharingExternalId: '1', name: 'BasicOnly', value: false, isInherited: false },
      { sharingExternalId: '2', name: 'CertificateOnly', value: true, isInherited: true },
    ]);
    await openSite({ audits: [food], visuals: { isAbleToShare: true, isAbleToSetSharingOptions: true } });
    const panel = await panelOf('Who can see it');
    expect(await panel.findByText('Halden Retail · Nordmark')).toBeDefined();
    expect(await panel.findByText('Certificate data')).toBeDefined();
    const addressOf = (name: string) => panel.getByRole('link', { name }).getAttribute('href');
    expect(addressOf('Public page')).toBe('/site/1000001');
    expect(addressOf('Share')).toBe('/private/site/details/1000001/share');
    expect(addressOf('Change whom the site is shared with')).toBe(
      '/private/site/details/1000001/share?tab=shared-with',
    );
  });

  it('says if the site is shared with no organisation, and shows those who may not share only what is public', async () => {
    stub(siteSharingApi.listShares, []);
    await openSite({ audits: [food], visuals: { isAbleToShare: true } });
    expect(await screen.findByText('The site itself is not shared with any organisation')).toBeDefined();
    await openSite({ audits: [food, lapsed] });
    const panel = await panelOf('Who can see it');
    expect(panel.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
      'Everybodygrade, scope and validity for FoodPublic page',
    ]);
    expect(panel.queryByRole('link', { name: 'Share' })).toBeNull();
  });

  it('names whom its company is shared with, to those who may know it', async () => {
    stub(siteSharingApi.listShares, []);
    const asked = stub(companySharingApi.listShares, [organisation('Halden Retail')]);
    await openSite({ audits: [food], visuals: { isAbleToShare: true }, knowsCompanyShares: true });
    const line = (await screen.findByText(/^shared by its company/)).closest('li');
    expect(line?.textContent).toContain('Halden Retail');
    expect(asked.map(({ params }) => params)).toEqual([{ id: '10001' }]);
    const link = screen.getByRole('link', { name: 'Change whom its company is shared with' });
    expect(link.getAttribute('href')).toBe('/private/company/details/10001/share?tab=shared-with');
    await openSite({ audits: [food], visuals: { isAbleToShare: true } });
    expect(await screen.findByText('The site itself is not shared with any organisation')).toBeDefined();
    expect(screen.queryByText(/^shared by its company/)).toBeNull();
  });

  it('names the audits that are shared by themselves, and leads to whom', async () => {
    stub(siteSharingApi.listShares, []);
    stub(
      auditSharingApi.listShares,
      ['Halden Retail', 'Nordmark', 'Orchard & Vale', 'Westgate'].map((name) => organisation(name)),
    );
    await openSite({
      audits: [
        { ...food, shares: 2 },
        { ...lapsed, shares: 0 },
      ],
      visuals: { isAbleToShare: true },
    });
    const line = (await screen.findByText('1 audit is shared by itself')).closest('li');
    await waitFor(() =>
      expect(line?.textContent).toContain('Audit 900007 with Halden Retail · Nordmark · Orchard & Vale and 1 more'),
    );
    expect(screen.getAllByRole('link', { name: 'Audit 900007' }).map((link) => link.getAttribute('href'))).toContain(
      '/private/audit/details/900007/share?tab=shared-with',
    );
  });

  it('names who asks to see an audit, since when, and leads to the answer', async () => {
    const requestedAt = new Date(Date.now() - 48 * 3_600_000).toISOString();
    const organisation = { type: 1, externalId: '10005', name: 'Orchard & Vale' };
    await openSite({ audits: [food], requests: [{ auditId: '900007', standard: 'Food', organisation, requestedAt }] });
    const panel = await panelOf('Who can see it');
    const line = (await panel.findByText('Orchard & Vale')).closest('li');
    expect(line?.textContent).toContain('Company 10005 · asks for the report of audit 900007 · Food · 2 days ago');
    expect(panel.getByRole('link', { name: 'Answer Orchard & Vale about audit 900007' }).getAttribute('href')).toBe(
      '/private/audit/details/900007/share?query=10005',
    );
  });

  it('says to a reader with whom the site is shared by whom, through what and since when', async () => {
    const since = new Date(Date.now() - 48 * 3_600_000).toISOString();
    await openSite({ sharedWithReader: { of: 'company', since, by: 'Westgate Foods' } });
    const line = (await screen.findByText('Shared with your organisation')).closest('li');
    const told = 'Shared with your organisationby Westgate Foods, through its company, 2 days ago';
    expect(line?.textContent).toBe(`${told}${formatMoment(since)}`);
    await openSite();
    expect(screen.queryByText('Shared with your organisation')).toBeNull();
  });

  it('says why nothing of the site is public', async () => {
    await openSite({ audits: [lapsed, { ...suspended, publication: 'Hidden' }] });
    const panel = await panelOf('Who can see it');
    expect(panel.getByText('Not public')).toBeDefined();
    const reasons =
      'Storage and Distribution as its status is Expired, Packaging Materials as it is kept out of the public directory';
    expect(panel.getByText(reasons)).toBeDefined();
    expect(panel.queryByRole('link', { name: 'Public page' })).toBeNull();
  });
});
