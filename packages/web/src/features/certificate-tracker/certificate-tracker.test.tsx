// @vitest-environment jsdom
import { attentionApi } from '@attestry/contract/features/attention/attention.api.ts';
import { certificateTrackerApi } from '@attestry/contract/features/certificate-tracker/certificate-tracker.api.ts';
import { certificateTrackerErrors } from '@attestry/contract/features/certificate-tracker/certificate-tracker.errors.ts';
import type { TrackerRow } from '@attestry/contract/features/certificate-tracker/certificate-tracker.schema.ts';
import { reportAccessApi } from '@attestry/contract/features/report-access/report-access.api.ts';
import type { Role } from '@attestry/contract/kernel/permissions.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { AskedQuestion } from '../../blocks/asking/asked-question.tsx';
import { LookupSources } from '../../blocks/lookups.tsx';
import { inBrowser, renderPage, signInAs, switchOff, switchOn } from '../../kernel/testing/render-page.tsx';
import { refused, stub } from '../../kernel/testing/stub.ts';
import { TrackerListScreen } from './certificate-tracker.list-screen.tsx';

const upgrade = certificateTrackerErrors.upgradeNeeded.message;

const basicRow = {
  id: '900007',
  siteCode: '1100091',
  site: 'San Marco Bakery plc',
  country: 'Italy',
  city: 'Parma',
  standard: 'Food',
  certificationStatus: 'Suspended',
  level: 'basic',
  sharingPermissionName: 'BasicOnly',
  hasCertificate: false,
  alert: { kind: 'suspended', from: 'Certificated', date: '2026-03-01T12:00:00Z' },
  enableAuditReportNotification: true,
  notificationStatus: null,
  requestedAt: null,
} as const;

const fullRow: Partial<TrackerRow> = {
  ...basicRow,
  id: '900008',
  site: 'Hull Mill',
  level: 'full',
  certificationStatus: 'Certificated',
  grade: 'AA',
  expiryDate: '2999-03-20',
  hasCertificate: true,
  alert: null,
  enableAuditReportNotification: false,
};

const suspended = { auditStatus: 'Current', certificationStatus: 'Suspended' };

const openList = (rows: Partial<TrackerRow>[] = [basicRow, fullRow]) => {
  stub(attentionApi.count, [{ key: 'ownSuspended', total: 2, totalIsLowerBound: false, filters: suspended }]);
  stub(certificateTrackerApi.list, { totalPages: 1, total: 2, resultsList: rows });
  const none = { load: async () => [] };
  renderPage(() => (
    <LookupSources sources={{ country: none, standard: none, certificationBody: none }}>
      <TrackerListScreen />
      <AskedQuestion />
    </LookupSources>
  ));
};

const menuOf = async (id: string, site: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `More actions for audit ${id}, ${site}` }));
  return (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
};

describe('the list of the Certificate Tracker', () => {
  inBrowser();

  it('locks the grade and validity of a row at the basic level, and says why', async () => {
    signInAs('Company BI S User', ['Verify.View', 'Audit.View']);
    openList();
    const row = within((await screen.findByText('San Marco Bakery plc')).closest('tr') ?? document.body);
    expect(row.getByRole('img', { name: 'Grade not shown' })).toBeDefined();
    expect(row.getByRole('button', { name: 'Basic level' }).getAttribute('aria-description')).toBe(
      'Shown at the basic level: site, place, standard and status only',
    );
    expect(screen.getByRole('img', { name: 'Grade AA' })).toBeDefined();
  });

  it('tells Lite readers at the lock that they could ask for the report with Pro', async () => {
    signInAs('Company User', ['Verify.View']);
    openList([{ ...basicRow, enableAuditReportNotification: false }]);
    const lock = await screen.findByRole('button', { name: 'Basic level' });
    expect(lock.getAttribute('aria-description')).toContain('With Directory Pro you can request access to the report.');
  });

  it('marks what changed by the unread alert, and asks for the report of a row at the basic level', async () => {
    signInAs('Company BI S User', ['Verify.View', 'Audit.View']);
    openList();
    const row = within((await screen.findByText('San Marco Bakery plc')).closest('tr') ?? document.body);
    expect(row.getByText('was Certificated').closest('td')?.textContent).toContain('Unread alert: was Certificated');
    expect(screen.getAllByText('Unread alert', { exact: false })).toHaveLength(1);
    stub(reportAccessApi.request, { ...basicRow, notificationStatus: 'P', requestedAt: '2026-03-02T12:00:00Z' });
    stub(certificateTrackerApi.list, {
      totalPages: 1,
      total: 1,
      resultsList: [{ ...basicRow, notificationStatus: 'P', requestedAt: '2026-03-02T12:00:00Z' }],
    });
    await userEvent.click(row.getByRole('button', { name: /^Request report access/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Send request' }));
    const answer = await screen.findByText(/^Requested/);
    await waitFor(() => expect(document.activeElement).toBe(answer.parentElement));
    expect(screen.queryByRole('button', { name: /^Request report access/ })).toBeNull();
  });

  it('marks rows whose report was asked for, whatever they show', async () => {
    openList([{ ...fullRow, level: 'data', notificationStatus: 'P', requestedAt: new Date().toISOString() }]);
    const row = within((await screen.findByText('Hull Mill')).closest('tr') ?? document.body);
    expect(row.getByText('2999-03-20')).toBeDefined();
    expect(row.getByRole('button', { name: /^Report access requested / })).toBeDefined();
  });

  it('begins with what waits for companies and sites, where they read audits', async () => {
    const begins = async () => {
      openList();
      await screen.findByText('Hull Mill');
      return screen.queryByRole('region', { name: 'Needs attention' }) !== null;
    };
    signInAs('Site User', ['Verify.View', 'Audit.View']);
    expect(await begins()).toBe(true);
    expect(await screen.findByRole('link', { name: '2 Suspended' })).toBeDefined();
    cleanup();
    signInAs('CB Full Admin', ['Verify.View', 'Audit.View']);
    expect(await begins()).toBe(false);
    cleanup();
    signInAs('Site User', ['Verify.View', 'Audit.View']);
    switchOff('AuditFeature');
    expect(await begins()).toBe(false);
  });

  it('prints the standard of a row, and not its star', async () => {
    signInAs('Company BI S User', ['Verify.View']);
    openList();
    await screen.findByText('Hull Mill');
    const printed = screen.getAllByRole('columnheader').filter((header) => !header.hasAttribute('data-unprinted'));
    const words = printed.map(({ textContent }) => textContent).join(' ');
    expect(words).toContain('Standard');
    expect(words).not.toContain('Favourite');
  });

  it('offers the certificate and the audit of a row where the reader has them', async () => {
    signInAs('Company BI S User', ['Verify.View', 'Audit.View']);
    openList();
    expect(await menuOf('900008', 'Hull Mill')).toEqual([
      'Add to favourites',
      'View',
      'Download Certificate',
      'View audit',
    ]);
    await userEvent.keyboard('{Escape}');
    expect(await menuOf('900007', 'San Marco Bakery plc')).toEqual([
      'Add to favourites',
      'View',
      'Request Report Access',
      'Download CertificateSite not certificated',
    ]);
  });

  it('says why the report of a row cannot be requested, to those who could request others', async () => {
    const unasked = { ...basicRow, enableAuditReportNotification: false };
    const entry = async (role: Role) => {
      cleanup();
      signInAs(role, ['Verify.View']);
      openList([unasked]);
      return (await menuOf('900007', 'San Marco Bakery plc')).find((text) => text?.includes('Request'));
    };
    expect(await entry('Company BI S User')).toBe(
      'Request Report AccessReport access cannot be requested for this audit',
    );
    expect(await entry('Company User')).toBe(`Request Report Access${upgrade}`);
    expect(await entry('CB Full Admin')).toBeUndefined();
  });

  it('offers a Lite reader no certificate, and says how to get one', async () => {
    signInAs('Company User', ['Verify.View']);
    openList();
    expect(await menuOf('900008', 'Hull Mill')).toEqual([
      'Add to favourites',
      'View',
      `Download Certificate${upgrade}`,
    ]);
  });

  it('has a tab of favourites for readers of companies alone, apart from those whom it refuses favourites', async () => {
    const tabs = async () => {
      openList();
      const views = within(await screen.findByRole('navigation', { name: 'Views' }));
      return views.getAllByRole('link').map(({ textContent }) => textContent);
    };
    signInAs('Company BI S User', ['Verify.View']);
    expect(await tabs()).toEqual(['All', 'Favourites']);
    cleanup();
    signInAs('CB Full Admin', ['Verify.View']);
    expect(await tabs()).toEqual(['All']);
    cleanup();
    signInAs('Company User', ['Verify.View']);
    switchOn('Megatron');
    expect(await tabs()).toEqual(['All']);
  });

  it('exports favourites, or what the filters find', async () => {
    signInAs('Company BI S User', ['Verify.View']);
    const exported = stub(certificateTrackerApi.exportList, refused(400, { message: 'Too many rows' }));
    openList();
    await userEvent.click(await screen.findByRole('button', { name: 'Export List' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Export Favourites' }));
    await userEvent.click(screen.getByRole('button', { name: 'Export List' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Export Filtered' }));
    expect(exported.map(({ params }) => params.favouritesOnly)).toEqual(['true', 'false']);
  });

  it('exports no favourites to readers who have none', async () => {
    signInAs('CB Full Admin', ['Verify.View']);
    openList();
    await userEvent.click(await screen.findByRole('button', { name: 'Export List' }));
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual(['Export Filtered']);
  });

  it('refuses the export to Lite readers in the newer presentation alone', async () => {
    signInAs('Company User', ['Verify.View']);
    const exportList = async () => {
      openList();
      return (await screen.findByRole('button', { name: 'Export List' })).getAttribute('aria-description');
    };
    expect(await exportList()).toBeNull();
    cleanup();
    switchOn('Megatron');
    expect(await exportList()).toBe(upgrade);
  });
});
