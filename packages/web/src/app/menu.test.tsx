// @vitest-environment jsdom
import { permissionsOf, type Role, roles } from '@attestry/contract/kernel/permissions.ts';
import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { configurationQuery } from '../kernel/configuration.ts';
import { queryClient } from '../kernel/queries.ts';
import { inBrowser, renderPage, signInAs } from '../kernel/testing/render-page.tsx';
import { menu } from './private-features.ts';
import { Rail } from './rail.tsx';

type Set = Partial<Record<'Megatron' | 'CompanyTiers' | 'AuditFeature', boolean>>;

const configure = (flags: Set, links: Partial<Record<'query' | 'assistance', string>> = {}) =>
  queryClient.setQueryData(configurationQuery.queryKey, (before) => {
    return before && { ...before, flags: { ...before.flags, ...flags }, links: { ...before.links, ...links } };
  });

/** The menu of a role, with the headings in capitals. */
const menuAs = async (role: Role): Promise<string> => {
  signInAs(role, [...permissionsOf(role)], {
    primaryOrganisation: role.startsWith('Company') ? { id: '10001', type: 'Company', name: 'Harbour Foods' } : null,
  });
  renderPage(() => <Rail entries={menu} />);
  const rail = await screen.findByRole('navigation', { name: 'Main menu' });
  return [...rail.querySelectorAll('h2, a, button')]
    .map((one) =>
      one.tagName === 'H2'
        ? one.textContent?.toUpperCase()
        : (one.firstElementChild?.nextElementSibling?.firstChild?.textContent ?? ''),
    )
    .join(', ');
};

const records = 'Audits, Certificate Tracker, Auditors, Companies, Sites, Recalls, Certification Bodies';
const everything = `${records}, Users, Reports, Notifications, Raise a Query`;
const reader = `${records}, Reports, Notifications, Raise a Query`;
/** The standards body and accreditation bodies are never alerted. */
const body = `${records}, Users, Reports`;
const analysed = `${body}, Analytics`;
const centre = 'ADMIN CENTRE, My Company, Sites, Add Users, Assistance';
const lite = `My Audits, Certificate Tracker, Reporting, Notifications, Analytics, ${centre}`;
const pro = `My Audits, Certificate Tracker, Recalls, Reporting, Notifications, Analytics, ${centre}`;

const byRole: Record<Role, string> = {
  '{body} Admin': `${analysed}, IFS Audit Report, Administration`,
  '{body} Audit Admin': `${analysed}, IFS Audit Report`,
  '{body} Auditor Admin': analysed,
  '{body} User': body,
  'CB Full Admin': `${everything}, IFS Audit Report`,
  'CB Audit Admin': `${everything}, IFS Audit Report`,
  'CB Auditor Admin': everything,
  'CB Read Only User': reader,
  'CB BI User': `${reader}, Analytics`,
  'CB BI User T': `${reader}, Analytics`,
  'CB Commercial Horizon': 'Certificate Tracker, Certification Bodies, Reports, Analytics',
  'AB User': `${records}, Reports`,
  'Company User': lite,
  'Company BI S User': pro,
  'Company BI BO User': pro,
  'Company BI SC User': pro,
  'Site User': 'Audits, Certificate Tracker, Companies, Sites, Recalls, Users, Reports, Notifications',
  'Analytics User': 'Reports, Analytics',
  UNKNOWN: '',
};

/** The heading Tools is of the newer presentation. */
const toolsOf = {
  lite: 'TOOLS, Certificate Tracker, Reporting, Notifications, Analytics',
  pro: 'Recalls, TOOLS, Certificate Tracker, Reporting, Notifications, Analytics',
};
const proWithTools = `My Audits, ${toolsOf.pro}, ${centre}`;
const withTools: Partial<Record<Role, string>> = {
  'Company User': `My Audits, ${toolsOf.lite}, ${centre}`,
  'Company BI S User': proWithTools,
  'Company BI BO User': proWithTools,
  'Company BI SC User': proWithTools,
};

/** Without tiers, companies read the same words as others. */
const plainPro =
  'Audits, Certificate Tracker, Companies, Sites, Recalls, Users, Reports, Notifications, Assistance, Analytics';
const plain: Partial<Record<Role, string>> = {
  'Company User': 'Audits, Certificate Tracker, Companies, Sites, Users, Reports, Notifications, Assistance, Analytics',
  'Company BI S User': plainPro,
  'Company BI BO User': plainPro,
  'Company BI SC User': plainPro,
};

describe('the menu of each role', () => {
  inBrowser();

  it.each(roles)('has the pages of its permissions in one order, whichever features are on: %s', async (role) => {
    const withoutTiers = plain[role] ?? byRole[role];
    const variants: [Set, string][] = [
      [{}, byRole[role]],
      [{ Megatron: true }, withTools[role] ?? byRole[role]],
      [{ Megatron: false, CompanyTiers: false }, withoutTiers],
      [{ Megatron: true, CompanyTiers: false }, withoutTiers],
      [
        { Megatron: false, CompanyTiers: true, AuditFeature: false },
        byRole[role].replace(/^(My )?Audits, /, '').replace(/, Analytics/, ''),
      ],
    ];
    for (const [flags, shown] of variants) {
      configure(flags, { query: 'https://body.example/query', assistance: 'https://body.example/help' });
      expect({ flags, menu: await menuAs(role) }).toEqual({ flags, menu: shown });
      cleanup();
    }
  });

  it.each<[Role, string | undefined]>([
    ['CB Read Only User', 'Raise a Query'],
    ['Company User', 'Assistance'],
    ['Company BI S User', 'Assistance'],
    ['Site User', undefined],
    ['CB Commercial Horizon', undefined],
    ['{body} Admin', undefined],
  ])('leads out of the directory where the deployment has an address: %s', async (role, label) => {
    configure({}, { query: 'https://body.example/query', assistance: 'https://body.example/help' });
    await menuAs(role);
    const outside = within(screen.getByRole('navigation'))
      .queryAllByRole('link')
      .filter((link) => link.getAttribute('target') === '_blank');
    expect(outside.map(({ textContent }) => textContent)).toEqual(label ? [label] : []);
  });

  it('shows users of a company its id, and nobody else', async () => {
    await menuAs('Company User');
    expect(screen.getByText('Company ID: 10001')).toBeDefined();
    cleanup();
    signInAs('Site User', [], { primaryOrganisation: { id: '1000001', type: 'Site', name: 'Quay' } });
    renderPage(() => <Rail entries={menu} />);
    await screen.findByRole('navigation', { name: 'Main menu' });
    expect(screen.queryByText(/^Company ID/)).toBeNull();
  });
});
