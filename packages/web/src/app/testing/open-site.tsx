import { reportRequestsApi } from '@attestry/contract/features/report-access/report-access.api.ts';
import type { ReportRequest } from '@attestry/contract/features/report-access/report-access.schema.ts';
import { siteApi } from '@attestry/contract/features/site/site.api.ts';
import type { Site } from '@attestry/contract/features/site/site.schema.ts';
import type { Role } from '@attestry/contract/kernel/permissions.ts';
import { cleanup, screen, within } from '@testing-library/react';
import { SiteDetailScreen } from '../../features/site/site.detail-screen.tsx';
import { daysAfter, today } from '../../kernel/days.ts';
import { queryClient } from '../../kernel/queries.ts';
import type { PartialExample } from '../../kernel/testing/example.ts';
import { renderPage, signInAs } from '../../kernel/testing/render-page.tsx';
import { stub } from '../../kernel/testing/stub.ts';

type Audit = Site['audits'][number];

export const food = {
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
export const lapsed = {
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
export const suspended = {
  ...food,
  id: '900009',
  standard: 'Packaging Materials',
  certificationStatus: 'Suspended',
  statusDate: '2026-10-01',
  hasCertificate: false,
  publication: 'Not certificated',
} satisfies PartialExample<Audit>;

interface OpenedSite
  extends Partial<
    Pick<PartialExample<Site>, 'audits' | 'visuals' | 'scheduledAudits' | 'knowsCompanyShares' | 'sharedWithReader'>
  > {
  requests?: PartialExample<ReportRequest>[];
  role?: Role;
}

/** Opens the page of a site, also in place of the one before. */
export const openSite = async ({ requests = [], role = 'Company BI S User', ...site }: OpenedSite = {}) => {
  cleanup();
  queryClient.removeQueries({ queryKey: ['site'] });
  stub(reportRequestsApi.listOfSite, { total: requests.length, requests });
  signInAs(role, ['Site.View', 'Audit.View', 'Audit.Share']);
  stub(siteApi.read, {
    id: '1000001',
    name: 'Mill Lane Bakery',
    companyId: '10001',
    knowsCompanyShares: false,
    audits: [],
    visuals: {},
    scheduledAudits: [],
    ...site,
  } satisfies PartialExample<Site>);
  renderPage(() => <SiteDetailScreen />, '/here/1000001');
  await screen.findByRole('heading', { name: 'Site Detail' });
};

export const panelOf = async (name: string) => {
  const panel = (await screen.findByRole('heading', { name })).closest('section');
  if (!panel) throw new Error(`There is no panel ${name}`);
  return within(panel);
};
