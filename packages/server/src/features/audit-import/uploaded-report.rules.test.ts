import type { TableRow } from '@attestry/contract/features/report-template/report-template.schema.ts';
import { describe, expect, it } from 'vitest';
import { templateFor } from '../report-template/report-template.public.ts';
import { interpret } from './uploaded-report.rules.ts';

describe('an uploaded report', () => {
  const template = templateFor('Food') ?? expect.unreachable();
  const places = {
    'NC_CLAUSE.0': { sheet: 'Non-conformities', cell: 'C7' },
    'NC_CLAUSE.1': { sheet: 'Non-conformities', cell: 'C8' },
  };
  const closed = { NC_SEVERITY: 'Minor', NC_CLOSED_ON: '2026-06-20' };
  const rows: TableRow[] = [closed, { ...closed, NC_CLAUSE: '99.1' }];
  const circumstances = { today: '2026-06-30', lateAfterDays: 49 };

  it('reports each wrong cell only once', () => {
    const message = 'Non-conformities!C7 (NC_CLAUSE): Field is required';
    const unread = { level: 'error' as const, ...places['NC_CLAUSE.0'], xmlTag: 'NC_CLAUSE', message };
    const lost = { level: 'error' as const, xmlTag: 'GRADE', message: 'its row was removed' };
    const answers = { DECISION: 'Certificated', ISSUE_DATE: '2026-06-20', NON_CONFORMITIES: rows };
    const understood = interpret({ template, answers, places, figures: [], findings: [unread, lost] }, circumstances);
    const { refusals } = 'judgement' in understood ? understood.judgement : expect.unreachable();
    expect(refusals.map(({ cell, xmlTag }) => cell ?? xmlTag)).toEqual(['C7', 'GRADE', 'EXPIRY_DATE', 'C8']);
  });
});
