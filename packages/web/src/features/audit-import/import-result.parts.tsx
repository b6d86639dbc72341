import type { ImportResult } from '@attestry/contract/features/audit-import/audit-import.schema.ts';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { CircleX, FileX, type LucideIcon, ShieldAlert, Upload } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { auditListPath } from '../../blocks/addresses.ts';
import { i18n } from '../../kernel/texts.ts';
import { StoredMessages } from './import-messages.parts.tsx';
import styles from './import-result.module.css';
import { RefusedReport } from './refused/refused-report.parts.tsx';
import { StoredReport } from './stored/stored-report.parts.tsx';
import type { SentReport } from './upload/report-uploads.parts.tsx';

interface FailureWords {
  icon: LucideIcon;
  title: string;
  words: string;
}

/** Why nothing was stored, in one sentence. It gets the focus, so that screen readers read it out. */
const Failure = ({
  failure: { icon: Icon, title, words },
  file,
  children,
}: {
  failure: FailureWords;
  file: string | undefined;
  children?: ReactNode;
}) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.outcome}>
      <span className={styles.seal}>
        <Icon size={26} strokeWidth={1.75} aria-hidden="true" />
      </span>
      <div className={styles.words}>
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <p>{words}</p>
        {file !== undefined && (
          <p className={styles.file}>
            <bdi>{file}</bdi>
          </p>
        )}
        <div className={styles.buttons}>{children}</div>
      </div>
    </div>
  );
};

const failed = () => i18n.t('File has failed to be uploaded');
const checkAndRetry = () => i18n.t('Check the file for the following issues and try again');

/** Words for an upload without an answer, which may have been stored. */
const unanswered = () => i18n.t('You can upload the same file again: it is never stored twice.');

const failureOf = ({ status, messages }: ImportResult, called: boolean): FailureWords => {
  const said = messages.map(({ message }) => message);
  if (!called) return { icon: CircleX, title: said[0] ?? failed(), words: said[1] ?? unanswered() };
  if (status === 'Virus') return { icon: ShieldAlert, title: failed(), words: said.join(' ') };
  if (status === 'Error') return { icon: CircleX, title: failed(), words: said.join(' ') };
  return { icon: FileX, title: failed(), words: checkAndRetry() };
};

const toAnotherFile = { variant: 'default', leftSection: <Upload size={16} aria-hidden="true" /> };

interface ImportResultProps {
  result: ImportResult;
  /** Whether the call itself succeeded. */
  called: boolean;
  /** The upload, for marking the cells of its workbook. */
  sent?: SentReport;
  onUploadAnother: () => void;
  /** Undefined in the list of reports, whose row offers it. */
  onTryAgain?: () => void;
}

/** The outcome of an upload: what was stored, or why nothing was. */
export const ImportResultView = ({ result, called, sent, onUploadAnother, onTryAgain }: ImportResultProps) => {
  const { stored, auditExternalId: auditId, messages } = result;
  if (stored && auditId !== undefined)
    return (
      <StoredReport {...{ result, stored, auditId, onUploadAnother }}>
        <StoredMessages messages={messages} />
      </StoredReport>
    );
  const listed = result.status === 'Validation' || result.status === 'NotFound';
  const next = onTryAgain && (
    <>
      <Button onClick={onTryAgain} {...(listed && toAnotherFile)}>
        {i18n.t('Try again')}
      </Button>
      <Button variant="subtle" color="gray" component={Link} to={auditListPath}>
        {i18n.t('Go to the audits')}
      </Button>
    </>
  );
  return (
    <div className={styles.stack} data-wide={listed || undefined}>
      <Failure failure={failureOf(result, called)} file={sent?.file.name}>
        {!listed && next}
      </Failure>
      {listed && (
        <RefusedReport result={result} sent={sent}>
          {next}
        </RefusedReport>
      )}
    </div>
  );
};
