import { proNeededFor } from '@attestry/contract/kernel/errors.ts';
import type { FlagName } from '@attestry/contract/kernel/flags.ts';
import {
  Award,
  BadgeCheck,
  Bell,
  Building2,
  ChartColumn,
  ClipboardCheck,
  FileSpreadsheet,
  MapPin,
  Megaphone,
  ReceiptText,
  UserCheck,
  Users,
} from 'lucide-react';
import { addRecord } from '../blocks/add-record.ts';
import {
  analyticsPath,
  auditListPath,
  auditorListPath,
  companyListPath,
  ifsAuditPath,
  notificationPath,
  officeListPath,
  recallListPath,
  reportsPath,
  siteListPath,
  trackerPath,
  userListPath,
} from '../blocks/addresses.ts';
import type { AddRecord } from '../blocks/list-screen/list-parts.ts';
import type { LookupSource } from '../blocks/lookups.tsx';
import { analyticsRoutes } from '../features/analytics/analytics.routes.tsx';
import { analyticsProofOfConceptRoutes } from '../features/analytics-proof-of-concept/analytics-proof-of-concept.routes.tsx';
import { auditRoutes } from '../features/audit/audit.routes.tsx';
import { auditDocumentRoutes } from '../features/audit-document/audit-document.routes.tsx';
import { auditImportRoutes } from '../features/audit-import/audit-import.routes.tsx';
import { auditScheduleLookups } from '../features/audit-schedule/audit-schedule.public.ts';
import { auditScheduleRoutes } from '../features/audit-schedule/audit-schedule.routes.tsx';
import { auditorLookups } from '../features/auditor/auditor.public.ts';
import { auditorRoutes } from '../features/auditor/auditor.routes.tsx';
import { certificateTrackerRoutes } from '../features/certificate-tracker/certificate-tracker.routes.tsx';
import {
  accreditationBodyLookup,
  certificationBodyLookup,
  ownCertificationBodyLookup,
} from '../features/certification-body/certification-body.public.ts';
import { certificationBodyRoutes } from '../features/certification-body/certification-body.routes.tsx';
import { companyLookup, sharedCompanyLookup } from '../features/company/company.public.ts';
import { companyRoutes } from '../features/company/company.routes.tsx';
import { shippedLookups } from '../features/lookup/lookup.public.ts';
import { notificationRoutes } from '../features/notification/notification.routes.tsx';
import { recallLookups } from '../features/recall/recall.public.ts';
import { recallRoutes } from '../features/recall/recall.routes.tsx';
import { reportLookups } from '../features/reports/reports.public.ts';
import { ifsAuditRoutes, reportsRoutes } from '../features/reports/reports.routes.tsx';
import { sharingRoutes } from '../features/sharing/sharing.routes.tsx';
import { siteLookup } from '../features/site/site.public.ts';
import { siteRoutes } from '../features/site/site.routes.tsx';
import { userRoutes } from '../features/user/user.routes.tsx';
import { administration } from './administration.ts';
import { type DeclaredEntry, menuOf } from './menu.ts';
import type { RouteFactory } from './routes.tsx';

interface PrivateFeature {
  /** The feature flag that switches these pages on. */
  flag?: FlagName;
  routes?: RouteFactory;
  /** The lookups, by the names that columns and forms use. */
  lookups?: Readonly<Record<string, LookupSource>>;
  menu?: DeclaredEntry;
  /** What the palette offers as an action. */
  adds?: () => AddRecord;
}

const ofTools = { group: 'Tools' } as const;

/** The features of the private area. */
export const privateFeatures: readonly PrivateFeature[] = [
  {
    flag: 'AuditFeature',
    routes: auditRoutes,
    menu: {
      label: 'Audits',
      to: auditListPath,
      icon: ClipboardCheck,
      needs: 'Audit.View',
      ofCompany: { label: 'My Audits' },
    },
    adds: addRecord.audit,
  },
  { flag: 'AuditFeature', routes: auditDocumentRoutes },
  { flag: 'AuditFeature', routes: auditImportRoutes },
  { flag: 'AuditFeature', routes: auditScheduleRoutes, lookups: auditScheduleLookups },
  {
    routes: certificateTrackerRoutes,
    menu: {
      label: 'Certificate Tracker',
      to: trackerPath,
      icon: BadgeCheck,
      needs: 'Verify.View',
      ofCompany: ofTools,
    },
  },
  {
    routes: auditorRoutes,
    lookups: auditorLookups,
    menu: { label: 'Auditors', to: auditorListPath, icon: UserCheck, needs: 'Auditor.View' },
    adds: addRecord.auditor,
  },
  {
    routes: companyRoutes,
    lookups: { company: companyLookup, sharedCompany: sharedCompanyLookup },
    menu: {
      label: 'Companies',
      to: companyListPath,
      icon: Building2,
      needs: 'Company.View',
      ofCompany: { label: 'My Company', group: 'Admin Centre' },
    },
    adds: addRecord.company,
  },
  {
    routes: siteRoutes,
    lookups: { site: siteLookup },
    menu: { label: 'Sites', to: siteListPath, icon: MapPin, needs: 'Site.View', ofCompany: { group: 'Admin Centre' } },
    adds: addRecord.site,
  },
  {
    routes: recallRoutes,
    lookups: recallLookups,
    menu: { label: 'Recalls', to: recallListPath, icon: Megaphone, needs: 'Recall.View' },
    adds: addRecord.recall,
  },
  {
    routes: userRoutes,
    menu: {
      label: 'Users',
      to: userListPath,
      icon: Users,
      needs: 'User.View',
      ofCompany: { label: 'Add Users', group: 'Admin Centre' },
    },
    adds: addRecord.user,
  },
  {
    routes: certificationBodyRoutes,
    lookups: {
      accreditationBody: accreditationBodyLookup,
      certificationBody: certificationBodyLookup,
      ownCertificationBody: ownCertificationBodyLookup,
    },
    menu: {
      label: 'Certification Bodies',
      to: officeListPath,
      icon: Award,
      needs: ['CertificationBody.View', 'SubOffice.View'],
    },
    adds: addRecord.office,
  },
  {
    routes: reportsRoutes,
    lookups: reportLookups,
    menu: {
      label: 'Reports',
      to: reportsPath,
      icon: FileSpreadsheet,
      needs: 'Reports.View',
      ofCompany: { label: 'Reporting', group: 'Tools' },
    },
  },
  {
    flag: 'AuditFeature',
    routes: analyticsRoutes,
    menu: { label: 'Analytics', to: analyticsPath, icon: ChartColumn, needs: 'Analytics.View', ofCompany: ofTools },
  },
  { routes: analyticsProofOfConceptRoutes },
  {
    routes: ifsAuditRoutes,
    menu: { label: 'IFS Audit Report', to: ifsAuditPath, icon: ReceiptText, needs: 'IFSAudit.View' },
  },
  ...administration,
  { routes: sharingRoutes },
  { lookups: shippedLookups },
  {
    routes: notificationRoutes,
    menu: {
      label: 'Notifications',
      to: notificationPath,
      icon: Bell,
      audience: ['alerted', 'lite'],
      refusal: proNeededFor('Notifications'),
      refused: ['lite'],
      ofCompany: ofTools,
    },
  },
];

export const menu = menuOf(
  privateFeatures.flatMap(({ flag, menu: entry }) => (entry ? [{ ...entry, ...(flag && { flag }) }] : [])),
);
