// @vitest-environment jsdom
import { auditApi } from '@attestry/contract/features/audit/audit.api.ts';
import type { AuditHistoryRow } from '@attestry/contract/features/audit/audit.schema.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { inBrowser, renderPage } from '../../kernel/testing/render-page.tsx';
import { refused, stub } from '../../kernel/testing/stub.ts';
import { historyTab } from './audit-history.parts.tsx';

const row: AuditHistoryRow = {
  id: '900007',
  standard: 'Food',
  auditStartDate: '2026-03-02',
  auditValidationDate: '2026-03-20',
  certificationBodyName: 'Certa Nordic',
  certificationStatus: 'Certificated',
  recordStatus: 'Current',
  uploadDate: '2026-03-21',
};

const show = (rows: readonly AuditHistoryRow[] | undefined) => {
  stub(auditApi.history, rows ?? refused(500));
  renderPage(() => <>{historyTab('900007').content}</>);
};

describe('the audit history', () => {
  inBrowser();

  it('links to the other audits of the site and standard and marks the archived ones', async () => {
    show([
      row,
      { ...row, id: '900003', auditStartDate: '2025-03-02', auditValidationDate: null, recordStatus: 'Archived' },
    ]);
    const [, own, older] = await screen.findAllByRole('row');
    expect(within(own!).queryByRole('link')).toBeNull();
    expect(own!.getAttribute('aria-current')).toBe('true');
    expect(within(older!).getByRole('link', { name: '900003' }).getAttribute('href')).toBe(
      '/private/audit/details/900003',
    );
    expect(within(older!).getByText('Archived')).toBeDefined();
    expect(within(own!).queryByText('Current')).toBeNull();
  });

  it('shows No data when there is no history', async () => {
    show([]);
    expect(await screen.findByText('No data')).toBeDefined();
  });

  it('shows why the history could not be loaded', async () => {
    show(undefined);
    expect(await screen.findByText('Server error')).toBeDefined();
  });
});
