// @vitest-environment jsdom
import type { ChangeLogEntry } from '@attestry/contract/kernel/change-log.ts';
import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../kernel/api-error.ts';
import { inBrowser, onPhone, renderPage, signInAs } from '../kernel/testing/render-page.tsx';
import { ChangeLogScreen } from './change-log-screen.tsx';
import type { ChangeLogQuestion } from './record/record-kind.ts';

const renamed: ChangeLogEntry = {
  changeBy: 'Ada Moor',
  changeDate: '2026-07-01T23:30:00Z',
  event: 'Edit site',
  fieldsChanged: [
    { fieldName: 'Site name', oldValue: 'Mill', newValue: 'New Mill' },
    { fieldName: 'City', oldValue: 'Hull', newValue: 'Leeds' },
  ],
};

describe('the change log', () => {
  inBrowser();
  afterEach(() => void vi.unstubAllEnvs());

  it("shows times and days in the reader's time zone, and counts entries, each of which may have several rows", async () => {
    vi.stubEnv('TZ', 'Asia/Tokyo');
    signInAs('{body} Admin', ['Site.Changes']);
    const asked: ChangeLogQuestion[] = [];
    const load = async (question: ChangeLogQuestion) => {
      asked.push(question);
      return { resultsList: [renamed], total: 1, totalPages: 1, totalIsLowerBound: false };
    };
    const page = () => <ChangeLogScreen scope={['site', '1']} breadcrumb={[]} load={load} />;
    renderPage(page, '/here?dateFrom=2026-07-02&dateTo=2026-07-02');
    expect(await screen.findAllByText('2026-07-02 08:30:00 GMT+9')).toHaveLength(2);
    expect(screen.getByText('Entries 1–1 of 1')).toBeDefined();
    expect(asked[0]).toMatchObject({ dateFrom: '2026-07-01T15:00:00.000Z', dateTo: '2026-07-02T14:59:59.999Z' });
  });

  it('shows all rows of its entries alike, even if they are more than a page of a list has', async () => {
    const fieldsChanged = Array.from({ length: 12 }, (_, at) => ({
      fieldName: `Field ${at}`,
      oldValue: null,
      newValue: 'New',
    }));
    const resultsList = [{ ...renamed, fieldsChanged }];
    const load = async () => ({ resultsList, total: 1, totalPages: 1, totalIsLowerBound: false });
    renderPage(() => <ChangeLogScreen scope={['site', '1']} breadcrumb={[]} load={load} />);
    expect(await screen.findByText('Field 11')).toBeDefined();
    expect(screen.queryByText('Similar names')).toBeNull();
    const printed = screen.getAllByRole('columnheader').filter((head) => !head.hasAttribute('data-unprinted'));
    expect(printed.at(-1)?.textContent).toBe('New Value');
  });

  it('names its record, and on a phone shows what each field was and is now', async () => {
    onPhone();
    const load = async () => ({ resultsList: [renamed], total: 1, totalPages: 1, totalIsLowerBound: false });
    const breadcrumb = [{ label: 'New Mill', to: '/here' }];
    renderPage(() => <ChangeLogScreen scope={['site', '1']} breadcrumb={breadcrumb} load={load} />);
    const [first] = within(await screen.findByRole('list', { name: 'Change Log' })).getAllByRole('listitem');
    expect(first?.textContent).toContain('Site name New Mill was Mill');
    expect(document.title).toBe('Change Log · New Mill');
  });

  it('shows a link back instead of a retry when the reader may not see it', async () => {
    const load = async () => {
      throw new ApiError({ method: 'GET', status: 404 });
    };
    renderPage(() => <ChangeLogScreen scope={['site', '1']} breadcrumb={[]} load={load} />);
    expect(await screen.findByText(/It may have been removed, or you may not see it/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Go to your start page' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it.each([
    ['/here', 'Nothing has been recorded here yet.'],
    ['/here?searchTerm=Ada', 'Nothing matches. Change the search or remove a filter.'],
  ])('without entries says why at %s', async (path, why) => {
    const load = async () => ({ resultsList: [], total: 0, totalPages: 0, totalIsLowerBound: false });
    renderPage(() => <ChangeLogScreen scope={['site', '1']} breadcrumb={[]} load={load} />, path);
    expect(await screen.findByText('No data')).toBeDefined();
    expect(screen.getByText(why)).toBeDefined();
  });
});
