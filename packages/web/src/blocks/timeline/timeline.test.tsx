// @vitest-environment jsdom
import { auditEditingApi } from '@attestry/contract/features/audit-editing/audit-editing.api.ts';
import { auditImportApi } from '@attestry/contract/features/audit-import/audit-import.api.ts';
import { auditLifeApi } from '@attestry/contract/features/audit-life/audit-life.api.ts';
import { auditScheduleApi } from '@attestry/contract/features/audit-schedule/audit-schedule.api.ts';
import { reportAccessApi } from '@attestry/contract/features/report-access/report-access.api.ts';
import { siteSharingApi } from '@attestry/contract/features/sharing/sharing.api.ts';
import { siteApi } from '@attestry/contract/features/site/site.api.ts';
import type { ChangeLogEntry } from '@attestry/contract/kernel/change-log.ts';
import { screen } from '@testing-library/react';
import { CalendarDays, ClipboardCheck } from 'lucide-react';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../kernel/api-error.ts';
import { daysAfter, today } from '../../kernel/days.ts';
import { inBrowser, renderPage } from '../../kernel/testing/render-page.tsx';
import { Timeline } from './timeline.tsx';

const entry = (facts: Partial<ChangeLogEntry>): ChangeLogEntry => ({
  changeBy: 'Ada Moor',
  changeDate: `${daysAfter(today(), -3)}T12:00:00Z`,
  event: auditImportApi.importReport.summary,
  fieldsChanged: [],
  ...facts,
});

const field = (fieldName: string) => ({ fieldName, oldValue: 'then', newValue: 'now' });

const toCome = [
  { icon: CalendarDays, title: 'Certificate ends', at: daysAfter(today(), 400) },
  { icon: CalendarDays, title: 'Next audit', at: daysAfter(today(), 11) },
];
const past = [{ icon: ClipboardCheck, title: 'Audit held', at: daysAfter(today(), -10), by: 'Iris Hale' }];

const show = (entries: readonly ChangeLogEntry[]) =>
  renderPage(() => (
    <Timeline
      toCome={toCome}
      past={past}
      changes={{
        scope: ['audit', '1'],
        to: '/changes',
        load: async () => ({
          resultsList: [...entries],
          total: entries.length,
          totalPages: 1,
          totalIsLowerBound: false,
        }),
      }}
    />
  ));

const lines = async () => (await screen.findAllByRole('listitem')).map((line) => line.querySelector('p')?.textContent);

describe('the timeline of a record', () => {
  inBrowser();

  it('lists what is planned, then what happened, the newest first', async () => {
    show([entry({ event: 'Certification expired' }), entry({ changeDate: `${daysAfter(today(), -20)}T12:00:00Z` })]);
    expect(await lines()).toEqual([
      'Next audit',
      'Certificate ends',
      'Certification expired',
      'Audit held',
      'Report uploaded',
    ]);
    expect(screen.getByText('in 11 days')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Full change log' }).getAttribute('href')).toBe('/changes');
  });

  it('calls an edit of the report one of the details where it changed fields of the audit alone', async () => {
    const event = auditEditingApi.editReport.summary;
    show([entry({ event, fieldsChanged: [field('Scope')] }), entry({ event, fieldsChanged: [field('Report')] })]);
    expect(await lines()).toContain('Details edited');
    expect(await lines()).toContain('Report edited');
  });

  it('tells a report that replaced another from the first one', async () => {
    const report = (oldValue: string | null) =>
      entry({ fieldsChanged: [{ fieldName: 'Report', oldValue, newValue: 'b.xlsx' }] });
    show([report('a.xlsx'), report(null)]);
    expect(await lines()).toEqual(expect.arrayContaining(['Report replaced', 'Report uploaded']));
  });

  it('names three of the changed fields', async () => {
    show([entry({ fieldsChanged: ['Grade', 'Scope', 'Auditor', 'City', 'City'].map(field) })]);
    expect(await screen.findByText('Grade · Scope · Auditor and 1 more')).toBeDefined();
  });

  it('names what a person changed and what that caused, but not what the directory derived', async () => {
    const issued = ['Report', 'Certificate number', 'Certificate issued'].map(field);
    const version = { fieldName: 'Certificate version', oldValue: '1', newValue: '2' };
    show([
      entry({ event: auditEditingApi.editDetails.summary, fieldsChanged: [field('Scope'), ...issued, version] }),
      entry({
        fieldsChanged: [...['Grade', 'Scope', 'City', 'Auditor'].map(field), version].map((one) => ({
          ...one,
          oldValue: null,
        })),
      }),
    ]);
    expect(await screen.findByText('Scope · Certificate version 2 issued')).toBeDefined();
    expect(screen.getByText('Certificate version 2 issued')).toBeDefined();
  });

  it.each([
    ['Certificated', 'Suspended', 'Certificate suspended'],
    ['Suspended', 'Certificated', 'Suspension ended'],
    ['Suspended', 'Withdrawn', 'Certificate withdrawn'],
    ['Certificated', 'Not Certificated', 'Certification status: Not Certificated'],
  ])('says of an edit from %s to %s: %s', async (oldValue, newValue, title) => {
    const status = { fieldName: 'Certification status', oldValue, newValue };
    const reason = { fieldName: 'Reason', oldValue: null, newValue: 'Complaint' };
    const fieldsChanged = [status, reason, field('Since'), field('Scope')];
    show([entry({ event: auditEditingApi.editDetails.summary, fieldsChanged })]);
    expect(await lines()).toContain(title);
    expect(screen.getByText('Complaint · Scope')).toBeDefined();
  });

  it('says with whom a record was shared and who asked for it, and no more than the title of what it says itself', async () => {
    show([
      entry({
        event: siteSharingApi.share.summary,
        fieldsChanged: [{ fieldName: 'Shared with', oldValue: null, newValue: 'Westgate Retail' }],
      }),
      entry({
        event: reportAccessApi.request.summary,
        fieldsChanged: [{ fieldName: 'Report requested for', oldValue: null, newValue: 'Lakeview Stores' }],
      }),
      entry({ event: siteApi.archive.summary, fieldsChanged: [field('Status')] }),
    ]);
    expect(await screen.findByText('Westgate Retail')).toBeDefined();
    expect(screen.getByText('Lakeview Stores')).toBeDefined();
    expect(screen.queryByText('Shared with')).toBeNull();
    expect(screen.queryByText('Status')).toBeNull();
  });

  it('says for which day an audit was planned, and that this was undone', async () => {
    const day = (oldValue: string | null, newValue: string) => [{ fieldName: 'Next audit', oldValue, newValue }];
    const planned = auditScheduleApi.schedule.summary;
    show([
      entry({ event: auditScheduleApi.takeBack.summary, fieldsChanged: day('2999-05-05', '2999-04-04') }),
      entry({ event: planned, fieldsChanged: [field('Renewal audit planned'), ...day(null, '2999-03-03')] }),
    ]);
    expect(await lines()).toEqual(expect.arrayContaining(['Planning undone', 'Next audit planned']));
    expect(screen.getByText('2999-05-05 → 2999-04-04')).toBeDefined();
    expect(screen.getByText('2999-03-03')).toBeDefined();
  });

  it('says whether an audit was archived or unarchived', async () => {
    const event = auditLifeApi.archive.summary;
    const status = (oldValue: string, newValue: string) => [{ fieldName: 'Record status', oldValue, newValue }];
    show([
      entry({ event, fieldsChanged: status('Archived', 'Current') }),
      entry({ event, fieldsChanged: status('Current', 'Archived') }),
    ]);
    expect(await lines()).toEqual(expect.arrayContaining(['Unarchived', 'Archived']));
  });

  it('names no fields of a new record', async () => {
    const names = ['Grade', 'Scope', 'Auditor', 'City'];
    show([entry({ fieldsChanged: names.map((name) => ({ ...field(name), oldValue: null })) })]);
    expect(await lines()).toContain('Report uploaded');
    expect(screen.queryByText(/Grade/)).toBeNull();
  });

  it('shows what is planned to a reader who may not read the change log', async () => {
    renderPage(() => <Timeline toCome={toCome} />);
    expect(await lines()).toEqual(['Next audit', 'Certificate ends']);
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('says why it is empty', async () => {
    const load = async () => {
      throw new ApiError({ method: 'GET', status: 500 });
    };
    renderPage(() => <Timeline changes={{ scope: ['audit', '1'], to: '/changes', load }} />);
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined();
  });
});
