import { useDocumentTitle } from '@mantine/hooks';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { failureOf, sentenceOf } from '../../kernel/api-error.ts';
import { i18n } from '../../kernel/texts.ts';
import { ErrorView } from '../../ui/error-view.tsx';
import { type Fact, FactsStrip } from '../../ui/facts-strip.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { PageSkeleton } from '../../ui/skeletons.tsx';
import { PageFailure } from '../page-failure.tsx';
import styles from './details-screen.module.css';

interface RecordLoaderProps<R> {
  query: UseQueryResult<R>;
  /** The sentence when loading failed, where the record has one of its own. */
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
    <PageFailure error={query.error} says={failureText} onRetry={() => void query.refetch()} />
  );

/** A page of a record once that is loaded; until then its outline, and the reason when it cannot be or is gone. */
export const RecordLoader = <R,>({ children, ...parts }: RecordLoaderProps<R>) => {
  const { data } = parts.query;
  return data !== undefined && !failureOf(parts.query) ? children(data) : <NotLoaded {...parts} />;
};

/** The same for a part of a page, which says in its place why it has nothing to show. */
export const PartLoader = <R,>({ query, children }: Omit<RecordLoaderProps<R>, 'failureText'>) => {
  const failure = failureOf(query);
  if (failure) return <ErrorView message={sentenceOf(failure)} onRetry={() => void query.refetch()} />;
  return query.data === undefined ? <PageSkeleton label={i18n.t('Loading')} /> : children(query.data);
};

/** The same for a form, which nothing takes away once it is there: saving it says what became of the record. */
export const FormLoader = <R,>({ children, ...parts }: RecordLoaderProps<R>) =>
  parts.query.data === undefined ? <NotLoaded {...parts} /> : children(parts.query.data);

type DetailsHeaderProps = Parameters<typeof PageHeader>[0] & { facts?: readonly Fact[] };

/** The head of a record: what it is, what can be done with it, and its first facts. */
export const DetailsHeader = ({ facts, ...header }: DetailsHeaderProps) => (
  <div className={styles.head}>
    <PageHeader {...header} />
    {facts && <FactsStrip facts={facts} />}
  </div>
);

/** The main column of a record and, where the screen is wide, what stands beside it. */
export const DetailsColumns = ({ children, beside }: { children: ReactNode; beside: ReactNode }) => (
  <div className={styles.columns}>
    <div className={styles.stack}>{children}</div>
    <div className={styles.stack}>{beside}</div>
  </div>
);
