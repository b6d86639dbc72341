import { permissionsOf, type Role, roles } from '@attestry/contract/kernel/permissions.ts';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { inBrowser, renderPage, signInAs, switchOff } from '../kernel/testing/render-page.tsx';
import { Landing } from './landing.tsx';

const land = async (role: Role): Promise<string> => {
  signInAs(role, [...permissionsOf(role)]);
  const router = renderPage(() => <Landing />);
  await waitFor(() => expect(router.state.location.pathname).not.toBe('/here'));
  return router.state.location.pathname;
};

describe('the first private page', () => {
  inBrowser();

  const onTracker: readonly Role[] = [
    'Company User',
    'Company BI S User',
    'Company BI BO User',
    'Company BI SC User',
    'Site User',
    'CB Commercial Horizon',
  ];
  const withPages = roles.filter((role) => role !== 'Analytics User' && role !== 'UNKNOWN');

  it.each(withPages)('is the Certificate Tracker or the audits, by the role: %s', async (role) => {
    expect(await land(role)).toBe(onTracker.includes(role) ? '/private/verify' : '/private/audit');
  });

  it('is the first of the menu for a role that may not open its own', async () => {
    switchOff('AuditFeature');
    expect(await land('{body} Admin')).toBe('/private/verify');
  });

  it('is an explanation for an analyst, who has no pages yet', async () => {
    signInAs('Analytics User', [...permissionsOf('Analytics User')]);
    renderPage(() => <Landing />);
    expect(await screen.findByText(/As an analyst you may read figures/)).toBeDefined();
  });
});
