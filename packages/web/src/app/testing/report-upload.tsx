import { auditApi } from '@attestry/contract/features/audit/audit.api.ts';
import type { ImportResult } from '@attestry/contract/features/audit-import/audit-import.schema.ts';
import { blankWorkbookApi } from '@attestry/contract/features/blank-workbook/blank-workbook.api.ts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, vi } from 'vitest';
import { LookupSources } from '../../blocks/lookups.tsx';
import type { UploadFields } from '../../features/audit-import/upload/upload-choices.parts.tsx';
import { UploadReport } from '../../features/audit-import/upload/upload-report.parts.tsx';
import { renderPage, signInAs } from '../../kernel/testing/render-page.tsx';
import { stub } from '../../kernel/testing/stub.ts';
import { storedReport } from './a-stored-report.ts';

/** The fields sent with one upload. */
type SentFields = Record<string, unknown>;

let answering = Promise.resolve();

/** Holds back the answers to uploads until the returned function is called. */
export const holdAnswers = (): (() => void) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  answering = promise;
  return resolve;
};

/** Answers each upload according to its fields and the number of uploads so far; without a result, the call fails. */
export const answerUploads = (answers: (fields: SentFields, count: number) => ImportResult | undefined) => {
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

/** Answers each upload with the next result; once there is none left, the call fails. */
export const answerUploadsWith = (...results: ImportResult[]) => answerUploads((_, count) => results[count - 1]);

/** A workbook with this content. */
export const workbook = (name: string, content: string): File =>
  new File([content], name, { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' });

let made = 0;

/** Workbooks of different sizes, so that none is taken for a copy of another. */
export const workbooks = (...names: string[]): File[] =>
  names.map((name) => {
    made += 1;
    return workbook(name, 'x'.repeat(made));
  });

const own = [
  { id: '7', name: 'Nordic' },
  { id: '3', name: 'Aldgate' },
];

/** Shows the upload form of a site to an Admin of a certification body. */
export const show = (asks: UploadFields = { owner: false, certificationBody: 'none' }) => {
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

export const choose = async (...files: File[]) =>
  userEvent.upload(await screen.findByLabelText('Audit report', { selector: 'input' }), files);
export const send = async () => userEvent.click(await screen.findByRole('button', { name: /^Upload/ }));
export const upload = async () => {
  await choose(...workbooks('report.xlsx'));
  await send();
};

export const stored: ImportResult = {
  status: 'Success',
  messages: [],
  auditExternalId: '900007',
  siteName: storedReport.site.name,
  owner: storedReport.owner,
  auditorName: 'Iris Hale',
  auditorNo: 'A-1001',
  stored: storedReport,
};

/** An answer that asks a question or refuses the report, with one message. */
export const asks = (status: ImportResult['status'], message: string): ImportResult => ({
  status,
  messages: [{ message }],
});

export const nameOf = ({ file }: SentFields): string => (file instanceof File ? file.name : '');

/** The row of a report in the list of chosen reports. */
export const row = (name: string) =>
  within(screen.getAllByRole('listitem').find((each) => each.textContent?.includes(name)) ?? expect.unreachable());

/** The announced progress of the reports. */
export const summary = () => screen.getAllByRole('status').map((each) => each.textContent);
