import { maxWorkbookBytes } from '@attestry/contract/kernel/fields.ts';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { type FormEvent, type RefObject, useEffect, useRef } from 'react';
import { FormProvider, useController } from 'react-hook-form';
import { auditListPath } from '../../../blocks/addresses.ts';
import { DetailsColumns } from '../../../blocks/details/details-screen.tsx';
import { LeaveGuard } from '../../../blocks/form-screen/leave-guard.tsx';
import { isUnderWay } from '../../../blocks/uploads/upload-queue.ts';
import { DropZone } from '../../../blocks/uploads/upload-zone.tsx';
import { i18n } from '../../../kernel/texts.ts';
import { focusIsFree, useFocusOnRest } from '../../../ui/free-focus.ts';
import { pageFoot } from '../../../ui/page-foot.ts';
import { Panel, PanelBody } from '../../../ui/panel.tsx';
import { BlankWorkbook } from '../blank-workbook.parts.tsx';
import { ImportResultView } from '../import-result.parts.tsx';
import { LeftUploadNotice, leavingWords } from './left-upload.parts.tsx';
import { ReportList, summaryOf } from './report-list.parts.tsx';
import {
  isUnfinished,
  outcomeOf,
  questionOf,
  type ReportUpload,
  stageOf,
  type UploadTarget,
} from './report-uploads.parts.tsx';
import { isToSend, type Submission, useSubmission } from './submission.parts.tsx';
import { Choices, hasChoices, type UploadFields } from './upload-choices.parts.tsx';
import styles from './upload-report.module.css';

const workbooks = { 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['.xlsx'] };

/**
 * Moves the focus to the form when it reappears after a result or a stopped upload, instead of to the top of the page.
 */
const useFocusOnReturn = (isAway: boolean) => {
  const form = useRef<HTMLFormElement>(null);
  const before = useRef(isAway);
  useEffect(() => {
    const hasReturned = before.current && !isAway;
    before.current = isAway;
    if (hasReturned && focusIsFree()) form.current?.focus({ preventScroll: true });
  }, [isAway]);
  return form;
};

interface UploadReportProps {
  target: UploadTarget;
  asks: UploadFields;
  /** The standard whose workbook is preselected. */
  standardId?: string;
  /** The name of the standard of the site's latest audit. */
  usualStandard?: string | undefined;
}

/** Sends what was chosen. It stands back behind a question, and is absent once nothing is left to send. */
const SendButton = ({ uploads }: Pick<Submission, 'uploads'>) => {
  const busy = uploads.some(isUnderWay);
  const count = uploads.filter(isToSend).length;
  if (uploads.length > 0 && count === 0 && !busy) return null;
  const asks = uploads.some((each) => questionOf(each) !== undefined);
  return (
    <Button type="submit" loading={busy && count === 0} variant={asks ? 'default' : 'filled'}>
      {count > 1 ? i18n.t('Upload {count} reports', { count }) : i18n.t('Upload report')}
    </Button>
  );
};

/** Links to the audits once every report of the list is stored. */
const ToAudits = ({ uploads }: Pick<Submission, 'uploads'>) =>
  uploads.length > 0 &&
  uploads.every((each) => stageOf(each) === 'stored') && (
    <Button component={Link} to={auditListPath}>
      {i18n.t('View audits')}
    </Button>
  );

const SendButtons = ({ uploads, queue }: Submission) => {
  const busy = uploads.some(isUnderWay);
  return (
    <div ref={pageFoot} className={styles.buttons}>
      <p role="status" className={styles.status}>
        {summaryOf(uploads)}
      </p>
      {busy && (
        <Button variant="default" onClick={queue.cancelAll}>
          {uploads.length > 1 ? i18n.t('Stop all') : i18n.t('Stop')}
        </Button>
      )}
      <SendButton uploads={uploads} />
      <ToAudits uploads={uploads} />
    </div>
  );
};

interface UploadFormProps {
  submission: Submission;
  asks: UploadFields;
  formRef: RefObject<HTMLFormElement | null>;
}

const ChosenReports = ({ submission, formRef }: Omit<UploadFormProps, 'asks'>) => {
  const { uploads, queue, confirm, submit } = submission;
  if (uploads.length === 0) return null;
  return (
    <ReportList
      uploads={uploads}
      onConfirm={confirm}
      onLeave={({ key, file }) => queue.replace(key, file)}
      onCancel={({ key }) => queue.cancel(key)}
      onRemove={({ key }) => queue.remove(key)}
      onSendAgain={({ key }) => void submit([key])}
      onCorrect={({ key }, file) => {
        queue.replace(key, file);
        void submit([key]);
      }}
      onChooseMore={() => formRef.current?.querySelector('input')?.click()}
    />
  );
};

/** Where the files are chosen. A report that is replaced has one file, and no further place for another. */
const ReportZone = ({ submission: { uploads, refusal, most, choose, form } }: Pick<UploadFormProps, 'submission'>) => {
  const { field, fieldState } = useController({ name: 'reports', control: form.control });
  const fault = fieldState.error?.message ?? refusal;
  const files = { accept: workbooks, maxBytes: maxWorkbookBytes, onFiles: (chosen: File[]) => void choose(chosen) };
  const zone = { label: i18n.t('Audit report'), fault, ref: field.ref, ...files };
  if (most > 1) return <DropZone {...zone} several most={most} />;
  return uploads.length === 0 && <DropZone {...zone} />;
};

const UploadForm = ({ submission, asks, formRef }: UploadFormProps) => {
  const { uploads, submit } = submission;
  const busy = uploads.some(isUnderWay);
  const send = (event: FormEvent) => {
    event.preventDefault();
    void submit(uploads.filter(isToSend).map(({ key }) => key));
  };
  return (
    <form
      ref={formRef}
      tabIndex={-1}
      aria-label={i18n.t('Upload report')}
      noValidate
      className={styles.form}
      onSubmit={send}
      aria-busy={busy}
    >
      <ReportZone submission={submission} />
      <Choices asks={asks} lockedBecause={busy ? i18n.t('The report is being uploaded') : undefined} />
      {uploads.filter(isToSend).length > 1 && hasChoices(asks) && (
        <p className={styles.forAll}>{i18n.t('This applies to every report that you send now.')}</p>
      )}
      <ChosenReports submission={submission} formRef={formRef} />
      <SendButtons {...submission} />
    </form>
  );
};

/** The outcome of a report that was sent alone, which takes the whole page. */
const outcomeOfSingleUpload = (uploads: readonly ReportUpload[]) => {
  const [upload, ...others] = uploads;
  const outcome = upload && others.length === 0 ? outcomeOf(upload) : undefined;
  return upload && outcome && { upload, outcome };
};

/** Uploads reports: chooses the files, shows progress, asks questions and shows outcomes. */
export const UploadReport = (props: UploadReportProps) => {
  const { target, asks, ...standards } = props;
  const submission = useSubmission(props);
  const { uploads, queue, left, form, submit } = submission;
  const alone = outcomeOfSingleUpload(uploads);
  // Kept here because the form unmounts while a result is shown.
  const formRef = useFocusOnReturn(alone !== undefined || uploads.some(isUnderWay));
  useFocusOnRest(uploads.length, formRef);
  useFocusOnRest(left ? 1 : 0, formRef);
  if (alone) {
    const { upload, outcome } = alone;
    const startAgain = () => queue.remove(upload.key);
    // A file with problems is corrected and chosen again; after a failed call the same file is sent again.
    const tryAgain = outcome.result.status === 'Error' ? () => void submit([upload.key]) : startAgain;
    return <ImportResultView {...outcome} onUploadAnother={startAgain} onTryAgain={tryAgain} />;
  }
  const workbook = <BlankWorkbook siteCode={target.siteCode} {...standards} />;
  return (
    <FormProvider {...form}>
      <DetailsColumns beside={workbook}>
        {left && <LeftUploadNotice {...left} />}
        <Panel>
          <PanelBody>
            <UploadForm submission={submission} asks={asks} formRef={formRef} />
          </PanelBody>
        </Panel>
      </DetailsColumns>
      <LeaveGuard unsaved={uploads.some(isUnfinished)} words={leavingWords(uploads)} />
    </FormProvider>
  );
};
