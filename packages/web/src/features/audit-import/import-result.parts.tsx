import type { Audit } from '@attestry/contract/features/audit/audit.schema.ts';
import type { ImportResult } from '@attestry/contract/features/audit-import/audit-import.schema.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CircleCheck, CircleX, FileX, type LucideIcon, ShieldAlert, Upload } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { auditListPath, auditPath } from '../../blocks/addresses.ts';
import { RecordStatus } from '../../blocks/record-status.tsx';
import { i18n } from '../../kernel/texts.ts';
import { FieldRow, FieldRows } from '../../ui/field-row.tsx';
import { Panel } from '../../ui/panel.tsx';
import { auditQuery } from '../audit-record/audit-record.public.ts';
import { ImportMessages } from './import-messages.parts.tsx';
import styles from './import-result.module.css';
import { RefusedReport } from './refused/refused-report.parts.tsx';
import { StoredReport } from './stored/stored-report.parts.tsx';
import type { SentReport } from './upload/report-uploads.parts.tsx';

interface OutcomeProps {
  tone: 'good' | 'bad';
  icon: LucideIcon;
  title: string;
  words: string;
  children?: ReactNode;
}

/** The outcome in one sentence. It gets the focus, so that screen readers read it out. */
const Outcome = ({ tone, icon: Icon, title, words, children }: OutcomeProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.outcome} data-tone={tone}>
      <span className={styles.seal}>
        <Icon size={26} strokeWidth={1.75} aria-hidden="true" />
      </span>
      <div className={styles.words}>
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <p>{words}</p>
        <div className={styles.buttons}>{children}</div>
      </div>
    </div>
  );
};

const addressOf = ({ address1, address2, address3, siteCity, siteCountry }: ImportResult): string =>
  [address1, address2, address3, siteCity, siteCountry].filter(Boolean).join(', ');

/** The record status and certification status. A report from a company or without a decision is Holding at first. */
const Standing = ({ audit }: { audit: Audit }) => (
  <>
    <FieldRow label={i18n.t('Record status')}>
      <span className={styles.standing}>
        <RecordStatus status={audit.recordStatus} />
        {audit.holdingReason}
      </span>
    </FieldRow>
    <FieldRow label={i18n.t('Certification status')}>
      <RecordStatus status={audit.certificationStatus.name} />
    </FieldRow>
  </>
);

const StoredFacts = ({ result, audit }: { result: ImportResult; audit: Audit | undefined }) => (
  <Panel title={i18n.t('Audit {id}', { id: result.auditExternalId ?? '' })}>
    <FieldRows>
      <FieldRow label={i18n.t('Site name')}>{result.siteName}</FieldRow>
      <FieldRow label={i18n.t('Audit owner')}>{result.owner}</FieldRow>
      <FieldRow label={i18n.t('Address')}>{addressOf(result)}</FieldRow>
      <FieldRow label={i18n.t('Auditor name')}>{result.auditorName}</FieldRow>
      <FieldRow label={i18n.t('Auditor number')}>{result.auditorNo}</FieldRow>
      {audit && <Standing audit={audit} />}
    </FieldRows>
  </Panel>
);

/** The values that were not stored, apart from the other warnings. */
const StoredMessages = ({ messages }: Pick<ImportResult, 'messages'>) => {
  const { left = [], notes = [] } = Object.groupBy(messages, ({ leftOut }) => (leftOut ? 'left' : 'notes'));
  return (
    <>
      {notes.length > 0 && <ImportMessages title={i18n.t('Please note')} messages={notes} />}
      {left.length > 0 && <ImportMessages title={i18n.t('Not understood and left out')} messages={left} />}
    </>
  );
};

interface StoredProps {
  result: ImportResult;
  auditId: string;
  onUploadAnother: () => void;
}

/** The same file was already stored; shows its audit. */
const StoredBefore = ({ result, auditId, onUploadAnother }: StoredProps) => {
  const { data: audit } = useQuery(auditQuery(auditId));
  return (
    <div className={styles.stack}>
      <Outcome
        tone="good"
        icon={CircleCheck}
        title={i18n.t('The report was uploaded')}
        words={i18n.t('It is stored. Please note what is listed below.')}
      >
        <Button component={Link} to={auditPath(auditId)}>
          {i18n.t('View audit')}
        </Button>
        <Button variant="subtle" color="gray" onClick={onUploadAnother}>
          {i18n.t('Upload another report')}
        </Button>
      </Outcome>
      <StoredMessages messages={result.messages} />
      <StoredFacts result={result} audit={audit} />
    </div>
  );
};

const Stored = ({ result, auditId, onUploadAnother }: StoredProps) => {
  const { stored, messages } = result;
  if (!stored) return <StoredBefore {...{ result, auditId, onUploadAnother }} />;
  return (
    <StoredReport {...{ result, stored, auditId, onUploadAnother }}>
      <StoredMessages messages={messages} />
    </StoredReport>
  );
};

const failed = () => i18n.t('File has failed to be uploaded');
const checkAndRetry = () => i18n.t('Check the file for the following issues and try again');

/** Words for an upload without an answer, which may have been stored. */
const unanswered = () => i18n.t('You can upload the same file again: it is never stored twice.');

const failureOf = ({ status, messages }: ImportResult, called: boolean): Omit<OutcomeProps, 'tone'> => {
  const said = messages.map(({ message }) => message);
  if (!called) return { icon: CircleX, title: said[0] ?? failed(), words: said[1] ?? unanswered() };
  if (status === 'Virus') return { icon: ShieldAlert, title: failed(), words: said.join(' ') };
  if (status === 'Error') return { icon: CircleX, title: failed(), words: said.join(' ') };
  return { icon: FileX, title: failed(), words: checkAndRetry() };
};

interface ImportResultProps {
  result: ImportResult;
  /** Whether the call itself succeeded. */
  called: boolean;
  /** The upload, for marking the cells of its workbook. */
  sent?: SentReport;
  onUploadAnother: () => void;
  onTryAgain: () => void;
}

/** The outcome of an upload: what was stored, or why nothing was. */
export const ImportResultView = ({ result, called, sent, onUploadAnother, onTryAgain }: ImportResultProps) => {
  if (result.auditExternalId !== undefined)
    return <Stored result={result} auditId={result.auditExternalId} onUploadAnother={onUploadAnother} />;
  const listed = result.status === 'Validation' || result.status === 'NotFound';
  const audits = (
    <Button variant="subtle" color="gray" component={Link} to={auditListPath}>
      {i18n.t('Go to the audits')}
    </Button>
  );
  return (
    <div className={styles.stack} data-wide={listed || undefined}>
      <Outcome tone="bad" {...failureOf(result, called)}>
        {!listed && (
          <>
            <Button onClick={onTryAgain}>{i18n.t('Try again')}</Button>
            {audits}
          </>
        )}
      </Outcome>
      {listed && (
        <RefusedReport result={result} sent={sent}>
          <Button variant="default" onClick={onTryAgain} leftSection={<Upload size={16} aria-hidden="true" />}>
            {i18n.t('Try again')}
          </Button>
          {audits}
        </RefusedReport>
      )}
    </div>
  );
};
