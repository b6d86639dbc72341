import { siteApi } from '@attestry/contract/features/site/site.api.ts';
import type { SiteRow } from '@attestry/contract/features/site/site.schema.ts';
import { clientOf } from '@attestry/contract/kernel/client.ts';
import { queryOptions } from '@tanstack/react-query';
import { forget } from '../../blocks/forget.ts';
import type { RowAction } from '../../blocks/list-screen/list-parts.ts';
import { RecordStatus } from '../../blocks/record-status.tsx';
import { quietSend, send } from '../../kernel/api.ts';
import { i18n } from '../../kernel/texts.ts';
import type { TabLink } from '../../ui/tabs.tsx';

export const siteCalls = clientOf(send, siteApi);
/** For forms and exports, which show their failures themselves. */
export const quietSiteCalls = clientOf(quietSend, siteApi);

export const siteQuery = (id: string) =>
  queryOptions({ queryKey: ['site', id], queryFn: () => quietSiteCalls.read({ params: { id }, query: {} }) });

export const sitePath = (id: string, rest = '') => `/private/site/details/${id}${rest}`;
export const owningCompanyPath = (id: string) => `/private/company/details/${id}`;
export const uploadPath = (siteCode: string) => `/private/audit/create?SiteCode=${siteCode}`;

/** Companies count their sites, and audits name theirs. */
export const forgetSites = () => forget('site', 'company', 'audit');

/** Companies and sites are two lists of one search page. */
export const searchTabs = (active: 'company' | 'site'): TabLink[] => [
  { label: i18n.t('Company'), to: '/private/company', active: active === 'company' },
  { label: i18n.t('Site'), to: '/private/site', active: active === 'site' },
];

const setArchived = async (row: SiteRow) => {
  const change = row.status === 'Archived' ? siteCalls.unarchive : siteCalls.archive;
  await change({ params: { id: row.id } });
  await forgetSites();
};

/** How a row of sites looks, wherever sites are listed. */
export const siteCells = {
  country: (row: SiteRow) => row.location.country.name,
  city: (row: SiteRow) => row.location.city,
  status: (row: SiteRow) => <RecordStatus status={row.status} />,
  auditStatus: (row: SiteRow) => row.auditStatus && <RecordStatus status={row.auditStatus} />,
  auditCertificationStatus: (row: SiteRow) =>
    row.auditCertificationStatus && <RecordStatus status={row.auditCertificationStatus} />,
};

export const siteRowActions = (): RowAction<SiteRow>[] => [
  { label: i18n.t('View'), to: (row) => sitePath(row.id) },
  { label: i18n.t('Upload report'), offered: (row) => row.visuals.isAbleToUpload, to: (row) => uploadPath(row.id) },
  { label: i18n.t('Edit'), offered: (row) => row.visuals.isAbleToEdit, to: (row) => sitePath(row.id, '/edit') },
  { label: i18n.t('Change Log'), needs: 'Site.Changes', to: (row) => sitePath(row.id, '/change-log') },
  {
    label: (row) => (row.status === 'Archived' ? i18n.t('Unarchive') : i18n.t('Archive')),
    offered: (row) => row.visuals.isAbleToArchive,
    run: (row) => void setArchived(row),
  },
];

type SiteColumns = Parameters<typeof quietSiteCalls.exportList>[0]['query'];

export const siteExports = () => [
  {
    label: i18n.t('CSV'),
    run: (query: Omit<SiteColumns, 'format'>) => quietSiteCalls.exportList({ query: { ...query, format: 'csv' } }),
  },
  {
    label: i18n.t('XLSX'),
    run: (query: Omit<SiteColumns, 'format'>) => quietSiteCalls.exportList({ query: { ...query, format: 'xlsx' } }),
  },
];
