// @vitest-environment jsdom
import { type Company, companyVisuals } from '@attestry/contract/features/company/company.schema.ts';
import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { inBrowser, signInAs, switchOff } from '../kernel/testing/render-page.tsx';
import { mayEverything } from '../kernel/testing/visuals.ts';
import { aPlace } from './testing/a-place.ts';
import { openPrivate } from './testing/open-private.tsx';

const company: Company = {
  id: '10001',
  companyId: '10001',
  name: 'Northfield Foods Group',
  website: null,
  blockSharing: false,
  location: aPlace,
  contact: null,
  natureOfBusiness: null,
  status: 'Active',
  isShared: true,
  siteCount: 1,
  visuals: mayEverything(companyVisuals),
};

describe('the private area', () => {
  inBrowser();

  it.each(['/private/nothing', '/Private/nothing/there'])('says that there is nothing at %s', async (path) => {
    signInAs('Company User', []);
    openPrivate(path);
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeDefined();
  });

  it.each([
    '/private/audit',
    '/private/audit/create?SiteCode=1000001',
    '/private/audit/edit/900007',
    '/private/audit/details/900007',
    '/private/audit/details/900007/change-log',
    '/private/audit/details/900007/share',
    '/private/audit/details/900007/share/verify-settings',
    '/private/audit/details/900007/schedule',
    '/private/audit/details/900007/expiry',
    '/private/audit/details/900007/upload-document',
    '/private/audit/schedule-site/1000001',
    '/private/audit/expiry-site/1000001',
  ])('has nothing at %s where the deployment has no audits, whatever the role', async (path) => {
    switchOff('AuditFeature');
    signInAs('{body} Admin', []);
    openPrivate(path);
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeDefined();
    expect(screen.getByRole('navigation', { name: 'Main menu' })).toBeDefined();
  });

  it('begins an edit with the record as it stands, not as it was last shown', async () => {
    signInAs('{body} Admin', ['Company.View', 'Company.Revise']);
    let city = 'Hull';
    vi.stubGlobal('fetch', async (url: string) => {
      const record = { ...company, location: { ...company.location, city } };
      return Response.json(url.includes('/Companies/10001') ? record : [], { headers: { etag: `"${city}"` } });
    });
    const router = openPrivate('/private/company/details/10001');
    await screen.findByRole('heading', { level: 1, name: company.name });
    city = 'Leeds';
    await act(() => router.navigate({ to: '/private/company/details/10001/edit' }));
    expect(await screen.findByRole('textbox', { name: /City/ })).toHaveProperty('value', 'Leeds');
  });
});
