// @vitest-environment jsdom
import { reportRequestsApi } from '@attestry/contract/features/report-access/report-access.api.ts';
import { siteSharingApi } from '@attestry/contract/features/sharing/sharing.api.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import {
  bodies,
  namesake,
  notices,
  notShared,
  openSharing,
  type Served,
  serveSharing,
  switchName,
  target,
  undo,
} from '../../app/testing/open-sharing.ts';
import { noticeStore } from '../../kernel/notices.ts';
import { inBrowser, renderPage } from '../../kernel/testing/render-page.tsx';
import { stub } from '../../kernel/testing/stub.ts';
import { SharedContent } from './share-target.parts.tsx';

inBrowser();

describe('the search for organisations', () => {
  it('finds organisations from two characters on and shares with one by keyboard', async () => {
    const { ofSite } = serveSharing();
    openSharing('/private/site/details/1000001/share');
    expect(await screen.findByText('No options yet - type two characters minimum to search')).toBeDefined();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Find an organisation' }), 'harbour');
    const toggle = await screen.findByRole('switch', { name: switchName });
    expect(ofSite.searched).toMatchObject([{ params: { id: '1000001' }, query: { query: 'harbour' } }]);
    toggle.focus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(notices()).toContain('Shared with Harbour Retail'));
    expect(bodies(ofSite.given)).toEqual([{ sharedWithType: 1, sharedWithId: '10002', sharedId: '1000001' }]);
    expect(screen.getByRole('switch', { name: switchName })).toHaveProperty('checked', true);
    expect(screen.getByText('Shared since 2026-11-20 by Maya Okafor')).toBeDefined();
    expect(screen.getByRole('switch', { name: /Harbour Retail, Site, 1000007/ })).toHaveProperty('checked', false);
  });

  it.each(['Harbour Retail & Sons', '10002'])('looks for the organisation that a link names: %s', async (query) => {
    const { ofAudit } = serveSharing();
    openSharing(`/private/audit/details/500123/share?query=${encodeURIComponent(query)}`);
    expect(await screen.findByRole('switch', { name: switchName })).toBeDefined();
    expect(screen.getByRole('searchbox', { name: 'Find an organisation' })).toHaveProperty('value', query);
    expect(ofAudit.searched).toMatchObject([{ query: { query } }]);
  });

  it('says what the organisation of a link asks for, also once it is answered', async () => {
    const { ofAudit } = serveSharing();
    const asks = (externalId: string, name: string) => ({
      auditId: '500123',
      standard: 'Food',
      organisation: { type: 1, externalId, name },
      requestedAt: '2026-11-20T12:02:03Z',
    });
    stub(reportRequestsApi.listOfAudit, {
      total: 2,
      requests: [asks('10001', 'Nordlicht Handel'), asks(target.id, target.name)],
    });
    openSharing('/private/audit/details/500123/share?query=10002');
    const request = await screen.findByText('asks for the report of audit 500123');
    expect(screen.getByText('the request ends on 2026-12-20 unless you share the report')).toBeDefined();
    expect(screen.queryByText('Nordlicht Handel')).toBeNull();
    stub(reportRequestsApi.listOfAudit, { total: 0, requests: [] });
    await userEvent.click(await screen.findByRole('switch', { name: switchName }));
    await waitFor(() => expect(notices()).toContain('Shared with Harbour Retail'));
    expect(ofAudit.given).toHaveLength(1);
    expect(await screen.findByText('no longer waits for an answer')).toBeDefined();
    expect(request.isConnected).toBe(true);
  });

  it('shows organisations of similar names under a heading of their own', async () => {
    const { ofSite } = serveSharing();
    stub(siteSharingApi.searchTargets, { total: 1, similarFrom: 1, results: [{ ...target, ...notShared }, namesake] });
    openSharing('/private/site/details/1000001/share');
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Find an organisation' }), 'harbour retail');
    const heading = await screen.findByRole('heading', { name: 'Similar names' });
    const [found, similar] = screen.getAllByRole('switch');
    expect([found, similar].map((one) => one?.getAttribute('aria-label'))).toEqual([
      switchName,
      'Share with Harbour Retail, Site, 1000007, 3 Quay, United Kingdom',
    ]);
    expect(found && heading.compareDocumentPosition(found)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    expect(similar && heading.compareDocumentPosition(similar)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(bodies(ofSite.given)).toEqual([]);
  });

  it('is left out for an audit that sharing would not show, whose shares can still be ended', async () => {
    serveSharing({ recordStatus: 'Archived' });
    openSharing('/private/audit/details/900007/share');
    expect(await screen.findByText('Only Current and Closed audits can be shared')).toBeDefined();
    expect(screen.queryByRole('searchbox', { name: 'Find an organisation' })).toBeNull();
    await userEvent.click(screen.getByRole('tab', { name: 'Shared with' }));
    expect(await screen.findByRole('switch', { name: switchName })).toBeDefined();
  });
});

describe('a share', () => {
  it('can be ended and keeps its row, so that it can be switched on again', async () => {
    const { ofSite } = serveSharing();
    openSharing('/private/site/details/1000001/share?tab=shared-with');
    const toggle = await screen.findByRole('switch', { name: switchName });
    expect(screen.getByText('Shared since 2026-11-20 by Marek Novak')).toBeDefined();
    expect(screen.getByText(/sees the site and all its audits, those to come too/)).toBeDefined();
    await userEvent.click(toggle);
    await waitFor(() => expect(notices()).toContain('No longer sharing with Harbour Retail'));
    expect(ofSite.taken).toHaveLength(1);
    expect(screen.getByRole('switch', { name: switchName })).toHaveProperty('checked', false);
    expect(screen.queryByText(/^Shared since/)).toBeNull();
  });

  it('is given again on Undo, and its switch shows that', async () => {
    const { ofSite } = serveSharing();
    openSharing('/private/site/details/1000001/share?tab=shared-with');
    await userEvent.click(await screen.findByRole('switch', { name: switchName }));
    await waitFor(() => expect(notices()).toContain('No longer sharing with Harbour Retail'));
    undo();
    await waitFor(() => expect(notices()).toContain('Shared with Harbour Retail'));
    expect(bodies(ofSite.given)).toEqual(bodies(ofSite.taken));
    expect(screen.getByRole('switch', { name: switchName })).toHaveProperty('checked', true);
  });

  it('has no Undo for readers who may end it but not give one', async () => {
    serveSharing();
    openSharing('/private/site/details/1000001/share?tab=shared-with', ['Site.View', 'Site.Unshare']);
    await userEvent.click(await screen.findByRole('switch', { name: switchName }));
    await waitFor(() => expect(notices()).toContain('No longer sharing with Harbour Retail'));
    expect(noticeStore.current().map(({ action }) => action)).toEqual([undefined]);
  });
});

describe('the share screen', () => {
  it.each<[string, Served]>([
    ['the reader may not share', { isAbleToShare: false }],
    ['is withdrawn', { certificationStatus: 'Withdrawn' }],
  ])('refuses the access of an audit that %s', async (_, served) => {
    serveSharing(served);
    openSharing('/private/audit/details/900007/share/verify-settings');
    expect(await screen.findByText('You are not allowed to change verify settings')).toBeDefined();
  });

  it('refuses to share an audit that the reader may not share', async () => {
    serveSharing({ isAbleToShare: false });
    openSharing('/private/audit/details/900007/share');
    expect(await screen.findByText('You are not allowed to share / unshare this resource')).toBeDefined();
  });

  it('refuses to share an audit that the reader sees only as a certificate in the Certificate Tracker', async () => {
    serveSharing({ isAbleToShare: false });
    openSharing('/private/verify/details/900007/share', ['Verify.Share']);
    expect(await screen.findByText('You are not allowed to share / unshare this resource')).toBeDefined();
  });

  it('shares an audit of the Certificate Tracker, and leads back there', async () => {
    serveSharing();
    openSharing('/private/verify/details/900007/share', ['Verify.Share', 'Audit.Share']);
    const trail = within(await screen.findByRole('navigation', { name: 'Breadcrumb' }));
    const links = trail.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/private/verify', '/private/verify/details/900007']);
    expect(await screen.findByRole('searchbox', { name: 'Find an organisation' })).toBeDefined();
  });

  it('shares nothing at an address of the Certificate Tracker without its permission', async () => {
    serveSharing();
    openSharing('/private/verify/details/900007/share', ['Audit.Share']);
    expect(await screen.findByText('Permission denied')).toBeDefined();
  });

  it('is denied to roles that may share nothing', async () => {
    serveSharing();
    openSharing('/private/site/details/1000001/share', ['Site.View']);
    expect(await screen.findByRole('heading', { name: 'Permission denied' })).toBeDefined();
  });

  it.each([
    ['/private/user/details/7/share', 'Missing type'],
    ['/private/company/details/10001/share/verify-settings', 'Missing type'],
    ['/private/site/details/%20/share', 'Missing ID'],
  ])('says what is wrong with the address %s: %s', async (path, text) => {
    serveSharing();
    openSharing(path, ['Company.Share', 'Site.Share']);
    expect(await screen.findByText(text)).toBeDefined();
  });
});

describe('the words about several shared records', () => {
  it('speak of all the audits shared at once', async () => {
    renderPage(() => <SharedContent type="audit" count={3} />);
    expect(await screen.findByText(/^An organisation you share these audits with sees all of them: /)).toBeDefined();
  });
});
