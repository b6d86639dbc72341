// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { inBrowser, renderPage, signInAs } from '../../kernel/testing/render-page.tsx';
import { UploadDocuments } from './upload-document.parts.tsx';

/** An XMLHttpRequest answered by file name; that of jsdom would use the network. */
const answerUploadsWith = (statusOf: (name: string) => number) => {
  const sent: [type: unknown, auditId: unknown, name: string][] = [];
  class Call {
    upload: { onprogress?: unknown } = {};
    status = 0;
    response = '';
    responseType = '';
    onload: () => void = () => undefined;
    open() {}
    setRequestHeader() {}
    getAllResponseHeaders() {
      return 'content-type: application/json';
    }
    abort() {}
    send(form: FormData) {
      const file = form.get('file');
      const name = file instanceof File ? file.name : '';
      sent.push([form.get('type'), form.get('auditId'), name]);
      this.status = statusOf(name);
      const refusal = { code: 'audit document.falseEnding', message: 'The file is not what its name says.' };
      this.response = JSON.stringify(this.status === 200 ? { id: '1' } : refusal);
      setTimeout(() => this.onload());
    }
  }
  vi.stubGlobal('XMLHttpRequest', Call);
  return sent;
};

const show = () => {
  signInAs('CB Full Admin', ['Audit.Generate']);
  return renderPage(() => <UploadDocuments auditId="9" />);
};

const choose = async (...names: string[]) => {
  await screen.findByRole('button', { name: 'Upload' });
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  const files = names.map((name) => new File(['x'], name, { type: 'application/pdf' }));
  await userEvent.upload(input ?? expect.unreachable(), files);
};
const chooseType = async (type: string) => {
  await userEvent.click(await screen.findByRole('combobox', { name: /File type/ }));
  await userEvent.click(await screen.findByRole('option', { name: type }));
};
const upload = async () => userEvent.click(screen.getByRole('button', { name: 'Upload' }));

describe('uploading documents', () => {
  inBrowser();

  it('requires a type and at least one file, and focuses the first that is missing', async () => {
    const sent = answerUploadsWith(() => 200);
    show();
    await screen.findByRole('button', { name: 'Upload' });
    await upload();
    expect(await screen.findByText('Missing file type')).toBeDefined();
    expect(screen.getByText('Choose at least one file')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: /File type/ }));
    await chooseType('Schedule A');
    await upload();
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Documents/));
    expect(sent).toEqual([]);
  });

  it('sends each file with the chosen type and returns to the documents', async () => {
    const sent = answerUploadsWith(() => 200);
    const router = show();
    await choose('a.pdf', 'b.pdf');
    await chooseType('Schedule A');
    await upload();
    expect(await screen.findByText('Elsewhere')).toBeDefined();
    expect(router.state.location.href).toBe('/private/audit/details/9?tab=audit-documents');
    expect(sent).toEqual([
      ['Schedule A', '9', 'a.pdf'],
      ['Schedule A', '9', 'b.pdf'],
    ]);
  });

  it('stores the other files when one is refused, shows why, and resends only the refused one', async () => {
    let status = 400;
    const sent = answerUploadsWith((name) => (name === 'a.pdf' ? status : 200));
    show();
    await choose('a.pdf', 'b.pdf');
    await chooseType('Certificate');
    await upload();
    expect((await screen.findByText('The file is not what its name says.')).textContent).toBeDefined();
    expect(await screen.findByText('Uploaded')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Remove b.pdf' })).toBeNull();
    status = 200;
    await upload();
    expect(await screen.findByText('Elsewhere')).toBeDefined();
    expect(sent.map(([, , name]) => name)).toEqual(['a.pdf', 'b.pdf', 'a.pdf']);
  });
});
