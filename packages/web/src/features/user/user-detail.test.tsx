// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { openPrivate } from '../../app/testing/open-private.tsx';
import { inBrowser, signInAs } from '../../kernel/testing/render-page.tsx';

const id = '0d3c6f0e-6f6b-4c0e-9d0a-1f2e3d4c5b6a';
const user = {
  identificator: id,
  email: 'ada@people.example',
  firstName: 'Ada',
  lastName: 'Byron',
  jobTitle: null,
  phone: null,
  role: 'CB Full Admin',
  roleName: 'CB Full Admin',
  status: 'Active',
  secondaryOrganisations: [],
  allowFullEdit: true,
  visuals: { isAbleToEdit: false, isAbleToInitialize: false },
};

describe('the page of a user', () => {
  inBrowser();

  it.each([
    [1, '/private/company/details/70'],
    [2, '/private/cb/details/70'],
    [3, '/private/site/details/70'],
  ])('leads to a primary organisation of kind %i', async (type, path) => {
    const primaryOrganisation = { externalId: '70', type, name: 'Certa Nordic, Oslo' };
    vi.stubGlobal('fetch', async () => Response.json({ ...user, primaryOrganisation }));
    signInAs('{body} Admin', ['User.View']);
    openPrivate(`/private/user/details/${id}`);
    expect((await screen.findByRole('link', { name: 'Certa Nordic, Oslo' })).getAttribute('href')).toBe(path);
  });
});
