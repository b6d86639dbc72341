import { useRouterState } from '@tanstack/react-router';
import { i18n } from '../kernel/texts.ts';
import type { Crumb } from '../ui/page-header.tsx';

// The addresses of records are kept here because records link to one another and features may not import in a cycle.

export const companyListPath = '/private/company';
export const companyPath = (id: string, rest = ''): string => `${companyListPath}/details/${id}${rest}`;

export const siteListPath = '/private/site';
export const sitePath = (id: string, rest = ''): string => `${siteListPath}/details/${id}${rest}`;

export const recallListPath = '/private/recall';
export const recallPath = (id: string, rest = ''): string => `${recallListPath}/details/${id}${rest}`;
export const newRecallPath = (siteCode: string): string => `${recallListPath}/create?site=${siteCode}`;

export const officeListPath = '/private/cb';
export const officePath = (id: string, rest = ''): string => `${officeListPath}/details/${id}${rest}`;
export const editOfficePath = (id: string): string => `${officeListPath}/edit/${id}`;
export const editCertificationBodyPath = (id: string): string => `${officeListPath}/edit-cb/${id}`;
export const publicCertificationBodyPath = (id: string): string => `/office/${id}`;

export const auditListPath = '/private/audit';
export const auditPath = (id: string, rest = ''): string => `${auditListPath}/details/${id}${rest}`;

export const uploadDocumentPath = (auditId: string): string => auditPath(auditId, '/upload-document');

/** The form that uploads a report as a new record of a site. */
export const newRecordPath = (siteCode: string): string => `${auditListPath}/create?SiteCode=${siteCode}`;
export const updateRecordPath = (auditId: string): string => `${auditListPath}/edit/${auditId}`;

export const scheduleSitePath = (siteCode: string): string => `${auditListPath}/schedule-site/${siteCode}`;

/** The form that states that no renewal of one of the site's audits is planned. */
export const reauditStatusOfSitePath = (siteCode: string): string => `${auditListPath}/expiry-site/${siteCode}`;

export const userListPath = '/private/user';
export const userPath = (id: string, rest = ''): string => `${userListPath}/details/${id}${rest}`;

/** The form that creates a user of a company or site, or of any organisation. */
export const newUserPath = (of?: { origin: 'company' | 'site'; id: string }): string =>
  `${userListPath}/create${of ? `?origin=${of.origin}&${of.origin}=${of.id}` : ''}`;

/** The first breadcrumb of a record's page: its list. */
export const listCrumbs = {
  audits: () => ({ label: i18n.t('Audits'), to: auditListPath }),
  companies: () => ({ label: i18n.t('Companies'), to: companyListPath }),
  sites: () => ({ label: i18n.t('Sites'), to: siteListPath }),
  offices: () => ({ label: i18n.t('Certification Bodies'), to: officeListPath }),
  recalls: () => ({ label: i18n.t('Recalls'), to: recallListPath }),
  users: () => ({ label: i18n.t('Users'), to: userListPath }),
};

/**
 * The list that the present page belongs to, judging by the address; undefined on lists themselves and on pages outside
 * lists.
 */
export const useListOfPage = (): Crumb | undefined => {
  const path = useRouterState({ select: ({ location }) => location.pathname.toLowerCase() });
  return Object.values(listCrumbs)
    .map((crumb) => crumb())
    .find(({ to }) => path.startsWith(`${to}/`));
};
