// @vitest-environment jsdom
import type { ImportResult } from '@attestry/contract/features/audit-import/audit-import.schema.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { prospect } from '../../../app/testing/a-stored-report.ts';
import {
  answerUploads,
  answerUploadsWith,
  asks,
  choose,
  nameOf,
  row,
  send,
  show,
  stored,
  summary,
  upload,
  workbooks,
} from '../../../app/testing/report-upload.tsx';
import { inBrowser } from '../../../kernel/testing/render-page.tsx';

const renewal: ImportResult['prospect'] = {
  ...prospect,
  supersedes: {
    id: '900001',
    certificationBody: 'Aldgate',
    startDate: '2025-03-03',
    recordStatus: 'Closed',
    certificationStatus: 'Expired Renewed',
  },
};

describe('the questions about an uploaded report', () => {
  inBrowser();

  it('resends the same file with the confirmation once the reader answers with yes', async () => {
    const asked = answerUploadsWith(asks('Confirm', 'Audit 7 would be replaced.'), stored);
    show();
    await upload();
    const question = await screen.findByRole('region', { name: 'Confirm this upload: report.xlsx' });
    expect(within(question).getByText('Audit 7 would be replaced.')).toBeDefined();
    await userEvent.click(within(question).getByRole('button', { name: 'Confirm' }));
    await screen.findByRole('heading', { name: /^The report was uploaded / });
    expect(asked[1]).toMatchObject({ siteCode: '1100091', confirmed: 'true' });
    expect(asked[1]).not.toHaveProperty('overrideWarning');
    expect(asked.map(({ file }) => file instanceof File && file.name)).toEqual(['report.xlsx', 'report.xlsx']);
  });

  it('stores an unusual report on Proceed; Quit stores nothing and keeps the file', async () => {
    const unusual = asks('OverrideWarning', 'Uploaded 89 days after the audit');
    const asked = answerUploadsWith(unusual, unusual, stored);
    show();
    await upload();
    await userEvent.click(await screen.findByRole('button', { name: 'Quit' }));
    expect(asked).toHaveLength(1);
    expect(screen.getByText('report.xlsx')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Upload report' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Proceed' }));
    await screen.findByRole('heading', { name: /^The report was uploaded / });
    expect(asked[2]).toMatchObject({ confirmed: 'true', overrideWarning: 'true' });
  });

  it('moves the focus to the question, and back to the chosen reports after the answer no', async () => {
    answerUploadsWith(asks('OverrideWarning', 'Uploaded 89 days after the audit'));
    show();
    await upload();
    const heading = await screen.findByRole('heading', { name: 'This report is unusual' });
    expect(document.activeElement).toBe(heading);
    await userEvent.click(screen.getByRole('button', { name: 'Quit' }));
    expect(screen.queryByRole('heading', { name: 'This report is unusual' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Chosen reports' }));
  });

  it('shows with a question what would be stored, and how the current record would change', async () => {
    answerUploadsWith({ ...asks('Confirm', 'Another name'), prospect: renewal }, stored);
    show();
    await choose(...workbooks('a.xlsx', 'b.xlsx'));
    await send();
    const question = await screen.findByRole('region', { name: 'Confirm this upload: a.xlsx' });
    for (const words of [
      'San Marco Bakery plc',
      'Site 1100091 · Food · audit of 2098-10-01',
      'It becomes the current record',
      'Audit 900001 is closed',
      'Of 2025-03-03, by Aldgate. It becomes Expired Renewed',
      'The public page shows Food as certificated',
    ])
      expect(question.textContent).toContain(words);
    expect(within(question).getByRole('img', { name: 'Grade AA' })).toBeDefined();
  });

  it('confirms reports with questions of one kind together, once it has listed what each asks and closes', async () => {
    const asked = answerUploads((fields) => {
      const name = nameOf(fields);
      if (fields.confirmed) return stored;
      const message = { message: `Another value in ${name}`, xmlTag: name === 'c.xlsx' ? 'CITY' : 'SITE_NAME' };
      return { status: 'Confirm', messages: [message], prospect: name === 'b.xlsx' ? renewal : prospect };
    });
    show();
    await choose(...workbooks('a.xlsx', 'b.xlsx', 'c.xlsx'));
    await send();
    await waitFor(() => expect(summary()).toEqual(['3 ask']));
    expect(row('c.xlsx').queryByRole('button', { name: /together/ })).toBeNull();
    await userEvent.click(row('a.xlsx').getByRole('button', { name: 'Confirm 2 together' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm 2 uploads' }));
    const reports = [...dialog.getByRole('list', { name: 'Reports' }).children].map(({ textContent }) => textContent);
    expect(reports[0]).toMatch(/^a\.xlsxSan Marco Bakery plc.*Another value in a\.xlsx$/);
    expect(reports[1]).toMatch(/^b\.xlsx.*Another value in b\.xlsxAudit 900001 is closed/);
    expect([reports.length, asked.length]).toEqual([2, 3]);
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm 2 reports' }));
    await waitFor(() => expect(summary()).toEqual(['2 stored, 1 asks']));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(asked.slice(3).map((fields) => [nameOf(fields), fields.confirmed])).toEqual([
      ['a.xlsx', 'true'],
      ['b.xlsx', 'true'],
    ]);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Confirm this upload' }));
  });

  it('are folded with their number if many reports ask, the next one open', async () => {
    answerUploads((fields) => (fields.confirmed ? stored : asks('Confirm', 'Another name')));
    show();
    await choose(...workbooks('a.xlsx', 'b.xlsx', 'c.xlsx', 'd.xlsx'));
    await send();
    await waitFor(() => expect(summary()).toEqual(['4 ask']));
    const open = () => [...document.querySelectorAll('details')].map((each) => each.open);
    expect(open()).toEqual([true, false, false, false]);
    expect(row('d.xlsx').getByText('1 question')).toBeDefined();
    expect(row('d.xlsx').getByRole('heading', { level: 2 }).textContent).toBe('Confirm this upload: d.xlsx');
    await userEvent.click(row('a.xlsx').getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(summary()).toEqual(['1 stored, 3 ask']));
    expect(open()).toEqual([true, false, false]);
    expect(document.activeElement?.textContent).toBe('Confirm this upload: b.xlsx1 question');
  });
});
