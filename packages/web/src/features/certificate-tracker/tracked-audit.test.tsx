// @vitest-environment jsdom
import { certificateTrackerErrors } from '@attestry/contract/features/certificate-tracker/certificate-tracker.errors.ts';
import type { TrackedAudit } from '@attestry/contract/features/certificate-tracker/tracked-audit.schema.ts';
import { favouriteApi } from '@attestry/contract/features/favourite/favourite.api.ts';
import { reportAccessApi } from '@attestry/contract/features/report-access/report-access.api.ts';
import type { Role } from '@attestry/contract/kernel/permissions.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { AskedQuestion } from '../../blocks/asking/asked-question.tsx';
import { noticeStore } from '../../kernel/notices.ts';
import { pageActions } from '../../kernel/testing/page-actions.ts';
import { inBrowser, renderPage, signInAs, switchOff } from '../../kernel/testing/render-page.tsx';
import { refused, stub } from '../../kernel/testing/stub.ts';
import { TrackedAuditDetails } from './tracked-audit.detail-screen.tsx';

const upgrade = certificateTrackerErrors.upgradeNeeded.message;

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

  it('tells Lite readers that they could ask for the report with Pro', async () => {
    show('Company User', basic);
    expect(await factOf('Shown to you')).toContain('With Directory Pro you can request access to the report.');
  });

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
    expect(buttons).toEqual(['Download Certificate', 'View audit', 'Share']);
    expect(menu).toEqual(['Verify Settings', 'Change log']);
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
