// @vitest-environment jsdom
import type { ChangeLogEntry } from '@attestry/contract/kernel/change-log.ts';
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { inBrowser, renderPage, signInAs } from '../kernel/testing/render-page.tsx';
import { type ChangeLogQuestion, ChangeLogScreen } from './change-log-screen.tsx';

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

  it('uses the time zone of the reader for times and days, and counts entries, each of which may have several rows', async () => {
    vi.stubEnv('TZ', 'Asia/Tokyo');
    signInAs('{body} Admin', ['Site.Changes']);
    const asked: ChangeLogQuestion[] = [];
    const load = async (question: ChangeLogQuestion) => {
      asked.push(question);
      return { resultsList: [renamed], total: 1, totalPages: 1, totalIsLowerBound: false };
    };
    const page = () => <ChangeLogScreen scope={['site', '1']} breadcrumb={[]} load={load} />;
    renderPage(page, '/here?dateFrom=2026-07-02&dateTo=2026-07-02');
    expect(await screen.findAllByText('2026-07-02T08:30:00 GMT+9')).toHaveLength(2);
    expect(screen.getByText('Entries 1–1 of 1')).toBeDefined();
    expect(asked[0]).toMatchObject({ dateFrom: '2026-07-01T15:00:00.000Z', dateTo: '2026-07-02T14:59:59.999Z' });
  });
});
