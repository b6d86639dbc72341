import type { ShareTargetPage } from '@attestry/contract/features/sharing/sharing.schema.ts';
import { numberOf } from '@attestry/contract/kernel/organisation.ts';
import { Select, TextInput } from '@mantine/core';
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
import type { SharedRecord } from './sharing.parts.tsx';
import { bySimilarity, longestTerm, MoreTargets, useTargetSearch } from './target-search.parts.tsx';

const everyKind = 'all';
const kinds = () => [
  { value: everyKind, label: i18n.t('All organisations') },
  { value: String(numberOf('Company')), label: i18n.t('Companies') },
  { value: String(numberOf('Site')), label: i18n.t('Sites') },
  { value: String(numberOf('CertificationBody')), label: i18n.t('Certification bodies') },
];

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

interface FoundProps {
  record: SharedRecord;
  typed: string;
  kind: string;
}

const Found = ({ record, typed, kind }: FoundProps) => {
  const ofKind = kind === everyKind ? undefined : kind;
  const { term, page, busy, error, isPlaceholderData, refetch } = useTargetSearch(record, typed, ofKind);
  if (error) return <ErrorView message={sentenceOf(error)} onRetry={() => void refetch()} />;
  if (!page || page.results.length === 0)
    return (
      <div role="status">
        <EmptyState icon={Search} title={emptyText(typed, busy)} />
      </div>
    );
  return (
    <>
      {/* A switch mounted with the previous answer would keep its state from that answer. */}
      {isPlaceholderData ? <LineSkeletons /> : <FoundTargets key={`${term} ${kind}`} record={record} page={page} />}
      <MoreTargets page={page} />
    </>
  );
};

/** The organisation that a link to this page names. */
const useAskedName = (): string => {
  const { query }: Record<string, unknown> = useSearch({ strict: false });
  return query === undefined ? '' : String(query).slice(0, longestTerm);
};

/** Finds organisations to share with. */
export const FindTargets = ({ record }: { record: SharedRecord }) => {
  const asked = useAskedName();
  const [typed, setTyped] = useState(asked);
  const [kind, setKind] = useState(everyKind);
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
      <Found record={record} typed={typed} kind={kind} />
    </Panel>
  );
};
