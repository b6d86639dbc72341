// @vitest-environment jsdom

import { auditApi } from '@attestry/contract/features/audit/audit.api.ts';
import type { ImportResult } from '@attestry/contract/features/audit-import/audit-import.schema.ts';
import { blankWorkbookApi } from '@attestry/contract/features/blank-workbook/blank-workbook.api.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { LookupSources } from '../../../blocks/lookups.tsx';
import { inBrowser, renderPage, signInAs } from '../../../kernel/testing/render-page.tsx';
import { stub } from '../../../kernel/testing/stub.ts';
import type { UploadFields } from './upload-choices.parts.tsx';
import { UploadReport } from './upload-report.parts.tsx';

const workbook = new File(['workbook'], 'report.xlsx', {
  type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
});

/** The fields sent with one upload. */
type SentFields = Record<string, unknown>;

/** Answers wait until this resolves. */
let answering = Promise.resolve();

/** Answers each upload with the next result; once there is none left, the call fails. */
const answerUploadsWith = (...results: ImportResult[]) => answerUploads((_, count) => results[count - 1]);

/** Answers each upload according to its fields and the number of uploads so far; without a result, the call fails. */
const answerUploads = (answers: (fields: SentFields, count: number) => ImportResult | undefined) => {
  const asked: SentFields[] = [];
  const answer = (body: FormData) => {
    const fields = Object.fromEntries(body);
    asked.push(fields);
    return answers(fields, asked.length);
  };
  class Call extends EventTarget {
    upload: { onprogress?: (event: object) => void } = {};
    status = 0;
    response = '';
    onload = () => undefined;
    onerror = () => undefined;
    open() {}
    abort() {}
    setRequestHeader() {}
    getAllResponseHeaders = () => 'content-type: application/json';
    send(body: FormData) {
      const result = answer(body);
      this.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 1 });
      void answering.then(() => {
        if (!result) return this.onerror();
        this.status = 200;
        this.response = JSON.stringify(result);
        return this.onload();
      });
    }
  }
  vi.stubGlobal('XMLHttpRequest', Call);
  stub(blankWorkbookApi.listTemplates, []);
  stub(auditApi.read, { id: '900007' });
  return asked;
};

const own = [
  { id: '7', name: 'Nordic' },
  { id: '3', name: 'Aldgate' },
];

const show = (asks: UploadFields = { owner: false, certificationBody: 'none' }) => {
  signInAs('CB Full Admin', ['Audit.Generate']);
  return renderPage(() => (
    <LookupSources
      sources={{
        certificationBody: { search: async () => [] },
        ownCertificationBody: { load: async () => own },
        company: { search: async () => [] },
      }}
    >
      <UploadReport target={{ siteCode: '1100091' }} asks={asks} />
    </LookupSources>
  ));
};

const choose = async (...files: File[]) =>
  userEvent.upload(await screen.findByLabelText('Audit report', { selector: 'input' }), files);
const send = async () => userEvent.click(await screen.findByRole('button', { name: /^Upload/ }));
const upload = async () => {
  await choose(workbook);
  await send();
};

const came: ImportResult['stored'] = {
  isStoredBefore: false,
  recordStatus: 'Current',
  certificationStatus: 'Certificated',
  holdingReason: null,
  site: { id: '1100091', name: 'San Marco Bakery plc' },
  standard: 'Food',
  certificationBody: 'Nordic',
  owner: 'San Marco Foods',
  decision: 'Certificated',
  grade: 'AA',
  startDate: '2098-10-01',
  issueDate: '2098-11-06',
  expiryDate: '2099-11-05',
  isPublished: true,
  replaces: null,
  supersedes: null,
  certificate: null,
  told: [],
};

const stored: ImportResult = {
  status: 'Success',
  messages: [],
  auditExternalId: '900007',
  siteName: 'San Marco Bakery plc',
  owner: 'San Marco Foods',
  auditorName: 'Iris Hale',
  auditorNo: 'A-1001',
  stored: came,
};
const asks = (status: ImportResult['status'], message: string): ImportResult => ({ status, messages: [{ message }] });

describe('uploading a report', () => {
  inBrowser();

  it('shows what was stored, announces it to screen readers and links to the audit', async () => {
    const asked = answerUploadsWith(stored);
    show();
    await upload();
    const heading = await screen.findByRole('heading', { name: /^The report was uploaded / });
    expect(document.activeElement).toBe(heading);
    for (const fact of ['San Marco Bakery plc', 'San Marco Foods', 'Iris Hale · A-1001'])
      expect(screen.getByText(fact)).toBeDefined();
    expect(screen.getByRole('link', { name: 'View audit' }).getAttribute('href')).toBe('/private/audit/details/900007');
    expect(asked).toMatchObject([{ siteCode: '1100091' }]);
    expect(asked[0]).not.toHaveProperty('confirmed');
  });

  it('says that the file is being checked once it is sent', async () => {
    let answer = () => {};
    answering = new Promise((resolve) => {
      answer = resolve;
    });
    answerUploadsWith(stored);
    show();
    await upload();
    await waitFor(() =>
      expect(screen.getAllByRole('status').map((one) => one.textContent)).toContain(
        'Checking… If you leave now, the report may still be stored.',
      ),
    );
    answer();
    await screen.findByRole('heading', { name: /^The report was uploaded / });
  });

  it('is cancelled when the reader leaves the page', async () => {
    answerUploadsWith(stored);
    vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(() => undefined);
    const aborted = vi.spyOn(XMLHttpRequest.prototype, 'abort');
    const router = show();
    await upload();
    void router.navigate({ to: '/elsewhere' });
    await userEvent.click(await screen.findByRole('button', { name: 'Leave Page' }));
    await screen.findByText('Elsewhere');
    expect(aborted).toHaveBeenCalledOnce();
  });

  it('lists problems by sheet and cell and starts again with another file', async () => {
    answerUploadsWith({
      status: 'Validation',
      messages: [
        {
          message: 'Scope!D4 (SCOPE): Field is required',
          sheet: 'Scope',
          cell: 'D4',
          xmlTag: 'SCOPE',
          label: 'Scope of audit',
          found: '',
        },
        {
          message: 'Scope!D5 (EXCLUSION): Is too long',
          sheet: 'Scope',
          cell: 'D5',
          xmlTag: 'EXCLUSION',
          label: 'Exclusion',
          found: 'Everything…',
        },
        { message: 'The audit owner is not known.' },
      ],
    });
    show();
    await upload();
    expect(await screen.findByRole('heading', { name: 'File has failed to be uploaded' })).toBeDefined();
    expect(screen.getByText('Check the file for the following issues and try again')).toBeDefined();
    const scope = within(screen.getByRole('region', { name: 'Scope' })).getAllByRole('listitem');
    expect(scope.map((item) => item.textContent)).toEqual([
      'D5ExclusionIt says Everything…Is too long',
      'D4Scope of auditField is required',
    ]);
    expect(screen.getByText('The audit owner is not known.')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText('Audit report', { selector: 'input' })).toBeDefined();
  });

  it('resends the same file with the confirmation once the reader answers with yes', async () => {
    const asked = answerUploadsWith(asks('Confirm', 'Audit 7 would be replaced.'), stored);
    show();
    await upload();
    const question = await screen.findByRole('region', { name: 'Confirm this upload' });
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

  it('shows the finding of the virus scanner without a list', async () => {
    answerUploadsWith(asks('Virus', 'The virus scanner found something in this file.'));
    show();
    await upload();
    await screen.findByRole('heading', { name: 'File has failed to be uploaded' });
    expect(screen.getByText('The virus scanner found something in this file.')).toBeDefined();
    expect(screen.queryByText('1 issue')).toBeNull();
  });

  it('lists the values that were not understood apart from the notes', async () => {
    const messages: ImportResult['messages'] = [
      { message: 'No such module: X', leftOut: true },
      { message: 'Its PDF waits.' },
    ];
    const answer = { ...stored, status: 'SuccessWithWarnings' as const, messages };
    answerUploadsWith(answer);
    show();
    await upload();
    expect(await screen.findByRole('heading', { name: /^The report was uploaded with warnings/ })).toBeDefined();
    expect(screen.getByRole('heading', { name: 'Please note' })).toBeDefined();
    expect(screen.getByRole('heading', { name: 'Not understood and left out' })).toBeDefined();
    const notes = screen.getAllByRole('listitem').slice(0, 2);
    expect(notes.map((item) => item.textContent)).toEqual(['Its PDF waits.', 'No such module: X']);
    expect(screen.getByRole('link', { name: 'View audit' })).toBeDefined();
  });

  it('reports a held upload as uploaded, with a note and no warning', async () => {
    answerUploadsWith({ ...stored, messages: [{ message: 'The record is Holding. It waits.' }] });
    show();
    await upload();
    expect(await screen.findByRole('heading', { name: /^The report was uploaded / })).toBeDefined();
    expect(screen.getByText('The record is Holding. It waits.')).toBeDefined();
    expect(screen.queryByText(/left out/)).toBeNull();
  });

  it('shows an unknown error when there is no answer, and keeps the file', async () => {
    answerUploadsWith();
    show();
    await upload();
    expect(await screen.findByRole('heading', { name: 'An unknown error has occurred' })).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('report.xlsx')).toBeDefined();
    await waitFor(() => expect(document.activeElement?.tagName).toBe('FORM'));
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

  it('requires a file and, except from certification bodies, a certification body', async () => {
    const asked = answerUploadsWith(stored);
    show({ owner: false, certificationBody: 'any' });
    await upload();
    expect(await screen.findByText('Field is required')).toBeDefined();
    expect(asked).toEqual([]);
  });

  it('lets users of several certification bodies choose one of them, and sends none unless they do', async () => {
    const asked = answerUploadsWith(stored, stored);
    show({ owner: false, certificationBody: { ownOrElse: 'Nordic' } });
    await upload();
    await userEvent.click(await screen.findByRole('button', { name: 'Upload another report' }));
    await userEvent.click(await screen.findByRole('combobox', { name: /Certification body/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Aldgate' }));
    await upload();
    await screen.findByRole('heading', { name: /^The report was uploaded / });
    expect(asked.map(({ certificationBodyId }) => certificationBodyId)).toEqual([undefined, '3']);
  });

  it('requires a file', async () => {
    const asked = answerUploadsWith(stored);
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Upload report' }));
    expect(await screen.findByText('Choose the report to upload')).toBeDefined();
    expect(asked).toEqual([]);
  });
});

const named = (...names: string[]) => names.map((name) => new File(['workbook'], name, { type: workbook.type }));
const nameOf = ({ file }: SentFields) => (file instanceof File ? file.name : '');
const row = (name: string) =>
  within(screen.getAllByRole('listitem').find((each) => each.textContent?.includes(name)) ?? expect.unreachable());
const summary = () => screen.getAllByRole('status').map((each) => each.textContent);

const prospect: ImportResult['prospect'] = {
  site: { id: '1100091', name: 'San Marco Bakery' },
  standard: 'Food',
  certificationBody: 'Nordic',
  owner: 'San Marco Foods',
  recordStatus: 'Current',
  certificationStatus: 'Certificated',
  holdingReason: null,
  decision: 'Certificated',
  grade: 'AA',
  startDate: '2026-03-02',
  issueDate: '2026-03-20',
  expiryDate: '2027-03-15',
  isPublished: true,
  replaces: null,
  supersedes: {
    id: '900001',
    certificationBody: 'Aldgate',
    startDate: '2025-03-03',
    recordStatus: 'Closed',
    certificationStatus: 'Expired Renewed',
  },
};

describe('uploading several reports', () => {
  inBrowser();

  it('sends each, counts their outcomes and keeps their details folded', async () => {
    const wrong: ImportResult = { status: 'Validation', messages: [{ message: 'Scope is missing' }] };
    const asked = answerUploads((fields) => {
      if (nameOf(fields) === 'wrong.xlsx') return wrong;
      return nameOf(fields) === 'other.xlsx' ? asks('Confirm', 'Another name') : stored;
    });
    show();
    await choose(...named('a.xlsx', 'b.xlsx', 'wrong.xlsx', 'c.xlsx', 'other.xlsx'));
    await userEvent.click(await screen.findByRole('button', { name: 'Upload 5 reports' }));
    await waitFor(() => expect(summary()).toEqual(['3 stored, 1 refused, 1 asks']));
    expect(asked.map(nameOf).sort()).toEqual(['a.xlsx', 'b.xlsx', 'c.xlsx', 'other.xlsx', 'wrong.xlsx']);
    expect(row('wrong.xlsx').getByText('Refused')).toBeDefined();
    expect(screen.queryByText('Scope is missing')).toBeNull();
    await userEvent.click(row('wrong.xlsx').getByRole('button', { name: 'Answer for wrong.xlsx' }));
    expect(row('wrong.xlsx').getByText('Scope is missing')).toBeDefined();
    expect(row('other.xlsx').getByRole('button', { name: 'Confirm' })).toBeDefined();
  });

  it('sends the corrected file of a refused report in the same row', async () => {
    const wrong: ImportResult = { status: 'Validation', messages: [{ message: 'Scope is missing' }] };
    const asked = answerUploads((fields) => (nameOf(fields) === 'wrong.xlsx' ? wrong : stored));
    show();
    await choose(...named('a.xlsx', 'wrong.xlsx'));
    await send();
    await row('wrong.xlsx').findByRole('button', { name: 'Corrected file of wrong.xlsx' });
    const field = document.querySelector<HTMLInputElement>('li input[type="file"]') ?? expect.unreachable();
    await userEvent.upload(field, named('mended.xlsx'));
    await waitFor(() => expect(summary()).toEqual(['2 stored']));
    expect(asked.map(nameOf)).toEqual(['a.xlsx', 'wrong.xlsx', 'mended.xlsx']);
  });

  it('sends at most two at a time', async () => {
    let answer = () => {};
    answering = new Promise((resolve) => {
      answer = resolve;
    });
    const asked = answerUploads(() => stored);
    show();
    await choose(...named('a.xlsx', 'b.xlsx', 'c.xlsx'));
    await send();
    await waitFor(() => expect(row('b.xlsx').getByText('Checking')).toBeDefined());
    expect(row('c.xlsx').getByText('Waiting')).toBeDefined();
    expect([asked.length, summary()]).toEqual([2, ['3 to go']]);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel c.xlsx' }));
    answer();
    await waitFor(() => expect(summary()).toEqual(['2 stored']));
    expect(asked).toHaveLength(2);
  });

  it('waits while the directory has no place, says so in the row, and tries again by itself', async () => {
    const busy: ImportResult = { status: 'Error', messages: [{ message: 'Too many reports' }], retryAfter: 1 };
    const asked = answerUploadsWith(busy, stored, stored);
    show();
    await choose(...named('a.xlsx', 'b.xlsx'));
    await send();
    expect(await row('a.xlsx').findByText('The directory is busy: trying again in 1 second')).toBeDefined();
    await waitFor(() => expect(summary()).toEqual(['2 stored']), { timeout: 5000 });
    expect(asked.map(nameOf)).toEqual(['a.xlsx', 'b.xlsx', 'a.xlsx']);
  });

  it('shows with a question what would be stored, and how the current record would change', async () => {
    answerUploadsWith({ ...asks('Confirm', 'Another name'), prospect }, stored);
    show();
    await choose(...named('a.xlsx', 'b.xlsx'));
    await send();
    const question = await screen.findByRole('region', { name: 'Confirm this upload' });
    for (const words of [
      'San Marco Bakery',
      'Site 1100091 · Food · audit of 2026-03-02',
      'It becomes the current record',
      'Audit 900001 is closed',
      'Of 2025-03-03, by Aldgate. It becomes Expired Renewed',
      'The public page shows Food as certificated',
    ])
      expect(question.textContent).toContain(words);
    expect(within(question).getByRole('img', { name: 'Grade AA' })).toBeDefined();
  });

  it('offers one answer for all reports with the same question, and not for those with another', async () => {
    const question = (xmlTag: string): ImportResult => ({
      status: 'Confirm',
      messages: [{ message: `another ${xmlTag}`, xmlTag }],
    });
    const asked = answerUploads((fields) => {
      if (fields.confirmed) return stored;
      return question(nameOf(fields) === 'c.xlsx' ? 'CITY' : 'SITE_NAME');
    });
    show();
    await choose(...named('a.xlsx', 'b.xlsx', 'c.xlsx'));
    await send();
    await waitFor(() => expect(summary()).toEqual(['3 ask']));
    expect(row('c.xlsx').queryByRole('button', { name: /for all/ })).toBeNull();
    await userEvent.click(row('a.xlsx').getByRole('button', { name: 'Confirm for all 2 that ask this' }));
    await waitFor(() => expect(summary()).toEqual(['2 stored, 1 asks']));
    expect(asked.slice(3).map((fields) => [nameOf(fields), fields.confirmed])).toEqual([
      ['a.xlsx', 'true'],
      ['b.xlsx', 'true'],
    ]);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Confirm this upload' }));
  });

  it('accepts fifty files and says that the others were left out', async () => {
    answerUploadsWith();
    show();
    await choose(...named(...Array.from({ length: 52 }, (_, index) => `report-${index}.xlsx`)));
    expect(await screen.findByText('At most 50 reports at a time: 2 files were left out')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Upload 50 reports' })).toBeDefined();
  });

  it('asks before the reader leaves the page while reports wait, and says that stored reports stay', async () => {
    answerUploadsWith(stored, asks('Confirm', 'Another name'));
    const router = show();
    await choose(...named('a.xlsx', 'b.xlsx'));
    await send();
    await waitFor(() => expect(summary()).toEqual(['1 stored, 1 asks']));
    void router.navigate({ to: '/elsewhere' });
    const dialog = within(await screen.findByRole('dialog', { name: 'Leave this page?' }));
    expect(dialog.getByText(/^1 report is not stored yet .* What is stored stays\.$/)).toBeDefined();
    await userEvent.click(dialog.getByRole('button', { name: 'Leave Page' }));
    expect(await screen.findByText('Elsewhere')).toBeDefined();
  });
});
