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

const show = (facts: object) => {
  vi.stubGlobal('fetch', async () => Response.json({ ...user, ...facts }));
  signInAs('{body} Admin', ['User.View']);
  openPrivate(`/private/user/details/${id}`);
};

describe('the page of a user', () => {
  inBrowser();

  it.each([
    [1, '/private/company/details/70'],
    [2, '/private/cb/details/70'],
    [3, '/private/site/details/70'],
  ])('leads to a primary organisation of kind %i', async (type, path) => {
    show({ primaryOrganisation: { externalId: '70', type, name: 'Certa Nordic, Oslo' } });
    expect((await screen.findByRole('link', { name: 'Certa Nordic, Oslo' })).getAttribute('href')).toBe(path);
  });

  it.each([
    ['{body} Admin', 'None'],
    ['Site User', 'Missing'],
  ])('says of %s without an organisation: %s', async (role, text) => {
    show({ role, phone: '1', jobTitle: 'Buyer', primaryOrganisation: null });
    expect(await screen.findByText(text)).toBeDefined();
  });
});
