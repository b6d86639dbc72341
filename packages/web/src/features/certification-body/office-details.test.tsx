// @vitest-environment jsdom
import type { Office } from '@attestry/contract/features/certification-body/certification-body.schema.ts';
import { blankForm } from '@attestry/contract/kernel/blank-form.ts';
import { contactFields, looseLocationFields } from '@attestry/contract/kernel/place-and-contact.ts';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { inBrowser, renderPage } from '../../kernel/testing/render-page.tsx';
import { BodyPanel, OfficePanel } from './office-details.parts.tsx';

const main: Office = {
  id: '70',
  name: 'Certa Nordic',
  isMainOffice: true,
  status: 'Active',
  visibility: true,
  standards: [],
  location: { ...blankForm(looseLocationFields), country: { id: '', name: '' } },
  refusals: {},
  contact: { id: '1', type: 'General', ...blankForm(contactFields) },
  certificationBody: {
    id: '7',
    mainOffice: { id: '70', name: 'Certa Nordic', isArchived: false },
    accreditationBody: null,
    rating: 'pending',
    ratingComments: '',
    accreditationNumber: '',
    signatoryName: '',
    signatoryTitle: '',
    suspensionStatus: 'Active',
    removeFromPublicView: false,
    auditSubmissionStatus: 'Allow',
    beforeSuspension: null,
    visuals: { isAbleToEdit: false, isAbleToSuspend: false, isAbleToAddOffice: false },
  },
  visuals: { isAbleToEdit: false, isAbleToArchive: false },
};
const archived: Office = {
  ...main,
  status: 'Archived',
  certificationBody: { ...main.certificationBody, mainOffice: { id: '70', name: 'Certa Nordic', isArchived: true } },
};

const show = (office: Office) =>
  renderPage(() => (
    <>
      <OfficePanel office={office} />
      <BodyPanel body={office.certificationBody} />
    </>
  ));
const publicPage = () => screen.queryByRole('link', { name: 'Public page' });

describe('the details of an office', () => {
  inBrowser();

  it('link to the public page that shows the office', async () => {
    show(main);
    await screen.findByText('Visible in the public directory');
    expect(publicPage()?.getAttribute('href')).toBe('/office/7');
  });

  it('mark an archived office as hidden and have no link to a public page', async () => {
    show(archived);
    await screen.findByText('Hidden while archived');
    expect(publicPage()).toBeNull();
  });

  it('link an archived sub office to the public page of its main office', async () => {
    show({ ...main, isMainOffice: false, status: 'Archived' });
    await screen.findByText('Hidden while archived');
    expect(publicPage()).not.toBeNull();
  });
});
