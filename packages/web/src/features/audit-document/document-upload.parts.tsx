import { auditDocumentApi } from '@attestry/contract/features/audit-document/audit-document.api.ts';
import type { DocumentForm } from '@attestry/contract/features/audit-document/audit-document.schema.ts';
import { clientOf } from '@attestry/contract/kernel/client.ts';
import { fileErrors } from '@attestry/contract/kernel/errors.ts';
import { useState } from 'react';
import { refetchAfter } from '../../blocks/refetch.ts';
import { isStopped, useStopping } from '../../blocks/stopping.ts';
import { sendWith } from '../../kernel/api.ts';
import { ApiError, sentenceOf } from '../../kernel/api-error.ts';

/** A chosen file and the state of its upload. */
export interface ChosenDocument {
  key: number;
  file: File;
  is: 'waiting' | 'sending' | 'stored' | 'failed';
  /** The sent fraction while it uploads. */
  fraction?: number;
  /** Why the upload failed, if it did. */
  message?: string;
}

const whyFailed = (error: unknown): string =>
  error instanceof ApiError && error.body?.code === fileErrors.unavailable.code
    ? error.body.message
    : sentenceOf(error);

let lastKey = 0;

const onlySelected = (file: File): ChosenDocument => {
  lastKey += 1;
  return { key: lastKey, file, is: 'waiting' };
};

/** Uploads the chosen files to an audit one after another. A failed file does not stop the others. */
export const useDocumentUpload = (auditId: string) => {
  const [documents, setDocuments] = useState<readonly ChosenDocument[]>([]);
  const stopping = useStopping();
  const become = (key: number, change: Omit<ChosenDocument, 'key' | 'file'>) =>
    setDocuments((before) => before.map((each) => (each.key === key ? { key, file: each.file, ...change } : each)));

  const sendOne = async ({ key, file }: ChosenDocument, type: DocumentForm['type'], signal: AbortSignal) => {
    const onProgress = (fraction: number) => become(key, { is: 'sending', fraction });
    onProgress(0);
    const { upload } = clientOf(sendWith({ quiet: true, onProgress, signal }), auditDocumentApi);
    try {
      await upload({ body: { auditId, type }, file });
      become(key, { is: 'stored' });
    } catch (error) {
      become(key, isStopped(error) ? { is: 'waiting' } : { is: 'failed', message: whyFailed(error) });
    }
  };
  const send = async (type: DocumentForm['type']) => {
    stopping.current = new AbortController();
    const { signal } = stopping.current;
    for (const document of documents)
      if (document.is !== 'stored' && !signal.aborted) await sendOne(document, type, signal);
    await refetchAfter(auditDocumentApi.upload);
  };
  return {
    documents,
    add: (files: readonly File[]) => setDocuments((before) => [...before, ...files.map(onlySelected)]),
    remove: (key: number) => setDocuments((before) => before.filter((each) => each.key !== key)),
    send,
    stop: () => stopping.current?.abort(),
  };
};
