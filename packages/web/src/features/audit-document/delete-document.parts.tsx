import { auditDocumentApi } from '@attestry/contract/features/audit-document/audit-document.api.ts';
import type { Attachment } from '@attestry/contract/features/audit-document/audit-document.schema.ts';
import { ActionIcon } from '@mantine/core';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { readAnewAfter } from '../../blocks/read-anew.ts';
import { showSnackbar } from '../../kernel/notices.ts';
import { i18n } from '../../kernel/texts.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { documentCalls } from './audit-document.parts.tsx';

/** Deletes a document for good after confirmation; a failure shows the banner. */
const useDeletion = ({ id, fileName }: Attachment) => {
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const goAhead = async () => {
    setBusy(true);
    try {
      await documentCalls.remove({ params: { id } });
      showSnackbar(i18n.t('{name} was deleted', { name: fileName }));
    } catch {
      // The banner shows the failure; the list may be outdated.
    }
    setBusy(false);
    setAsked(false);
    await readAnewAfter(auditDocumentApi.remove);
  };
  return { asked, busy, ask: () => setAsked(true), leave: () => setAsked(false), goAhead };
};

export const DeleteDocument = ({ document }: { document: Attachment }) => {
  const { asked, busy, ask, leave, goAhead } = useDeletion(document);
  const { fileName } = document;
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
      <ConfirmDialog
        opened={asked}
        title={i18n.t('Delete this document?')}
        confirmLabel={i18n.t('Delete')}
        dangerous
        busy={busy}
        onConfirm={() => void goAhead()}
        onCancel={leave}
      >
        <p>{i18n.t('{name} is removed from the audit for everybody. This cannot be undone.', { name: fileName })}</p>
      </ConfirmDialog>
    </>
  );
};
