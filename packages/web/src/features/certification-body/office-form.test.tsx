// @vitest-environment jsdom
import { certificationBodyApi } from '@attestry/contract/features/certification-body/certification-body.api.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { LookupSources } from '../../blocks/lookups.tsx';
import { inBrowser, renderPage, signInAs } from '../../kernel/testing/render-page.tsx';
import { type Sent, stub } from '../../kernel/testing/stub.ts';
import { OfficeCreateScreen } from './office.form-screen.tsx';

const lookups = {
  accreditationBody: { load: async () => [{ id: '1', name: 'Nordic Accreditation Board' }] },
  certificationBody: { search: async () => [], find: async (id: string) => ({ id, name: 'Certa Nordic' }) },
  country: { load: async () => [] },
  ownCertificationBody: { load: async () => [{ id: '7', name: 'Certa Nordic' }] },
  standard: {
    load: async () => [
      { id: '3', name: 'ETRS' },
      { id: '4', name: 'Food' },
    ],
  },
};

const show = (address?: string) =>
  renderPage(
    () => (
      <LookupSources sources={lookups}>
        <OfficeCreateScreen />
      </LookupSources>
    ),
    address,
  );
const choose = async (field: RegExp, option: string) => {
  await userEvent.click(await screen.findByRole('combobox', { name: field }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
};
const create = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

describe('the form that creates an office', () => {
  inBrowser();
  let bodies: Sent[];
  let offices: Sent[];
  beforeEach(() => {
    bodies = stub(certificationBodyApi.create, { id: '8', officeId: '80' });
    offices = stub(certificationBodyApi.createOffice, { id: '80' });
  });

  it('creates a main office together with its certification body, whose rating may be pending', async () => {
    signInAs('{body} Admin', ['CertificationBody.Generate', 'SubOffice.Generate']);
    show();
    await screen.findByRole('heading', { name: 'Add main office' });
    await create();
    expect(await screen.findAllByText('Field is required')).toHaveLength(3);
    await userEvent.type(screen.getByRole('textbox', { name: /^Name/ }), 'Certa Nordic');
    await choose(/^Standards/, 'Food');
    await choose(/^Accreditation body/, 'Nordic Accreditation Board');
    await choose(/^Rating/, 'Pending');
    await create();
    await waitFor(() => expect(bodies).toHaveLength(1));
    expect(bodies[0]?.body).toMatchObject({
      accreditationBodyId: '1',
      rating: 'pending',
      removeFromPublicView: false,
      officeInsert: { name: 'Certa Nordic', standards: ['4'] },
    });
  });

  it('asks for the certification body of a sub office', async () => {
    signInAs('{body} Admin', ['CertificationBody.Generate', 'SubOffice.Generate']);
    show();
    await choose(/^Office type/, 'Sub Office');
    await screen.findByRole('heading', { name: 'Add sub office' });
    await create();
    expect(await screen.findAllByText('Field is required')).toHaveLength(2);
    expect(offices).toEqual([]);
  });

  it('keeps what was typed when the type changes, in both directions', async () => {
    signInAs('{body} Admin', ['CertificationBody.Generate', 'SubOffice.Generate']);
    const router = show();
    await userEvent.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Certa Nordic');
    await userEvent.type(screen.getByRole('textbox', { name: /^Rating comments/ }), 'Late');
    await choose(/^Office type/, 'Sub Office');
    await screen.findByRole('heading', { name: 'Add sub office' });
    expect(await screen.findByDisplayValue('Certa Nordic')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: /^Office type/ }));
    await userEvent.type(screen.getByRole('textbox', { name: /^City/ }), 'Oslo');
    await choose(/^Office type/, 'Main Office');
    await screen.findByDisplayValue('Oslo');
    expect(screen.getByDisplayValue('Late')).toBeDefined();
    void router.navigate({ to: '/elsewhere' });
    expect(await screen.findByText('Leave this page?')).toBeDefined();
  });

  it('preselects the certification body of a user who belongs to one of its offices', async () => {
    const office = { id: '70', type: 'Office' as const, name: 'Certa Nordic, Oslo' };
    signInAs('CB Full Admin', ['SubOffice.Generate'], { primaryOrganisation: office });
    const router = show();
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: /^Certification body/ })).toHaveProperty('value', 'Certa Nordic'),
    );
    await router.navigate({ to: '/elsewhere' });
    expect(await screen.findByText('Elsewhere')).toBeDefined();
  });

  it('creates a sub office of the certification body whose page the user came from', async () => {
    signInAs('CB Full Admin', ['SubOffice.Generate']);
    show('/here?certificationBody=7');
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: /^Certification body/ })).toHaveProperty('value', 'Certa Nordic'),
    );
    expect(screen.queryByRole('combobox', { name: /^Office type/ })).toBeNull();
    await userEvent.type(screen.getByRole('textbox', { name: /^Name/ }), 'South');
    await create();
    await waitFor(() => expect(offices).toHaveLength(1));
    expect(offices[0]?.body).toMatchObject({ certificationBodyId: '7', name: 'South', visibility: true });
  });
});
