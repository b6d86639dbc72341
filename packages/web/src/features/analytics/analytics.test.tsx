// @vitest-environment jsdom
import { analyticsApi } from '@attestry/contract/features/analytics/analytics.api.ts';
import { analyticsErrors } from '@attestry/contract/features/analytics/analytics.errors.ts';
import { builtInDashboards } from '@attestry/contract/features/analytics/analytics.parts.ts';
import type { DashboardFigures } from '@attestry/contract/features/analytics/analytics.schema.ts';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { inBrowser, renderPage, signInAs, switchOff } from '../../kernel/testing/render-page.tsx';
import { refused, stub } from '../../kernel/testing/stub.ts';
import { AnalyticsScreen } from './analytics.detail-screen.tsx';
import { addressesOf } from './analytics.parts.tsx';
import { figuresOf } from './figures/figures.parts.tsx';
import { csvOf } from './figures/figures-table.parts.tsx';

const countries: DashboardFigures = {
  id: 'builtin-certificates-by-country',
  figures: [
    { country: { id: '826', name: 'United Kingdom' }, total: 12_000 },
    { country: { id: '702', name: 'Singapore' }, total: 3 },
  ],
};
const bodies: DashboardFigures = {
  id: 'builtin-certification-bodies',
  figures: [
    {
      body: { id: '2', name: 'Certa Nordic' },
      total: 4,
      daysToUpload: 28.2,
      late: 1,
      replaced: 0,
      holding: 1,
      grades: { A: 3 },
    },
  ],
};
const ofCountries = `/here?dashboard=${countries.id}`;

const dashboards = Object.entries(builtInDashboards).map(([reportId, { name }], at) => ({
  id: String(at + 1),
  name,
  reportId,
}));
const food = { id: '1', name: 'Food' };
const packaging = { id: '2', name: 'Packaging' };

const show = (address = '/here') => renderPage(AnalyticsScreen, address);
const alone = (to: string) => Object.fromEntries(new URL(to, 'http://here').searchParams);

describe('the page Analytics', () => {
  inBrowser();
  beforeEach(() => {
    signInAs('Analytics User', ['Analytics.View']);
    stub(analyticsApi.list, dashboards);
  });

  it('keeps the chosen dashboard in the address and reads its figures', async () => {
    stub(analyticsApi.data, { ...countries, figures: [] });
    const router = show();
    expect(await screen.findByRole('link', { name: 'Expiry outlook' })).toBeDefined();
    await userEvent.click(screen.getByRole('combobox', { name: 'Dashboard' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Certificates by country' }));
    expect(await screen.findByText('No record that you see belongs in this dashboard.')).toBeDefined();
    expect(router.state.location.search).toEqual({ dashboard: countries.id });
  });

  it('asks with the filters of the address, and each figure leads to what it counts', async () => {
    const asked = stub(analyticsApi.data, countries);
    show(`${ofCountries}&periodFrom=2026-01-01&colour=red`);
    const link = await screen.findByRole('link', { name: '12,000' });
    expect(asked.map(({ params, query }) => [params.id, query])).toEqual([['1', { periodFrom: '2026-01-01' }]]);
    expect(alone(link.getAttribute('href') ?? '')).toMatchObject({
      report: 'CertificationStatus',
      recordStatus: 'Current',
      country: '826',
      expiryDateFrom: '2026-01-01',
    });
    expect(screen.getByText('12,003 certificates in 2 countries')).toBeDefined();
    expect(screen.getByText(/is counted up to 10,000 rows/)).toBeDefined();
    expect(await screen.findByText(/Too small for the map/)).toBeDefined();
  });

  it.each([
    ['Analytics User', 'certificates-by-country', 'Records of the whole directory are counted.'],
    ['CB BI User', 'certificates-by-country', /those of your organisation and those shared with it/],
    ['CB BI User', 'certification-bodies', 'Records of your certification body alone are counted.'],
    ['CB Commercial Horizon', 'certificates-by-country', 'Records of your certification body alone are counted.'],
    ['Company BI S User', 'certification-bodies', /those of your organisation and those shared with it/],
  ] as const)('tells a reader in the role %s whose records %s counts', async (role, dashboard, words) => {
    signInAs(role, ['Analytics.View']);
    stub(analyticsApi.data, dashboard === 'certification-bodies' ? bodies : countries);
    show(`/here?dashboard=builtin-${dashboard}`);
    expect(await screen.findByText(words)).toBeDefined();
  });

  it('says that a dashboard could not be loaded, and tries again', async () => {
    stub(analyticsApi.data, refused(500));
    show(ofCountries);
    await screen.findByText('Could not load the selected dashboard.');
    stub(analyticsApi.data, countries);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: '12,000' })).toBeDefined();
  });

  it('says so if the address names a dashboard that is not the reader’s, and offers the others', async () => {
    show('/here?dashboard=builtin-none');
    await screen.findByText('Could not load the selected dashboard.');
    await userEvent.click(screen.getByRole('combobox', { name: 'Dashboard' }));
    expect(await screen.findAllByRole('option')).toHaveLength(5);
  });

  it('has no dashboard if none is for the reader, or if they cannot be read', async () => {
    stub(analyticsApi.list, refused(500));
    show();
    expect(await screen.findByText('There is no dashboard for you')).toBeDefined();
  });

  it('shows a report of Power BI, and says if it could not be loaded', async () => {
    const report = { id: '9', name: 'Sales', reportId: '5be1d7f0-2a96-4c38-b1e4-7d60f8a3c925' };
    const embedUrl = `https://app.powerbi.com/reportEmbed?reportId=${report.reportId}`;
    stub(analyticsApi.list, [...dashboards, report]);
    stub(analyticsApi.embed, refused(502));
    show(`/here?dashboard=${report.reportId}`);
    await screen.findByText('Could not load the selected dashboard.');
    stub(analyticsApi.embed, { ...report, embedUrl, embedToken: 'a token', expiresInSeconds: 1200 });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect((await screen.findByTitle<HTMLIFrameElement>('Sales')).src).toContain(embedUrl);
  });

  it('tells Lite users in place of everything that it needs Pro, where companies have tiers', async () => {
    signInAs('Company User', ['Analytics.View']);
    show(ofCountries);
    expect(await screen.findByText(analyticsErrors.proNeeded.message)).toBeDefined();
    expect(screen.queryByRole('combobox')).toBeNull();
    cleanup();
    switchOff('CompanyTiers');
    stub(analyticsApi.data, countries);
    show(ofCountries);
    expect(await screen.findByRole('combobox', { name: 'Dashboard' })).toBeDefined();
    expect(screen.queryByText(analyticsErrors.proNeeded.message)).toBeNull();
  });
});

describe('a figure', () => {
  it('counts no days outside the period', () => {
    const period = { periodFrom: ['2026-02-01'], periodTo: ['2026-12-31'] };
    const { addressOf } = addressesOf('builtin-grades', period, false);
    const quarter = alone(addressOf({ grade: 'A' }, { from: '2026-01-01', to: '2026-03-31' }));
    expect(quarter).toMatchObject({ grade: 'A', startDateFrom: '2026-02-01', startDateTo: '2026-03-31' });
  });

  it('is cumulated from the most frequent section on', () => {
    const answer: DashboardFigures = {
      id: 'builtin-non-conformities',
      figures: [
        { standard: food, section: '3.5', title: 'Traceability', severity: 'Major', total: 3 },
        { standard: food, section: '3.5', title: 'Traceability', severity: 'Minor', total: 5 },
        { standard: packaging, section: '3.5', severity: 'Minor', total: 2 },
      ],
    };
    const { headline, rows } = figuresOf(answer, addressesOf(answer.id, {}, true));
    expect(headline).toBe('10 non-conformities; 1 of 2 sections account for 80\u00a0% of them');
    expect(rows.map(({ cells }) => cells.slice(0, 2))).toEqual([
      ['3.5 Traceability', 'Food'],
      ['3.5', 'Packaging'],
    ]);
    expect(rows.map(({ cells }) => cells.at(-1))).toEqual([80, 100]);
  });

  it('leads those who have the list of audits there, by the names of its filters', () => {
    const { addressOf, auditsOf } = addressesOf('builtin-certification-bodies', { periodFrom: ['2026-02-01'] }, true);
    expect(addressOf({ certificationBody: '3' })).toBe(
      '/private/audit?showArchived=true&certificationBody=3&addedFrom=2026-02-01',
    );
    expect(alone(auditsOf?.({ recordStatus: 'Holding' }) ?? '')).toMatchObject({ auditStatus: 'Holding' });
    expect(addressesOf('builtin-non-conformities', {}, true).addressOf({ clause: '3.5' })).toContain(
      '/private/report?',
    );
  });

  it('is written to a file as a number, and a name never as a formula', () => {
    const rows = [{ key: '1', cells: ['=1+1 "Foods"', { count: 1200, to: '/there' }, null] }];
    const text = csvOf({ headline: '', heads: ['Body', 'Audits', 'Days'], texts: 1, rows });
    expect(text).toBe('"Body","Audits","Days"\r\n"\'=1+1 ""Foods""",1200,\r\n');
  });
});
