// @vitest-environment jsdom
import { auditDocumentApi } from '@attestry/contract/features/audit-document/audit-document.api.ts';
import type { Attachment } from '@attestry/contract/features/audit-document/audit-document.schema.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { AskedQuestion } from '../../blocks/asking/asked-question.tsx';
import { DetailsTabs } from '../../blocks/details/details-tabs.tsx';
import { noticeStore } from '../../kernel/notices.ts';
import { inBrowser, renderPage, signInAs } from '../../kernel/testing/render-page.tsx';
import { stub } from '../../kernel/testing/stub.ts';
import { useDocumentsTab } from './audit-documents.parts.tsx';

const photograph: Attachment = {
  id: '70002',
  extDocLink: 'b7e2',
  fileName: 'Oven line.jpg',
  fileType: 'Photograph',
  format: 'jpg',
  fileSize: 1_400_000,
  uploadDate: '2026-11-21',
  userId: '0d3c6f0e-6f6b-4c0e-9d0a-1f2e3d4c5b6a',
  uploadedBy: 'Iris Hale',
  scan: 'clean',
  hasPreview: true,
  visuals: { isAbleToDelete: true },
};
const report = (id: string, fileName: string): Attachment => ({
  ...photograph,
  id,
  extDocLink: `r${id}`,
  fileName,
  fileType: 'Audit',
  format: 'xlsx',
  hasPreview: false,
  visuals: { isAbleToDelete: false },
});

const show = (listed: readonly Attachment[], isAbleToAddDocument = true) => {
  let documents = listed;
  stub(auditDocumentApi.list, () => documents);
  const deleted = stub(auditDocumentApi.remove, ({ params }) => {
    documents = documents.filter(({ id }) => id !== params.id);
    return { id: '70002' };
  });
  const previews = stub(auditDocumentApi.download, {
    blob: new Blob([new Uint8Array([1])], { type: 'image/webp' }),
    name: 'preview.webp',
  });
  signInAs('CB Full Admin', ['Audit.View', 'Audit.Remove']);
  renderPage(() => (
    <>
      <DetailsTabs label="Parts" tabs={[useDocumentsTab({ id: '9', visuals: { isAbleToAddDocument } })]} />
      <AskedQuestion />
    </>
  ));
  return { deleted, previews };
};

const rows = async () => {
  const list = await screen.findAllByRole('listitem');
  return list.map((row) => within(row));
};

describe('the documents tab of an audit', () => {
  inBrowser();

  it('shows the type, date and uploader of each document, and their number in its label', async () => {
    show([photograph, report('70001', 'report.xlsx')]);
    const [first] = await rows();
    expect(first?.getByText('Oven line.jpg')).toBeDefined();
    expect(first?.getByText('Photograph')).toBeDefined();
    expect(first?.getByText('2026-11-21 · Iris Hale · 1.4 MB')).toBeDefined();
    expect(screen.getByRole('tab', { name: /Audit Documents\s*2/ })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Upload document' }).getAttribute('href')).toBe(
      '/private/audit/details/9/upload-document',
    );
  });

  it('shows No data when there are no documents, and no upload link to those who may not upload', async () => {
    show([], false);
    expect(await screen.findByText('No data')).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Upload document' })).toBeNull();
  });

  it('marks the replaced reports and offers to delete neither them nor the present one', async () => {
    show([report('70003', 'second.xlsx'), photograph, report('70001', 'first.xlsx')]);
    const [present, , replaced] = await rows();
    expect(present?.getByText('Audit')).toBeDefined();
    expect(replaced?.getByText('Audit · replaced by a later upload')).toBeDefined();
    expect(screen.getAllByRole('button', { name: /^Delete/ })).toHaveLength(1);
  });

  it('deletes a document once confirmed', async () => {
    const { deleted } = show([photograph]);
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Oven line.jpg' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Keep it' }));
    expect(deleted).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Delete Oven line.jpg' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete this document?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('No data')).toBeDefined();
    expect(deleted.map(({ params }) => params.id)).toEqual(['70002']);
    expect(noticeStore.current().map(({ text }) => text)).toContain('Oven line.jpg was deleted');
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'List of documents' }));
  });

  it('shows a picture as a thumbnail and enlarges it when pressed', async () => {
    const { previews } = show([photograph]);
    await userEvent.click(await screen.findByRole('button', { name: 'Show Oven line.jpg' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Oven line.jpg' }));
    expect(dialog.getByRole('img', { name: 'Oven line.jpg' }).getAttribute('src')).toMatch(/^data:image\/webp;base64,/);
    await waitFor(() => expect(previews.map(({ query }) => query)).toContainEqual({ link: 'b7e2', preview: 'true' }));
  });
});
