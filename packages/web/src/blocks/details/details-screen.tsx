import { useDocumentTitle } from '@mantine/hooks';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { failureOf } from '../../kernel/api-error.ts';
import { i18n } from '../../kernel/texts.ts';
import { type Fact, FactsStrip } from '../../ui/facts-strip.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { PartsLine } from '../../ui/parts-line.tsx';
import { PageSkeleton, PartSkeleton } from '../../ui/skeletons.tsx';
import { PageFailure, PartFailure } from '../page-failure.tsx';
import { useOpenRecord } from '../record/open-record.ts';
import { RecordSteps } from '../record-walk/record-steps.tsx';
import styles from './details-screen.module.css';

interface RecordLoaderProps<R> {
  query: UseQueryResult<R>;
  /** The message of a failed load, if the record has one of its own. */
  failureText?: string;
  children: (record: R) => ReactNode;
}

const LoadingPage = () => {
  useDocumentTitle(i18n.t('Loading'));
  return <PageSkeleton label={i18n.t('Loading')} />;
};

const NotLoaded = <R,>({ query, failureText }: Omit<RecordLoaderProps<R>, 'children'>) =>
  query.isPending ? (
    <LoadingPage />
  ) : (
    <PageFailure error={query.error} message={failureText} onRetry={() => void query.refetch()} />
  );

/**
 * Renders the record's page once it is loaded; before that a skeleton, or why the record cannot be shown. The steps to its
 * neighbours stay meanwhile, and with them the focus.
 */
export const RecordLoader = <R,>({ children, ...parts }: RecordLoaderProps<R>) => {
  const { data } = parts.query;
  return (
    <>
      <RecordSteps record={data} />
      {data !== undefined && !failureOf(parts.query) ? children(data) : <NotLoaded {...parts} />}
    </>
  );
};

/** As `RecordLoader`, for a part of a page: a failure is shown in place of that part. */
export const PartLoader = <R,>({ query, children }: Omit<RecordLoaderProps<R>, 'failureText'>) => {
  const failure = failureOf(query);
  if (failure) return <PartFailure error={failure} onRetry={() => void query.refetch()} />;
  return query.data === undefined ? <PartSkeleton label={i18n.t('Loading')} /> : children(query.data);
};

/** As `RecordLoader`, for a form: once shown it stays, because saving it says what happened to the record. */
export const FormLoader = <R,>({ children, ...parts }: RecordLoaderProps<R>) =>
  parts.query.data === undefined ? <NotLoaded {...parts} /> : children(parts.query.data);

interface DetailsHeaderProps extends Omit<Parameters<typeof PageHeader>[0], 'tabTitle' | 'subtitle'> {
  /** One part, or several that keep their order in both directions of writing. */
  subtitle?: ReactNode | readonly ReactNode[];
  /** The kind of record with its number, if the title is a name. */
  kind?: string;
  facts?: readonly Fact[];
}

/** A title that is a name needs the kind of record with it, in the subtitle and in the browser's tab. */
const withKind = (kind: string, { title, subtitle }: Pick<DetailsHeaderProps, 'title' | 'subtitle'>) => ({
  tabTitle: `${title} · ${kind}`,
  subtitle: <PartsLine parts={[kind, ...(Array.isArray(subtitle) ? subtitle : [subtitle])]} />,
});

/** The header of a record's page: title, actions and main facts. */
export const DetailsHeader = ({ facts, kind, ...header }: DetailsHeaderProps) => {
  useOpenRecord(header.title, header.actions, header.actionsRefusal);
  return (
    <div className={styles.head}>
      <PageHeader {...header} {...(kind !== undefined && withKind(kind, header))} />
      {facts && <FactsStrip facts={facts} />}
    </div>
  );
};

/** The parts of a record, one below the other. */
export const DetailsStack = ({ children }: { children: ReactNode }) => <div className={styles.stack}>{children}</div>;

/** Two parts of a record next to each other if there is room; a single part takes the full width. */
export const DetailsPair = ({ children }: { children: ReactNode }) => <div className={styles.pair}>{children}</div>;

export const DetailsColumns = ({ children, beside }: { children: ReactNode; beside: ReactNode }) => (
  <div className={styles.columns}>
    <div className={styles.stack}>{children}</div>
    <div className={styles.stack}>{beside}</div>
  </div>
);
