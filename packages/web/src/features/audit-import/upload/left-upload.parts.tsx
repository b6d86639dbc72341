import { Button } from '@mantine/core';
import { useCallback, useEffect, useState } from 'react';
import { z } from 'zod';
import { draftKept, keepDraft } from '../../../kernel/kept-drafts.ts';
import { pastDay } from '../../../kernel/relative-time.ts';
import { i18n } from '../../../kernel/texts.ts';
import styles from './left-upload.module.css';
import {
  isUnfinished,
  type ReportUpload,
  stageOf,
  type UploadTarget,
  type useReportUploads,
} from './report-uploads.parts.tsx';

/** What became of the files of an upload that was left before it had ended, by name. */
const leftFiles = z.record(
  z.string(),
  // Unclear: the file had arrived, and the server may have stored it all the same.
  z.enum(['stored', 'unclear', 'notStored']),
);

type LeftFiles = z.output<typeof leftFiles>;
type Outcome = LeftFiles[string];

const keptAs = ({ externalId = 'new' }: UploadTarget): string => `upload ${externalId}`;

const outcomes: Partial<Record<ReturnType<typeof stageOf>, Outcome>> = {
  stored: 'stored',
  checking: 'unclear',
};

type UploadsOfPage = Pick<ReturnType<typeof useReportUploads>, 'uploads' | 'queue'>;

const filesOf = (uploads: readonly ReportUpload[]): LeftFiles =>
  Object.fromEntries(uploads.map((each) => [each.file.name, outcomes[stageOf(each)] ?? 'notStored']));

/** Undefined if nothing was sent, or if nothing is left to do. */
const leftOf = (uploads: readonly ReportUpload[]): LeftFiles | undefined => {
  const wasSent = uploads.some((each) => stageOf(each) !== 'chosen');
  return wasSent && uploads.some(isUnfinished) ? filesOf(uploads) : undefined;
};

const readKept = (key: string) => {
  const kept = draftKept(key);
  const { data: files } = leftFiles.safeParse(kept?.draft);
  return kept && files && { at: kept.at, files };
};

/**
 * Keeps on this device what became of the files, if the reader leaves before the upload has ended. Files of an earlier upload that
 * was left stay.
 */
const useKeptWhenLeft = (key: string, current: () => readonly ReportUpload[]): void =>
  useEffect(() => {
    const keep = () => {
      const left = leftOf(current());
      if (left) keepDraft(key, { ...readKept(key)?.files, ...left });
    };
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [key, current]);

const isOpen = (outcome: Outcome | undefined): boolean => outcome === 'unclear' || outcome === 'notStored';

/** The files that were not stored, or perhaps not, when the upload was left, and have been stored since. */
const storedSince = (files: LeftFiles, uploads: readonly ReportUpload[]): LeftFiles =>
  filesOf(uploads.filter((each) => stageOf(each) === 'stored' && isOpen(files[each.file.name])));

const namesWith = (files: LeftFiles, outcome: Outcome): string[] =>
  Object.keys(files).filter((name) => files[name] === outcome);

/** The upload that the reader left, until all of it is stored. */
export const useLeftUpload = (target: UploadTarget, { uploads, queue }: UploadsOfPage) => {
  const key = keptAs(target);
  const [left, setLeft] = useState(() => readKept(key));
  useKeptWhenLeft(key, queue.uploads.current);
  const dismiss = useCallback(() => {
    keepDraft(key, undefined);
    setLeft(undefined);
  }, [key]);
  useEffect(() => {
    const since = left && storedSince(left.files, uploads);
    if (!since || Object.keys(since).length === 0) return;
    const files = { ...left.files, ...since };
    if (!Object.values(files).some(isOpen)) return dismiss();
    keepDraft(key, files, left.at);
    setLeft({ ...left, files });
  }, [key, left, uploads, dismiss]);
  return left && { ...left, dismiss };
};

/** What is being checked has arrived, so that the server may store it even if nobody waits for its answer. */
export const leavingWords = (uploads: readonly ReportUpload[]): string => {
  const checking = uploads.filter((each) => stageOf(each) === 'checking').length;
  const open = uploads.filter(isUnfinished).length - checking;
  const words = [
    open > 0 &&
      i18n.t(
        '{open, plural, one {# report is not stored yet and would not be} other {# reports are not stored yet and would not be}}.',
        { open },
      ),
    checking > 0 &&
      i18n.t(
        '{checking, plural, one {# report is being checked and may still be stored} other {# reports are being checked and may still be stored}}.',
        { checking },
      ),
    i18n.t('What is stored stays.'),
  ];
  return words.filter(Boolean).join(' ');
};

/** So many names are shown without being asked for. */
const fewNames = 6;

const Names = ({ words, files }: { words: string; files: readonly string[] }) =>
  files.length > 0 && (
    <details className={styles.files} open={files.length <= fewNames}>
      <summary>{words}</summary>
      <ul className={styles.names}>
        {files.map((name) => (
          <li key={name}>
            <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
    </details>
  );

const countWords = {
  stored: (count: number) =>
    i18n.t('{count, plural, one {# report was stored} other {# reports were stored}}.', { count }),
  notStored: (count: number) =>
    i18n.t('{count, plural, one {# report was not stored} other {# reports were not stored}}', { count }),
  unclear: (count: number) =>
    i18n.t(
      '{count, plural, one {# report may have been stored} other {# reports may have been stored}}: the same file is never stored twice',
      { count },
    ),
};

type LeftUploadProps = NonNullable<ReturnType<typeof useLeftUpload>>;

/** Says what was stored of the upload that the reader left, until all of it is stored or the reader dismisses it. */
export const LeftUploadNotice = ({ at, files, dismiss }: LeftUploadProps) => {
  const stored = namesWith(files, 'stored').length;
  const notStored = namesWith(files, 'notStored');
  const unclear = namesWith(files, 'unclear');
  return (
    <section className={styles.notice} aria-label={i18n.t('Upload that was left')}>
      <div className={styles.words}>
        <p>
          <strong>{i18n.t('You left an upload {day} before it had ended.', { day: pastDay(at) })}</strong>{' '}
          {stored > 0 && countWords.stored(stored)}
        </p>
        <Names words={countWords.notStored(notStored.length)} files={notStored} />
        <Names words={countWords.unclear(unclear.length)} files={unclear} />
      </div>
      <Button variant="default" size="compact-md" onClick={dismiss}>
        {i18n.t('Dismiss')}
      </Button>
    </section>
  );
};
