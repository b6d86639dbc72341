// @vitest-environment jsdom
import { keptExportApi } from '@attestry/contract/features/kept-export/kept-export.api.ts';
import type { KeptExport } from '@attestry/contract/features/kept-export/kept-export.schema.ts';
import { notificationApi } from '@attestry/contract/features/notification/notification.api.ts';
import { reportsApi } from '@attestry/contract/features/reports/reports.api.ts';
import type { ReportName } from '@attestry/contract/features/reports/reports.schema.ts';
import { kernelErrors } from '@attestry/contract/kernel/errors.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AskedQuestion } from '../../blocks/asking/asked-question.tsx';
import { LookupSources } from '../../blocks/lookups.tsx';
import { dismissBanner, noticeStore } from '../../kernel/notices.ts';
import { inBrowser, renderPage, signInAs, switchOff } from '../../kernel/testing/render-page.tsx';
import { refused, stub } from '../../kernel/testing/stub.ts';
import { IfsAuditScreen } from './ifs-audit.list-screen.tsx';
import { ReportsScreen } from './reports.list-screen.tsx';
import { reportLookups } from './reports.public.ts';

const statuses = ['Current', 'Closed', 'Archived'];

const aReport: ReportName = {
  id: 'AuditStatus',
  name: 'Audit Status',
  about: 'One row per audit.',
  csvEndpoint: 'AuditStatusCsv',
  xlsxEndpoint: 'AuditStatusXlsx',
  filters: ['recordStatus', 'submissionDateFrom', 'submissionDateTo'],
  atFirst: { recordStatus: ['Current'] },
  list: {
    columns: {
      id: { label: 'Audit ID', kind: 'text', sortable: true },
      recordStatus: { label: 'Record status', kind: 'choice', values: statuses, sortable: true, filterable: true },
      submissionDate: { label: 'Submission date', kind: 'date', sortable: true, filterable: true },
    },
    defaultSort: 'id',
  },
};

const csv = { blob: new Blob(['Audit ID'], { type: 'text/csv' }), name: 'AuditStatus.csv' };

const saved: string[] = [];

const Screen = () => (
  <LookupSources sources={reportLookups}>
    <ReportsScreen />
    <AskedQuestion />
  </LookupSources>
);

const aRow: Record<string, string> = { id: '500123', recordStatus: 'Current', submissionDate: '2026-05-04' };

const show = (
  address = '/here',
  { isLong = false, reports = [aReport], kept = [] as Partial<KeptExport>[], row = aRow } = {},
) => {
  stub(reportsApi.names, reports);
  stub(keptExportApi.list, () => kept);
  const previewed = stub(reportsApi.preview, {
    resultsList: [row],
    total: isLong ? 10_000 : 1,
    totalPages: 1,
    totalIsLowerBound: isLong,
  });
  return { router: renderPage(Screen, address), previewed };
};

const ofAuditors: ReportName = {
  ...aReport,
  id: 'AuditorProfile',
  list: {
    columns: {
      auditorNumber: { label: 'Auditor number', kind: 'text' },
      auditor: { label: 'Auditor', kind: 'lookup', lookup: 'reportedAuditor', filterable: true },
    },
    defaultSort: 'auditorNumber',
  },
};

const chosen = '/here?report=AuditStatus&recordStatus=Closed&sortBy=submissionDate';
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const banners = () => noticeStore.current().flatMap(({ kind, text }) => (kind === 'banner' ? [text] : []));

inBrowser();
beforeEach(() => {
  saved.length = 0;
  signInAs('{body} Admin', ['Reports.View']);
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => undefined }));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});
afterEach(() => {
  dismissBanner();
  vi.restoreAllMocks();
});

describe('the page Reports', () => {
  it('says that there are none to those who are offered none', async () => {
    show('/here', { reports: [] });
    expect(await screen.findByText('No reports available')).toBeDefined();
  });

  it('is called Reporting for companies, where companies have tiers', async () => {
    signInAs('Company User', ['Reports.View']);
    show();
    expect(await screen.findByRole('heading', { name: 'Reporting' })).toBeDefined();
    switchOff('CompanyTiers');
    expect(await screen.findByRole('heading', { name: 'Reports' })).toBeDefined();
  });

  it('keeps the chosen report in the address, with the filters that are set at first', async () => {
    const { router, previewed } = show();
    await userEvent.click(await screen.findByRole('combobox', { name: 'Report' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Audit Status' }));
    expect(await screen.findByRole('cell', { name: '500123' })).toBeDefined();
    expect(router.state.location.search).toMatchObject({ report: 'AuditStatus', recordStatus: 'Current' });
    expect(previewed.map(({ query }) => query)).toEqual([{ recordStatus: 'Current' }]);
  });

  it('opens the report of its address, with its filters and order, and exports the same in both formats at once', async () => {
    const { previewed } = show(chosen);
    const exported = stub(reportsApi.export, csv);
    await screen.findByRole('cell', { name: '500123' });
    await Promise.all([press('Export CSV'), press('Export XLSX')]);
    await waitFor(() => expect(saved).toHaveLength(2));
    const asked = { recordStatus: 'Closed', sortBy: 'submissionDate' };
    expect(previewed.map(({ query }) => query)).toEqual([asked]);
    expect(exported.map(({ params, query }) => [params.reportUrl, query])).toEqual([
      ['AuditStatusCsv', asked],
      ['AuditStatusXlsx', asked],
    ]);
  });

  it('leads from each auditor of its rows to their page', async () => {
    show('/here?report=AuditorProfile', { reports: [ofAuditors], row: { id: '7', auditorNumber: '20417' } });
    const link = await screen.findByRole('link', { name: '20417' });
    expect(link.getAttribute('href')).toBe('/private/auditor/details/20417');
  });

  it('tells auditors of the same name apart by their numbers', async () => {
    show('/here?report=AuditorProfile', { reports: [{ ...ofAuditors, filters: ['auditor'] }] });
    stub(reportsApi.auditorDetails, [
      { id: '20417', name: 'Anna Bianchi' },
      { id: '20733', name: 'Anna Bianchi' },
    ]);
    await press('Filters');
    await userEvent.type(await screen.findByRole('combobox', { name: 'Auditor' }), 'anna');
    const options = await screen.findAllByRole('option', { name: /Anna Bianchi/ });
    expect(options.map(({ textContent }) => textContent)).toEqual(['Anna Bianchi20417', 'Anna Bianchi20733']);
  });

  it('says why an export is refused, or that it failed, and stays as it is', async () => {
    const { router } = show(chosen);
    stub(reportsApi.export, refused(400, { message: 'The end must not be before the start' }));
    await press('Export CSV');
    await waitFor(() => expect(banners()).toEqual(['The end must not be before the start']));
    stub(reportsApi.export, refused(500, { message: 'Server error' }));
    await press('Export CSV');
    await waitFor(() => expect(banners()).toEqual(['Error']));
    expect(router.state.location.search).toMatchObject({ report: 'AuditStatus', recordStatus: 'Closed' });
    expect(screen.getByRole('cell', { name: '500123' })).toBeDefined();
  });

  it('exports nothing for people whose company is kept from exporting, and says why', async () => {
    signInAs('Company BI S User', ['Reports.View'], { mayExport: false });
    show(chosen);
    await press('Export CSV');
    expect(await screen.findByRole('tooltip')).toHaveProperty('textContent', kernelErrors.exportPrevented.message);
  });
});

describe('the page IFS Audit Report', () => {
  const { xlsxEndpoint: _, ...ifsReport } = { ...aReport, csvEndpoint: 'SendAuditStatusReport' };
  const { submissionDate } = aReport.list.columns;
  const columns = { ...aReport.list.columns, submissionDate: { ...submissionDate!, filterLabel: 'Invoice Period' } };
  const showIfs = (report: object = {}) => {
    stub(reportsApi.ifsReports, [{ ...ifsReport, list: { ...ifsReport.list, columns }, ...report }]);
    stub(reportsApi.preview, { resultsList: [aRow], total: 1, totalPages: 1, totalIsLowerBound: false });
    renderPage(IfsAuditScreen, '/here?submissionDateFrom=2026-05-01');
  };
  const outcome = () => screen.getByText('Outcome Status').nextElementSibling?.textContent;

  it('exports the report of an invoice period, and says what came of it', async () => {
    showIfs();
    const blob = new Blob(['"Site"\r\n"Mill\r\nLane"\r\n"The ""Old"" Mill"\r\n']);
    const sent = stub(reportsApi.sendAuditStatus, { ...csv, blob });
    expect(await screen.findByText('Invoice Period from 2026-05-01')).toBeDefined();
    expect(await screen.findByRole('columnheader', { name: /^Submission date/ })).toBeDefined();
    expect(outcome()).toBe('');
    await press('Export');
    await waitFor(() => expect(outcome()).toMatch(/^AuditStatus\.csv: 2 rows, \d{4}-/));
    expect(sent.map(({ query }) => query)).toEqual([{ submissionDateFrom: '2026-05-01' }]);
    expect(saved).toEqual(['AuditStatus.csv']);
  });

  it('says why the export failed, in the words of the server if a filter is wrong', async () => {
    showIfs();
    const message = 'The end must not be before the start';
    for (const [status, said] of [
      [400, message],
      [500, 'Error'],
    ] as const) {
      stub(reportsApi.sendAuditStatus, refused(status, { message }));
      await press('Export');
      await waitFor(() => expect([outcome(), ...banners()]).toEqual([said, said]));
    }
  });

  it('exports nothing where the report has no address for it', async () => {
    showIfs({ csvEndpoint: undefined });
    await press('Export');
    expect(await screen.findByRole('tooltip')).toHaveProperty('textContent', 'This report cannot be exported as CSV');
  });

  it('says that there are no reports', async () => {
    stub(reportsApi.ifsReports, []);
    renderPage(IfsAuditScreen);
    expect(await screen.findByText('No reports available')).toBeDefined();
  });
});

describe('a long export', () => {
  const made: Partial<KeptExport> = { id: '7', title: 'Audit Status (CSV)' };

  it('is made while the reader does something else', async () => {
    show(chosen, { isLong: true });
    const started = stub(keptExportApi.start, { ...made, state: 'Waiting' });
    await screen.findByRole('cell', { name: '500123' });
    stub(keptExportApi.list, [{ ...made, state: 'In progress', size: 12_000_000 }]);
    await press('Export CSV');
    expect(await screen.findByText('Exporting… 12 MB so far')).toBeDefined();
    expect(
      screen.getByText('Exporting… You may leave this page: the file will be offered here for a day.'),
    ).toBeDefined();
    expect(started).toMatchObject([
      { params: { reportUrl: 'AuditStatusCsv' }, query: { recordStatus: 'Closed', sortBy: 'submissionDate' } },
    ]);
    expect(saved).toEqual([]);
  });

  it('is fetched once it is ready, which marks its alert as read, and removed', async () => {
    const kept = [{ ...made, state: 'Ready' as const, size: 48_000_000, until: '2026-11-25T10:00:00Z' }];
    show('/here', { kept });
    stub(keptExportApi.file, csv);
    const marked = stub(notificationApi.markRead, { unread: 0, readAt: '2026-11-22T10:00:00.000Z' });
    await press('Download Audit Status (CSV)');
    await waitFor(() => expect(saved).toEqual(['AuditStatus.csv']));
    await waitFor(() => expect(marked.map(({ body }) => body)).toEqual([{ record: { type: 'export', id: '7' } }]));
    const removed = stub(keptExportApi.remove, { id: '7' });
    kept.length = 0;
    await press('Remove Audit Status (CSV)');
    await screen.findByText('The file is deleted and can no longer be downloaded');
    expect(removed).toEqual([]);
    await press('Remove');
    await waitFor(() => expect(screen.queryByText('Your exports')).toBeNull());
    expect(removed).toMatchObject([{ params: { id: '7' } }]);
  });

  it('is not fetched while the company may not export, and says why', async () => {
    signInAs('Company BI S User', ['Reports.View'], { mayExport: false });
    show('/here', { kept: [{ ...made, state: 'Ready', size: 48_000_000, until: '2026-11-25T10:00:00Z' }] });
    const sent = stub(keptExportApi.file, csv);
    await press('Download Audit Status (CSV)');
    expect(await screen.findByRole('tooltip')).toHaveProperty('textContent', kernelErrors.exportPrevented.message);
    expect(sent).toEqual([]);
  });

  it('that failed says why', async () => {
    const reason = kernelErrors.exportPrevented.message;
    show('/here', {
      kept: [
        { ...made, state: 'Failed', reason },
        { ...made, id: '8', state: 'Failed' },
      ],
    });
    expect(await screen.findByText(reason)).toBeDefined();
    expect(screen.getByText('The export failed. Please try again.')).toBeDefined();
  });
});
