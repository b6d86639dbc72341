import { useRouterState } from '@tanstack/react-router';
import { i18n } from '../kernel/texts.ts';
import type { Crumb } from '../ui/page-header.tsx';

// The addresses of records stand here because records lead to one another, and features may not import in a circle.

export const companyListPath = '/private/company';
export const companyPath = (id: string, rest = ''): string => `${companyListPath}/details/${id}${rest}`;

export const siteListPath = '/private/site';
export const sitePath = (id: string, rest = ''): string => `${siteListPath}/details/${id}${rest}`;

export const recallListPath = '/private/recall';
export const recallPath = (id: string, rest = ''): string => `${recallListPath}/details/${id}${rest}`;
/** Where a recall is submitted for a site. */
export const newRecallPath = (siteCode: string): string => `${recallListPath}/create?site=${siteCode}`;

export const officeListPath = '/private/cb';
export const officePath = (id: string, rest = ''): string => `${officeListPath}/details/${id}${rest}`;
export const editOfficePath = (id: string): string => `${officeListPath}/edit/${id}`;
export const editCertificationBodyPath = (id: string): string => `${officeListPath}/edit-cb/${id}`;
/** The public page of a certification body. */
export const publicCertificationBodyPath = (id: string): string => `/office/${id}`;

export const auditListPath = '/private/audit';
export const auditPath = (id: string, rest = ''): string => `${auditListPath}/details/${id}${rest}`;

/** Where documents are added to an audit. */
export const uploadDocumentPath = (auditId: string): string => auditPath(auditId, '/upload-document');

/** Where a report is uploaded: for a site as a new record, or in place of an audit's present one. */
export const newRecordPath = (siteCode: string): string => `${auditListPath}/create?SiteCode=${siteCode}`;
export const updateRecordPath = (auditId: string): string => `${auditListPath}/edit/${auditId}`;

/** Where the next audit of a site is scheduled. */
export const scheduleSitePath = (siteCode: string): string => `${auditListPath}/schedule-site/${siteCode}`;

/** Where it is said of an audit of the site that none is to follow. */
export const reauditStatusOfSitePath = (siteCode: string): string => `${auditListPath}/expiry-site/${siteCode}`;

export const userListPath = '/private/user';
export const userPath = (id: string, rest = ''): string => `${userListPath}/details/${id}${rest}`;

/** Where a user is created, of this company or site where there is one. */
export const newUserPath = (of?: { origin: 'company' | 'site'; id: string; from?: 'users' }): string => {
  const from = of?.from ? `&from=${of.from}` : '';
  return `${userListPath}/create${of ? `?origin=${of.origin}&${of.origin}=${of.id}${from}` : ''}`;
};

/** What stands first above a page of a record: the list it is one of. */
export const listCrumbs = {
  audits: () => ({ label: i18n.t('Audits'), to: auditListPath }),
  companies: () => ({ label: i18n.t('Companies'), to: companyListPath }),
  sites: () => ({ label: i18n.t('Sites'), to: siteListPath }),
  offices: () => ({ label: i18n.t('Certification Bodies'), to: officeListPath }),
  recalls: () => ({ label: i18n.t('Recalls'), to: recallListPath }),
  users: () => ({ label: i18n.t('Users'), to: userListPath }),
};

/** The list that the present page belongs to by its address; none for a list itself and for pages of no list. */
export const useListOfPage = (): Crumb | undefined => {
  const path = useRouterState({ select: ({ location }) => location.pathname.toLowerCase() });
  return Object.values(listCrumbs)
    .map((crumb) => crumb())
    .find(({ to }) => path.startsWith(`${to}/`));
};
