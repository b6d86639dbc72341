import { auditApi } from '@attestry/contract/features/audit/audit.api.ts';
import type { CertificationStatus, RecordStatus } from '@attestry/contract/features/audit/audit.states.ts';
import { certificateTrackerApi } from '@attestry/contract/features/certificate-tracker/certificate-tracker.api.ts';
import { companyApi } from '@attestry/contract/features/company/company.api.ts';
import { reportRequestsApi } from '@attestry/contract/features/report-access/report-access.api.ts';
import { auditSharingApi, companySharingApi, siteSharingApi } from '@attestry/contract/features/sharing/sharing.api.ts';
import type { ShareTarget, SharingOption } from '@attestry/contract/features/sharing/sharing.schema.ts';
import { siteApi } from '@attestry/contract/features/site/site.api.ts';
import type { Permission } from '@attestry/contract/kernel/permissions.ts';
import { act } from '@testing-library/react';
import { noticeStore } from '../../kernel/notices.ts';
import { signInAs } from '../../kernel/testing/render-page.tsx';
import { type Sent, stub } from '../../kernel/testing/stub.ts';
import { openPrivate } from './open-private.tsx';

export const target: ShareTarget = {
  id: '10002',
  name: 'Harbour Retail',
  type: 1,
  typeName: 'Company',
  location: { country: { name: 'United Kingdom' }, addressLine1: '3 Quay' },
  isShared: true,
  since: '2026-11-20T23:02:03Z',
  sharedBy: 'Marek Novak',
};
export const notShared = { isShared: false, since: null, sharedBy: null };
/** Another organisation with the same name. */
export const namesake: ShareTarget = { ...target, id: '1000007', type: 3, typeName: 'Site', ...notShared };

export interface Served {
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
    searched: stub(sharing.searchTargets, { total: 2, results: [{ ...target, ...notShared }, namesake] }),
    given: stub(sharing.share, { isShared: true, since: target.since, sharedBy: 'Maya Okafor' }),
    taken: stub(sharing.removeShare, notShared),
  };
};

/** Serves a company, a site and an audit with their shares and access, and tells what is sent. */
export const serveSharing = ({
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
export const bodies = (sent: readonly Sent[]) => sent.map(({ body }) => body);

const owner: Permission[] = [
  'Site.View',
  'Site.Share',
  'Site.Unshare',
  'Site.ShareOptions',
  'Audit.Share',
  'Audit.ShareOptions',
];

/** Opens an address of the private area as a user of the company that owns the records. */
export const openSharing = (path: string, permissions = owner) => {
  signInAs('Company BI S User', permissions);
  openPrivate(path);
};

export const switchName = 'Share with Harbour Retail, Company, 10002, 3 Quay, United Kingdom';
export const notices = () => noticeStore.current().map(({ text }) => text);
export const undo = () =>
  act(() =>
    noticeStore
      .current()
      .find(({ action }) => action?.label === 'Undo')
      ?.action?.run(),
  );
