import { auditDocumentApi } from '@attestry/contract/features/audit-document/audit-document.api.ts';
import type { Attachment } from '@attestry/contract/features/audit-document/audit-document.schema.ts';
import { ActionIcon } from '@mantine/core';
import { Trash2 } from 'lucide-react';
import { askFirst } from '../../blocks/asking/ask-first.ts';
import { runCommand } from '../../blocks/asking/run-command.ts';
import { i18n } from '../../kernel/texts.ts';
import { quietDocumentCalls } from './audit-document.parts.tsx';

const deletion = ({ id, fileName }: Attachment) => ({
  send: () => quietDocumentCalls.remove({ params: { id } }),
  message: () => i18n.t('{name} was deleted', { name: fileName }),
  endpoint: auditDocumentApi.remove,
});

/** Deletes a document once confirmed. This cannot be undone. */
const askToDelete = (document: Attachment): void =>
  askFirst(
    Promise.resolve({
      title: i18n.t('Delete this document?'),
      lead: i18n.t('{name} is removed from the audit for everybody. This cannot be undone.', {
        name: document.fileName,
      }),
      effects: [],
      cancelLabel: i18n.t('Keep it'),
      confirmLabel: i18n.t('Delete'),
      dangerous: true,
      run: () => runCommand(deletion(document)),
    }),
  );

export const DeleteDocument = ({ document }: { document: Attachment }) => (
  <ActionIcon
    variant="subtle"
    color="gray"
    size={36}
    aria-label={i18n.t('Delete {name}', { name: document.fileName })}
    onClick={() => askToDelete(document)}
  >
    <Trash2 size={17} aria-hidden="true" />
  </ActionIcon>
);
