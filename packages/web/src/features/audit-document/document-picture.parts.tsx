import type { Attachment } from '@attestry/contract/features/audit-document/audit-document.schema.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { i18n } from '../../kernel/texts.ts';
import { Dialog, DialogButtons } from '../../ui/dialog.tsx';
import styles from './audit-document.module.css';
import { downloadDocument, previewQuery } from './audit-document.parts.tsx';

/** A sheet of paper with the file type, for a document without a picture. */
const Sheet = ({ document: { format } }: { document: Attachment }) => (
  <span className={styles.thumb} data-format={format} aria-hidden="true">
    {format.toUpperCase()}
  </span>
);

const Enlarged = ({ document, address }: { document: Attachment; address: string }) => {
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  const { fileName } = document;
  return (
    <>
      <button
        type="button"
        className={styles.enlarge}
        aria-label={i18n.t('Show {name}', { name: fileName })}
        onClick={() => setOpened(true)}
      >
        <img src={address} alt="" className={styles.thumb} />
      </button>
      <Dialog opened={opened} onClose={close} title={fileName}>
        <img src={address} alt={fileName} className={styles.picture} />
        <DialogButtons>
          <Button variant="default" onClick={close}>
            {i18n.t('Close')}
          </Button>
          <Button
            leftSection={<Download size={16} aria-hidden="true" />}
            onClick={() => void downloadDocument(document)}
          >
            {i18n.t('Download')}
          </Button>
        </DialogButtons>
      </Dialog>
    </>
  );
};

const Picture = ({ document }: { document: Attachment }) => {
  const { data } = useQuery(previewQuery(document));
  return data ? <Enlarged document={document} address={data} /> : <Sheet document={document} />;
};

/** A photograph as a thumbnail that opens enlarged; any other document as a sheet with its type. */
export const DocumentPicture = ({ document }: { document: Attachment }) =>
  document.hasPreview ? <Picture document={document} /> : <Sheet document={document} />;
