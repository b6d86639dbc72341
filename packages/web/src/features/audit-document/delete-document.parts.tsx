import { auditDocumentApi } from '@attestry/contract/features/audit-document/audit-document.api.ts';
import type { Attachment } from '@attestry/contract/features/audit-document/audit-document.schema.ts';
import { ActionIcon } from '@mantine/core';
import { Trash2 } from 'lucide-react';
import { useConfirmed } from '../../blocks/confirmed.tsx';
import { refetchAfter } from '../../blocks/refetch.ts';
import { showSnackbar } from '../../kernel/notices.ts';
import { i18n } from '../../kernel/texts.ts';
import { documentCalls } from './audit-document.parts.tsx';

/** Deletes a document once confirmed. This cannot be undone. */
export const DeleteDocument = ({ document: { id, fileName } }: { document: Attachment }) => {
  const { ask, dialog } = useConfirmed({
    title: i18n.t('Delete this document?'),
    text: i18n.t('{name} is removed from the audit for everybody. This cannot be undone.', { name: fileName }),
    confirmLabel: i18n.t('Delete'),
    dangerous: true,
    run: async () => {
      try {
        await documentCalls.remove({ params: { id } });
        showSnackbar(i18n.t('{name} was deleted', { name: fileName }));
      } finally {
        // After a failure the list may be outdated.
        void refetchAfter(auditDocumentApi.remove);
      }
    },
  });
  return (
    <>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={36}
        aria-label={i18n.t('Delete {name}', { name: fileName })}
        onClick={ask}
      >
        <Trash2 size={17} aria-hidden="true" />
      </ActionIcon>
      {dialog}
    </>
  );
};
