// @vitest-environment jsdom
import { auditApi } from '@attestry/contract/features/audit/audit.api.ts';
import type { Audit } from '@attestry/contract/features/audit/audit.schema.ts';
import { reportRequestsApi } from '@attestry/contract/features/report-access/report-access.api.ts';
import { companySharingApi, siteSharingApi } from '@attestry/contract/features/sharing/sharing.api.ts';
import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { anAudit } from '../../app/testing/open-audit.tsx';
import { factOf, shortReport, showAudit, suspendedAudit } from '../../app/testing/show-audit.tsx';
import { daysAfter, formatMoment, today } from '../../kernel/days.ts';
import { pageActions } from '../../kernel/testing/page-actions.ts';
import { inBrowser } from '../../kernel/testing/render-page.tsx';
import { stub } from '../../kernel/testing/stub.ts';

const closed = (severity: string, day: string | null) => [
  { xmlTag: 'NC_SEVERITY', data: severity, visible: true },
  { xmlTag: 'NC_CLOSED_ON', data: day, visible: true },
];
const column = { label: '', type: 'text' as const, required: false, max: 100 };
const table = {
  id: 'NON_CONFORMITIES',
  xmlTag: 'NON_CONFORMITIES',
  label: 'Non-conformities',
  type: 'table' as const,
  columns: [
    { ...column, xmlTag: 'NC_SEVERITY' },
    { ...column, xmlTag: 'NC_CLOSED_ON' },
  ],
  rows: [closed('Minor', '2026-09-10'), closed('Major', null), closed('Minor', '2026-09-12')],
  mostRows: 60,
  editable: true,
};

describe('the audit page', () => {
  inBrowser();

  it('links to the auditor whom its number means, if the reader may open the profile', async () => {
    showAudit('CB Full Admin', ['Audit.View', 'Auditor.View'], { ...anAudit, auditorId: '1001' });
    const link = await screen.findByRole('link', { name: 'Iris Hale · A-1001' });
    expect(link.getAttribute('href')).toBe('/private/auditor/details/1001');
    cleanup();
    showAudit('CB Full Admin', ['Audit.View'], anAudit);
    expect((await screen.findByText('Iris Hale · A-1001')).closest('a')).toBeNull();
  });

  it('opens with its status, certificate, non-conformities and who can see it', async () => {
    const visuals = { ...suspendedAudit.visuals, isAbleToShare: true };
    const report = {
      ...shortReport,
      sections: [{ name: 'Findings', sections: [{ id: 'raised', name: 'Raised', content: [table] }] }],
    };
    showAudit('Company BI S User', ['Audit.View', 'Audit.Share'], { ...anAudit, visuals }, report);
    expect(await factOf('Certificate')).toBe('CN-2026-100877 v1');
    expect(await factOf('Non-conformities')).toBe('1 Major, 2 Minor1 open');
    expect(await screen.findByRole('link', { name: 'shared with Halden Retail' })).toBeDefined();
    expect(await factOf('Who can see it')).toBe('Everybodyon the public pageshared with Halden Retail');
  });

  it('names those who see it by a share of its site or company to those who may know them', async () => {
    stub(siteSharingApi.listShares, [{ name: 'Westgate Retail', isShared: true }]);
    stub(companySharingApi.listShares, [{ name: 'Nordmark', isShared: true }]);
    showAudit('Company BI S User', ['Audit.View'], { ...anAudit, knowsSharesOf: { site: true, company: true } });
    const link = await screen.findByRole('link', { name: 'shared by its site with Westgate Retail' });
    expect(link.getAttribute('href')).toBe(`/private/site/details/${anAudit.site.id}/share?tab=shared-with`);
    const above = await screen.findByRole('link', { name: 'shared by its company with Nordmark' });
    expect(above.getAttribute('href')).toBe('/private/company/details/7/share?tab=shared-with');
    cleanup();
    showAudit('Company BI S User', ['Audit.View', 'Site.Share', 'Company.Share'], anAudit);
    expect(await factOf('Who can see it')).toBe('Everybodyon the public page');
  });

  it('says to a reader with whom it is shared by whom and since when, and to others nothing of it', async () => {
    const since = new Date(Date.now() - 90 * 86_400_000).toISOString();
    const shared = { of: 'audit', since, by: 'San Marco Foods' } as const;
    const whoSees = async (sharedWithReader: Audit['sharedWithReader']) => {
      showAudit('Company BI S User', ['Audit.View'], { ...anAudit, sharedWithReader });
      const fact = (await factOf('Who can see it'))?.replace(formatMoment(since), '');
      cleanup();
      return fact;
    };
    const everybody = 'Everybodyon the public page';
    expect(await whoSees(shared)).toBe(`${everybody}shared with your organisation by San Marco Foods, 3 months ago`);
    expect(await whoSees({ ...shared, of: 'site' })).toBe(
      `${everybody}shared with your organisation by San Marco Foods, through its site, 3 months ago`,
    );
    expect(await whoSees({ ...shared, of: 'company', by: null })).toBe(
      `${everybody}shared with your organisation through its company, 3 months ago`,
    );
    expect(await whoSees(null)).toBe(everybody);
  });

  it('does not link to a site that the reader does not see', async () => {
    showAudit('Company BI S User', ['Audit.View', 'Site.View'], { ...anAudit, isSiteInSight: false });
    expect(await screen.findByText(`Site ${anAudit.site.id}`)).toBeDefined();
    expect(screen.queryByRole('link', { name: anAudit.site.name })).toBeNull();
  });

  it('names who asks for its report, and leads to sharing it with exactly that organisation', async () => {
    const requestedAt = new Date(Date.now() - 48 * 3_600_000).toISOString();
    const organisation = { type: 1, externalId: '10005', name: 'Orchard & Vale' };
    const requests = [{ auditId: suspendedAudit.id, standard: 'Food', organisation, requestedAt }];
    stub(reportRequestsApi.listOfAudit, { total: 1, requests });
    showAudit('Company User', ['Audit.View', 'Audit.Share'], { ...anAudit, reportRequests: 1 });
    expect(await screen.findByRole('heading', { name: 'Report access requested' })).toBeDefined();
    const line = (await screen.findByText('Orchard & Vale')).closest('li');
    expect(line?.textContent).toContain('Company 10005 · asks for the report · 2 days ago');
    const answer = screen.getByRole('link', { name: `Answer Orchard & Vale about audit ${suspendedAudit.id}` });
    expect(answer.getAttribute('href')).toBe(`/private/audit/details/${suspendedAudit.id}/share?query=10005`);
    expect(screen.queryByText(/oldest first/)).toBeNull();
  });

  it('says how many ask for its report if not all are listed', async () => {
    const requestedAt = new Date().toISOString();
    const organisation = { type: 1, externalId: '10005', name: 'Orchard & Vale' };
    const requests = [{ auditId: suspendedAudit.id, standard: 'Food', organisation, requestedAt }];
    stub(reportRequestsApi.listOfAudit, { total: 134, requests });
    showAudit('Company User', ['Audit.View', 'Audit.Share'], { ...anAudit, reportRequests: 134 });
    expect(await screen.findByText('1 of 134 requests, oldest first')).toBeDefined();
  });

  it('says why an audit is not public, and since when it has been suspended', async () => {
    showAudit('CB Full Admin', ['Audit.View'], {
      ...suspendedAudit,
      publication: 'Not certificated',
      certificate: null,
    });
    expect(await factOf('Status')).toBe('Suspendedsince 2026-10-01');
    expect(await factOf('Who can see it')).toBe('Not publicas its status is Suspended');
    expect(await factOf('Certificate')).toBe('Not availableCertificate suspended');
  });

  it('says since when a record has been archived, and offers first to unarchive it', async () => {
    const visuals = { ...suspendedAudit.visuals, isAbleToUnarchive: true, isAbleToShare: true };
    const archived = {
      ...anAudit,
      visuals,
      recordStatus: 'Archived',
      validationDate: '2026-01-31',
      certificateExpiryDate: '2999-01-31',
      certificate: null,
    } as const;
    showAudit('CB Full Admin', ['Audit.View', 'Audit.Changes'], archived);
    stub(auditApi.changeLog, {
      resultsList: [
        {
          changeBy: 'Maya Okafor',
          changeDate: '2026-11-20T12:00:00Z',
          event: 'Archive audit',
          fieldsChanged: [{ fieldName: 'Record status', oldValue: 'Current', newValue: 'Archived' }],
        },
      ],
    });
    expect(await screen.findByText('Archived since 2026-11-20')).toBeDefined();
    expect(await factOf('Status')).toBe('Archivedwas Certificated');
    expect(await factOf('Certificate')).toBe('Not availableRecord archived');
    const { buttons, menu } = await pageActions();
    expect(buttons[0]).toBe('Unarchive');
    expect(buttons).not.toContain('Share');
    expect(menu).toEqual(expect.arrayContaining(['Shared with', 'ShareOnly Current and Closed audits can be shared']));
    for (const pill of screen.getAllByText('Certificated', { selector: 'span' }))
      expect(pill.getAttribute('data-tone')).toBe('quiet');
  });

  it.each([
    ['Holding', '2026-10-10'],
    ['Archived', null],
  ] as const)('has no grade seal and no certificate while it is %s and not validated', async (status, day) => {
    showAudit('CB Full Admin', ['Audit.View'], {
      ...suspendedAudit,
      grade: 'AA',
      recordStatus: status,
      validationDate: day,
    });
    expect(await screen.findByText('No certificate')).toBeDefined();
    expect(screen.queryByRole('img', { name: 'Grade AA' })).toBeNull();
    cleanup();
    showAudit('CB Full Admin', ['Audit.View'], {
      ...suspendedAudit,
      grade: 'AA',
      recordStatus: 'Archived',
      validationDate: '2026-10-10',
    });
    expect(await screen.findByRole('img', { name: 'Grade AA' })).toBeDefined();
  });

  it('tells a certification body whose submissions are held why it cannot change the report', async () => {
    const heldBack = 'Audit submissions of the certification body are on hold or prohibited at present';
    showAudit('CB Full Admin', ['Audit.View'], {
      ...suspendedAudit,
      visuals: { ...suspendedAudit.visuals, isAbleToEditReport: false },
    });
    expect(await screen.findByText(heldBack)).toBeDefined();
    cleanup();
    showAudit('CB Full Admin', ['Audit.View']);
    expect(await screen.findByText('Baking')).toBeDefined();
    expect(screen.queryByText(heldBack)).toBeNull();
  });

  it('shows the next audit, without its date to readers for whom it is unannounced', async () => {
    const scheduled: Audit = {
      ...suspendedAudit,
      scheduleType: 'Unannounced',
      scheduleStatus: 'Confirmed',
      scheduledAdditionalModules: [{ id: '9', name: 'ASDA' }],
      scheduleCertificationBody: 'Rhine Control',
      isRenewalAuditPlanned: true,
    };
    showAudit('Company BI S User', ['Audit.View'], scheduled);
    expect(await screen.findByRole('heading', { name: 'Next audit' })).toBeDefined();
    for (const word of ['Comes unannounced', 'Confirmed', 'ASDA', 'Rhine Control'])
      expect(screen.getByText(word)).toBeDefined();
  });

  it('says in the next audit and in the timeline that the next audit is overdue', async () => {
    showAudit('Company BI S User', ['Audit.View'], {
      ...suspendedAudit,
      scheduleType: 'Announced',
      scheduleStatus: 'Confirmed',
      nextScheduledAuditDate: '2026-01-02',
    });
    expect((await screen.findByText('Overdue')).closest('dd')?.textContent).toBe('2026-01-02 Overdue');
    expect(screen.getByText('Next audit overdue since 2026-01-02')).toBeDefined();
  });

  it('leads to the report of the next audit while that is in Holding, in place of planning it', async () => {
    const certificated: Audit = {
      ...anAudit,
      heldNextAudit: { id: '900123', startDate: '2026-11-17' },
      visuals: { ...anAudit.visuals, isAbleToSchedule: true },
    };
    showAudit('CB Full Admin', ['Audit.View'], certificated);
    const report = await screen.findByRole('link', { name: 'Audit 900123 of 2026-11-17' });
    expect(report.getAttribute('href')).toBe('/private/audit/details/900123');
    expect(screen.getByText(/^Certificate ends on/)).toBeDefined();
    expect(screen.queryByText('Plan it')).toBeNull();
    const milestone = within(
      (await screen.findByText('Audit 900123 of 2026-11-17 is in Holding')).closest('li') ?? document.body,
    );
    expect(milestone.getByRole('link', { name: 'View' }).getAttribute('href')).toBe('/private/audit/details/900123');
    cleanup();
    showAudit('CB Full Admin', ['Audit.View'], {
      ...certificated,
      scheduleType: 'Announced',
      scheduleStatus: 'Confirmed',
      nextScheduledAuditDate: '2026-01-02',
    });
    expect(await screen.findByText('2026-01-02')).toBeDefined();
    expect(screen.queryByText(/overdue/i)).toBeNull();
  });

  it('says why no renewal is planned, and nothing if no reason was given', async () => {
    showAudit('CB Full Admin', ['Audit.View'], {
      ...suspendedAudit,
      isRenewalAuditPlanned: false,
      expiryReason: 'Production ceased',
      expiryComments: 'The line is sold',
      expiryAssessmentDate: '2026-10-10',
    });
    for (const word of ['Production ceased', 'The line is sold', '2026-10-10'])
      expect(await screen.findByText(word)).toBeDefined();
    cleanup();
    showAudit('CB Full Admin', ['Audit.View']);
    expect(await screen.findByText('Baking')).toBeDefined();
    expect(screen.queryByRole('heading', { name: 'Next audit' })).toBeNull();
  });

  it('shows a Lite reader the key facts, and instead of the report that it needs Pro', async () => {
    showAudit('Company User', ['Audit.View']);
    expect(await screen.findByText('Pro subscription is required to access Details.')).toBeDefined();
    expect(screen.queryByRole('tab')).toBeNull();
    expect(screen.getByText('Baking')).toBeDefined();
    expect((await pageActions()).menu).not.toContain('Download as PDF');
  });

  it('labels a suspended certificate as neither valid nor expired, and gives the reason', async () => {
    showAudit('CB Full Admin', ['Audit.View']);
    expect(await screen.findByText('Complaint under review')).toBeDefined();
    expect(screen.getByText('Suspended since')).toBeDefined();
    expect(screen.queryByText(/Valid to/)).toBeNull();
  });

  it('says for how long a certificate is still valid, or how long ago it expired', async () => {
    const valid: Audit = { ...anAudit, certificateExpiryDate: daysAfter(today(), 5) };
    showAudit('CB Full Admin', ['Audit.View'], valid);
    expect(await factOf('Valid to')).toContain(`${valid.certificateExpiryDate} 5 days`);
    cleanup();
    const day = daysAfter(today(), -23);
    showAudit('CB Full Admin', ['Audit.View'], {
      ...valid,
      certificationStatus: { name: 'Expired' },
      certificateExpiryDate: day,
    });
    expect(await factOf('Expired on')).toContain(`${day} 23 days ago`);
  });
});
