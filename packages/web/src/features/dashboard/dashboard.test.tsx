// @vitest-environment jsdom
import { dashboardApi } from '@attestry/contract/features/dashboard/dashboard.api.ts';
import { dashboardErrors } from '@attestry/contract/features/dashboard/dashboard.errors.ts';
import { builtInReport } from '@attestry/contract/features/dashboard/dashboard.parts.ts';
import type { Dashboard, FoundReport } from '@attestry/contract/features/dashboard/dashboard.schema.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { openPrivate } from '../../app/testing/open-private.tsx';
import { AskedQuestion } from '../../blocks/asking/asked-question.tsx';
import { LookupSources } from '../../blocks/lookups.tsx';
import { noticeStore } from '../../kernel/notices.ts';
import { inBrowser, renderPage, signInAs } from '../../kernel/testing/render-page.tsx';
import { atVersion, refused, stub } from '../../kernel/testing/stub.ts';
import { DashboardCreateScreen, DashboardEditScreen } from './dashboard.form-screen.tsx';
import { DashboardListScreen } from './dashboard.list-screen.tsx';
import { dashboardLookups } from './dashboard.public.ts';

const list = '/private/administration';
const asDashboard = ({ weburl: webUrl, ...found }: FoundReport) => ({ ...found, webUrl });

const grades: Dashboard = {
  ...asDashboard(builtInReport('builtin-grades')),
  id: '2',
  roles: ['CB BI User', '{body} Admin'],
  visuals: { isAbleToEdit: true, isAbleToRemove: true },
};
const salesReport: FoundReport = {
  reportId: '5be1d7f0-2a96-4c38-b1e4-7d60f8a3c925',
  name: 'Sales of certificates',
  weburl: 'https://app.powerbi.com/reports/5be1',
  embedUrl: 'https://app.powerbi.com/reportEmbed?reportId=5be1',
  datasetId: 'set-1',
};
const sales: Dashboard = { ...grades, ...asDashboard(salesReport), id: '9', roles: ['Analytics User'] };

const show = (Screen: () => ReactNode, ...at: readonly string[]) =>
  renderPage(
    () => (
      <LookupSources sources={dashboardLookups}>
        <Screen />
        <AskedQuestion />
      </LookupSources>
    ),
    ...at,
  );
const showList = () => show(DashboardListScreen, list, list);
const titles = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('link')[0]?.textContent);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const chooseAction = async (of: string, action: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `More actions for ${of}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
};
const chooseRole = async (name: string) => {
  await userEvent.click(screen.getByRole('combobox', { name: /^Roles/ }));
  await userEvent.click(await screen.findByRole('option', { name }));
};
const typeInto = async (field: RegExp, text: string) => {
  const box = await screen.findByRole('textbox', { name: field });
  await userEvent.clear(box);
  await userEvent.type(box, text);
};
const lookUp = async (id: string) => {
  await typeInto(/^Report ID/, id);
  await press('Look up');
};
const expectSaved = async (router: ReturnType<typeof show>, text: string) => {
  await waitFor(() => expect(noticeStore.current().map((notice) => notice.text)).toContain(text));
  await waitFor(() => expect(router.state.location.pathname).toBe(list));
};
const isLocked = (field: RegExp) => screen.getByRole('textbox', { name: field }).hasAttribute('disabled');

describe('the administration of dashboards', () => {
  inBrowser();
  let stored: Dashboard[];
  beforeEach(() => {
    stored = [grades, sales];
    signInAs('{body} Admin', [
      'Administration.View',
      'Administration.Generate',
      'Administration.Revise',
      'Administration.Remove',
    ]);
    stub(dashboardApi.list, () => stored);
    stub(dashboardApi.read, ({ params }) => atVersion('4', stored.find(({ id }) => id === params.id) ?? grades));
  });

  it('lists each dashboard with its address and roles, and its search finds words of any of them', async () => {
    showList();
    const row = await screen.findByRole('row', { name: /^Grades over time/ });
    expect(within(row).getByRole('link', { name: 'Grades over time' }).getAttribute('href')).toBe(`${list}/edit/2`);
    expect(row.textContent).toContain(grades.webUrl);
    expect(row.textContent).toContain('GFA Admin, CB BI User');
    const search = screen.getByRole('searchbox', { name: 'Search dashboards' });
    for (const [words, found] of [
      ['time grades', ['Grades over time']],
      ['powerbi.com', ['Sales of certificates']],
      ['gfa admin', ['Grades over time']],
    ] as const) {
      await userEvent.clear(search);
      await userEvent.type(search, words);
      expect(titles(), words).toEqual(found);
    }
    await userEvent.type(search, ' of none');
    expect(screen.getByText('No dashboard matches')).toBeDefined();
  });

  it('is empty if the dashboards cannot be read', async () => {
    stub(dashboardApi.list, refused(500));
    showList();
    expect(await screen.findByText('There is no dashboard')).toBeDefined();
  });

  it('deletes a dashboard once that is confirmed', async () => {
    const asked = stub(dashboardApi.remove, ({ params: { id = '' } }) => {
      stored = stored.filter((dashboard) => dashboard.id !== id);
      return { id };
    });
    const router = showList();
    await chooseAction('Sales of certificates', 'Delete');
    await screen.findByRole('dialog', { name: 'Delete Sales of certificates?' });
    await press('Keep it');
    expect(asked).toEqual([]);
    await chooseAction('Sales of certificates', 'Delete');
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await expectSaved(router, 'Sales of certificates deleted');
    await waitFor(() => expect(titles()).toEqual(['Grades over time']));
    expect(asked.map(({ params }) => params)).toEqual([{ id: '9' }]);
  });

  it('offers neither to add nor to delete what the reader may not', async () => {
    signInAs('{body} Admin', ['Administration.View']);
    stored = [{ ...grades, visuals: { isAbleToEdit: false, isAbleToRemove: false } }];
    showList();
    await userEvent.click(await screen.findByRole('button', { name: 'More actions for Grades over time' }));
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual(['Change Log']);
    expect(screen.queryByRole('link', { name: 'New dashboard' })).toBeNull();
  });

  it('is closed to readers without it', async () => {
    signInAs('CB Full Admin', ['Audit.View']);
    openPrivate(`${list}/new`);
    expect(await screen.findByText('Permission denied')).toBeDefined();
  });

  it('adds a dashboard of a report that it looks up by its Report ID', async () => {
    let answer: (report: FoundReport) => void = () => undefined;
    const asked = stub(dashboardApi.search, () => new Promise<FoundReport>((found) => (answer = found)));
    const added = stub(dashboardApi.create, sales);
    const router = show(DashboardCreateScreen);
    await lookUp(` ${salesReport.reportId} `);
    expect(screen.getByText(`Looking up report with ID ${salesReport.reportId}`)).toBeDefined();
    answer(salesReport);
    await screen.findByDisplayValue(salesReport.embedUrl);
    expect([/^Report ID/, /^Web URL/].map(isLocked)).toEqual([true, false]);
    await press('Save');
    expect(await screen.findByText('Field is required')).toBeDefined();
    await typeInto(/^Title/, 'Sales');
    await chooseRole('GFA Admin');
    await press('Save');
    await expectSaved(router, 'Sales of certificates added');
    expect(asked.map(({ params }) => params)).toEqual([{ reportId: salesReport.reportId }]);
    expect(added.map(({ body }) => body)).toEqual([
      { ...asDashboard(salesReport), name: 'Sales', roles: ['{body} Admin'] },
    ]);
  });

  it('says if a report is not found, or why it cannot be looked up, and looks up another one', async () => {
    const { noReport, notAnswered } = dashboardErrors;
    stub(dashboardApi.search, refused(404, { message: noReport.message }));
    show(DashboardCreateScreen);
    await lookUp('builtin-none');
    expect(await screen.findByText(noReport.message)).toBeDefined();
    stub(dashboardApi.search, refused(502, { message: notAnswered.message }));
    await lookUp(salesReport.reportId);
    expect(await screen.findByText(`${noReport.message}. ${notAnswered.message}`)).toBeDefined();
    stub(dashboardApi.search, builtInReport('builtin-grades'));
    await lookUp('builtin-grades');
    await screen.findByDisplayValue('Grades over time');
    expect([/^Web URL/, /^Embed URL/, /^Dataset ID/].map(isLocked)).toEqual([true, true, true]);
  });

  it('edits the version that it showed, and shows a refused address at its field', async () => {
    const { message } = dashboardErrors.foreignWebUrl;
    const edits = stub(dashboardApi.update, refused(400, { message, fields: [{ path: 'webUrl', message }] }));
    const router = show(DashboardEditScreen, '/here/9');
    await typeInto(/^Web URL/, 'https://evil.example/');
    await press('Save');
    const refusal = await screen.findByText(message);
    expect(screen.getByRole('textbox', { name: /^Web URL/ }).getAttribute('aria-describedby')).toContain(refusal.id);
    stub(dashboardApi.update, sales);
    await typeInto(/^Web URL/, sales.webUrl);
    await chooseRole('CB BI User');
    await press('Save');
    await expectSaved(router, 'Sales of certificates saved');
    expect(edits).toMatchObject([{ params: { id: '9' }, version: '4', body: { webUrl: 'https://evil.example/' } }]);
  });

  it('does not overwrite what another Admin saved meanwhile', async () => {
    const present = { ...sales, name: 'Sales of 2027' };
    stub(dashboardApi.update, ({ version }) => (version === '4' ? refused(412, { present }, { version: '5' }) : sales));
    const router = show(DashboardEditScreen, '/here/9');
    await typeInto(/^Title/, 'Turnover');
    await press('Save');
    expect(await screen.findByRole('row', { name: 'Title Sales of 2027 Turnover' })).toBeDefined();
    await press('Keep mine');
    await expectSaved(router, 'Sales of certificates saved');
  });

  it('says that a dashboard does not exist, with the way back to the list', async () => {
    stub(dashboardApi.read, refused(404));
    openPrivate(`${list}/edit/77`);
    expect(await screen.findByRole('heading', { name: 'Not found' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Go to Administration' }).getAttribute('href')).toBe(list);
  });
});
