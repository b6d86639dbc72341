import { permissionsOf, type Role } from '@attestry/contract/kernel/permissions.ts';
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

  it.each<[Role, string]>([
    ['{body} Admin', '/private/audit'],
    ['CB Full Admin', '/private/audit'],
    ['AB User', '/private/audit'],
    ['Company User', '/private/verify'],
    ['Company BI S User', '/private/verify'],
    ['Site User', '/private/verify'],
    ['CB Commercial Horizon', '/private/verify'],
  ])('follows from the role: %s lands on %s', async (role, path) => {
    expect(await land(role)).toBe(path);
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
