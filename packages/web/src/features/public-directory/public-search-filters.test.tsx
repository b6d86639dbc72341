// @vitest-environment jsdom
import {
  publicChoicesApi,
  publicDirectoryApi,
} from '@attestry/contract/features/public-directory/public-directory.api.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { stubPublicLookups } from '../../app/testing/stub-public-lookups.ts';
import { queryClient } from '../../kernel/queries.ts';
import { keepSentAnswers } from '../../kernel/sent-answers.ts';
import { inBrowser, renderPage } from '../../kernel/testing/render-page.tsx';
import { refused, stub } from '../../kernel/testing/stub.ts';
import { PublicSearchScreen } from './public-search.list-screen.tsx';

let counted: string[] = [];
let counting: Record<string, Record<string, number>> | undefined;
const show = (address = '/here') => renderPage(() => <PublicSearchScreen />, address);

describe('the filters of the public search', () => {
  inBrowser();
  beforeEach(() => {
    counted = [];
    counting = undefined;
    stubPublicLookups();
    stub(publicDirectoryApi.searchSites, { totalPages: 0, total: 0, resultsList: [] });
    stub(publicChoicesApi.countChoices, ({ query }) => {
      counted.push(`?${new URLSearchParams(query)}`);
      return counting ?? refused(500);
    });
  });

  it('shows how many certificates each choice would leave, and hides choices that leave none', async () => {
    counting = { country: { 2: 1204, 14: 3 }, grade: { AA: 7, B: 1 } };
    show('/here?searchTerm=alta&country=1&pageNumber=2');
    const belgium = await screen.findByRole('checkbox', { name: 'Belgium', description: '1,204 certificates' });
    expect(counted).toEqual(['?country=1&searchTerm=alta']);
    const listed = within(belgium.closest('fieldset') ?? document.body);
    expect(listed.getByRole('checkbox', { name: 'Albania', description: '0 certificates' })).toBeDefined();
    expect(listed.getAllByRole('checkbox')).toHaveLength(3);
    expect(screen.queryByRole('checkbox', { name: 'A+' })).toBeNull();
    await userEvent.click(listed.getByRole('button', { name: 'Show 11 without certificates: Country' }));
    expect(listed.getAllByRole('checkbox')).toHaveLength(14);
  });

  it('shows at once what the server refused when it wrote the page, and does not ask again', async () => {
    const asked: unknown[] = [];
    stub(publicDirectoryApi.searchSites, ({ query }) => {
      asked.push(query);
      return refused(500);
    });
    const fields = [{ path: 'country', message: 'Is not one of the choices' }];
    const refusal = { method: 'GET', status: 400, body: { code: 'request.invalid', message: 'No', fields } };
    const search = ['public', 'sites', 'alta', { searchTerm: 'alta', country: ['abc'] }];
    const sent = document.createElement('script');
    sent.id = 'answers';
    sent.type = 'application/json';
    sent.textContent = JSON.stringify([[search, null, refusal]]);
    document.body.append(sent);
    keepSentAnswers(queryClient);
    sent.remove();
    show('/here?searchTerm=alta&country=abc');
    expect(await screen.findByRole('link', { name: 'Clear Country' })).toBeDefined();
    expect(asked).toEqual([]);
  });

  it('offers every choice while the counts are unknown', async () => {
    show('/here?searchTerm=alta');
    await waitFor(() => expect(counted).toHaveLength(1));
    expect(screen.getByRole('checkbox', { name: 'A+' })).toBeDefined();
  });

  it('finds a country by a few letters, with or without accents', async () => {
    show();
    await screen.findByRole('checkbox', { name: 'Albania' });
    expect(screen.queryByRole('checkbox', { name: 'Norway' })).toBeNull();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Find in Country' }), 'cote');
    expect(screen.getByRole('checkbox', { name: 'Côte d’Ivoire' })).toBeDefined();
    expect(screen.queryByRole('checkbox', { name: 'Albania' })).toBeNull();
  });

  it('lists the ratings from five stars down to none', async () => {
    show('/here?rating=3');
    const ratings = await screen.findByRole('group', { name: 'Rating of the certification body' });
    const stars = within(ratings).getAllByRole('checkbox');
    expect(stars.map((star) => star.closest('label')?.textContent)).toEqual([
      '5 stars',
      '4 stars',
      '3 stars',
      '2 stars',
      '1 star',
      '0 stars',
    ]);
  });
});
