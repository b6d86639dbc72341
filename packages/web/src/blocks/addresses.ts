import { useRouterState } from '@tanstack/react-router';
import { i18n } from '../kernel/texts.ts';
import type { Crumb } from '../ui/page-header.tsx';

/**
 * The pages of the private area by the paths of their routes, in one place because records link to one another. A link to any
 * other page does not compile.
 */
export const privatePages = [
  'IFSAudit',
  'administration',
  'administration/new',
  'administration/edit/$id',
  'administration/edit/$id/change-log',
  'administration/system',
  'administration/system/change-log',
  'alerts',
  'analytics',
  'audit',
  'audit/create',
  'audit/edit/$id',
  'audit/schedule-site/$id',
  'audit/expiry-site/$id',
  'audit/details/$id',
  'audit/details/$id/change-log',
  'audit/details/$id/schedule',
  'audit/details/$id/expiry',
  'audit/details/$id/share',
  'audit/details/$id/share/verify-settings',
  'audit/details/$id/upload-document',
  'auditor',
  'auditor/pending',
  'auditor/create',
  'auditor/details/$id',
  'auditor/details/$id/edit',
  'auditor/details/$id/change-log',
  'cb',
  'cb/create',
  'cb/edit/$id',
  'cb/edit-cb/$id',
  'cb/details/$id',
  'cb/details/$id/change-log',
  'company',
  'company/create',
  'company/details/$id',
  'company/details/$id/edit',
  'company/details/$id/change-log',
  'company/details/$id/share',
  'company/details/$id/users',
  'notification',
  'recall',
  'recall/create',
  'recall/details/$id',
  'recall/details/$id/edit',
  'recall/details/$id/change-log',
  'report',
  'site',
  'site/create',
  'site/details/$id',
  'site/details/$id/edit',
  'site/details/$id/change-log',
  'site/details/$id/share',
  'site/details/$id/share/verify-settings',
  'site/details/$id/users',
  'user',
  'user/create',
  'user/details/$id',
  'user/details/$id/edit',
  'user/details/$id/change-log',
  'verify',
  'verify/details/$id',
  'verify/details/$id/change-log',
  'verify/details/$id/share',
  'verify/details/$id/share/verify-settings',
] as const;
type PrivatePage = (typeof privatePages)[number];

/** A page without a record, such as a list or the form that creates one. */
export const pagePath = (page: Exclude<PrivatePage, `${string}$id${string}`>): string => `/private/${page}`;

type Below<P extends PrivatePage, Kind extends string> = P extends `${Kind}/details/$id${infer Rest}` ? Rest : never;

/** The address of a record's page, or of a page below it. */
const recordPath =
  <Kind extends string>(kind: Kind) =>
  (id: string, rest?: Below<PrivatePage, Kind> | `${Below<PrivatePage, Kind>}?${string}`): string =>
    `/private/${kind}/details/${id}${rest ?? ''}`;

const withId = (page: Extract<PrivatePage, `${string}/$id`>, id: string): string =>
  `/private/${page.replace('$id', id)}`;

export const companyListPath = pagePath('company');
export const companyPath = recordPath('company');

export const siteListPath = pagePath('site');
export const sitePath = recordPath('site');

export const recallListPath = pagePath('recall');
export const recallPath = recordPath('recall');
export const newRecallPath = (siteCode: string): string => `${pagePath('recall/create')}?site=${siteCode}`;

export const officeListPath = pagePath('cb');
export const officePath = recordPath('cb');
export const editOfficePath = (id: string): string => withId('cb/edit/$id', id);
export const editCertificationBodyPath = (id: string): string => withId('cb/edit-cb/$id', id);
export const publicCertificationBodyPath = (id: string): string => `/office/${id}`;

export const auditListPath = pagePath('audit');
export const auditPath = recordPath('audit');

/** The page that shares an audit, with a search for an organisation by its id, because names are not unique. */
export const shareAuditPath = (auditId: string, organisation: string): string =>
  auditPath(auditId, `/share?query=${encodeURIComponent(organisation)}`);

export const auditorListPath = pagePath('auditor');
/** The auditors whose profiles wait for validation. */
export const pendingAuditorsPath = pagePath('auditor/pending');
export const auditorPath = recordPath('auditor');

export const uploadDocumentPath = (auditId: string): string => auditPath(auditId, '/upload-document');

/** The form that uploads a report as a new record of a site. */
export const newRecordPath = (siteCode: string): string => `${pagePath('audit/create')}?SiteCode=${siteCode}`;
export const updateRecordPath = (auditId: string): string => withId('audit/edit/$id', auditId);

/** The form that plans an audit of a site, opened with a standard if one is meant. */
export const scheduleSitePath = (siteCode: string, standardId?: string): string =>
  `${withId('audit/schedule-site/$id', siteCode)}${standardId === undefined ? '' : `?standardId=${standardId}`}`;

/** The form that states that no renewal of one of the site's audits is planned. */
export const reauditStatusOfSitePath = (siteCode: string): string => withId('audit/expiry-site/$id', siteCode);

/** The Certificate Tracker, and an audit in it. */
export const trackerPath = pagePath('verify');
export const trackedAuditPath = recordPath('verify');
export const favouritesPath = `${trackerPath}?showFavourites=true`;

export const reportsPath = pagePath('report');
export const ifsAuditPath = pagePath('IFSAudit');
export const analyticsPath = pagePath('analytics');

/** The pages that only the standards body's Admin has: dashboards, and the system. */
export const administrationPath = pagePath('administration');
export const newDashboardPath = pagePath('administration/new');
export const systemPath = pagePath('administration/system');
export const systemChangeLogPath = pagePath('administration/system/change-log');
export const dashboardPath = (id: string, rest: '' | '/change-log' = ''): string =>
  `${withId('administration/edit/$id', id)}${rest}`;

export const userListPath = pagePath('user');
export const userPath = recordPath('user');

export const alertListPath = pagePath('alerts');
/** The page where users choose which alerts they receive. */
export const notificationPath = pagePath('notification');

/** The form that creates a user of a company or site, or of any organisation. */
export const newUserPath = (of?: { origin: 'company' | 'site'; id: string }): string =>
  `${pagePath('user/create')}${of ? `?origin=${of.origin}&${of.origin}=${of.id}` : ''}`;

/** The first breadcrumb of a record's page: its list. */
export const listCrumbs = {
  tracker: () => ({ label: i18n.t('Certificate Tracker'), to: trackerPath }),
  audits: () => ({ label: i18n.t('Audits'), to: auditListPath }),
  auditors: () => ({ label: i18n.t('Auditors'), to: auditorListPath }),
  companies: () => ({ label: i18n.t('Companies'), to: companyListPath }),
  sites: () => ({ label: i18n.t('Sites'), to: siteListPath }),
  offices: () => ({ label: i18n.t('Certification Bodies'), to: officeListPath }),
  recalls: () => ({ label: i18n.t('Recalls'), to: recallListPath }),
  users: () => ({ label: i18n.t('Users'), to: userListPath }),
  system: () => ({ label: i18n.t('System'), to: systemPath }),
  administration: () => ({ label: i18n.t('Administration'), to: administrationPath }),
};

/** Whether the present page plans at a site: it belongs to the site, although its address is below the list of audits. */
export const usePlansAtSite = (): boolean =>
  useRouterState({ select: ({ location }) => /-site\//i.test(location.pathname) });

/**
 * The list that the present page belongs to, judging by the address; undefined on lists themselves and on pages outside
 * lists.
 */
export const useListOfPage = (): Crumb | undefined => {
  const path = useRouterState({ select: ({ location }) => location.pathname.toLowerCase() });
  const plansAtSite = usePlansAtSite();
  if (plansAtSite) return listCrumbs.sites();
  return Object.values(listCrumbs)
    .map((crumb) => crumb())
    .find(({ to }) => path.startsWith(`${to}/`));
};
