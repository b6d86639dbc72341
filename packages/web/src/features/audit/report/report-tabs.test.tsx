// @vitest-environment jsdom
import { auditApi } from '@attestry/contract/features/audit/audit.api.ts';
import type { Report, ReportTable } from '@attestry/contract/features/audit/report.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { DetailsSideTabs } from '../../../blocks/details/details-tabs.tsx';
import { queryClient } from '../../../kernel/queries.ts';
import { inBrowser, renderPage } from '../../../kernel/testing/render-page.tsx';
import { stub } from '../../../kernel/testing/stub.ts';
import { auditReportQuery } from '../audit.parts.tsx';
import { useReportTabs } from './report-tabs.parts.tsx';

const limits = { required: false, max: 1000 };
const column = (label: string) => ({ xmlTag: label.toUpperCase(), label, type: 'text' as const, ...limits });
const cell = (data: string | null) => ({ xmlTag: '', data, visible: true });

const clause = (label: string, rows: [string, string, string | null, string | null][]): ReportTable => ({
  id: label,
  xmlTag: '',
  label,
  type: 'accordion',
  columns: ['Clause', 'Requirement', 'Kind', 'Result', 'Note'].map(column),
  rows: rows.map(([number, words, result, note]) => [number, words, '', result, note].map(cell)),
  mostRows: rows.length,
  editable: true,
});

const emptyTable: ReportTable = {
  id: 'PEOPLE',
  xmlTag: 'PEOPLE',
  label: 'People present',
  type: 'table',
  columns: [column('Name')],
  rows: [],
  mostRows: 10,
  editable: true,
};

const entry = (label: string, data: string | string[] | null) => ({
  id: label,
  xmlTag: label,
  label,
  type: 'text' as const,
  data,
  editable: true,
  ...limits,
});

const report: Report = {
  template: { code: 'FOOD', version: '1.0' },
  sections: [
    {
      name: 'Scope',
      sections: [
        { id: 'scope', name: 'Scope', content: [entry('Scope', 'Baking'), entry('Exclusions', null)] },
        { id: 'people', name: 'People present', content: [emptyTable] },
      ],
    },
    {
      name: '1 Leadership',
      sections: [
        {
          id: 'one',
          name: 'Clause 1.1',
          content: [
            clause('Clause 1.1', [
              ['1.1.1', 'A policy is signed.', 'Conform', null],
              ['1.1.2', 'The policy is explained.', 'Minor', 'In English alone.'],
            ]),
          ],
        },
        { id: 'two', name: 'Clause 1.2', content: [clause('Clause 1.2', [['1.2.1', 'Roles are known.', null, null]])] },
      ],
    },
    { name: 'Additional', sections: [{ id: 'more', name: 'Additional', content: [entry('Hidden', 'x')] }] },
  ],
};

const Page = () => {
  const { status } = useQuery(auditReportQuery('900007'));
  const details = { key: 'details', label: 'Details', content: <p>The audit</p> };
  return (
    <>
      <p>Last reading: {status}</p>
      <DetailsSideTabs label="Parts of the report" tabs={[details, ...(useReportTabs('900007') ?? [])]} />
    </>
  );
};

const show = (address = '/here', shown = report) => {
  queryClient.setQueryData(auditReportQuery('900007').queryKey, shown);
  renderPage(Page, address);
};

describe('the report tabs of an audit', () => {
  inBrowser();

  it('include every section except the additional one, with its number of non-conformities', async () => {
    show();
    const tabs = await screen.findAllByRole('tab');
    expect(tabs.map((tab) => tab.textContent)).toEqual(['Details', 'Scope', '1 Leadership1 non-conforming']);
  });

  it('leave out unanswered questions and show No data for an empty table', async () => {
    show('/here?tab=scope');
    expect(await screen.findByText('Baking')).toBeDefined();
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Scope']);
    expect(screen.getByText('No data')).toBeDefined();
  });

  it('lead to one that says that no report is stored, and to none without an answer', async () => {
    const lone = { id: 'people', name: 'People present', content: [{ ...emptyTable, editable: false }] };
    show('/here?tab=report', { ...report, sections: [{ name: 'People', sections: [lone] }] });
    expect(await screen.findByText('No report is stored for this record')).toBeDefined();
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Details', 'Report']);
    cleanup();
    const unanswered = { id: 'people', name: 'People present', content: [emptyTable] };
    show('/here', { ...report, sections: [...report.sections, { name: 'People', sections: [unanswered] }] });
    await screen.findByRole('tab', { name: 'Scope' });
    expect(screen.queryByRole('tab', { name: 'Report' })).toBeNull();
    expect(screen.queryByRole('tab', { name: 'People' })).toBeNull();
  });

  it('are left out on paper if no report is stored, unless the record itself has an answer', async () => {
    const unread = { ...emptyTable, editable: false };
    const section = (name: string, content: Report['sections'][number]['sections'][number]['content']) => ({
      name,
      sections: [{ id: name, name, content }],
    });
    const sections = [section('Team', [entry('Auditor', 'Iris Hale'), unread]), section('People', [unread])];
    show('/here', { ...report, sections });
    await screen.findByText('The audit');
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toContain('Team');
    expect(screen.getByText('Iris Hale')).toBeDefined();
    expect(screen.queryByText('No report is stored for this record')).toBeNull();
    expect(screen.queryByRole('region', { name: 'People' })).toBeNull();
    act(() => void window.dispatchEvent(new Event('afterprint')));
  });

  it('leave out on paper the parts without an answer', async () => {
    show('/here');
    await screen.findByText('The audit');
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(screen.getByText('Baking')).toBeDefined();
    expect(screen.queryByText('No data')).toBeNull();
    act(() => void window.dispatchEvent(new Event('afterprint')));
  });

  it('show each requirement under its clause with its result and note', async () => {
    show('/here?tab=1-leadership');
    const [first, second] = await screen.findAllByRole('group');
    const found = within(first!).getAllByRole('listitem');
    expect(found.map((item) => item.textContent)).toEqual([
      '1.1.1A policy is signed.Conform',
      '1.1.2The policy is explained.Note In English alone.Minor',
    ]);
    expect(within(second!).getByText('Missing')).toBeDefined();
  });

  it('hide the conforming requirements of all sections on request', async () => {
    show('/here?tab=1-leadership');
    await userEvent.click(await screen.findByRole('switch', { name: 'Only non-conforming (1)' }));
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '1.1.2The policy is explained.Note In English alone.Minor',
    ]);
    expect(screen.queryByText('Clause 1.2')).toBeNull();
    await userEvent.click(screen.getByRole('tab', { name: 'Scope' }));
    await userEvent.click(screen.getByRole('tab', { name: /1 Leadership/ }));
    expect(screen.getByRole('switch')).toHaveProperty('checked', true);
  });

  it('keep their content when a later request fails', async () => {
    show('/here?tab=scope');
    expect(await screen.findByText('Baking')).toBeDefined();
    stub(auditApi.readReport, () => Promise.reject(new TypeError('No network')));
    await queryClient.refetchQueries();
    expect(await screen.findByText('Last reading: error')).toBeDefined();
    expect(screen.getByText('Baking')).toBeDefined();
  });

  it('close and open all clauses', async () => {
    show('/here?tab=1-leadership');
    await userEvent.click(await screen.findByRole('button', { name: 'Close all' }));
    expect(screen.getAllByRole('group').map((group) => group.hasAttribute('open'))).toEqual([false, false]);
    await userEvent.click(screen.getByRole('button', { name: 'Open all' }));
    expect(screen.getAllByRole('group').map((group) => group.hasAttribute('open'))).toEqual([true, true]);
  });
});
