import { attentionApi, type ConcernCount } from '@attestry/contract/features/attention/attention.api.ts';
import { attention } from '@attestry/contract/features/attention/attention.parts.ts';
import { clientOf } from '@attestry/contract/kernel/client.ts';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { CircleCheck, type LucideIcon } from 'lucide-react';
import { auditListPath, officeListPath } from '../../blocks/addresses.ts';
import { useAfterRows } from '../../blocks/after-rows.ts';
import {
  BelowCount,
  CountLink,
  CountStrip,
  isFilteredBy,
  StripCell,
  StripCounts,
  StripFact,
  StripMessage,
} from '../../blocks/count-strip.tsx';
import { quietSend } from '../../kernel/api.ts';
import { failureOf } from '../../kernel/api-error.ts';
import { ofTheDay } from '../../kernel/queries.ts';
import { formatCount, i18n } from '../../kernel/texts.ts';
import { stringifySearch } from '../../kernel/url-state.ts';
import plain from '../../ui/plain-button.module.css';
import { earliestText, isPartOf, isWaiting, isWhole, lookOf, orderOf } from './concern.parts.tsx';

const calls = clientOf(quietSend, attentionApi);

/** Refetched together with the audit and office lists, whose rows it counts. */
const attentionQuery = { queryKey: ['attention', 'audit', 'certification-body'], queryFn: () => calls.count() };

const useAttention = () => useQuery({ ...attentionQuery, ...ofTheDay, enabled: useAfterRows() });

/** What the list of audits says when it is filtered by a concern and no row is left; undefined if it is not. */
export const useNothingWaits = (): string | undefined => {
  const search: Record<string, unknown> = useSearch({ strict: false });
  const isConcern = (count: ConcernCount) =>
    attention[count.key].list === 'audit' && isWaiting(count) && isFilteredBy(search, count.filters);
  return useAttention().data?.some(isConcern) ? i18n.t('Nothing waits for you here') : undefined;
};

const paths = { audit: auditListPath, office: officeListPath };

const countOf = ({ total, totalIsLowerBound }: ConcernCount): string => {
  const count = formatCount(total);
  return totalIsLowerBound ? i18n.t('{count}+', { count }) : count;
};

const CountOf = ({
  count,
  search,
  icon,
}: {
  count: ConcernCount;
  search: Record<string, unknown>;
  icon?: LucideIcon;
}) => {
  const { label, list, partOf } = attention[count.key];
  const shown = isFilteredBy(search, count.filters);
  return (
    <CountLink
      count={countOf(count)}
      label={i18n.t(label)}
      to={shown ? paths[list] : paths[list] + stringifySearch({ ...count.filters, ...orderOf(count) })}
      shown={shown}
      part={partOf !== undefined}
      {...(icon && { icon })}
    />
  );
};

/** A count over its second line: the parts that are counts of their own, and what is said of the earliest. */
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
    <StripCell tone={tone}>
      <CountOf count={count} search={search} icon={icon} />
      {(parts.length > 0 || fact !== undefined) && (
        <BelowCount>
          {parts.map((part) => (
            <CountOf key={part.key} count={part} search={search} />
          ))}
          {fact !== undefined && <StripFact>{fact}</StripFact>}
        </BelowCount>
      )}
    </StripCell>
  );
};

const Counts = ({ counts }: { counts: readonly ConcernCount[] }) => {
  const search: Record<string, unknown> = useSearch({ strict: false });
  return (
    <StripCounts>
      {counts.filter(isWhole).map((count) => (
        <Concern key={count.key} count={count} parts={counts.filter((one) => isPartOf(count, one))} search={search} />
      ))}
    </StripCounts>
  );
};

const NotCounted = ({ onRetry }: { onRetry: () => void }) => (
  <StripMessage>
    {i18n.t('What needs attention could not be counted.')}{' '}
    <button type="button" className={plain.quiet} onClick={onRetry}>
      {i18n.t('Try again')}
    </button>
  </StripMessage>
);

const NothingWaits = () => (
  <StripMessage>
    <CircleCheck size={18} aria-hidden="true" />
    {i18n.t('Nothing waits for you')}
  </StripMessage>
);

/** What needs the reader's attention, above their landing list. Each count is a filter of its list. */
export const AttentionStrip = () => {
  const answer = useAttention();
  const counts = answer.data?.filter(({ total }) => total > 0);
  return (
    <CountStrip id="needs-attention" title={i18n.t('Needs attention')}>
      {failureOf(answer) && <NotCounted onRetry={() => void answer.refetch()} />}
      {counts && !counts.filter(isWhole).some(isWaiting) && <NothingWaits />}
      {counts && counts.length > 0 && <Counts counts={counts} />}
    </CountStrip>
  );
};
