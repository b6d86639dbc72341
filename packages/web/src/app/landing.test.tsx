import { permissionsOf, type Role, roles } from '@attestry/contract/kernel/permissions.ts';
import { waitFor } from '@testing-library/react';
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
  const firstPageOf = (role: Role): string => {
    if (role === 'Analytics User') return '/private/report';
    return onTracker.includes(role) ? '/private/verify' : '/private/audit';
  };

  it.each(roles.filter((role) => role !== 'UNKNOWN'))('depends on the role: %s', async (role) => {
    expect(await land(role)).toBe(firstPageOf(role));
  });

  it('is the first of the menu for a role that may not open its own', async () => {
    switchOff('AuditFeature');
    expect(await land('{body} Admin')).toBe('/private/verify');
  });
});
