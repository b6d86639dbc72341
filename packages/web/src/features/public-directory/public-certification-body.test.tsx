// @vitest-environment jsdom
import { publicDirectoryApi } from '@attestry/contract/features/public-directory/public-directory.api.ts';
import type { PublicCertificationBody } from '@attestry/contract/features/public-directory/public-directory.schema.ts';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { inBrowser, renderPage } from '../../kernel/testing/render-page.tsx';
import { refused, stub } from '../../kernel/testing/stub.ts';
import { PublicCertificationBodyScreen } from './public-certification-body.detail-screen.tsx';

const blank = { addressLine1: '', addressLine2: '', addressLine3: '', city: '', county: '', zipCode: '' };
const location = { ...blank, city: 'Bergen', country: { id: '578', name: 'Norway' } };

const body: PublicCertificationBody = {
  externalId: '7',
  name: 'Certa Nordic',
  rating: 3,
  ratingComments: '',
  standards: ['ETRS', 'Food'],
  status: 'Probation',
  accreditationBody: 'Nordic Accreditation Board',
  location,
  contacts: [
    { contactType: 'General', name: 'Olga Berg', email: 'olga@certa.example', phoneNumber: '', faxNumber: '' },
  ],
  otherOffices: [{ name: 'Certa South', isMainOffice: false, location, contacts: [] }],
};

const show = (answer: PublicCertificationBody | ReturnType<typeof refused>) => {
  stub(publicDirectoryApi.readCertificationBody, answer);
  renderPage(() => <PublicCertificationBodyScreen />, '/here/7');
};

describe('the public page of a certification body', () => {
  inBrowser();

  it('shows the rating, standards, status, contacts and other offices', async () => {
    show(body);
    await screen.findByRole('heading', { level: 1, name: 'Certa Nordic' });
    expect(screen.getByRole('img', { name: '3 of 5 stars' })).toBeDefined();
    for (const text of ['ETRS, Food', 'Probation', 'Olga Berg', 'Certa South'])
      expect(screen.getByText(text)).toBeDefined();
    expect(screen.getByRole('heading', { name: 'Sub Office' })).toBeDefined();
    expect(screen.queryByText('Fax')).toBeNull();
  });

  it('shows a pending rating as pending', async () => {
    show({ ...body, rating: 'pending' });
    expect(await screen.findByText('Pending')).toBeDefined();
  });

  it('names the certification body that could not be loaded', async () => {
    show(refused(404));
    const heading = await screen.findByRole('heading', { level: 1 });
    expect(heading.textContent).toMatch(/^Could not load details for Certification Body/);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});
