import { proNeededFor } from '@attestry/contract/kernel/errors.ts';
import type { FlagName } from '@attestry/contract/kernel/flags.ts';
import type { RoleGroup } from '@attestry/contract/kernel/permissions.ts';
import {
  Award,
  BadgeCheck,
  Bell,
  Building2,
  ClipboardCheck,
  type LucideIcon,
  MapPin,
  Megaphone,
  Users,
} from 'lucide-react';
import { addRecord } from '../blocks/add-record.ts';
import {
  auditListPath,
  companyListPath,
  notificationPath,
  officeListPath,
  recallListPath,
  siteListPath,
  trackerPath,
  userListPath,
} from '../blocks/addresses.ts';
import type { AddRecord } from '../blocks/list-screen/list-parts.ts';
import type { LookupSource } from '../blocks/lookups.tsx';
import { auditRoutes } from '../features/audit/audit.routes.tsx';
import { auditDocumentRoutes } from '../features/audit-document/audit-document.routes.tsx';
import { auditImportRoutes } from '../features/audit-import/audit-import.routes.tsx';
import { auditScheduleLookups } from '../features/audit-schedule/audit-schedule.public.ts';
import { auditScheduleRoutes } from '../features/audit-schedule/audit-schedule.routes.tsx';
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
import { sharingRoutes } from '../features/sharing/sharing.routes.tsx';
import { siteLookup } from '../features/site/site.public.ts';
import { siteRoutes } from '../features/site/site.routes.tsx';
import { userRoutes } from '../features/user/user.routes.tsx';
import { useFlags } from '../kernel/flags.ts';
import { type Needed, useAudience, useCan } from '../kernel/permissions.ts';
import type { RouteFactory } from './routes.tsx';

/** One entry of the private menu. */
export interface MenuEntry {
  label: string;
  /** A page of the private area, or an external address that opens in a new tab. */
  to: string;
  icon: LucideIcon;
  needs?: Needed;
  /** The groups that have the entry, if not all who may open it. */
  audience?: readonly RoleGroup[];
  /** The heading of the entry's group; entries without one come first. */
  group?: string;
  flag?: FlagName;
  external?: true;
  /** Disables the entry and shows this reason, to the role groups of `refused`. */
  refusal?: string;
  refused?: readonly RoleGroup[];
}

interface PrivateFeature {
  /** The feature flag that switches these pages on. */
  flag?: FlagName;
  routes?: RouteFactory;
  /** The lookups, by the names that columns and forms use. */
  lookups?: Readonly<Record<string, LookupSource>>;
  menu?: Omit<MenuEntry, 'flag'>;
  /** What the palette offers as an action. */
  adds?: () => AddRecord;
}

/** The features of the private area, in the order of their menu entries. */
export const privateFeatures: readonly PrivateFeature[] = [
  {
    flag: 'AuditFeature',
    routes: auditRoutes,
    menu: { label: 'Audits', to: auditListPath, icon: ClipboardCheck, needs: 'Audit.View' },
    adds: addRecord.audit,
  },
  { flag: 'AuditFeature', routes: auditDocumentRoutes },
  { flag: 'AuditFeature', routes: auditImportRoutes },
  { flag: 'AuditFeature', routes: auditScheduleRoutes, lookups: auditScheduleLookups },
  {
    routes: certificateTrackerRoutes,
    menu: { label: 'Certificate Tracker', to: trackerPath, icon: BadgeCheck, needs: 'Verify.View' },
  },
  {
    routes: companyRoutes,
    lookups: { company: companyLookup, sharedCompany: sharedCompanyLookup },
    menu: { label: 'Companies', to: companyListPath, icon: Building2, needs: 'Company.View' },
    adds: addRecord.company,
  },
  {
    routes: siteRoutes,
    lookups: { site: siteLookup },
    menu: { label: 'Sites', to: siteListPath, icon: MapPin, needs: 'Site.View' },
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
    menu: { label: 'Users', to: userListPath, icon: Users, needs: 'User.View' },
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
    },
  },
];

export const menu: readonly MenuEntry[] = privateFeatures.flatMap(({ flag, menu: entry }) =>
  entry ? [{ ...entry, ...(flag && { flag }) }] : [],
);

/** The menu entries that this reader may see. */
export const useOpenEntries = (entries: readonly MenuEntry[]): readonly MenuEntry[] => {
  const can = useCan();
  const isOn = useFlags();
  const isAudience = useAudience();
  return entries
    .filter(({ needs, audience, flag }) => can(needs) && isAudience(audience) && (!flag || isOn(flag)))
    .map(({ refusal, ...entry }) =>
      refusal !== undefined && isAudience(entry.refused) ? { ...entry, refusal } : entry,
    );
};
