import { type Permission, permissionsOf, type Role, roles } from './permissions.ts';

const withPermission = (permission: Permission, among: readonly Role[] = roles): readonly Role[] =>
  among.filter((role) => permissionsOf(role).has(permission));

const cb = [
  'CB Full Admin',
  'CB Audit Admin',
  'CB Auditor Admin',
  'CB Read Only User',
  'CB BI User',
  'CB BI User T',
] as const;
const body = ['{body} Admin', '{body} Audit Admin', '{body} Auditor Admin', '{body} User'] as const;
const ab = ['AB User'] as const;
const pro = ['Company BI S User', 'Company BI BO User', 'Company BI SC User'] as const;
const lite = ['Company User'] as const;
const company = [...lite, ...pro] as const;

/** Groups of roles that rules and columns refer to; a role may be in several. */
export const roleGroups = {
  body,
  bodyAdmin: ['{body} Admin'],
  bodyAudit: ['{body} Admin', '{body} Audit Admin'],
  cb,
  /** Commercial Horizon reads its certification body and nothing that membership of one would otherwise show. */
  ofCertificationBody: [...cb, 'CB Commercial Horizon'],
  company,
  site: ['Site User'],
  ab,
  analyst: ['Analytics User'],
  /** Those who mend the profiles of their certification body's auditors are alerted of decisions about them. */
  mendsAuditors: withPermission('Auditor.Revise', cb),
  seesRecalls: withPermission('Recall.View'),
} as const satisfies Record<string, readonly Role[]>;

/**
 * Roles that view audits get alerts of audits and shares. All others get mail only about their account and requests. No
 * audit is shared with the standards body or an accreditation body, or owned by one.
 */
const alerted = withPermission('Audit.View').filter((role) => ![...body, ...ab].some((other) => other === role));

/** The groups that depend on tiers, where companies are Lite or Pro. Lite users have no alerts of audits. */
const withTiers = { lite, pro, alerted: alerted.filter((role) => role !== 'Company User') } as const;

/** Without tiers nobody is Lite, and all users of companies have what Pro has, within the permissions of their role. */
const withoutTiers = { lite: [], pro: company, alerted } as const satisfies Record<
  keyof typeof withTiers,
  readonly Role[]
>;

export type RoleGroup = keyof typeof roleGroups | keyof typeof withTiers;

const groupsByTiers: Record<'with' | 'without', Record<RoleGroup, readonly Role[]>> = {
  with: { ...roleGroups, ...withTiers },
  without: { ...roleGroups, ...withoutTiers },
};

export const rolesOf = (group: RoleGroup, tiers: boolean): readonly Role[] =>
  groupsByTiers[tiers ? 'with' : 'without'][group];

/** What decides which groups somebody is in: their role, and whether the deployment has tiers. */
export interface Member {
  role: Role;
  tiers: boolean;
}

/** Whether somebody is in a group. Every rule about Lite, Pro and alerts asks this. */
export const isMember = ({ role, tiers }: Member, group: RoleGroup): boolean => rolesOf(group, tiers).includes(role);

/** Whether a role is in a group that does not depend on tiers. */
export const isIn = (group: keyof typeof roleGroups, role: Role): boolean => rolesOf(group, true).includes(role);
