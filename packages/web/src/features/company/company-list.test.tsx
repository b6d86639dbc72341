// @vitest-environment jsdom
import { companyApi } from '@attestry/contract/features/company/company.api.ts';
import type { Role } from '@attestry/contract/kernel/permissions.ts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { LookupSources } from '../../blocks/lookups.tsx';
import { inBrowser, renderPage, signInAs } from '../../kernel/testing/render-page.tsx';
import { stub } from '../../kernel/testing/stub.ts';
import { CompanyListScreen } from './company.list-screen.tsx';

const offers: [Role, string[]][] = [
  ['CB Full Admin', ['Pro']],
  ['{body} Admin', ['Pro', 'Lite']],
];

describe('the company list', () => {
  inBrowser();
  beforeEach(() => {
    stub(companyApi.list, {});
  });

  it.each(offers)('lets a %s filter by the types %j', async (role, types) => {
    signInAs(role, ['Company.View']);
    renderPage(() => (
      <LookupSources sources={{ country: { load: async () => [] } }}>
        <CompanyListScreen />
      </LookupSources>
    ));
    await userEvent.click(await screen.findByRole('button', { name: 'Filter by Type' }));
    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual(types);
  });
});
