// @vitest-environment jsdom
import { certificationBodyApi } from '@attestry/contract/features/certification-body/certification-body.api.ts';
import type { OfficeRow } from '@attestry/contract/features/certification-body/certification-body.schema.ts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { PartialExample } from '../../kernel/testing/example.ts';
import { inBrowser, renderPage, signInAs } from '../../kernel/testing/render-page.tsx';
import { stub } from '../../kernel/testing/stub.ts';
import { OfficeListScreen } from './office.list-screen.tsx';

const resultsList: PartialExample<OfficeRow>[] = [
  { id: '68', name: 'Caribe Cert', status: 'Probation', auditSubmissions: 'Hold' },
  { id: '69', name: 'Lumen Audit', status: 'Suspended', auditSubmissions: 'Prohibit' },
  { id: '70', name: 'Certa Nordic', status: 'Active', auditSubmissions: 'Allow' },
];

const statuses = async () => {
  await screen.findByRole('row', { name: /Caribe Cert/ });
  return resultsList.map(({ name }) => {
    const row = within(screen.getByRole('row', { name: new RegExp(String(name)) }));
    return row.getAllByRole('cell').at(-2)?.textContent;
  });
};

describe('the list of certification bodies', () => {
  inBrowser();

  it('says below the status whose audit submissions are not accepted, unless a column does', async () => {
    signInAs('{body} User', ['CertificationBody.View']);
    stub(certificationBodyApi.list, { resultsList, total: 3, totalPages: 1 });
    renderPage(() => <OfficeListScreen />);
    expect(await statuses()).toEqual(['Probationsubmissions on hold', 'Suspendedsubmissions prohibited', 'Active']);
    await userEvent.click(screen.getByRole('button', { name: /^Columns/ }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Audit submissions' }));
    expect(await statuses()).toEqual(['Hold', 'Prohibit', 'Allow']);
    expect(screen.queryByText('submissions on hold')).toBeNull();
  });
});
