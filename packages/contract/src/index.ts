import { analyticsApi } from './features/analytics/analytics.api.ts';
import { analyticsErrors } from './features/analytics/analytics.errors.ts';
import { analyticsProofOfConceptApi } from './features/analytics-proof-of-concept/analytics-proof-of-concept.api.ts';
import { analyticsProofOfConceptErrors } from './features/analytics-proof-of-concept/analytics-proof-of-concept.errors.ts';
import { attentionApi } from './features/attention/attention.api.ts';
import { auditApi } from './features/audit/audit.api.ts';
import { auditErrors } from './features/audit/audit.errors.ts';
import { auditDocumentApi } from './features/audit-document/audit-document.api.ts';
import { auditDocumentErrors } from './features/audit-document/audit-document.errors.ts';
import { auditEditingApi } from './features/audit-editing/audit-editing.api.ts';
import { auditEditingErrors } from './features/audit-editing/audit-editing.errors.ts';
import { auditImportApi } from './features/audit-import/audit-import.api.ts';
import { auditImportErrors } from './features/audit-import/audit-import.errors.ts';
import { auditLifeApi } from './features/audit-life/audit-life.api.ts';
import { auditLifeErrors } from './features/audit-life/audit-life.errors.ts';
import { auditScheduleApi } from './features/audit-schedule/audit-schedule.api.ts';
import { auditScheduleErrors } from './features/audit-schedule/audit-schedule.errors.ts';
import { planEffectsApi } from './features/audit-schedule/plan-effects.api.ts';
import { auditorApi } from './features/auditor/auditor.api.ts';
import { auditorErrors } from './features/auditor/auditor.errors.ts';
import { blankWorkbookApi } from './features/blank-workbook/blank-workbook.api.ts';
import { certificateApi } from './features/certificate/certificate.api.ts';
import { certificateErrors } from './features/certificate/certificate.errors.ts';
import { certificateTrackerApi } from './features/certificate-tracker/certificate-tracker.api.ts';
import { certificateTrackerErrors } from './features/certificate-tracker/certificate-tracker.errors.ts';
import { certificationBodyApi } from './features/certification-body/certification-body.api.ts';
import { certificationBodyErrors } from './features/certification-body/certification-body.errors.ts';
import { companyApi } from './features/company/company.api.ts';
import { companyErrors } from './features/company/company.errors.ts';
import { dashboardApi } from './features/dashboard/dashboard.api.ts';
import { dashboardErrors } from './features/dashboard/dashboard.errors.ts';
import { chatApi, deploymentApi } from './features/deployment/deployment.api.ts';
import { deploymentErrors } from './features/deployment/deployment.errors.ts';
import { effectApi } from './features/effect/effect.api.ts';
import { favouriteApi } from './features/favourite/favourite.api.ts';
import { featureFlagApi } from './features/feature-flag/feature-flag.api.ts';
import { firstStepsApi } from './features/first-steps/first-steps.api.ts';
import { identityApi } from './features/identity/identity.api.ts';
import { identityErrors } from './features/identity/identity.errors.ts';
import { keptExportApi } from './features/kept-export/kept-export.api.ts';
import { keptExportErrors } from './features/kept-export/kept-export.errors.ts';
import { lookupApi } from './features/lookup/lookup.api.ts';
import { notificationApi } from './features/notification/notification.api.ts';
import { notificationErrors } from './features/notification/notification.errors.ts';
import { paletteApi } from './features/palette/palette.api.ts';
import {
  publicChoicesApi,
  publicDirectoryApi,
  publicSuggestionsApi,
} from './features/public-directory/public-directory.api.ts';
import { publicDirectoryErrors } from './features/public-directory/public-directory.errors.ts';
import { recallApi } from './features/recall/recall.api.ts';
import { recallErrors } from './features/recall/recall.errors.ts';
import { reportAccessApi, reportRequestsApi } from './features/report-access/report-access.api.ts';
import { reportAccessErrors } from './features/report-access/report-access.errors.ts';
import { reportsApi } from './features/reports/reports.api.ts';
import { savedViewApi } from './features/saved-view/saved-view.api.ts';
import { savedViewErrors } from './features/saved-view/saved-view.errors.ts';
import { auditSharingApi, companySharingApi, siteSharingApi } from './features/sharing/sharing.api.ts';
import { sharingErrors } from './features/sharing/sharing.errors.ts';
import { signUpApi } from './features/sign-up/sign-up.api.ts';
import { signUpErrors } from './features/sign-up/sign-up.errors.ts';
import { siteApi } from './features/site/site.api.ts';
import { siteErrors } from './features/site/site.errors.ts';
import { systemApi } from './features/system/system.api.ts';
import { systemErrors } from './features/system/system.errors.ts';
import { termsApi } from './features/terms/terms.api.ts';
import { userApi, userPickerApi } from './features/user/user.api.ts';
import { userErrors } from './features/user/user.errors.ts';
import type { Feature } from './kernel/endpoint.ts';
import { type ErrorDefinition, fileErrors, kernelErrors } from './kernel/errors.ts';

/** Every endpoint of the product, by feature. */
export const api = {
  analytics: analyticsApi,
  analyticsProofOfConcept: analyticsProofOfConceptApi,
  attention: attentionApi,
  audit: auditApi,
  auditEditing: auditEditingApi,
  auditDocument: auditDocumentApi,
  auditImport: auditImportApi,
  auditLife: auditLifeApi,
  auditSchedule: auditScheduleApi,
  auditSharing: auditSharingApi,
  auditor: auditorApi,
  blankWorkbook: blankWorkbookApi,
  certificate: certificateApi,
  certificateTracker: certificateTrackerApi,
  certificationBody: certificationBodyApi,
  company: companyApi,
  companySharing: companySharingApi,
  chat: chatApi,
  dashboard: dashboardApi,
  deployment: deploymentApi,
  effect: effectApi,
  favourite: favouriteApi,
  featureFlag: featureFlagApi,
  firstSteps: firstStepsApi,
  identity: identityApi,
  keptExport: keptExportApi,
  lookup: lookupApi,
  notification: notificationApi,
  palette: paletteApi,
  planEffects: planEffectsApi,
  publicChoices: publicChoicesApi,
  publicDirectory: publicDirectoryApi,
  publicSuggestions: publicSuggestionsApi,
  recall: recallApi,
  reportAccess: reportAccessApi,
  reportRequests: reportRequestsApi,
  reports: reportsApi,
  savedView: savedViewApi,
  signUp: signUpApi,
  site: siteApi,
  siteSharing: siteSharingApi,
  system: systemApi,
  terms: termsApi,
  user: userApi,
  userPicker: userPickerApi,
} satisfies Record<string, Feature>;

/** Every failure the API declares, by feature. */
export const errorCatalogue: Record<string, Record<string, ErrorDefinition>> = {
  request: kernelErrors,
  file: fileErrors,
  analytics: analyticsErrors,
  analyticsProofOfConcept: analyticsProofOfConceptErrors,
  audit: auditErrors,
  auditEditing: auditEditingErrors,
  auditDocument: auditDocumentErrors,
  auditImport: auditImportErrors,
  auditLife: auditLifeErrors,
  auditSchedule: auditScheduleErrors,
  auditor: auditorErrors,
  certificate: certificateErrors,
  certificateTracker: certificateTrackerErrors,
  certificationBody: certificationBodyErrors,
  company: companyErrors,
  dashboard: dashboardErrors,
  deployment: deploymentErrors,
  identity: identityErrors,
  keptExport: keptExportErrors,
  publicDirectory: publicDirectoryErrors,
  notification: notificationErrors,
  recall: recallErrors,
  reportAccess: reportAccessErrors,
  savedView: savedViewErrors,
  sharing: sharingErrors,
  signUp: signUpErrors,
  site: siteErrors,
  system: systemErrors,
  user: userErrors,
};
