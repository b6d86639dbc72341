// @vitest-environment jsdom
import type { ImportResult } from '@attestry/contract/features/audit-import/audit-import.schema.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { storedReport } from '../../../app/testing/a-stored-report.ts';
import {
  answerUploads,
  answerUploadsWith,
  asks,
  choose,
  holdAnswers,
  nameOf,
  row,
  send,
  show,
  stored,
  summary,
  workbook,
  workbooks,
} from '../../../app/testing/report-upload.tsx';
import { inBrowser } from '../../../kernel/testing/render-page.tsx';

describe('uploading several reports', () => {
  inBrowser();

  it('sends each, counts their outcomes and keeps their details folded', async () => {
    const wrong: ImportResult = { status: 'Validation', messages: [{ message: 'Scope is missing' }] };
    const asked = answerUploads((fields) => {
      if (nameOf(fields) === 'wrong.xlsx') return wrong;
      return nameOf(fields) === 'other.xlsx' ? asks('Confirm', 'Another name') : stored;
    });
    show();
    await choose(...workbooks('a.xlsx', 'b.xlsx', 'wrong.xlsx', 'c.xlsx', 'other.xlsx'));
    await userEvent.click(await screen.findByRole('button', { name: 'Upload 5 reports' }));
    await waitFor(() => expect(summary()).toEqual(['3 stored, 1 refused, 1 asks']));
    expect(asked.map(nameOf).sort()).toEqual(['a.xlsx', 'b.xlsx', 'c.xlsx', 'other.xlsx', 'wrong.xlsx']);
    expect(row('wrong.xlsx').getByText('Refused')).toBeDefined();
    expect(screen.queryByText('Scope is missing')).toBeNull();
    await userEvent.click(row('wrong.xlsx').getByRole('button', { name: 'Details of wrong.xlsx' }));
    expect(row('wrong.xlsx').getByText('Scope is missing')).toBeDefined();
    expect(row('wrong.xlsx').queryByRole('button', { name: 'Try again' }), 'the row offers the next file').toBeNull();
    expect(row('other.xlsx').getByRole('button', { name: 'Confirm' })).toBeDefined();
  });

  it('takes the workbooks of a mixed drop and names the other files', async () => {
    answerUploads(() => stored);
    show();
    const notes = new File(['x'], 'notes.txt', { type: 'text/plain' });
    const zone = await screen.findByLabelText('Audit report', { selector: 'input' });
    const anyFile = userEvent.setup({ applyAccept: false });
    await anyFile.upload(zone, [...workbooks('a.xlsx', 'b.xlsx'), notes]);
    expect(await screen.findByRole('button', { name: 'Upload 2 reports' })).toBeDefined();
    expect((await screen.findByText(/^notes\.txt: /)).getAttribute('role')).toBe('alert');
    await choose(...workbooks('c.xlsx'));
    await waitFor(() => expect(screen.queryByText(/^notes\.txt: /)).toBeNull());
  });

  it('sends the corrected file of a refused report in the same row', async () => {
    const wrong: ImportResult = { status: 'Validation', messages: [{ message: 'Scope is missing' }] };
    const asked = answerUploads((fields) => (nameOf(fields) === 'wrong.xlsx' ? wrong : stored));
    show();
    await choose(...workbooks('a.xlsx', 'wrong.xlsx'));
    await send();
    await row('wrong.xlsx').findByRole('button', { name: 'Choose corrected file: wrong.xlsx' });
    const field = document.querySelector<HTMLInputElement>('li input[type="file"]') ?? expect.unreachable();
    await userEvent.upload(field, workbooks('corrected.xlsx'));
    await waitFor(() => expect(summary()).toEqual(['2 stored']));
    expect(asked.map(nameOf)).toEqual(['a.xlsx', 'wrong.xlsx', 'corrected.xlsx']);
  });

  it('announces the chosen files, and keeps the focus in their list when a row changes or goes', async () => {
    answerUploads((fields) => (nameOf(fields) === 'b.xlsx' ? asks('Confirm', 'Another name') : stored));
    show();
    await choose(...workbooks('a.xlsx', 'b.xlsx', 'c.xlsx'));
    await waitFor(() => expect(summary()).toEqual(['3 chosen']));
    const list = screen.getByRole('list', { name: 'Chosen reports' });
    await userEvent.click(screen.getByRole('button', { name: 'Remove c.xlsx' }));
    expect(document.activeElement).toBe(list);
    await send();
    await waitFor(() => expect(summary()).toEqual(['1 stored, 1 asks']));
    expect(document.activeElement).toBe(list);
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss a.xlsx' }));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove b.xlsx' }));
    expect(document.activeElement).toBe(screen.getByRole('form', { name: 'Upload report' }));
  });

  it('opens the window in which files are chosen by a button that names its limits', async () => {
    show();
    answerUploadsWith();
    const zone = await screen.findByRole('button', { name: /^Audit report.*Up to 50 files$/ });
    const opened = vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(() => undefined);
    zone.focus();
    await userEvent.keyboard('{Enter}');
    expect(opened).toHaveBeenCalledOnce();
    opened.mockRestore();
  });

  it('sends at most two at a time', async () => {
    const answer = holdAnswers();
    const asked = answerUploads(() => stored);
    show();
    await choose(...workbooks('a.xlsx', 'b.xlsx', 'c.xlsx'));
    await send();
    await waitFor(() => expect(row('b.xlsx').getByText('Checking')).toBeDefined());
    expect(row('c.xlsx').getByText('Waiting')).toBeDefined();
    expect([asked.length, summary()]).toEqual([2, ['3 to go']]);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel c.xlsx' }));
    answer();
    await waitFor(() => expect(summary()).toEqual(['2 stored, 1 chosen']));
    expect(asked).toHaveLength(2);
  });

  it('waits while the directory has no place, says so in the row, and tries again by itself', async () => {
    const busy: ImportResult = { status: 'Error', messages: [{ message: 'Too many reports' }], retryAfter: 1 };
    const asked = answerUploadsWith(busy, stored, stored);
    show();
    await choose(...workbooks('a.xlsx', 'b.xlsx'));
    await send();
    expect(await row('a.xlsx').findByText('The directory is busy: trying again in 1 second')).toBeDefined();
    await waitFor(() => expect(summary()).toEqual(['2 stored']), { timeout: 5000 });
    expect(asked.map(nameOf)).toEqual(['a.xlsx', 'b.xlsx', 'a.xlsx']);
    expect(screen.getByRole('link', { name: 'View audits' }).getAttribute('href')).toBe('/private/audit');
  });

  it('leaves out copies of chosen files, whatever they are named, and says of which', async () => {
    const asked = answerUploads(() => stored);
    show();
    await choose(workbook('a.xlsx', 'one'), workbook('b.xlsx', 'two'), workbook('copy of a.xlsx', 'one'));
    const left = 'copy of a.xlsx was left out, because it is the same file as a.xlsx';
    expect(await screen.findByText(left)).toBeDefined();
    await choose(workbook('b.xlsx', 'two'));
    expect(await screen.findByText('b.xlsx is in the list already')).toBeDefined();
    await choose(workbook('a.xlsx', 'one'), workbook('copy of b.xlsx', 'two'));
    const several = '2 files were left out, because the list has them already: a.xlsx · copy of b.xlsx';
    expect(await screen.findByText(several)).toBeDefined();
    expect(summary()).toEqual(['2 chosen']);
    await send();
    await waitFor(() => expect(summary()).toEqual(['2 stored']));
    expect(screen.queryByText(several), 'once they are sent').toBeNull();
    expect(asked.map(nameOf)).toEqual(['a.xlsx', 'b.xlsx']);
  });

  it('tells files that had been stored before from those that are stored now', async () => {
    const before: ImportResult = { ...stored, stored: { ...storedReport, isStoredBefore: true } };
    answerUploads((fields) => (nameOf(fields) === 'b.xlsx' ? before : stored));
    show();
    await choose(...workbooks('a.xlsx', 'b.xlsx'));
    await send();
    await waitFor(() => expect(summary()).toEqual(['1 stored, 1 already stored']));
    expect(row('a.xlsx').getByText('Stored')).toBeDefined();
    expect(row('b.xlsx').getByText('Already stored')).toBeDefined();
  });

  it('accepts fifty files and says that the others were left out', async () => {
    answerUploadsWith();
    show();
    await choose(...workbooks(...Array.from({ length: 52 }, (_, index) => `report-${index}.xlsx`)));
    expect(await screen.findByText('At most 50 reports at a time: 2 files were left out')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Upload 50 reports' })).toBeDefined();
  });

  it('asks before the reader leaves the page while reports wait, and says that stored reports stay', async () => {
    answerUploadsWith(stored, asks('Confirm', 'Another name'));
    const router = show();
    await choose(...workbooks('a.xlsx', 'b.xlsx'));
    await send();
    await waitFor(() => expect(summary()).toEqual(['1 stored, 1 asks']));
    void router.navigate({ to: '/elsewhere' });
    const dialog = within(await screen.findByRole('dialog', { name: 'Leave this page?' }));
    expect(dialog.getByText(/^1 report is not stored yet .* What is stored stays\.$/)).toBeDefined();
    await userEvent.click(dialog.getByRole('button', { name: 'Leave Page' }));
    expect(await screen.findByText('Elsewhere')).toBeDefined();
    void router.navigate({ to: '/here' });
    const left = await screen.findByRole('region', { name: 'Upload that was left' });
    expect(left.textContent).toMatch(/before it had ended\. 1 report was stored\.1 report was not storedb\.xlsx/);
    answerUploadsWith(stored);
    await choose(...workbooks('b.xlsx', 'c.xlsx'));
    await userEvent.click(screen.getByRole('button', { name: 'Remove c.xlsx' }));
    await send();
    await userEvent.click(await screen.findByRole('button', { name: 'Upload another report' }));
    await screen.findByLabelText('Audit report', { selector: 'input' });
    expect(screen.queryByRole('region', { name: 'Upload that was left' })).toBeNull();
  });
});
