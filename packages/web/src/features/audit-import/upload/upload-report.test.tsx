// @vitest-environment jsdom
import type { ImportResult } from '@attestry/contract/features/audit-import/audit-import.schema.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import {
  answerUploads,
  answerUploadsWith,
  asks,
  choose,
  holdAnswers,
  nameOf,
  show,
  stored,
  upload,
  workbooks,
} from '../../../app/testing/report-upload.tsx';
import { inBrowser } from '../../../kernel/testing/render-page.tsx';

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
    const answer = holdAnswers();
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
    expect(screen.getByText('report.xlsx')).toBeDefined();
    const scope = within(screen.getByRole('group', { name: 'Scope' })).getAllByRole('listitem');
    expect(scope.map((item) => item.textContent)).toEqual([
      'D5ExclusionIt says Everything…Is too long',
      'D4Scope of auditField is required',
    ]);
    expect(screen.getByText('The audit owner is not known.')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText('Audit report', { selector: 'input' })).toBeDefined();
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

  it('shows an unknown error when there is no answer, and sends the same file again', async () => {
    const asked = answerUploads((_, count) => (count > 1 ? stored : undefined));
    show();
    await upload();
    expect(await screen.findByRole('heading', { name: 'An unknown error has occurred' })).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: /^The report was uploaded / })).toBeDefined();
    expect(asked.map(nameOf)).toEqual(['report.xlsx', 'report.xlsx']);
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

  it('requires a file, and focuses the place where it is chosen', async () => {
    const asked = answerUploadsWith(stored);
    show({ owner: false, certificationBody: 'any' });
    await userEvent.click(await screen.findByRole('button', { name: 'Upload report' }));
    expect(await screen.findByText('Choose the report to upload')).toBeDefined();
    expect(screen.getByText('Field is required')).toBeDefined();
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Audit report/));
    await choose(...workbooks('report.xlsx'));
    await waitFor(() => expect(screen.queryByText('Choose the report to upload')).toBeNull());
    expect(asked).toEqual([]);
  });
});
