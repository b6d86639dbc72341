import { type Role, roleLabel, roles } from '@attestry/contract/kernel/permissions.ts';
import { isIn } from '@attestry/contract/kernel/role-groups.ts';

/** The password of every demo account. A directory that others can reach refuses to start with such an account. */
export const demoPassword = 'attestry demo directory';
export const demoDomain = '@demo.example';

export interface DemoAccount {
  role: Role;
  firstName: string;
  lastName: string;
  email: string;
  organisation?: { type: 'CertificationBody' | 'Company' | 'Site' | 'AccreditationBody'; id: number };
}

/** The organisations of the demo accounts: the first of each type, and a company that another one shares with. */
export const demoOrganisations = {
  certificationBody: 1,
  accreditationBody: 1,
  proCompany: 10_001,
  liteCompany: 10_002,
  buyingCompany: 10_005,
  site: 1_000_001,
};

const names: Record<Exclude<Role, 'UNKNOWN'>, string> = {
  '{body} Admin': 'Amara Diallo',
  '{body} Audit Admin': 'Bjorn Nilsen',
  '{body} Auditor Admin': 'Carla Fontes',
  '{body} User': 'Dev Anand',
  'CB Full Admin': 'Maya Okafor',
  'CB Audit Admin': 'Elin Strand',
  'CB Auditor Admin': 'Farid Haddad',
  'CB Read Only User': 'Greta Vogel',
  'CB BI User': 'Hugo Santos',
  'CB BI User T': 'Ines Laurent',
  'CB Commercial Horizon': 'Jonas Weber',
  'AB User': 'Keiko Mori',
  'Company User': 'Lucia Romano',
  'Company BI S User': 'Marek Novak',
  'Company BI BO User': 'Nadia Petrova',
  'Company BI SC User': 'Omar Saleh',
  'Site User': 'Paula Quispe',
  'Analytics User': 'Quentin Moreau',
};

const organisationOf = (role: Role): DemoAccount['organisation'] => {
  if (isIn('ofCertificationBody', role)) return { type: 'CertificationBody', id: demoOrganisations.certificationBody };
  if (isIn('ab', role)) return { type: 'AccreditationBody', id: demoOrganisations.accreditationBody };
  if (role === 'Company User') return { type: 'Company', id: demoOrganisations.liteCompany };
  if (isIn('company', role)) return { type: 'Company', id: demoOrganisations.proCompany };
  return isIn('site', role) ? { type: 'Site', id: demoOrganisations.site } : undefined;
};

const emailOf = (role: Role) => `${role.replace('{body}', 'body').toLowerCase().replaceAll(' ', '-')}${demoDomain}`;

const buyer: DemoAccount = {
  role: 'Company BI S User',
  firstName: 'Rosa',
  lastName: 'Lindqvist',
  email: `buyer${demoDomain}`,
  organisation: { type: 'Company', id: demoOrganisations.buyingCompany },
};

const accountsOfRoles: readonly DemoAccount[] = roles.flatMap((role) => {
  if (role === 'UNKNOWN') return [];
  const [firstName = '', lastName = ''] = names[role].split(' ');
  const organisation = organisationOf(role);
  return [{ role, firstName, lastName, email: emailOf(role), ...(organisation && { organisation }) }];
});

/** One account per role, and one of the buying company. */
export const demoAccounts: readonly DemoAccount[] = [...accountsOfRoles, buyer];

/** A demo account as the sign-in page and `npm start` list it. */
export const listedAccount = ({ role, firstName, lastName, email }: DemoAccount, bodyName: string) => ({
  roleLabel: roleLabel(role, bodyName),
  name: `${firstName} ${lastName}`,
  email,
  password: demoPassword,
});
export type ListedAccount = ReturnType<typeof listedAccount>;
