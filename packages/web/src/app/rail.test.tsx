// @vitest-environment jsdom
import { identityApi } from '@attestry/contract/features/identity/identity.api.ts';
import { type Area, actions, permissionsOf, type Role } from '@attestry/contract/kernel/permissions.ts';
import { cleanup, screen, within } from '@testing-library/react';
import { Building2, Users } from 'lucide-react';
import { describe, expect, it } from 'vitest';
import { configurationQuery } from '../kernel/configuration.ts';
import { permissionsQuery } from '../kernel/permissions.ts';
import { queryClient } from '../kernel/queries.ts';
import { inBrowser, renderPage, signInAs, switchOff } from '../kernel/testing/render-page.tsx';
import { stub } from '../kernel/testing/stub.ts';
import type { DeclaredEntry } from './menu.ts';
import { PermissionDeniedPage } from './private-failure.tsx';
import { menu } from './private-features.ts';
import { Rail } from './rail.tsx';

/** The deployment has a form that requests upgrades. */
const linkUpgrades = () =>
  queryClient.setQueryData(configurationQuery.queryKey, (before) => {
    return before && { ...before, links: { ...before.links, accessRequest: 'https://body.example/access' } };
  });

const entries: readonly DeclaredEntry[] = [
  { label: 'Companies', to: '/private/company', icon: Building2, needs: 'Company.View' },
  {
    label: 'Users',
    to: '/private/user',
    icon: Users,
    needs: 'User.View',
    ofCompany: { label: 'Add Users', group: 'Admin Centre' },
  },
  { label: 'Reports', to: '/private/newer', icon: Users, flag: 'Megatron' },
];

describe('the private menu', () => {
  inBrowser();

  it('shows only what the role may open, without the heading of an empty group', async () => {
    signInAs('Company User', ['Company.View']);
    renderPage(() => <Rail entries={entries} />);
    expect(await screen.findByRole('link', { name: 'Companies' })).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Add Users' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Admin Centre' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Reports' })).toBeNull();
  });

  it('marks Sites, and not Audits, where an audit is planned at a site', async () => {
    signInAs('CB Full Admin', ['Audit.View', 'Site.View']);
    renderPage(() => <Rail entries={menu} />, '/private/audit/schedule-site/1000001', '/private/$');
    expect((await screen.findByRole('link', { name: 'Sites' })).getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('link', { name: 'Audits' }).getAttribute('aria-current')).toBeNull();
  });

  it('tells users without a Pro subscription what notifications require', async () => {
    signInAs('Company User', ['Audit.View']);
    renderPage(() => <Rail entries={menu} />);
    expect(await screen.findByRole('link', { name: 'My Audits' })).toBeDefined();
    const entry = screen.getByRole('button', { name: /^Notifications/ });
    expect(entry.getAttribute('aria-disabled')).toBe('true');
    expect(entry.textContent).toBe('NotificationsPro subscription is required to access Notifications.');
  });

  it('calls nobody Lite or Pro without tiers: all users of companies have notifications, and none an upgrade', async () => {
    switchOff('CompanyTiers');
    linkUpgrades();
    for (const role of ['Company User', 'Company BI S User'] as const) {
      signInAs(role, ['Audit.View']);
      renderPage(() => <Rail entries={menu} />);
      expect(await screen.findByRole('link', { name: 'Notifications' })).toBeDefined();
      expect(screen.getByRole('navigation').textContent).not.toMatch(/Lite|Pro|Upgrade/);
      cleanup();
    }
  });

  it('offers notifications to other users whose role is alerted, and to nobody else', async () => {
    signInAs('Site User', ['Audit.View']);
    renderPage(() => <Rail entries={menu} />);
    expect((await screen.findByRole('link', { name: 'Notifications' })).getAttribute('href')).toBe(
      '/private/notification',
    );
    for (const role of ['Analytics User', 'AB User', '{body} Admin'] as const) {
      cleanup();
      signInAs(role, ['Audit.View']);
      renderPage(() => <Rail entries={menu} />);
      expect(await screen.findByRole('navigation')).toBeDefined();
      expect(screen.queryByText('Notifications'), role).toBeNull();
    }
  });

  it.each<[Role, string[]]>([
    ['Company User', ['Upgrade to Pro']],
    ['Company BI S User', ['API Upgrade', 'Upgrade Favourites']],
    ['CB Full Admin', []],
  ])('offers a %s the available upgrades and links to the form that requests them', async (role, offered) => {
    linkUpgrades();
    signInAs(role, ['Audit.View']);
    renderPage(() => <Rail entries={menu} />);
    expect(await screen.findByRole('link', { name: /Audits$/ })).toBeDefined();
    const upgrades = screen.getAllByRole('link').filter((link) => link.getAttribute('target') === '_blank');
    expect(upgrades.map((link) => link.textContent)).toEqual(offered);
    for (const link of upgrades) expect(link.getAttribute('href')).toBe('https://body.example/access');
  });

  it('keeps the room of its entries while permissions are read, and offers none of them', async () => {
    for (const role of ['Company User', 'CB Full Admin'] as const) {
      signInAs(role, [], { primaryOrganisation: { id: '1', type: 'Company', name: 'Harbour Foods' } });
      queryClient.removeQueries({ queryKey: permissionsQuery.queryKey });
      const [held, areas] = [
        permissionsOf(role),
        new Set([...permissionsOf(role)].map((one) => one.split('.')[0] as Area)),
      ];
      const answering = Promise.withResolvers<void>();
      stub(identityApi.getRolePermissions, async () => {
        await answering.promise;
        return [...areas].map((area) => ({ area, actions: actions.filter((action) => held.has(`${area}.${action}`)) }));
      });
      renderPage(() => <Rail entries={menu} />);
      const nav = await screen.findByRole('navigation', { name: 'Main menu' });
      const rows = () => [...nav.querySelectorAll('h2, li')].map((row) => row.textContent);
      const awaited = rows();
      expect({ busy: nav.ariaBusy, links: nav.querySelectorAll('a, button').length }).toEqual({
        busy: 'true',
        links: 0,
      });
      answering.resolve();
      await within(nav).findByRole('link', { name: /Audits$/ });
      expect({ busy: nav.ariaBusy, rows: rows() }).toEqual({ busy: 'false', rows: awaited });
      cleanup();
    }
  });

  it('names the signed-in user and offers to sign out', async () => {
    signInAs('Company User', []);
    renderPage(() => <Rail entries={entries} />);
    expect(await screen.findByText('Maya Okafor')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Sign out' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Sign out everywhere' })).toBeDefined();
  });

  it('does not offer to sign out everywhere when another provider manages the sessions', async () => {
    queryClient.setQueryData(configurationQuery.queryKey, (before) => {
      return before && { ...before, signIn: { ...before.signIn, embedded: false } };
    });
    signInAs('Company User', []);
    renderPage(() => <Rail entries={entries} />);
    expect(await screen.findByRole('button', { name: 'Sign out' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Sign out everywhere' })).toBeNull();
  });
});

describe('the page shown when permission is denied', () => {
  inBrowser();

  it('names the area and the operation', async () => {
    renderPage(() => <PermissionDeniedPage permission="Company.Generate" />);
    const denial = await screen.findByRole('alert');
    expect(denial.textContent).toContain('Permission denied');
    expect(denial.textContent).toContain("Can't perform action for Company");
    expect(denial.textContent).toContain('Operation: Generate');
  });
});
