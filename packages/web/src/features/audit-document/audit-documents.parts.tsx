import type { Audit } from '@attestry/contract/features/audit/audit.schema.ts';
import { reportType } from '@attestry/contract/features/audit-document/audit-document.parts.ts';
import type { Attachment } from '@attestry/contract/features/audit-document/audit-document.schema.ts';
import { ActionIcon, Button } from '@mantine/core';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Download, FolderOpen, Upload } from 'lucide-react';
import { useRef } from 'react';
import { uploadDocumentPath } from '../../blocks/addresses.ts';
import { failureOf, sentenceOf } from '../../kernel/api-error.ts';
import { formatBytes } from '../../kernel/files.ts';
import { useAudience } from '../../kernel/permissions.ts';
import { formatCount, i18n, isolated } from '../../kernel/texts.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorView } from '../../ui/error-view.tsx';
import { useFocusOnRest } from '../../ui/free-focus.ts';
import { Panel } from '../../ui/panel.tsx';
import { LineSkeletons } from '../../ui/skeletons.tsx';
import type { Tab } from '../../ui/tabs.tsx';
import styles from './audit-document.module.css';
import { documentsQuery, documentsTab, downloadDocument } from './audit-document.parts.tsx';
import { DeleteDocument } from './delete-document.parts.tsx';
import { DocumentPicture } from './document-picture.parts.tsx';

/** Whether a later upload replaced this report. */
const isReplaced = (document: Attachment, documents: readonly Attachment[]): boolean =>
  document.fileType === reportType && document !== documents.find(({ fileType }) => fileType === reportType);

const Words = ({ document, replaced }: { document: Attachment; replaced: boolean }) => {
  const ofBody = useAudience()(['body']);
  const { fileName, fileType, fileSize, uploadDate, uploadedBy, scan } = document;
  const particulars = [
    uploadDate,
    ...(uploadedBy ? [uploadedBy] : []),
    ...(fileSize === null ? [] : [formatBytes(fileSize)]),
    ...(ofBody && scan === 'not scanned' ? [i18n.t('not scanned for viruses')] : []),
  ];
  return (
    <div className={styles.words}>
      <span className={styles.name}>{fileName}</span>
      <span className={styles.type}>
        {i18n.t(fileType)}
        {replaced && ` · ${i18n.t('replaced by a later upload')}`}
      </span>
      {/* Lines break between facts, not within one. */}
      <span className={styles.particulars}>
        {particulars.map((each) => isolated(each.replaceAll(' ', '\u00a0'))).join(' · ')}
      </span>
    </div>
  );
};

const Row = ({ document, replaced }: { document: Attachment; replaced: boolean }) => (
  <li className={styles.row}>
    <DocumentPicture document={document} />
    <Words document={document} replaced={replaced} />
    <div className={styles.actions}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={36}
        aria-label={i18n.t('Download {name}', { name: document.fileName })}
        onClick={() => void downloadDocument(document)}
      >
        <Download size={17} aria-hidden="true" />
      </ActionIcon>
      {document.visuals.isAbleToDelete && <DeleteDocument document={document} />}
    </div>
  </li>
);

interface RowsProps {
  query: UseQueryResult<Attachment[]>;
}

const Rows = ({ query }: RowsProps) => {
  const { data, refetch } = query;
  const failure = failureOf(query);
  if (failure) return <ErrorView message={sentenceOf(failure)} onRetry={() => void refetch()} />;
  if (!data) return <LineSkeletons />;
  if (data.length === 0)
    return (
      <EmptyState
        icon={FolderOpen}
        title={i18n.t('No data')}
        hint={i18n.t('The workbooks of uploaded reports, photographs and other files of this audit are listed here.')}
      />
    );
  return (
    <ul className={styles.rows}>
      {data.map((document) => (
        <Row key={document.id} document={document} replaced={isReplaced(document, data)} />
      ))}
    </ul>
  );
};

const Documents = ({ label, query }: RowsProps & { label: string }) => {
  const list = useRef<HTMLElement>(null);
  useFocusOnRest(query.data?.length ?? 0, list);
  return (
    <section ref={list} tabIndex={-1} aria-label={label}>
      <Rows query={query} />
    </section>
  );
};

const UploadButton = ({ auditId }: { auditId: string }) => (
  <Button
    component={Link}
    to={uploadDocumentPath(auditId)}
    variant="default"
    leftSection={<Upload size={16} aria-hidden="true" />}
  >
    {i18n.t('Upload document')}
  </Button>
);

type Documented = Pick<Audit, 'id'> & { visuals: Pick<Audit['visuals'], 'isAbleToAddDocument'> };

/** The documents tab of an audit, for readers of its report. */
export const useDocumentsTab = ({ id, visuals }: Documented): Tab => {
  const query = useQuery(documentsQuery(id));
  const label = i18n.t('Audit Documents');
  const count = query.data?.length ?? 0;
  return {
    key: documentsTab,
    label,
    content: (
      <Panel title={label} aside={visuals.isAbleToAddDocument && <UploadButton auditId={id} />}>
        <Documents label={i18n.t('List of documents')} query={query} />
      </Panel>
    ),
    ...(count > 0 && { mark: <span className={styles.count}>{formatCount(count)}</span> }),
  };
};
