import { i18n } from '../kernel/texts.ts';
import { newUserPath, pagePath } from './addresses.ts';
import type { AddRecord } from './list-screen/list-parts.ts';

/** What adds a record of each kind: the button above its list, and the action in the palette. */
export const addRecord = {
  audit: (): AddRecord => ({
    label: i18n.t('Add audit'),
    first: i18n.t('Upload the first report'),
    action: i18n.t('Upload report'),
    to: pagePath('audit/create'),
    needs: 'Audit.Generate',
  }),
  auditor: (): AddRecord => ({
    label: i18n.t('Add new auditor'),
    first: i18n.t('Add the first auditor'),
    action: i18n.t('New auditor'),
    to: pagePath('auditor/create'),
    needs: 'Auditor.Generate',
  }),
  company: (): AddRecord => ({
    label: i18n.t('Add Company'),
    first: i18n.t('Add the first company'),
    action: i18n.t('New company'),
    to: pagePath('company/create'),
    needs: 'Company.Generate',
  }),
  site: (): AddRecord => ({
    label: i18n.t('Add Site'),
    first: i18n.t('Add the first site'),
    action: i18n.t('New site'),
    to: pagePath('site/create'),
    needs: 'Site.Generate',
  }),
  recall: (): AddRecord => ({
    label: i18n.t('Add recall'),
    first: i18n.t('Add the first recall'),
    action: i18n.t('New recall'),
    to: pagePath('recall/create'),
    needs: 'Recall.Generate',
  }),
  user: (): AddRecord => ({
    label: i18n.t('Add User'),
    action: i18n.t('New user'),
    to: newUserPath(),
    needs: 'User.Generate',
  }),
  office: (): AddRecord => ({
    label: i18n.t('Add office'),
    first: i18n.t('Add the first office'),
    action: i18n.t('New office'),
    to: pagePath('cb/create'),
    needs: ['CertificationBody.Generate', 'SubOffice.Generate'],
  }),
};
