import type { FlagName } from '@attestry/contract/kernel/flags.ts';
import { permissionsOf } from '@attestry/contract/kernel/permissions.ts';
import type { RoleGroup } from '@attestry/contract/kernel/role-groups.ts';
import { useQuery } from '@tanstack/react-query';
import { LifeBuoy, type LucideIcon, MessageCircleQuestion } from 'lucide-react';
import { useConfiguration } from '../kernel/configuration.ts';
import { useFlags } from '../kernel/flags.ts';
import { holds, type Needed, permissionsQuery, useAudience, useCan } from '../kernel/permissions.ts';
import { session } from '../kernel/session.ts';

/** The entries of the private menu, in order; one that no feature has does not stand in the menu. */
const menuOrder = [
  'Audits',
  'Certificate Tracker',
  'Auditors',
  'Companies',
  'Sites',
  'Recalls',
  'Certification Bodies',
  'Users',
  'Reports',
  'Notifications',
  'Raise a Query',
  'Assistance',
  'Analytics',
  'IFS Audit Report',
  'Administration',
] as const;
type MenuLabel = (typeof menuOrder)[number];

/**
 * The groups of companies' menus, in order. The newer presentation alone has the heading Tools; what leads out of the directory
 * closes the menu without a heading.
 */
const groups = ['Tools', 'Admin Centre', 'Elsewhere'] as const;
type MenuGroup = (typeof groups)[number];

interface Conditions {
  icon: LucideIcon;
  needs?: Needed;
  /** Only these role groups have the entry. */
  audience?: readonly RoleGroup[];
  flag?: FlagName;
  /** Disables the entry and shows this reason, to the role groups of `refused`. */
  refusal?: string;
  refused?: readonly RoleGroup[];
  /** Another label and a group for users of companies, while tiers are on. */
  ofCompany?: { label?: string; group?: MenuGroup };
}

/** An entry as it is declared: a page of the private area, or an address of the deployment. */
export type DeclaredEntry = Conditions & { label: MenuLabel } & ({ to: string } | { link: 'query' | 'assistance' });

/** An entry as a reader has it. */
export interface MenuEntry {
  label: string;
  to: string;
  icon: LucideIcon;
  group?: MenuGroup;
  /** Opens in a new tab. */
  external?: true;
  refusal?: string;
}

/** Entries that lead out of the directory, if the deployment has their addresses. */
const externalEntries: readonly DeclaredEntry[] = [
  { label: 'Raise a Query', link: 'query', icon: MessageCircleQuestion, audience: ['cb'] },
  {
    label: 'Assistance',
    link: 'assistance',
    icon: LifeBuoy,
    audience: ['company'],
    ofCompany: { group: 'Elsewhere' },
  },
];

/** The whole menu, of the entries of the features. */
export const menuOf = (entries: readonly DeclaredEntry[]): readonly DeclaredEntry[] =>
  [...entries, ...externalEntries].sort((one, other) => menuOrder.indexOf(one.label) - menuOrder.indexOf(other.label));

/** The entries of the menu that a reader with these permissions may see, as they see them. */
const useEntriesFor = (entries: readonly DeclaredEntry[], can: (needed?: Needed) => boolean): readonly MenuEntry[] => {
  const isOn = useFlags();
  const isAudience = useAudience();
  const links = useConfiguration()?.links;
  const ofCompany = isAudience(['company']) && isOn('CompanyTiers');
  const present = (entry: DeclaredEntry): MenuEntry[] => {
    const to = 'link' in entry ? links?.[entry.link] : entry.to;
    if (!to) return [];
    const { label = entry.label, group } = (ofCompany && entry.ofCompany) || {};
    const isRefused = entry.refusal !== undefined && isAudience(entry.refused);
    return [
      {
        label,
        to,
        icon: entry.icon,
        ...(group && (group !== 'Tools' || isOn('Megatron')) && { group }),
        ...('link' in entry && { external: true as const }),
        ...(isRefused && entry.refusal !== undefined && { refusal: entry.refusal }),
      },
    ];
  };
  return entries
    .filter(({ needs, flag, audience }) => can(needs) && isAudience(audience) && (!flag || isOn(flag)))
    .flatMap(present);
};

/** The entries of the menu that this reader may see. */
export const useOpenEntries = (entries: readonly DeclaredEntry[]): readonly MenuEntry[] =>
  useEntriesFor(entries, useCan());

/** While the reader's permissions are read, what their role leads to expect of the menu; undefined afterwards. */
export const useAwaitedEntries = (entries: readonly DeclaredEntry[]): readonly MenuEntry[] | undefined => {
  const { isLoading } = useQuery(permissionsQuery);
  const expected = permissionsOf(session.profile()?.role ?? 'UNKNOWN');
  const awaited = useEntriesFor(entries, (needed) => holds(expected, needed));
  return isLoading ? awaited : undefined;
};

/** The entries below the heading of their group, or below none; those without a group first. */
export const inGroups = (entries: readonly MenuEntry[]) =>
  [undefined, ...groups]
    .map((name) => ({
      name: name ?? 'First',
      heading: name === 'Elsewhere' ? undefined : name,
      members: entries.filter(({ group }) => group === name),
    }))
    .filter(({ members }) => members.length > 0);
