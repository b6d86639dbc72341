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

const names = z.array(z.string());

/** The files of an upload that was left before it had ended. */
const leftUpload = z.object({
  stored: names,
  /** They had arrived, and the server may have stored them all the same. */
  unclear: names,
  notStored: names,
});

type LeftUpload = z.output<typeof leftUpload>;

const keptAs = ({ externalId = 'new' }: UploadTarget): string => `upload ${externalId}`;

const outcomes: Partial<Record<ReturnType<typeof stageOf>, keyof LeftUpload>> = {
  stored: 'stored',
  checking: 'unclear',
};

type UploadsOfPage = Pick<ReturnType<typeof useReportUploads>, 'uploads' | 'queue'>;

const namesOf = (uploads: readonly ReportUpload[]) => uploads.map(({ file }) => file.name);

/** Undefined if nothing was sent, or if nothing is left to do. */
const leftOf = (uploads: readonly ReportUpload[]): LeftUpload | undefined => {
  const wasSent = uploads.some((each) => stageOf(each) !== 'chosen');
  if (!wasSent || !uploads.some(isUnfinished)) return undefined;
  const {
    stored = [],
    unclear = [],
    notStored = [],
  } = Object.groupBy(uploads, (each) => outcomes[stageOf(each)] ?? 'notStored');
  return { stored: namesOf(stored), unclear: namesOf(unclear), notStored: namesOf(notStored) };
};

/** Keeps on this device what became of the files, if the reader leaves before the upload has ended. */
const useKeptWhenLeft = (key: string, current: () => readonly ReportUpload[]): void =>
  useEffect(() => {
    const keep = () => {
      const left = leftOf(current());
      if (left) keepDraft(key, left);
    };
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [key, current]);

const readKept = (key: string) => {
  const kept = draftKept(key);
  const { data } = leftUpload.safeParse(kept?.draft);
  return kept && data && { at: kept.at, ...data };
};

/** The upload that the reader left, without the files that have been stored since. */
export const useLeftUpload = (target: UploadTarget, { uploads, queue }: UploadsOfPage) => {
  const key = keptAs(target);
  const [left, setLeft] = useState(() => readKept(key));
  useKeptWhenLeft(key, queue.current);
  const dismiss = useCallback(() => {
    keepDraft(key, undefined);
    setLeft(undefined);
  }, [key]);
  const storedNow = namesOf(uploads.filter((each) => stageOf(each) === 'stored'));
  const isOpen = (name: string) => !storedNow.includes(name);
  const open = left && { ...left, unclear: left.unclear.filter(isOpen), notStored: left.notStored.filter(isOpen) };
  const count = open ? open.unclear.length + open.notStored.length : 0;
  useEffect(() => {
    if (left && count === 0) dismiss();
  }, [left, count, dismiss]);
  return open && count > 0 ? { ...open, dismiss } : undefined;
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
export const LeftUploadNotice = ({ at, stored, unclear, notStored, dismiss }: LeftUploadProps) => (
  <section className={styles.notice} aria-label={i18n.t('Upload that was left')}>
    <div className={styles.words}>
      <p>
        <strong>{i18n.t('You left an upload {day} before it had ended.', { day: pastDay(at) })}</strong>{' '}
        {stored.length > 0 && countWords.stored(stored.length)}
      </p>
      <Names words={countWords.notStored(notStored.length)} files={notStored} />
      <Names words={countWords.unclear(unclear.length)} files={unclear} />
    </div>
    <Button variant="default" size="compact-md" onClick={dismiss}>
      {i18n.t('Dismiss')}
    </Button>
  </section>
);
