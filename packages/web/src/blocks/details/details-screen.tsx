import { useDocumentTitle } from '@mantine/hooks';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { failureOf, sentenceOf } from '../../kernel/api-error.ts';
import { i18n } from '../../kernel/texts.ts';
import { ErrorView } from '../../ui/error-view.tsx';
import { type Fact, FactsStrip } from '../../ui/facts-strip.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PageSkeleton } from '../../ui/skeletons.tsx';
import styles from './details-screen.module.css';

interface RecordLoaderProps<R> {
  query: UseQueryResult<R>;
  /** The sentence when loading failed, where the record has one of its own. */
  failureText?: string;
  children: (record: R) => ReactNode;
}

const NotLoaded = <R,>({ query, failureText }: Omit<RecordLoaderProps<R>, 'children'>) => {
  const says = query.isPending ? i18n.t('Loading') : (failureText ?? sentenceOf(query.error));
  useDocumentTitle(says);
  if (query.isPending) return <PageSkeleton label={says} />;
  return (
    <Panel>
      <ErrorView message={says} onRetry={() => void query.refetch()} />
    </Panel>
  );
};

/** A record once it is loaded; until then its outline, and the reason when it cannot be or is gone. */
export const RecordLoader = <R,>({ children, ...parts }: RecordLoaderProps<R>) => {
  const { data } = parts.query;
  return data !== undefined && !failureOf(parts.query) ? children(data) : <NotLoaded {...parts} />;
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
