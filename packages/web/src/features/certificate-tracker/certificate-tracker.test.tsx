// @vitest-environment jsdom
import { attentionApi } from '@attestry/contract/features/attention/attention.api.ts';
import { certificateTrackerApi } from '@attestry/contract/features/certificate-tracker/certificate-tracker.api.ts';
import type { TrackerRow } from '@attestry/contract/features/certificate-tracker/certificate-tracker.schema.ts';
import type { TrackedAudit } from '@attestry/contract/features/certificate-tracker/tracked-audit.schema.ts';
import { favouriteApi } from '@attestry/contract/features/favourite/favourite.api.ts';
import { reportAccessApi } from '@attestry/contract/features/report-access/report-access.api.ts';
import type { Role } from '@attestry/contract/kernel/permissions.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { AskedQuestion } from '../../blocks/asking/asked-question.tsx';
import { LookupSources } from '../../blocks/lookups.tsx';
import { noticeStore } from '../../kernel/notices.ts';
import { pageActions } from '../../kernel/testing/page-actions.ts';
import { inBrowser, renderPage, signInAs, switchOff, switchOn } from '../../kernel/testing/render-page.tsx';
import { refused, stub } from '../../kernel/testing/stub.ts';
import { TrackerListScreen } from './certificate-tracker.list-screen.tsx';
import { TrackedAuditDetails } from './tracked-audit.detail-screen.tsx';

const upgrade = 'Please upgrade to Directory Pro to access this feature';

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
    cleanup();
    show('Company User', basic, ['Verify.View']);
    expect(await factOf('Shown to you')).toContain('With Directory Pro you can request access to the report.');
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

const basic: TrackedAudit = {
  id: '900007',
  level: 'basic',
  site: { id: '1100091', name: 'San Marco Bakery plc' },
  siteLocation: { city: 'Parma', country: { name: 'Italy' } },
  standard: { name: 'Food' },
  certificationStatus: { name: 'Certificated' },
  recordStatus: null,
  certificationBody: null,
  programOwner: null,
  grade: null,
  auditProgramme: null,
  startDate: null,
  endDate: null,
  validationDate: null,
  certificateIssueDate: null,
  certificateExpiryDate: null,
  scope: null,
  exclusion: null,
  category: null,
  additionalModules: null,
  auditOwner: null,
  statusReason: null,
  lastChange: null,
  alert: null,
  statusDate: null,
  sharingPermissionName: 'BasicOnly',
  hasCertificate: false,
  missingCertificate: 'Access prohibited by the audit owner',
  isPublished: true,
  requestedAt: null,
  enableAuditReportNotification: true,
  notificationStatus: null,
  visuals: { isAbleToShare: false },
};

const full: TrackedAudit = {
  ...basic,
  level: 'full',
  grade: 'AA',
  scope: 'Baking',
  certificateIssueDate: '2026-03-20',
  certificateExpiryDate: '2999-03-20',
  auditOwner: { name: 'San Marco Foods' },
  hasCertificate: true,
  missingCertificate: null,
  enableAuditReportNotification: false,
  visuals: { isAbleToShare: true },
};

const show = (role: Role, audit: TrackedAudit, permissions: Parameters<typeof signInAs>[1] = ['Verify.View']) => {
  stub(favouriteApi.read, false);
  signInAs(role, permissions);
  renderPage(() => (
    <>
      <TrackedAuditDetails audit={audit} />
      <AskedQuestion />
    </>
  ));
};

const factOf = async (label: string) => {
  const [term] = await screen.findAllByText(label, { selector: 'dt' });
  return term?.nextElementSibling?.textContent?.trim();
};

describe('a record of the Certificate Tracker', () => {
  inBrowser();

  it('has neither rows nor words for what its level does not show', async () => {
    show('Company BI S User', basic);
    expect(await factOf('Shown to you')).toBe('Basic details only');
    expect(await factOf('Certificate')).toBe('No PDFAccess prohibited by the audit owner');
    expect(screen.getByRole('img', { name: 'Grade not shown' })).toBeDefined();
    for (const label of ['Grade', 'Scope', 'Validity', 'Certification body', 'Audit owner', 'Audit start date'])
      expect(screen.queryByText(label, { selector: 'dt' }), label).toBeNull();
    expect(screen.queryByText('Missing')).toBeNull();
    const link = screen.getByRole('link', { name: 'What is published of this site' });
    expect(link.getAttribute('href')).toBe('/site/1100091');
  });

  it.each(['Suspended', 'Interim', 'Start! Basic', 'Expired'] as const)('shows in red that it is %s', async (name) => {
    show('Company BI S User', { ...basic, certificationStatus: { name } });
    expect((await screen.findByText(name, { selector: 'span' })).getAttribute('data-tone')).toBe('bad');
  });

  it('says what changed, as its row does, until it is left', async () => {
    const alert = { kind: 'suspended', from: 'Certificated', date: '2026-03-01T12:00:00Z' } as const;
    show('Company BI S User', { ...full, certificationStatus: { name: 'Suspended' }, lastChange: '2026-03-01', alert });
    expect(await factOf('Certification status')).toContain('Unread alert: was Certificated');
    expect(await factOf('Last change')).toBe('2026-03-01');
  });

  it('leads readers in full to the audit, its sharing and its changes', async () => {
    show('{body} Admin', full, ['Verify.View', 'Audit.View', 'Verify.Share', 'Audit.ShareOptions', 'Verify.Changes']);
    expect(await factOf('Shown to you')).toBe('The whole record');
    const { buttons, menu } = await pageActions();
    expect(buttons).toEqual(['Download Certificate', 'View audit']);
    expect(menu).toEqual(['Share', 'Verify Settings', 'Change log']);
  });

  it('offers others the certificate alone', async () => {
    show('Company BI S User', { ...full, level: 'pdf' }, ['Verify.View', 'Audit.View', 'Verify.Share']);
    expect((await pageActions()).buttons).toEqual(['Download Certificate']);
  });

  it('leads nowhere else in a deployment without audits', async () => {
    switchOff('AuditFeature');
    show('{body} Admin', full, ['Verify.View', 'Audit.View', 'Verify.Share', 'Verify.Changes']);
    expect((await pageActions()).buttons).toEqual(['Download Certificate']);
  });

  it('becomes a favourite by a button that keeps the focus, where the reader belongs to a company', async () => {
    show('Company BI S User', full, ['Verify.View']);
    const added = stub(favouriteApi.add, 1);
    stub(favouriteApi.read, () => added.length > 0);
    await userEvent.click(await screen.findByRole('button', { name: 'Add to favourites' }));
    const toggle = await screen.findByRole('button', { name: 'Remove from favourites' });
    expect(document.activeElement).toBe(toggle);
    expect(added.map(({ body }) => body)).toEqual([{ auditId: full.id }]);
    cleanup();
    show('CB Full Admin', full, ['Verify.View']);
    expect((await pageActions()).menu).toEqual([]);
  });

  it('says what a request tells and whom before it asks the owner for the report, and says so afterwards', async () => {
    const requested = stub(reportAccessApi.request, { enableAuditReportNotification: true, notificationStatus: 'P' });
    show('Company BI S User', basic);
    const asker = { type: 'Company', id: '10005', name: 'Harbour Retail' } as const;
    signInAs('Company BI S User', ['Verify.View'], { primaryOrganisation: asker });
    const ask = async () => userEvent.click(await screen.findByRole('button', { name: 'Request Report Access' }));
    await ask();
    const question = await screen.findByRole('dialog', { name: 'Request the Food report of San Marco Bakery plc?' });
    expect(question.textContent).toContain('Harbour Retail, Maya Okafor, maya@example.org');
    expect(question.textContent).toContain('waits 30 days');
    await userEvent.click(within(question).getByRole('button', { name: 'Not now' }));
    expect(requested).toHaveLength(0);
    await ask();
    await userEvent.click(await screen.findByRole('button', { name: 'Send request' }));
    await waitFor(() =>
      expect(noticeStore.current().map(({ text }) => text)).toContain('Your request for report access has been sent'),
    );
    expect(requested).toHaveLength(1);
    cleanup();
    show('Company BI S User', { ...basic, notificationStatus: 'P', requestedAt: new Date().toISOString() });
    expect((await pageActions()).buttons).toEqual(['Add to favourites']);
    expect(await factOf('Shown to you')).toMatch(/^Basic details onlyReport access requested now/);
    expect(screen.getByText('Your organisation has already requested access to this report')).toBeDefined();
  });

  it('says that a request failed for a record that is no longer there', async () => {
    stub(reportAccessApi.request, refused(404, {}));
    show('Company BI S User', basic);
    await userEvent.click(await screen.findByRole('button', { name: 'Request Report Access' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Send request' }));
    await waitFor(() => expect(noticeStore.current().map(({ text }) => text)).toContain('Some error occured'));
  });

  it('disables the Menu of Lite readers, keeps the actions of the row, and says that Details need Pro', async () => {
    show('Company User', full, ['Verify.View', 'Audit.View']);
    const menu = await screen.findByRole('button', { name: 'Menu' });
    expect(menu.getAttribute('aria-disabled')).toBe('true');
    expect(menu.getAttribute('aria-description')).toBe(upgrade);
    expect(screen.getByRole('link', { name: 'View audit' })).toBeDefined();
    expect(await screen.findByRole('button', { name: 'Add to favourites' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Download Certificate' })).toBeNull();
    expect(screen.getByText('Pro subscription is required to access Details.')).toBeDefined();
    expect(screen.getByText('Baking')).toBeDefined();
  });

  it('promises Lite readers no certificate but that of an audit they read', async () => {
    show('Company User', { ...full, level: 'pdf' }, ['Verify.View', 'Audit.View']);
    expect(await factOf('Certificate')).toBe(`No PDF${upgrade}`);
    cleanup();
    show('Company User', full, ['Verify.View', 'Audit.View']);
    const link = await screen.findByRole('link', { name: 'To download from the audit' });
    expect(link.getAttribute('href')).toBe(`/private/audit/details/${full.id}`);
  });
});
