import type { ImportResult } from '@attestry/contract/features/audit-import/audit-import.schema.ts';
import { maxWorkbookBytes } from '@attestry/contract/kernel/fields.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { Button } from '@mantine/core';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { DetailsColumns } from '../../blocks/details/details-screen.tsx';
import { LeaveGuard } from '../../blocks/form-screen/leave-guard.tsx';
import { UploadZone } from '../../blocks/upload-zone.tsx';
import { i18n } from '../../kernel/texts.ts';
import { focusIsFree } from '../../ui/free-focus.ts';
import { Panel, PanelBody } from '../../ui/panel.tsx';
import { BlankWorkbook } from './blank-workbook.parts.tsx';
import { ImportQuestion } from './import-question.parts.tsx';
import { ImportResultView } from './import-result.parts.tsx';
import { isBusy, type UploadState, type UploadTarget, useReportUpload } from './report-upload.parts.tsx';
import { type Asks, blankChoices, Choices, choicesFor } from './upload-choices.parts.tsx';
import styles from './upload-report.module.css';

const workbooks = { 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['.xlsx'] };

/** Announced as it changes; the bar beside it shows the same. */
const progressText = (state: UploadState): string => {
  if (state.is === 'sending') return i18n.t('Uploading…');
  return state.is === 'checking' ? i18n.t('Checking…') : '';
};

const progressOf = (state: UploadState): { progress?: number } => {
  if (state.is === 'sending') return { progress: state.fraction };
  return state.is === 'checking' ? { progress: 1 } : {};
};

const questionIn = (state: UploadState): ImportResult | undefined => (state.is === 'asked' ? state.result : undefined);

/** Moves the focus to the form after a result or a stop, instead of to the top of the page. */
const useFocusOnReturn = (state: UploadState) => {
  const form = useRef<HTMLFormElement>(null);
  const before = useRef(state.is);
  useEffect(() => {
    const returned = state.is === 'ready' && before.current !== 'ready';
    before.current = state.is;
    if (returned && focusIsFree()) form.current?.focus({ preventScroll: true });
  }, [state.is]);
  return form;
};

interface UploadFormProps extends ReturnType<typeof useChosenFile> {
  formRef: RefObject<HTMLFormElement | null>;
  asks: Asks;
  state: UploadState;
  onSubmit: () => void;
  onStop: () => void;
}

const UploadForm = ({ formRef, asks, state, file, choose, missing, onSubmit, onStop }: UploadFormProps) => {
  const busy = isBusy(state);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form
      ref={formRef}
      tabIndex={-1}
      aria-label={i18n.t('Upload report')}
      noValidate
      className={styles.form}
      onSubmit={submit}
      aria-busy={busy}
    >
      <UploadZone
        label={i18n.t('Audit report')}
        accept={workbooks}
        maxBytes={maxWorkbookBytes}
        file={file}
        onFile={choose}
        {...progressOf(state)}
      />
      <p role="alert" className={styles.missing}>
        {missing && i18n.t('Choose the report to upload')}
      </p>
      <Choices asks={asks} locked={busy} />
      <UploadButtons state={state} onStop={onStop} />
    </form>
  );
};

const UploadButtons = ({ state, onStop }: Pick<UploadFormProps, 'state' | 'onStop'>) => (
  <div className={styles.buttons}>
    <p role="status" className={styles.status}>
      {progressText(state)}
      {state.is === 'checking' && <span> {i18n.t('If you leave now, the report may still be stored.')}</span>}
    </p>
    {state.is === 'sending' && (
      <Button variant="default" onClick={onStop}>
        {i18n.t('Stop')}
      </Button>
    )}
    <Button type="submit" loading={isBusy(state)}>
      {i18n.t('Upload report')}
    </Button>
  </div>
);

/** The chosen file, and whether an upload was attempted without one. */
const useChosenFile = () => {
  const [file, setFile] = useState<File>();
  const [missing, setMissing] = useState(false);
  const choose = (chosen: File | undefined) => {
    setFile(chosen);
    setMissing(false);
  };
  return { file, choose, missing, askForFile: () => setMissing(true) };
};

interface UploadReportProps {
  target: UploadTarget;
  asks: Asks;
  /** The standard whose workbook is preselected. */
  standardId?: string;
}

/** Uploads a report: file and choices, progress, questions and result. */
export const UploadReport = ({ target, asks, standardId }: UploadReportProps) => {
  const { state, start, proceed, stop, back } = useReportUpload();
  // Held here because the form is unmounted while a result is shown.
  const formRef = useFocusOnReturn(state);
  const chosen = useChosenFile();
  const form = useForm({ defaultValues: blankChoices, resolver: zodResolver(choicesFor(asks)) });
  const submit = form.handleSubmit(async ({ owner, certificationBodyId }) => {
    if (!chosen.file) return chosen.askForFile();
    const choices = { ...(owner && { owner }), ...(certificationBodyId && { certificationBodyId }) };
    await start(chosen.file, { ...target, ...choices });
  });
  const anew = () => {
    chosen.choose(undefined);
    back();
  };
  if (state.is === 'ended') {
    // A file with issues is corrected and chosen again; after a failed call the same file can be resent.
    const tryAgain = state.result.status === 'Error' ? back : anew;
    return <ImportResultView {...state} onUploadAnother={anew} onTryAgain={tryAgain} />;
  }
  const workbook = <BlankWorkbook siteCode={target.siteCode} {...(standardId !== undefined && { standardId })} />;
  return (
    <FormProvider {...form}>
      <DetailsColumns beside={workbook}>
        <Panel>
          <PanelBody>
            <UploadForm {...chosen} {...{ formRef, asks, state }} onSubmit={() => void submit()} onStop={stop} />
          </PanelBody>
        </Panel>
      </DetailsColumns>
      <ImportQuestion result={questionIn(state)} onProceed={proceed} onLeave={back} />
      <LeaveGuard unsaved={isBusy(state) || state.is === 'asked'} />
    </FormProvider>
  );
};
