import { i18n } from '../kernel/texts.ts';
import {
  auditListPath,
  companyListPath,
  officeListPath,
  recallListPath,
  siteListPath,
  userListPath,
} from './addresses.ts';

/** What stands first above a page of a record: the list it is one of. */
export const listCrumbs = {
  audits: () => ({ label: i18n.t('Audits'), to: auditListPath }),
  companies: () => ({ label: i18n.t('Companies'), to: companyListPath }),
  sites: () => ({ label: i18n.t('Sites'), to: siteListPath }),
  offices: () => ({ label: i18n.t('Certification Bodies'), to: officeListPath }),
  recalls: () => ({ label: i18n.t('Recalls'), to: recallListPath }),
  users: () => ({ label: i18n.t('Users'), to: userListPath }),
};
