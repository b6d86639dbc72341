import { auditDocumentApi } from '@attestry/contract/features/audit-document/audit-document.api.ts';
import type { Attachment, DocumentForm } from '@attestry/contract/features/audit-document/audit-document.schema.ts';
import { clientOf } from '@attestry/contract/kernel/client.ts';
import { fileErrors } from '@attestry/contract/kernel/errors.ts';
import { refetchAfter } from '../../blocks/refetch.ts';
import type { Upload } from '../../blocks/uploads/upload-queue.ts';
import { useUploadQueue } from '../../blocks/uploads/use-upload-queue.ts';
import { sendWith } from '../../kernel/api.ts';
import { ApiError, sentenceOf } from '../../kernel/api-error.ts';

export type ChosenDocument = Upload<Attachment>;

export const failureText = (error: unknown): string =>
  error instanceof ApiError && error.body?.code === fileErrors.unavailable.code
    ? error.body.message
    : sentenceOf(error);

export const isStored = ({ state }: ChosenDocument): boolean => state.is === 'answered';

/** Uploads the chosen files to an audit. A failed file does not stop the others. */
export const useDocumentUpload = (auditId: string) => {
  const { queue, uploads } = useUploadQueue<Attachment>();
  const send = (type: DocumentForm['type']) => {
    const unsent = uploads.filter((each) => !isStored(each)).map(({ key }) => key);
    queue.send(unsent, async ({ file }, options) => {
      const { upload } = clientOf(sendWith({ quiet: true, ...options }), auditDocumentApi);
      return upload({ body: { auditId, type }, file }).finally(() => void refetchAfter(auditDocumentApi.upload));
    });
  };
  return { documents: uploads, add: queue.add, remove: queue.remove, send, stop: queue.cancelAll };
};
