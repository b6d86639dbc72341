import { auditDocumentApi } from '@attestry/contract/features/audit-document/audit-document.api.ts';
import type { Attachment } from '@attestry/contract/features/audit-document/audit-document.schema.ts';
import { clientOf } from '@attestry/contract/kernel/client.ts';
import { queryOptions } from '@tanstack/react-query';
import { auditPath } from '../../blocks/addresses.ts';
import { quietSend, send } from '../../kernel/api.ts';
import { saveFile } from '../../kernel/files.ts';

const documentCalls = clientOf(send, auditDocumentApi);
export const quietDocumentCalls = clientOf(quietSend, auditDocumentApi);

/** The key of the documents tab in the address. */
export const documentsTab = 'audit-documents';
export const documentsPath = (auditId: string): string => auditPath(auditId, `?tab=${documentsTab}`);

export const documentsQuery = (auditId: string) =>
  queryOptions({
    queryKey: ['audit', auditId, 'documents'],
    queryFn: () => quietDocumentCalls.list({ params: { id: auditId } }),
  });

/** A picture as a data URL, which needs no second request. */
const dataAddress = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });

/** A document never changes, so its picture is cached for good. */
export const previewQuery = ({ extDocLink }: Attachment) =>
  queryOptions({
    queryKey: ['document', extDocLink, 'preview'],
    queryFn: async () => {
      const { blob } = await quietDocumentCalls.download({ query: { link: extDocLink, preview: 'true' } });
      return dataAddress(blob);
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

/** A failure shows the banner. */
export const downloadDocument = ({ extDocLink }: Attachment): Promise<void> =>
  documentCalls.download({ query: { link: extDocLink } }).then(saveFile, () => undefined);
