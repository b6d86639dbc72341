import { Button } from '@mantine/core';
import { Check, ChevronDown, Clock, FileSearch, FileUp, type LucideIcon, Upload } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { retryWords } from '../../../blocks/uploads/upload-words.ts';
import { ChosenFile } from '../../../blocks/uploads/upload-zone.tsx';
import { i18n } from '../../../kernel/texts.ts';
import { StatusPill, type Tone } from '../../../ui/status-pill.tsx';
import { ImportResultView } from '../import-result.parts.tsx';
import { FoldedQuestion, ImportQuestion } from './import-question.parts.tsx';
import {
  outcomeOf,
  questionOf,
  type ReportUpload,
  stageOf,
  type ToldStage,
  toldStageOf,
} from './report-uploads.parts.tsx';
import styles from './upload-report.module.css';

const percent = (fraction: number) => new Intl.NumberFormat(i18n.locale, { style: 'percent' }).format(fraction);

const stages: Record<Exclude<ToldStage, 'chosen'>, { tone: Tone; icon?: LucideIcon; word: () => string }> = {
  waiting: { tone: 'quiet', icon: Clock, word: () => i18n.t('Waiting') },
  sending: { tone: 'calm', icon: Upload, word: () => i18n.t('Sending') },
  checking: { tone: 'calm', icon: FileSearch, word: () => i18n.t('Checking') },
  asks: { tone: 'warn', word: () => i18n.t('Needs an answer') },
  stored: { tone: 'good', word: () => i18n.t('Stored') },
  storedBefore: { tone: 'quiet', icon: Check, word: () => i18n.t('Already stored') },
  refused: { tone: 'bad', word: () => i18n.t('Refused') },
  failed: { tone: 'bad', word: () => i18n.t('Failed') },
};

const StageOfUpload = ({ upload }: { upload: ReportUpload }) => {
  const stage = toldStageOf(upload);
  if (stage === 'chosen') return null;
  const { state } = upload;
  const { word, ...look } = stages[stage];
  if (state.is === 'sending') return <StatusPill {...look} word={`${word()} ${percent(state.fraction)}`} />;
  if (state.is === 'waiting' && state.retryAfter) return <StatusPill tone="warn" word={retryWords(state.retryAfter)} />;
  return <StatusPill {...look} word={word()} />;
};

const progressOf = ({ state }: ReportUpload) => {
  if (state.is === 'checking') return { progress: 1 };
  if (state.is === 'waiting') return { progress: 0 };
  return state.is === 'sending' ? { progress: state.fraction } : {};
};

/** The actions on an upload in the list. */
export interface RowActions {
  onConfirm: (uploads: readonly ReportUpload[]) => void;
  /** Leaves the question unanswered, so that nothing is stored. */
  onLeave: (upload: ReportUpload) => void;
  onCancel: (upload: ReportUpload) => void;
  onRemove: (upload: ReportUpload) => void;
  onSendAgain: (upload: ReportUpload) => void;
  onCorrect: (upload: ReportUpload, file: File) => void;
  /** Opens the browser's window in which further reports are chosen. */
  onChooseMore: () => void;
}

/** Lets the reader choose a corrected version of a refused report. */
const useCorrection = (onFile: (file: File) => void) => {
  const field = useRef<HTMLInputElement>(null);
  const element = (
    <input
      ref={field}
      type="file"
      accept=".xlsx"
      hidden
      onChange={({ currentTarget }) => {
        const [file] = currentTarget.files ?? [];
        if (file) onFile(file);
      }}
    />
  );
  return { element, open: () => field.current?.click() };
};

interface ReportRowProps extends RowActions {
  upload: ReportUpload;
  /** The uploads that ask the same question, including this one. */
  asking: readonly ReportUpload[];
  /** Undefined while so few reports ask something that their questions are not folded. */
  folded: { isNext: boolean } | undefined;
}

const Question = ({ upload, asking, folded, onConfirm, onLeave }: ReportRowProps) => {
  const question = questionOf(upload);
  if (!question) return null;
  const parts = {
    name: upload.file.name,
    question,
    asking,
    onConfirm: () => onConfirm([upload]),
    onConfirmAll: () => onConfirm(asking),
    onLeave: () => onLeave(upload),
  };
  return folded ? <FoldedQuestion {...parts} {...folded} /> : <ImportQuestion {...parts} />;
};

interface RowButtonsProps {
  upload: ReportUpload;
  details: { id: string; opened: boolean; toggle: () => void };
  onTryAgain: () => void;
}

const RowButtons = ({ upload, details, onTryAgain }: RowButtonsProps) => {
  const stage = stageOf(upload);
  const { name } = upload.file;
  return (
    <>
      {stage === 'failed' && (
        <Button variant="default" onClick={onTryAgain} aria-label={i18n.t('Try again: {name}', { name })}>
          {i18n.t('Try again')}
        </Button>
      )}
      {stage === 'refused' && (
        <Button
          variant="default"
          leftSection={<FileUp size={15} aria-hidden="true" />}
          onClick={onTryAgain}
          aria-label={i18n.t('Choose corrected file: {name}', { name })}
        >
          {i18n.t('Choose corrected file')}
        </Button>
      )}
      {outcomeOf(upload) && (
        <Button
          variant="subtle"
          rightSection={<ChevronDown size={16} aria-hidden="true" className={styles.chevron} />}
          aria-expanded={details.opened}
          aria-controls={details.id}
          aria-label={i18n.t('Details of {name}', { name })}
          onClick={details.toggle}
        >
          {i18n.t('Details')}
        </Button>
      )}
    </>
  );
};

/** A report of the list: its state, its question, and its outcome, which is folded at first. */
export const ReportRow = (props: ReportRowProps) => {
  const { upload, onCancel, onRemove, onSendAgain, onCorrect, onChooseMore } = props;
  const { file, state } = upload;
  const outcome = outcomeOf(upload);
  const stage = stageOf(upload);
  const [opened, setOpened] = useState(false);
  const details = { id: useId(), opened, toggle: () => setOpened(!opened) };
  const correction = useCorrection((corrected) => onCorrect(upload, corrected));
  const tryAgain = stage === 'refused' ? correction.open : () => onSendAgain(upload);
  return (
    <li className={styles.row}>
      <ChosenFile
        file={file}
        about={state.is === 'answered' ? state.answer.result.siteName : undefined}
        onCancel={() => onCancel(upload)}
        {...(stage !== 'asks' && { onRemove: () => onRemove(upload) })}
        isStored={stage === 'stored'}
        {...progressOf(upload)}
      >
        <StageOfUpload upload={upload} />
        <RowButtons upload={upload} details={details} onTryAgain={tryAgain} />
      </ChosenFile>
      {stage === 'refused' && correction.element}
      <Question {...props} />
      {outcome && (
        <div id={details.id} className={styles.details} hidden={!opened}>
          {opened && <ImportResultView {...outcome} onUploadAnother={onChooseMore} />}
        </div>
      )}
    </li>
  );
};
