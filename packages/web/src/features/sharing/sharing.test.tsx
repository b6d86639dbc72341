// @vitest-environment jsdom
import { auditApi } from '@attestry/contract/features/audit/audit.api.ts';
import type { CertificationStatus, RecordStatus } from '@attestry/contract/features/audit/audit.states.ts';
import { certificateTrackerApi } from '@attestry/contract/features/certificate-tracker/certificate-tracker.api.ts';
import { companyApi } from '@attestry/contract/features/company/company.api.ts';
import { reportRequestsApi } from '@attestry/contract/features/report-access/report-access.api.ts';
import { auditSharingApi, companySharingApi, siteSharingApi } from '@attestry/contract/features/sharing/sharing.api.ts';
import type { ShareTarget, SharingOption } from '@attestry/contract/features/sharing/sharing.schema.ts';
import { siteApi } from '@attestry/contract/features/site/site.api.ts';
import type { Permission } from '@attestry/contract/kernel/permissions.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openPrivate } from '../../app/testing/open-private.tsx';
import { noticeStore } from '../../kernel/notices.ts';
import { inBrowser, renderPage, signInAs, switchOn } from '../../kernel/testing/render-page.tsx';
import { type Sent, stub } from '../../kernel/testing/stub.ts';
import { SharedContent } from './share-target.parts.tsx';

const target: ShareTarget = {
  id: '10002',
  name: 'Harbour Retail',
  type: 1,
  typeName: 'Company',
  location: { country: { name: 'United Kingdom' }, addressLine1: '3 Quay' },
  isShared: true,
  since: '2026-11-20T23:02:03Z',
  sharedBy: 'Marek Novak',
};
const notShared = { isShared: false, since: null, sharedBy: null };
/** Another organisation with the same name. */
const site: ShareTarget = { ...target, id: '1000007', type: 3, typeName: 'Site', ...notShared };

interface Served {
  isAbleToShare?: boolean;
  certificationStatus?: CertificationStatus;
  recordStatus?: RecordStatus;
}

/** Serves the options of a record, one of which is set or inherited. */
const serveOptions = (sharing: typeof siteSharingApi | typeof auditSharingApi) => {
  let chosen: string | undefined;
  const options = () =>
    (['BasicOnly', 'CertificateOnly', 'CertificatePDF'] as const).map(
      (name, at): SharingOption => ({
        sharingExternalId: String(at + 1),
        name,
        value: String(at + 1) === (chosen ?? '2'),
        isInherited: chosen === undefined && name === 'CertificateOnly',
      }),
    );
  const read = stub(sharing.listOptions, options);
  const set = stub(sharing.setOption, ({ body }) => {
    const { value, sharingExternalId } = Object(body);
    chosen = value ? sharingExternalId : undefined;
    return options();
  });
  return { read, set };
};

const serveShares = (sharing: typeof companySharingApi | typeof siteSharingApi | typeof auditSharingApi) => {
  stub(sharing.listShares, [target]);
  return {
    searched: stub(sharing.searchTargets, { total: 2, results: [{ ...target, ...notShared }, site] }),
    given: stub(sharing.share, { isShared: true, since: target.since, sharedBy: 'Maya Okafor' }),
    taken: stub(sharing.removeShare, notShared),
  };
};

const serve = ({
  isAbleToShare = true,
  certificationStatus = 'Certificated',
  recordStatus = 'Current',
}: Served = {}) => {
  const record = { name: 'San Marco Bakery', visuals: { isAbleToShare } };
  stub(companyApi.read, record);
  stub(siteApi.read, record);
  const audit = {
    site: { id: '1000001', name: 'San Marco Bakery' },
    certificationStatus: { name: certificationStatus },
    visuals: { isAbleToShare },
  };
  stub(auditApi.readSummary, { ...audit, recordStatus });
  stub(certificateTrackerApi.read, audit);
  stub(reportRequestsApi.listOfAudit, { total: 0, requests: [] });
  serveShares(companySharingApi);
  return {
    ofSite: { ...serveShares(siteSharingApi), ...serveOptions(siteSharingApi) },
    ofAudit: { ...serveShares(auditSharingApi), ...serveOptions(auditSharingApi) },
  };
};
const bodies = (sent: readonly Sent[]) => sent.map(({ body }) => body);

const owner: Permission[] = [
  'Site.View',
  'Site.Share',
  'Site.Unshare',
  'Site.ShareOptions',
  'Audit.Share',
  'Audit.ShareOptions',
];

const open = (path: string, permissions = owner) => {
  signInAs('Company BI S User', permissions);
  openPrivate(path);
};

const isChosen = (name: string) =>
  waitFor(() => {
    expect(screen.getByRole('radio', { name })).toHaveProperty('checked', true);
    expect(document.querySelector('[aria-busy="true"]')).toBeNull();
  });
const switchName = 'Share with Harbour Retail, Company, 10002, 3 Quay, United Kingdom';
const message = () => noticeStore.current().map(({ text }) => text);

describe('the share screen', () => {
  inBrowser();

  it('finds organisations from two characters on and shares with one by keyboard', async () => {
    const { ofSite } = serve();
    open('/private/site/details/1000001/share');
    expect(await screen.findByText('No options yet - type two characters minimum to search')).toBeDefined();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Find an organisation' }), 'harbour');
    const toggle = await screen.findByRole('switch', { name: switchName });
    expect(ofSite.searched).toMatchObject([{ params: { id: '1000001' }, query: { query: 'harbour' } }]);
    toggle.focus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(message()).toContain('Shared with Harbour Retail'));
    expect(bodies(ofSite.given)).toEqual([{ sharedWithType: 1, sharedWithId: '10002', sharedId: '1000001' }]);
    expect(screen.getByRole('switch', { name: switchName })).toHaveProperty('checked', true);
    expect(screen.getByText('Shared since 2026-11-20 by Maya Okafor')).toBeDefined();
    expect(screen.getByRole('switch', { name: /Harbour Retail, Site, 1000007/ })).toHaveProperty('checked', false);
  });

  it('looks for the organisation that a link names', async () => {
    const { ofAudit } = serve();
    open('/private/audit/details/500123/share?query=Harbour%20Retail%20%26%20Sons');
    expect(await screen.findByRole('switch', { name: switchName })).toBeDefined();
    expect(screen.getByRole('searchbox', { name: 'Find an organisation' })).toHaveProperty(
      'value',
      'Harbour Retail & Sons',
    );
    expect(ofAudit.searched).toMatchObject([{ query: { query: 'Harbour Retail & Sons' } }]);
  });

  it('says what the organisation of a link asks for, also once it is answered', async () => {
    const { ofAudit } = serve();
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
    open('/private/audit/details/500123/share?query=10002');
    const request = await screen.findByText('asks for the report of audit 500123');
    expect(screen.getByText('the request ends on 2026-12-20 unless you share the report')).toBeDefined();
    expect(screen.queryByText('Nordlicht Handel')).toBeNull();
    stub(reportRequestsApi.listOfAudit, { total: 0, requests: [] });
    await userEvent.click(await screen.findByRole('switch', { name: switchName }));
    await waitFor(() => expect(message()).toContain('Shared with Harbour Retail'));
    expect(ofAudit.given).toHaveLength(1);
    expect(request.isConnected).toBe(true);
  });

  it('shows organisations of similar names under a heading of their own', async () => {
    const { ofSite } = serve();
    stub(siteSharingApi.searchTargets, { total: 1, similarFrom: 1, results: [{ ...target, ...notShared }, site] });
    open('/private/site/details/1000001/share');
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

  it('ends a share and keeps its row, so that it can be switched on again', async () => {
    const { ofSite } = serve();
    open('/private/site/details/1000001/share?tab=shared-with');
    const toggle = await screen.findByRole('switch', { name: switchName });
    expect(screen.getByText('Shared since 2026-11-20 by Marek Novak')).toBeDefined();
    expect(screen.getByText(/sees the site and all its audits, those to come too/)).toBeDefined();
    await userEvent.click(toggle);
    await waitFor(() => expect(message()).toContain('No longer sharing with Harbour Retail'));
    expect(ofSite.taken).toHaveLength(1);
    expect(screen.getByRole('switch', { name: switchName })).toHaveProperty('checked', false);
    expect(screen.queryByText(/^Shared since/)).toBeNull();
  });

  const undo = () =>
    act(() =>
      noticeStore
        .current()
        .find(({ action }) => action?.label === 'Undo')
        ?.action?.run(),
    );

  it('shares again on Undo, and shows that in the switch', async () => {
    const { ofSite } = serve();
    open('/private/site/details/1000001/share?tab=shared-with');
    await userEvent.click(await screen.findByRole('switch', { name: switchName }));
    await waitFor(() => expect(message()).toContain('No longer sharing with Harbour Retail'));
    undo();
    await waitFor(() => expect(message()).toContain('Shared with Harbour Retail'));
    expect(bodies(ofSite.given)).toEqual(bodies(ofSite.taken));
    expect(screen.getByRole('switch', { name: switchName })).toHaveProperty('checked', true);
  });

  it('offers no Undo to readers who may end a share but not give one', async () => {
    serve();
    open('/private/site/details/1000001/share?tab=shared-with', ['Site.View', 'Site.Unshare']);
    await userEvent.click(await screen.findByRole('switch', { name: switchName }));
    await waitFor(() => expect(message()).toContain('No longer sharing with Harbour Retail'));
    expect(noticeStore.current().map(({ action }) => action)).toEqual([undefined]);
  });

  it('saves a choice of access at once and shows what now applies', async () => {
    const { ofAudit } = serve();
    open('/private/audit/details/900007/share/verify-settings');
    const choice = await screen.findByRole('radiogroup', { name: /What the Certificate Tracker shows of this audit/ });
    expect(screen.getAllByRole('tab')).toHaveLength(1);
    await isChosen('As set for its site');
    expect(within(choice).getByText('At present: Certificate data.')).toBeDefined();
    const chosen = within(choice).getByRole('radio', { name: 'Certificate data and PDF' });
    fireEvent.click(chosen);
    expect(chosen).toHaveProperty('checked', true);
    await waitFor(() => expect(ofAudit.read).toHaveLength(2));
    expect(bodies(ofAudit.set)).toEqual([{ auditExternalId: '900007', sharingExternalId: '3', value: true }]);
    await isChosen('Certificate data and PDF');
    undo();
    await isChosen('As set for its site');
    expect(bodies(ofAudit.set).at(-1)).toEqual({ auditExternalId: '900007', sharingExternalId: '3', value: false });
  });

  it('overrides the inherited access, and returns to it', async () => {
    const { ofSite } = serve();
    open('/private/site/details/1000001/share/verify-settings');
    await isChosen('As set for the directory');
    await userEvent.click(screen.getByRole('radio', { name: 'Certificate data' }));
    await isChosen('Certificate data');
    await userEvent.click(screen.getByRole('radio', { name: 'As set for the directory' }));
    await isChosen('As set for the directory');
    expect(bodies(ofSite.set)).toEqual([
      { siteExternalId: '1000001', sharingExternalId: '2', value: true },
      { siteExternalId: '1000001', sharingExternalId: '2', value: false },
    ]);
  });

  it('offers no search for an audit that sharing would not show, but lets its shares be ended', async () => {
    serve({ recordStatus: 'Archived' });
    open('/private/audit/details/900007/share');
    expect(await screen.findByText('Only Current and Closed audits can be shared')).toBeDefined();
    expect(screen.queryByRole('searchbox', { name: 'Find an organisation' })).toBeNull();
    await userEvent.click(screen.getByRole('tab', { name: 'Shared with' }));
    expect(await screen.findByRole('switch', { name: switchName })).toBeDefined();
  });

  it('calls the access Certificate Tracker access if the tracker is on', async () => {
    serve();
    switchOn('Megatron');
    open('/private/site/details/1000001/share');
    expect(await screen.findByRole('tab', { name: 'Certificate Tracker Access' })).toBeDefined();
  });

  it('offers no choice of access for a company', async () => {
    serve();
    open('/private/company/details/10001/share', ['Company.Share']);
    await screen.findByRole('tab', { name: 'Shared with' });
    expect(screen.getAllByRole('tab')).toHaveLength(2);
  });

  it.each<[Served, string, string]>([
    [{ isAbleToShare: false }, '/share', 'You are not allowed to share / unshare this resource'],
    [{ isAbleToShare: false }, '/share/verify-settings', 'You are not allowed to change verify settings'],
    [{ certificationStatus: 'Withdrawn' }, '/share/verify-settings', 'You are not allowed to change verify settings'],
  ])('for an audit with %o refuses %s', async (served, rest, text) => {
    serve(served);
    open(`/private/audit/details/900007${rest}`);
    expect(await screen.findByText(text)).toBeDefined();
  });

  it('refuses it to those who see no more than a certificate in the Certificate Tracker', async () => {
    serve({ isAbleToShare: false });
    open('/private/verify/details/900007/share', ['Verify.Share']);
    expect(await screen.findByText('You are not allowed to share / unshare this resource')).toBeDefined();
  });

  it('shares an audit of the Certificate Tracker, and leads back there', async () => {
    serve();
    open('/private/verify/details/900007/share', ['Verify.Share', 'Audit.Share']);
    const trail = within(await screen.findByRole('navigation', { name: 'Breadcrumb' }));
    const links = trail.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/private/verify', '/private/verify/details/900007']);
    expect(await screen.findByRole('searchbox', { name: 'Find an organisation' })).toBeDefined();
  });

  it.each(['/share/verify-settings', '/verify-settings'])(
    'shows the access alone at %s of the Certificate Tracker',
    async (rest) => {
      serve();
      open(`/private/verify/details/900007${rest}`, ['Verify.Share', 'Audit.ShareOptions']);
      expect(await screen.findByRole('heading', { level: 1, name: 'Verify Settings' })).toBeDefined();
      await isChosen('As set for its site');
      expect(screen.queryByRole('tab', { name: 'Share' })).toBeNull();
    },
  );

  it('shares nothing at an address of the Certificate Tracker without its permission', async () => {
    serve();
    open('/private/verify/details/900007/share', ['Audit.Share']);
    expect(await screen.findByText('Permission denied')).toBeDefined();
  });

  it('looks for the organisation that the address names', async () => {
    const { ofAudit } = serve();
    open('/private/audit/details/900007/share?query=10002', ['Audit.Share']);
    expect(await screen.findByRole('searchbox', { name: 'Find an organisation' })).toHaveProperty('value', '10002');
    await waitFor(() => expect(ofAudit.searched.map(({ query }) => query.query)).toEqual(['10002']), { timeout: 3000 });
  });

  it.each([
    ['/private/user/details/7/share', 'Missing type'],
    ['/private/company/details/10001/share/verify-settings', 'Missing type'],
    ['/private/site/details/%20/share', 'Missing ID'],
  ])('shows at %s the message "%s"', async (path, text) => {
    serve();
    open(path, ['Company.Share', 'Site.Share']);
    expect(await screen.findByText(text)).toBeDefined();
  });

  it('is denied to roles that may share nothing', async () => {
    serve();
    open('/private/site/details/1000001/share', ['Site.View']);
    expect(await screen.findByRole('heading', { name: 'Permission denied' })).toBeDefined();
  });
});

describe('the words about several shared records', () => {
  inBrowser();

  it('speak of all the audits shared at once', async () => {
    renderPage(() => <SharedContent type="audit" count={3} />);
    expect(await screen.findByText(/^An organisation you share these audits with sees all of them: /)).toBeDefined();
  });
});
