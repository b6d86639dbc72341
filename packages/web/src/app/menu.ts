import { proNeededFor } from '@attestry/contract/kernel/errors.ts';
import type { FlagName } from '@attestry/contract/kernel/flags.ts';
import type { RoleGroup } from '@attestry/contract/kernel/permissions.ts';
import { Award, Bell, Building2, ClipboardCheck, type LucideIcon, MapPin, Megaphone, Users } from 'lucide-react';
import {
  auditListPath,
  companyListPath,
  officeListPath,
  recallListPath,
  siteListPath,
  userListPath,
} from '../blocks/addresses.ts';
import type { Needed } from '../kernel/permissions.ts';

/** One entry of the private menu. */
export interface MenuEntry {
  label: string;
  /** A page of the private area, or an address elsewhere that opens beside it. */
  to: string;
  icon: LucideIcon;
  needs?: Needed;
  /** Who has it; everybody without. */
  audience?: readonly RoleGroup[];
  /** The heading it stands under; entries without one come first. */
  group?: string;
  flag?: FlagName;
  external?: true;
  /** Shown but not to be opened, with the reason. */
  refusal?: string;
}

/** The entries of the private menu, in the order they are shown. */
export const menu: readonly MenuEntry[] = [
  { label: 'Audits', to: auditListPath, icon: ClipboardCheck, needs: 'Audit.View', flag: 'AuditFeature' },
  { label: 'Companies', to: companyListPath, icon: Building2, needs: 'Company.View' },
  { label: 'Sites', to: siteListPath, icon: MapPin, needs: 'Site.View' },
  { label: 'Recalls', to: recallListPath, icon: Megaphone, needs: 'Recall.View' },
  { label: 'Users', to: userListPath, icon: Users, needs: 'User.View' },
  {
    label: 'Certification Bodies',
    to: officeListPath,
    icon: Award,
    needs: ['CertificationBody.View', 'SubOffice.View'],
  },
  {
    label: 'Notifications',
    to: '/private/notification',
    icon: Bell,
    audience: ['lite'],
    refusal: proNeededFor('Notifications'),
  },
];
