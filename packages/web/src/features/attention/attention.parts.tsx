import { attentionApi, type ConcernCount } from '@attestry/contract/features/attention/attention.api.ts';
import { attention } from '@attestry/contract/features/attention/attention.parts.ts';
import { clientOf } from '@attestry/contract/kernel/client.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { CircleCheck, type LucideIcon, X } from 'lucide-react';
import { auditListPath, officeListPath } from '../../blocks/addresses.ts';
import { quietSend } from '../../kernel/api.ts';
import { failureOf } from '../../kernel/api-error.ts';
import { formatCount, i18n } from '../../kernel/texts.ts';
import { stringifySearch } from '../../kernel/url-state.ts';
import hidden from '../../ui/hidden.module.css';
import plain from '../../ui/plain-button.module.css';
import styles from './attention.module.css';
import { earliestText, isPartOf, isWaiting, isWhole, lookOf } from './concern.parts.tsx';

const calls = clientOf(quietSend, attentionApi);

/** Refetched together with the audit and office lists, whose rows it counts. */
const attentionQuery = { queryKey: ['attention', 'audit', 'certification-body'], queryFn: () => calls.count() };

const paths = { audit: auditListPath, office: officeListPath };

/** Query parameters that change how a list is shown, not which rows it has. */
const viewParameters = ['pageNumber', 'rows', 'columns', 'sortBy', 'order'];

/** Whether the list in the address is filtered by exactly this concern. */
const isShown = (search: Record<string, unknown>, { filters }: ConcernCount): boolean => {
  const asked = Object.entries(search).filter(([key]) => !viewParameters.includes(key));
  return asked.length === Object.keys(filters).length && asked.every(([key, value]) => filters[key] === value);
};

const countOf = ({ total, totalIsLowerBound }: ConcernCount): string => {
  const count = formatCount(total);
  return totalIsLowerBound ? i18n.t('{count}+', { count }) : count;
};

/** A count that filters its list by the concern; pressing it again clears the filters. */
const CountLink = ({ count, shown, icon: Icon }: { count: ConcernCount; shown: boolean; icon?: LucideIcon }) => {
  const { label, list, partOf } = attention[count.key];
  const path = paths[list];
  return (
    <Link
      to={shown ? path : path + stringifySearch(count.filters)}
      className={partOf ? styles.part : styles.count}
      data-shown={shown || undefined}
      aria-current={shown || undefined}
    >
      {Icon && <Icon size={18} aria-hidden="true" className={styles.icon} />}
      <span className={styles.number}>{countOf(count)}</span> <span className={styles.label}>{i18n.t(label)}</span>
      {shown && (
        <>
          <X size={15} aria-hidden="true" className={styles.cross} />
          <span className={hidden.hidden}>{i18n.t('Shown. Press to show all again.')}</span>
        </>
      )}
    </Link>
  );
};

/** A count over its second line: the parts that are counts of their own, or what is said of the earliest. */
const Concern = ({
  count,
  parts,
  search,
}: {
  count: ConcernCount;
  parts: readonly ConcernCount[];
  search: Record<string, unknown>;
}) => {
  const { icon, tone } = lookOf(count.key);
  const fact = earliestText(count);
  return (
    <li className={styles.concern} data-tone={tone}>
      <CountLink count={count} shown={isShown(search, count)} icon={icon} />
      {parts.map((part) => (
        <CountLink key={part.key} count={part} shown={isShown(search, part)} />
      ))}
      {fact !== undefined && <span className={styles.fact}>{fact}</span>}
    </li>
  );
};

const Counts = ({ counts }: { counts: readonly ConcernCount[] }) => {
  const search: Record<string, unknown> = useSearch({ strict: false });
  return (
    <ul className={styles.counts}>
      {counts.filter(isWhole).map((count) => (
        <Concern key={count.key} count={count} parts={counts.filter((one) => isPartOf(count, one))} search={search} />
      ))}
    </ul>
  );
};

const NotCounted = ({ onRetry }: { onRetry: () => void }) => (
  <p className={styles.message}>
    {i18n.t('What needs attention could not be counted.')}{' '}
    <button type="button" className={plain.quiet} onClick={onRetry}>
      {i18n.t('Try again')}
    </button>
  </p>
);

const NothingWaits = () => (
  <p className={styles.message}>
    <CircleCheck size={18} aria-hidden="true" />
    {i18n.t('Nothing waits for you')}
  </p>
);

/** What needs the reader's attention, above their landing list. Each count is a filter of its list. */
export const AttentionStrip = () => {
  const answer = useQuery(attentionQuery);
  const counts = answer.data?.filter(({ total }) => total > 0);
  return (
    <section className={styles.strip} aria-labelledby="needs-attention">
      <h2 id="needs-attention" className={styles.title}>
        {i18n.t('Needs attention')}
      </h2>
      {failureOf(answer) && <NotCounted onRetry={() => void answer.refetch()} />}
      {counts && !counts.some(isWaiting) && <NothingWaits />}
      {counts && counts.length > 0 && <Counts counts={counts} />}
    </section>
  );
};
