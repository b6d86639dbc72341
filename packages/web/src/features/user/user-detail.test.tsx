// @vitest-environment jsdom
import { certificationBodyApi } from '@attestry/contract/features/certification-body/certification-body.api.ts';
import { userApi } from '@attestry/contract/features/user/user.api.ts';
import type { User } from '@attestry/contract/features/user/user.schema.ts';
import type { Permission } from '@attestry/contract/kernel/permissions.ts';
import { cleanup, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPrivate } from '../../app/testing/open-private.tsx';
import { queryClient } from '../../kernel/queries.ts';
import type { PartialExample } from '../../kernel/testing/example.ts';
import { inBrowser, signInAs } from '../../kernel/testing/render-page.tsx';
import { stub } from '../../kernel/testing/stub.ts';

const id = '0d3c6f0e-6f6b-4c0e-9d0a-1f2e3d4c5b6a';

const show = (
  facts: PartialExample<User>,
  permissions: readonly Permission[] = ['User.View', 'CertificationBody.View'],
) => {
  stub(userApi.read, {
    identificator: id,
    email: 'ada@people.example',
    firstName: 'Ada',
    lastName: 'Byron',
    role: 'CB Full Admin',
    roleName: 'CB Full Admin',
    ...facts,
  });
  stub(certificationBodyApi.read, { id: '5', mainOffice: { id: '70', name: 'Certa Nordic, Oslo' } });
  signInAs('{body} Admin', permissions);
  openPrivate(`/private/user/details/${id}`);
};

describe('the user page', () => {
  inBrowser();

  it.each([
    [1, '/private/company/details/70'],
    [2, '/private/cb/details/70'],
    [3, '/private/site/details/70'],
  ])('links to a primary organisation of kind %i', async (type, path) => {
    show({ primaryOrganisation: { externalId: '70', type, name: 'Certa Nordic, Oslo' } });
    expect((await screen.findByRole('link', { name: 'Certa Nordic, Oslo' })).getAttribute('href')).toBe(path);
  });

  it('links a certification body to its main office for readers who may view certification bodies', async () => {
    const ofBody = { primaryOrganisation: { externalId: '5', type: 0, name: 'Certa Nordic' } };
    show(ofBody);
    const link = await screen.findByRole('link', { name: 'Certa Nordic' });
    expect(link.getAttribute('href')).toBe('/private/cb/details/70');
    cleanup();
    queryClient.removeQueries({ queryKey: ['certification-body'] });
    show(ofBody, ['User.View']);
    expect(await screen.findByText('Certa Nordic')).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Certa Nordic' })).toBeNull();
  });

  it.each([
    ['{body} Admin', 'None'],
    ['Site User', 'Not filled in yet: Primary organisation'],
  ] as const)('says of a %s without an organisation: %s', async (role, text) => {
    show({ role, phone: '1', jobTitle: 'Buyer', primaryOrganisation: null, visuals: { isAbleToEdit: true } });
    expect(await screen.findByText(text)).toBeDefined();
  });
});
