// @vitest-environment jsdom
import type { Recall } from '@attestry/contract/features/recall/recall.schema.ts';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { openPrivate } from '../../app/testing/open-private.tsx';
import { inBrowser, signInAs, switchOff } from '../../kernel/testing/render-page.tsx';

const recall: Recall = {
  id: '700001',
  siteCode: '1100091',
  siteName: 'San Marco Bakery plc',
  country: 'United Kingdom',
  standard: 'Food',
  auditId: '900007',
  recallCategory: { id: '1', name: 'Microbiological' },
  recallStatus: { id: '1', name: 'Open' },
  recallCertificationStatus: 'Certificated',
  certificationBody: { id: '1', name: 'Certa Nordic' },
  reasonForNotification: 'Product Recall',
  siteOrSupplierIssue: null,
  initialNotificationDate: '2026-10-01',
  recallDate: '2026-10-02',
  outlineOfIncident: 'Glass in flour',
  productRecalled: 'Flour',
  correction: 'Sieved',
  additionalInformation: null,
  rootCauseAnalysis: null,
  preventiveActionTaken: null,
  finalSubmissionDate: null,
  certificationStatusLastUpdated: null,
  completedBy: 'Iris Hale',
  email: 'iris@example.org',
  isArchived: false,
  visuals: { isAbleToEdit: false, isAbleToArchive: false },
};

describe('the page of a recall', () => {
  inBrowser();

  const leadsToAudit = async () => {
    signInAs('CB Read Only User', ['Recall.View', 'Audit.View']);
    vi.stubGlobal('fetch', async () => Response.json(recall, { headers: { etag: '"1"' } }));
    openPrivate('/private/recall/details/700001');
    await screen.findByRole('heading', { level: 1, name: recall.siteName });
    expect(screen.getAllByText(recall.auditId).length).toBeGreaterThan(0);
    return screen.queryAllByRole('link', { name: recall.auditId }).map((link) => link.getAttribute('href'));
  };

  it('leads to its audit', async () => {
    expect(await leadsToAudit()).toEqual(['/private/audit/details/900007']);
  });

  it('names its audit alone where the deployment has no audits', async () => {
    switchOff('AuditFeature');
    expect(await leadsToAudit()).toEqual([]);
  });
});
