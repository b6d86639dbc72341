// @vitest-environment jsdom
import { certificationBodyApi } from '@attestry/contract/features/certification-body/certification-body.api.ts';
import type { OfficeRow } from '@attestry/contract/features/certification-body/certification-body.schema.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openPrivate } from '../../app/testing/open-private.tsx';
import type { PartialExample } from '../../kernel/testing/example.ts';
import { inBrowser, onPhone, signInAs } from '../../kernel/testing/render-page.tsx';
import { stub } from '../../kernel/testing/stub.ts';

const main = { id: '70', name: 'Certa Nordic', isMainOffice: true, certificationBody: { id: '7' } };
const south: PartialExample<OfficeRow> = {
  id: '71',
  name: 'Certa South',
  isMainOffice: false,
  location: { city: 'Blantyre', country: { name: 'Malawi' } },
  status: 'Active',
};
const north = { ...south, id: '72', name: 'Certa North', status: 'Archived' } as const;

const show = () => {
  signInAs('{body} User', ['CertificationBody.View']);
  stub(certificationBodyApi.readOffice, main);
  stub(certificationBodyApi.offices, [main, south, north]);
  return openPrivate('/private/cb/details/70?tab=offices');
};

describe('the sub offices of a certification body', () => {
  inBrowser();

  it('are a table, whose rows open their office', async () => {
    const router = show();
    const row = await screen.findByRole('row', { name: /Certa South/ });
    expect(screen.getAllByRole('row')).toHaveLength(3);
    await userEvent.click(within(row).getByRole('cell', { name: 'Malawi' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/private/cb/details/71'));
  });

  it('are cards on a phone', async () => {
    onPhone();
    show();
    const cards = await screen.findByRole('list', { name: 'Offices' });
    expect(
      within(cards)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Certa South', 'Certa North']);
    for (const text of ['72', 'Archived']) expect(within(cards).getByText(text)).toBeTruthy();
    expect(within(cards).getAllByText('Blantyre')).toHaveLength(2);
  });
});
