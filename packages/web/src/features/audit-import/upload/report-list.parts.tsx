import { useEffect, useRef, useState } from 'react';
import { i18n } from '../../../kernel/texts.ts';
import { focusIsLost } from '../../../ui/free-focus.ts';
import { ReportRow, type RowActions } from './report-row.parts.tsx';
import {
  kindOfQuestion,
  questionOf,
  type ReportUpload,
  stageOf,
  type ToldStage,
  toldStageOf,
} from './report-uploads.parts.tsx';
import styles from './upload-report.module.css';

/** Questions of so many reports are shown in full. */
const mostInFull = 3;

/** Whether questions are folded. Once there are many, they stay folded until the last one is answered. */
const useAreFolded = (asking: number): boolean => {
  const [folded, fold] = useState(false);
  const next = asking > mostInFull || (folded && asking > 0);
  if (next !== folded) fold(next);
  return next;
};

/** The title of the reader's next question. */
const nextQuestion = (list: Element | null): HTMLElement | undefined | null => {
  const question = list?.querySelector<HTMLElement>('[data-question]');
  return question?.querySelector<HTMLElement>('summary') ?? question;
};

/**
 * Focuses the question of a report that was sent alone. When the focused control of a row is gone, focuses the next
 * question if one was answered, or else the list.
 */
const useFocusInList = (uploads: readonly ReportUpload[]) => {
  const list = useRef<HTMLUListElement>(null);
  const asking = uploads.filter((each) => stageOf(each) === 'asks').length;
  const before = useRef(asking);
  const isAlone = uploads.length === 1;
  const stages = uploads.map(stageOf).join(' ');
  const stagesBefore = useRef(stages);
  useEffect(() => {
    const isChanged = stages !== stagesBefore.current;
    stagesBefore.current = stages;
    const isAnswered = asking < before.current;
    const isAsked = asking > before.current;
    before.current = asking;
    const next = nextQuestion(list.current);
    if (isAsked && isAlone) return next?.focus();
    if (!isChanged || !focusIsLost()) return;
    if (isAnswered && next) next.focus();
    else list.current?.focus({ preventScroll: true });
  }, [asking, isAlone, stages]);
  return list;
};

interface ReportListProps extends RowActions {
  uploads: readonly ReportUpload[];
}

/** The chosen reports, each with its state, question and outcome. */
export const ReportList = ({ uploads, ...actions }: ReportListProps) => {
  const list = useFocusInList(uploads);
  const byKind = Map.groupBy(uploads, (each) => {
    const question = questionOf(each);
    return question && kindOfQuestion(question);
  });
  const withQuestion = uploads.filter((each) => stageOf(each) === 'asks');
  const areFolded = useAreFolded(withQuestion.length);
  return (
    <ul ref={list} tabIndex={-1} aria-label={i18n.t('Chosen reports')} className={styles.rows}>
      {uploads.map((upload) => {
        const question = questionOf(upload);
        const asking = (question && byKind.get(kindOfQuestion(question))) ?? [];
        const folded = areFolded ? { isNext: upload === withQuestion[0] } : undefined;
        return <ReportRow key={upload.key} {...{ upload, asking, folded }} {...actions} />;
      })}
    </ul>
  );
};

const countWords: Partial<Record<ToldStage, (count: number) => string>> = {
  stored: (count) => i18n.t('{count, plural, other {# stored}}', { count }),
  storedBefore: (count) => i18n.t('{count, plural, other {# already stored}}', { count }),
  refused: (count) => i18n.t('{count, plural, other {# refused}}', { count }),
  failed: (count) => i18n.t('{count, plural, other {# failed}}', { count }),
  asks: (count) => i18n.t('{count, plural, one {# asks} other {# ask}}', { count }),
  chosen: (count) => i18n.t('{count, plural, other {# chosen}}', { count }),
};

const toGo: readonly ToldStage[] = ['waiting', 'sending', 'checking'];

/** The progress of several reports, such as “5 stored, 1 refused, 1 asks”. */
const countsOf = (uploads: readonly ReportUpload[]): string => {
  const stages = uploads.map(toldStageOf);
  const ended = Object.entries(countWords).map(([stage, words]) => {
    const count = stages.filter((each) => each === stage).length;
    return count > 0 && words(count);
  });
  const count = stages.filter((each) => toGo.includes(each)).length;
  return [...ended, count > 0 && i18n.t('{count, plural, other {# to go}}', { count })].filter(Boolean).join(', ');
};

const wordsOfOne = (upload: ReportUpload): string => {
  const { is } = upload.state;
  if (is === 'chosen') return countsOf([upload]);
  if (is === 'sending') return i18n.t('Uploading…');
  return is === 'checking'
    ? `${i18n.t('Checking…')} ${i18n.t('If you leave now, the report may still be stored.')}`
    : '';
};

/** The progress as text, announced whenever it changes. */
export const summaryOf = (uploads: readonly ReportUpload[]): string => {
  const [first, ...others] = uploads;
  if (first && others.length === 0) return wordsOfOne(first);
  return countsOf(uploads);
};
