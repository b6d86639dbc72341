import { auditApi } from '@attestry/contract/features/audit/audit.api.ts';
import {
  type CertificationStatus,
  isShownByShares,
  type RecordStatus,
} from '@attestry/contract/features/audit/audit.states.ts';
import { certificateTrackerApi } from '@attestry/contract/features/certificate-tracker/certificate-tracker.api.ts';
import { companyApi } from '@attestry/contract/features/company/company.api.ts';
import { auditSharingApi, companySharingApi, siteSharingApi } from '@attestry/contract/features/sharing/sharing.api.ts';
import { hasSharingOptions, type ShareTarget } from '@attestry/contract/features/sharing/sharing.schema.ts';
import { siteApi } from '@attestry/contract/features/site/site.api.ts';
import { clientOf } from '@attestry/contract/kernel/client.ts';
import type { ShareableEntity } from '@attestry/contract/kernel/shares.ts';
import { queryOptions } from '@tanstack/react-query';
import { auditPath, companyPath, listCrumbs, sitePath, trackedAuditPath } from '../../blocks/addresses.ts';
import { listSome } from '../../blocks/some-names.ts';
import { quietSend } from '../../kernel/api.ts';
import { useCan } from '../../kernel/permissions.ts';
import { auditName } from '../audit-record/audit-record.public.ts';

export const sharingApis = { company: companySharingApi, site: siteSharingApi, audit: auditSharingApi };
/** For commands, and for content that shows failures in its place. */
export const quietSharingCalls = {
  company: clientOf(quietSend, companySharingApi),
  site: clientOf(quietSend, siteSharingApi),
  audit: clientOf(quietSend, auditSharingApi),
};

/** The shared record, as far as this screen needs it. */
export interface SharedRecord {
  type: ShareableEntity;
  id: string;
  name: string;
  /** What its breadcrumb says. */
  crumb: string;
  isAbleToShare: boolean;
  /** Only set for an audit. */
  certificationStatus?: CertificationStatus;
  /** Only set for an audit. */
  recordStatus?: RecordStatus;
}

/** The first organisations that see a record, by name, and how many others do. */
export const namesOf = (targets: readonly Pick<ShareTarget, 'name'>[]): string =>
  listSome(targets.map(({ name }) => name));

/** With whom a record itself is shared, for those who may share it. */
export const sharesQuery = (type: ShareableEntity, id: string) =>
  queryOptions({
    queryKey: [type, id, 'shares'],
    queryFn: async () => {
      const targets = await quietSharingCalls[type].listShares({ params: { id } });
      return targets.filter(({ isShared }) => isShared);
    },
  });

/** Whether organisations that a record is shared with see it: a site or company always, an audit by its status. */
export const isShownIfShared = ({ recordStatus }: SharedRecord): boolean =>
  recordStatus === undefined || isShownByShares(recordStatus);

const companyCalls = clientOf(quietSend, companyApi);
const siteCalls = clientOf(quietSend, siteApi);
const auditCalls = clientOf(quietSend, auditApi);
const trackerCalls = clientOf(quietSend, certificateTrackerApi);

/** The pages from which records are shared, by the beginning of their address. */
export const origins = {
  company: { type: 'company', list: listCrumbs.companies, to: companyPath },
  site: { type: 'site', list: listCrumbs.sites, to: sitePath },
  audit: { type: 'audit', list: listCrumbs.audits, to: auditPath },
  verify: { type: 'audit', list: listCrumbs.tracker, to: trackedAuditPath },
} as const satisfies Record<
  string,
  { type: ShareableEntity; list: () => { label: string; to: string }; to: (id: string) => string }
>;
export type Origin = keyof typeof origins;

const readersByOrigin: Record<Origin, (id: string) => Promise<Omit<SharedRecord, 'type' | 'id'>>> = {
  company: async (id) => {
    const { name, visuals } = await companyCalls.read({ params: { id }, query: {} });
    return { name, crumb: name, isAbleToShare: visuals.isAbleToShare };
  },
  site: async (id) => {
    const { name, visuals } = await siteCalls.read({ params: { id }, query: {} });
    return { name, crumb: name, isAbleToShare: visuals.isAbleToShare };
  },
  audit: async (id) => {
    const { site, standard, certificationStatus, recordStatus, visuals } = await auditCalls.readSummary({
      params: { id },
    });
    return {
      name: site.name,
      crumb: auditName({ id, standard }),
      isAbleToShare: visuals.isAbleToShare,
      certificationStatus: certificationStatus.name,
      recordStatus,
    };
  },
  /** Many who see a certificate there may not see its audit: they are refused, and the record is not missing. */
  verify: async (id) => {
    const { site, standard, certificationStatus, visuals } = await trackerCalls.read({ params: { id } });
    return {
      name: site.name,
      crumb: auditName({ id, standard }),
      isAbleToShare: visuals.isAbleToShare,
      certificationStatus: certificationStatus.name,
      recordStatus: 'Current',
    };
  },
};

export const sharedRecordQuery = (origin: Origin) => (id: string) =>
  queryOptions({
    queryKey: [origin, id, 'sharing'],
    queryFn: async (): Promise<SharedRecord> => ({
      type: origins[origin].type,
      id,
      ...(await readersByOrigin[origin](id)),
    }),
  });

/** Refetched on mount but not while shown, so that an ended share stays listed and can be switched on again. */
export const untilReopened = { staleTime: Number.POSITIVE_INFINITY, gcTime: 0 } as const;

/** Returns whether the reader may set what the Certificate Tracker shows of a record. */
export const useMaySetOptions = (): ((record: Omit<SharedRecord, 'id' | 'name' | 'crumb'>) => boolean) => {
  const can = useCan();
  return ({ type, isAbleToShare, certificationStatus }) =>
    isAbleToShare &&
    (type === 'site'
      ? can('Site.ShareOptions')
      : can('Audit.ShareOptions') && certificationStatus !== undefined && hasSharingOptions(certificationStatus));
};
