import type { ShareTargetPage } from '@attestry/contract/features/sharing/sharing.schema.ts';
import { numberOf } from '@attestry/contract/kernel/organisation.ts';
import { Select, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { emptyText } from '../../blocks/use-lookup-results.ts';
import { sentenceOf } from '../../kernel/api-error.ts';
import { i18n } from '../../kernel/texts.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorView } from '../../ui/error-view.tsx';
import { Panel } from '../../ui/panel.tsx';
import { LineSkeletons } from '../../ui/skeletons.tsx';
import { AskedFor } from './asked-for.parts.tsx';
import { SharedContent, Targets } from './share-target.parts.tsx';
import styles from './sharing.module.css';
import { quietSharingCalls, type SharedRecord, untilReopened } from './sharing.parts.tsx';

export const minCharacters = 2;
export const typingPause = 1000;
const longestTerm = 100;

const everyKind = 'all';
const kinds = () => [
  { value: everyKind, label: i18n.t('All organisations') },
  { value: String(numberOf('Company')), label: i18n.t('Companies') },
  { value: String(numberOf('Site')), label: i18n.t('Sites') },
  { value: String(numberOf('CertificationBody')), label: i18n.t('Certification bodies') },
];

interface Question {
  term: string;
  kind?: string;
}

export const useTargets = ({ type, id }: Pick<SharedRecord, 'type' | 'id'>, { term, kind = everyKind }: Question) =>
  useQuery({
    queryKey: ['sharing', 'targets', `${type} ${id}`, term, kind],
    queryFn: () =>
      quietSharingCalls[type].searchTargets({
        params: { id },
        query: { query: term, ...(kind !== everyKind && { types: kind }) },
      }),
    enabled: term.length >= minCharacters,
    placeholderData: keepPreviousData,
    ...untilReopened,
  });

/** The targets that a search found, and after them those of similar names. */
export const bySimilarity = ({ results, similarFrom = results.length }: ShareTargetPage) => ({
  found: results.slice(0, similarFrom),
  similar: results.slice(similarFrom),
});

const FoundTargets = ({ record, page }: { record: SharedRecord; page: ShareTargetPage }) => {
  const { found, similar } = bySimilarity(page);
  return (
    <>
      {found.length > 0 && <Targets record={record} targets={found} />}
      {similar.length > 0 && (
        <>
          <h2 className={styles.similar}>{i18n.t('Similar names')}</h2>
          <Targets record={record} targets={similar} />
        </>
      )}
    </>
  );
};

interface FoundProps extends Question {
  record: SharedRecord;
  typed: string;
}

const Found = ({ record, typed, ...question }: FoundProps) => {
  const { data, error, isFetching, isPlaceholderData, refetch } = useTargets(record, question);
  const isLong = question.term.length >= minCharacters;
  if (error) return <ErrorView message={sentenceOf(error)} onRetry={() => void refetch()} />;
  if (!isLong || !data || data.results.length === 0)
    return (
      <div role="status">
        <EmptyState icon={Search} title={emptyText(typed, isFetching || typed.trim() !== question.term)} />
      </div>
    );
  return (
    <>
      {/* A switch mounted with the previous answer would keep its state from that answer. */}
      {isPlaceholderData ? (
        <LineSkeletons />
      ) : (
        <FoundTargets key={`${question.term} ${question.kind}`} record={record} page={data} />
      )}
      {data.totalIsLowerBound && (
        <p className={styles.more}>{i18n.t('The best ten are shown. Type more of the name to find others.')}</p>
      )}
    </>
  );
};

/** The organisation that a link to this page names. */
const useAskedName = (): string => {
  const { query }: Record<string, unknown> = useSearch({ strict: false });
  return query === undefined ? '' : String(query).slice(0, longestTerm);
};

/** Finds organisations to share with: from two characters on, 1000 ms after the last key. */
export const FindTargets = ({ record }: { record: SharedRecord }) => {
  const asked = useAskedName();
  const [typed, setTyped] = useState(asked);
  const [kind, setKind] = useState(everyKind);
  const [term] = useDebouncedValue(typed.trim(), typingPause);
  return (
    <Panel>
      {record.type === 'audit' && asked !== '' && <AskedFor auditId={record.id} organisation={asked} />}
      <SharedContent type={record.type} />
      <search className={styles.search}>
        <TextInput
          type="search"
          className={styles.term}
          label={i18n.t('Find an organisation')}
          placeholder={i18n.t('Name or ID')}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          leftSection={<Search size={16} aria-hidden="true" />}
          maxLength={longestTerm}
        />
        <Select
          className={styles.kind}
          label={i18n.t('Kind')}
          data={kinds()}
          value={kind}
          onChange={(chosen) => setKind(chosen ?? everyKind)}
        />
      </search>
      <Found record={record} typed={typed} term={term} kind={kind} />
    </Panel>
  );
};
