// @vitest-environment jsdom
import { auditImportApi } from '@attestry/contract/features/audit-import/audit-import.api.ts';
import type { ImportResult } from '@attestry/contract/features/audit-import/audit-import.schema.ts';
import type { ReportMessage } from '@attestry/contract/features/report-answers/report-answers.schema.ts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { inBrowser, renderPage } from '../../../kernel/testing/render-page.tsx';
import { RefusedReport } from './refused-report.parts.tsx';
import { cellRanges } from './sheet-problems.parts.tsx';

const empty = (sheet: string, cell: string, label: string): ReportMessage => ({
  message: `${sheet}!${cell} (TAG): Field is required`,
  sheet,
  cell,
  xmlTag: 'TAG',
  label,
  found: '',
});
const wrong: ReportMessage = {
  message: 'Audit summary!D14 (GRADE): "A++" is not one of AA, A',
  sheet: 'Audit summary',
  cell: 'D14',
  xmlTag: 'GRADE',
  label: 'Grade',
  found: 'A++',
  expected: 'Choose one of AA, A',
};
const clauses = Array.from({ length: 348 }, (_, at) => empty('1 Leadership', `D${at + 4}`, `Clause 1.${at + 1}`));

const show = (messages: ReportMessage[], more: Partial<ImportResult> = {}) => {
  const sent = { target: { siteCode: '1100091' }, file: new File(['workbook'], 'report.xlsx') };
  renderPage(() => <RefusedReport result={{ status: 'Validation', messages, ...more }} sent={sent} />);
};

const sheets = () => screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'));
const isOpen = (sheet: string) => screen.getByRole<HTMLDetailsElement>('group', { name: sheet }).open;

describe('a refused report', () => {
  inBrowser();

  it('has one line per sheet, those with wrong cells first, and shows 348 empty answers as a range', async () => {
    show([...clauses, wrong, empty('Audit summary', 'D4', 'Certification decision')], {
      figures: [{ sheet: '1 Leadership', asked: 400, answered: 52 }],
    });
    expect(await screen.findByText('wrong cell')).toBeDefined();
    expect(sheets()).toEqual(['Audit summary', '1 Leadership']);
    expect([isOpen('Audit summary'), isOpen('1 Leadership')]).toEqual([true, false]);
    const lines = within(screen.getByRole('group', { name: '1 Leadership' })).getAllByRole('listitem');
    expect(lines.map((line) => line.textContent)).toEqual([
      'D4–D351348 empty answersClause 1.1 · Clause 1.2 · Clause 1.3 and 345 more',
    ]);
    expect(screen.getByText('52 of 400')).toBeDefined();
    expect(screen.getByText('Nothing in the directory has changed.')).toBeDefined();
  });

  it('says what a wrong cell contains and what it should contain', async () => {
    show([wrong], { kept: { auditId: '7', expiryDate: '2026-12-29' } });
    const line = await screen.findByRole('listitem');
    expect(line.textContent).toBe('D14GradeIt says A++Choose one of AA, A');
    expect(line.querySelector('del')?.textContent).toBe('It says A++');
    expect(screen.getByText(/certificate stays valid until 2026-12-29/)).toBeDefined();
    expect(screen.queryByRole('tab')).toBeNull();
    expect(screen.queryByText(/empty answer/)).toBeNull();
  });

  it('shows wrong cells or empty answers alone, and opens all sheets at once', async () => {
    show([...clauses, wrong, empty('Audit summary', 'D4', 'Certification decision')]);
    await userEvent.click(await screen.findByRole('button', { name: 'Open all' }));
    expect([isOpen('Audit summary'), isOpen('1 Leadership')]).toEqual([true, true]);
    await userEvent.click(screen.getByRole('tab', { name: /^Wrong cells/ }));
    expect(sheets()).toEqual(['Audit summary']);
    await userEvent.click(screen.getByRole('tab', { name: /^Empty answers/ }));
    expect(sheets()).toEqual(['Audit summary', '1 Leadership']);
    expect(screen.getByText('1 wrong')).toBeDefined();
    expect(screen.queryByText('A++')).toBeNull();
  });

  it('lists the problems of the whole file first', async () => {
    show([wrong, { message: 'The audit owner is not known.' }]);
    expect(within(await screen.findByRole('group', { name: 'The whole file' })).getByText(/owner/)).toBeDefined();
    expect(sheets()).toEqual(['The whole file', 'Audit summary']);
  });

  it('sends the file again to have its wrong cells marked', async () => {
    const sent: FormData[] = [];
    class Call extends EventTarget {
      upload = {};
      status = 200;
      response = new Blob(['marked']);
      onload = () => undefined;
      open(method: string, url: string) {
        expect([method, url]).toEqual(['POST', auditImportApi.markReport.path]);
      }
      setRequestHeader() {}
      getAllResponseHeaders = () => 'content-disposition: attachment; filename="report marked.xlsx"';
      send(body: FormData) {
        sent.push(body);
        this.onload();
      }
    }
    vi.stubGlobal('XMLHttpRequest', Call);
    URL.createObjectURL = () => 'blob:marked';
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    show([wrong]);
    await userEvent.click(await screen.findByRole('button', { name: 'Download the workbook with the cells marked' }));
    await vi.waitFor(() => expect(saved).toHaveBeenCalledOnce());
    expect(Object.fromEntries(sent[0] ?? [])).toMatchObject({ siteCode: '1100091', file: { name: 'report.xlsx' } });
  });

  it('offers no marked workbook if no cell is wrong', async () => {
    show([{ message: 'The audit owner is not known.' }]);
    expect(await screen.findByText('The audit owner is not known.')).toBeDefined();
    expect(screen.queryByRole('button', { name: /marked/ })).toBeNull();
  });
});

describe('cell ranges', () => {
  it('join neighbouring cells of a column', () => {
    expect(cellRanges(['D4', 'D7', 'D8', 'E8', 'D9', 'AA1'])).toEqual(['D4', 'D7–D9', 'E8', 'AA1']);
  });
});
