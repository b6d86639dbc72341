// @vitest-environment jsdom

import { analyticsApi } from '@attestry/contract/features/analytics/analytics.api.ts';
import { auditApi } from '@attestry/contract/features/audit/audit.api.ts';
import { blankWorkbookApi } from '@attestry/contract/features/blank-workbook/blank-workbook.api.ts';
import { certificateTrackerApi } from '@attestry/contract/features/certificate-tracker/certificate-tracker.api.ts';
import { certificationBodyApi } from '@attestry/contract/features/certification-body/certification-body.api.ts';
import { companyApi } from '@attestry/contract/features/company/company.api.ts';
import {
  type Company,
  companyRefusalReasons,
  companyVisuals,
} from '@attestry/contract/features/company/company.schema.ts';
import { recallApi } from '@attestry/contract/features/recall/recall.api.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { privatePages } from '../blocks/addresses.ts';
import { inBrowser, signInAs, switchOff } from '../kernel/testing/render-page.tsx';
import { atVersion, stub } from '../kernel/testing/stub.ts';
import { everythingAllowed, nothingAllowed } from '../kernel/testing/visuals.ts';
import { createPrivateRouter } from './private-routes.tsx';
import { aLocation } from './testing/a-location.ts';
import { anAudit } from './testing/open-audit.tsx';
import { openPrivate } from './testing/open-private.tsx';
import { stubLookups } from './testing/stub-lookups.ts';

const company: Company = {
  id: '10001',
  companyId: '10001',
  name: 'Northfield Foods Group',
  website: null,
  blockSharing: false,
  location: aLocation,
  contact: null,
  natureOfBusiness: null,
  status: 'Active',
  isShared: true,
  siteCount: 1,
  visuals: everythingAllowed(companyVisuals),
  refusals: {},
};

describe('the private area', () => {
  inBrowser();

  it('has a route for each page that links may name', () => {
    const routes = Object.keys(createPrivateRouter().routesByPath);
    const hasRoute = (page: string) => routes.includes(`/private/${page}`);
    // The routes of shares begin with the type of the record.
    const ofAnyType = (page: string) => page.replace(/^\w+/, '$$type');
    expect(privatePages.filter((page) => !hasRoute(page) && !hasRoute(ofAnyType(page)))).toEqual([]);
  });

  it.each([
    ['Analytics to those who have it', ['Recall.View', 'Analytics.View'] as const, '/private/analytics'],
    ['the first page of all others', ['Recall.View'] as const, '/private/recall'],
  ])('leads from the address of dashboards to %s', async (_, held, path) => {
    stubLookups();
    stub(analyticsApi.list, []);
    stub(recallApi.list, {});
    stub(recallApi.statuses, []);
    stub(recallApi.categories, []);
    signInAs('Company BI S User', held);
    openPrivate('/private/dashboard');
    await waitFor(() => expect(window.location.pathname).toBe(path));
    await screen.findByRole('heading', { level: 1 });
  });

  it('asks for the rows of a list once when its link is pointed at, and has them when it is opened', async () => {
    signInAs('Company User', ['Company.View', 'Recall.View']);
    stubLookups();
    stub(companyApi.list, {});
    stub(recallApi.statuses, []);
    stub(recallApi.categories, []);
    const asked = stub(recallApi.list, { resultsList: [], total: 0, totalPages: 0 });
    const router = openPrivate('/private/company');
    const link = await screen.findByRole('link', { name: 'Recalls' });
    await screen.findByRole('heading', { level: 1, name: 'Companies' });
    await userEvent.hover(link);
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(window.location.pathname).toBe('/private/company');
    await userEvent.click(link);
    await screen.findByRole('heading', { level: 1, name: 'Recalls' });
    await act(() => router.navigate({ to: '/private/recall', search: { searchTerm: 'milk' } as never }));
    await waitFor(() => expect(asked.map(({ query }) => query)).toEqual([{}, { searchTerm: 'milk' }]));
  });

  it.each(['/private/nothing', '/Private/nothing/there'])('shows a not-found page at %s', async (path) => {
    signInAs('Company User', []);
    openPrivate(path);
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeDefined();
  });

  it.each([
    '/private/audit',
    '/private/audit/create?SiteCode=1000001',
    '/private/audit/edit/900007',
    '/private/audit/details/900007',
    '/private/audit/details/900007/edit',
    '/private/audit/details/900007/change-log',
    '/private/audit/details/900007/share',
    '/private/audit/details/900007/share/verify-settings',
    '/private/audit/details/900007/schedule',
    '/private/audit/details/900007/expiry',
    '/private/audit/details/900007/upload-document',
    '/private/audit/schedule-site/1000001',
    '/private/audit/expiry-site/1000001',
    '/private/verify/details/900007/share',
    '/private/verify/details/900007/change-log',
  ])('shows a not-found page at %s to every role when the deployment has no audits', async (path) => {
    switchOff('AuditFeature');
    signInAs('{body} Admin', []);
    openPrivate(path);
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeDefined();
    expect(screen.getByRole('navigation', { name: 'Main menu' })).toBeDefined();
  });

  it('opens the report upload at the edit address of an audit', async () => {
    signInAs('{body} Admin', ['Audit.View', 'Audit.Revise']);
    stub(auditApi.read, anAudit);
    stub(blankWorkbookApi.listTemplates, []);
    openPrivate('/private/audit/details/900007/edit');
    expect(await screen.findByRole('heading', { level: 1, name: 'Update existing record' })).toBeDefined();
  });

  const offices = (...ids: string[]) =>
    ids.map((id) => ({ id, name: `Office ${id}`, visuals: { isAbleToEdit: true }, isMainOffice: true }));
  it.each([
    ['the one main office that the reader may edit', offices('7'), '/private/cb/edit/7'],
    ['a choice of several', offices('7', '8'), '/private/cb'],
  ])('opens at /private/cb/edit %s', async (_, resultsList, path) => {
    signInAs('CB Full Admin', ['CertificationBody.View', 'CertificationBody.Revise']);
    stub(certificationBodyApi.list, { resultsList });
    stub(certificationBodyApi.readOffice, { visuals: { isAbleToEdit: true } });
    stub(certificationBodyApi.read, {});
    stub(certificationBodyApi.accreditationBodies, []);
    stubLookups();
    const router = openPrivate('/private/cb/edit');
    await waitFor(() => expect(router.state.location.pathname).toBe(path));
    // The list loads its rows late, which the next test would see.
    await screen.findByRole('heading', { level: 1 });
  });

  it('greets a reader whose role has no pages', async () => {
    signInAs('UNKNOWN', []);
    openPrivate('/private');
    expect(await screen.findByText('There is no page for your role here yet.')).toBeDefined();
  });

  it('opens the Certificate Tracker to users who may not view audits', async () => {
    stub(certificateTrackerApi.list, {});
    stubLookups();
    signInAs('CB Commercial Horizon', ['Verify.View', 'CertificationBody.View']);
    openPrivate('/private');
    expect(await screen.findByRole('heading', { level: 1, name: 'Certificate Tracker' })).toBeDefined();
  });

  it.each(['/private/verify/create', '/private/verify/edit/900007', '/private/verify/details/900007/edit'])(
    'denies %s to every role',
    async (path) => {
      signInAs('{body} Admin', ['Verify.View', 'Verify.Changes', 'Verify.ShareOptions']);
      openPrivate(path);
      expect(await screen.findByText('Permission denied')).toBeDefined();
    },
  );

  it('shows why in place of the form of a record that the reader sees but may not edit', async () => {
    signInAs('CB Full Admin', ['Company.View', 'Company.Revise']);
    stub(companyApi.read, {
      ...company,
      visuals: nothingAllowed(companyVisuals),
      refusals: { edit: 'notCertifying' },
    });
    openPrivate('/private/company/details/10001/edit');
    expect(await screen.findByText('You cannot edit Northfield Foods Group')).toBeDefined();
    expect(screen.getByText(companyRefusalReasons.notCertifying)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  });

  it.each([
    ['a list that is open to them', ['Company.View'] as const, ['Go to Companies', 'Go to your start page']],
    ['the start page otherwise', [] as const, ['Go to your start page']],
  ])('redirects readers who may not open a page to %s', async (_, held, links) => {
    signInAs('Company User', held);
    openPrivate('/private/company/create');
    const denied = (await screen.findByRole('heading', { name: 'Permission denied' })).closest('main');
    const found = within(denied ?? document.body).getAllByRole('link');
    expect(found.map(({ textContent }) => textContent)).toEqual(links);
  });

  it('starts an edit from the present record, not from the cached one', async () => {
    signInAs('{body} Admin', ['Company.View', 'Company.Revise']);
    let city = 'Hull';
    stubLookups();
    stub(companyApi.changeLog, {});
    stub(companyApi.read, () => atVersion(city, { ...company, location: { ...company.location, city } }));
    const router = openPrivate('/private/company/details/10001');
    await screen.findByRole('heading', { level: 1, name: company.name });
    city = 'Leeds';
    await act(() => router.navigate({ to: '/private/company/details/10001/edit' }));
    expect(await screen.findByRole('textbox', { name: /City/ })).toHaveProperty('value', 'Leeds');
  });
});
