import type { TrackedState } from '@attestry/contract/features/certificate-tracker/certificate-tracker.parts.ts';
import type { FavouriteSummary } from '@attestry/contract/features/favourite/favourite.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { CircleCheck, CircleDashed, CirclePause, CircleX, Hourglass, type LucideIcon, Star } from 'lucide-react';
import { useState } from 'react';
import { trackerPath } from '../../blocks/addresses.ts';
import { useAfterRows } from '../../blocks/after-rows.ts';
import {
  BelowCount,
  CountLink,
  CountStrip,
  isFilteredBy,
  StripCell,
  StripCounts,
  StripMessage,
  type StripTone,
} from '../../blocks/count-strip.tsx';
import { failureOf } from '../../kernel/api-error.ts';
import { ofTheDay } from '../../kernel/queries.ts';
import { formatCount, i18n } from '../../kernel/texts.ts';
import { stringifySearch } from '../../kernel/url-state.ts';
import plain from '../../ui/plain-button.module.css';
import styles from './favourite.module.css';
import { favouriteCalls, useFavouritesRefusal, useHasFavourites } from './favourite.parts.tsx';
import { FavouriteLimitDialog } from './favourite-limit.parts.tsx';
import { OutOfSightDialog } from './out-of-sight.parts.tsx';

const summaryQuery = { queryKey: ['favourites', 'verify'], queryFn: () => favouriteCalls.summarise() };

const expiring = { icon: Hourglass, sortBy: 'expiryDate' } as const;

/** A word joiner keeps each range of days on one line. */
const looks: Record<TrackedState, { label: string; icon: LucideIcon; tone: StripTone; sortBy?: string }> = {
  Valid: { label: i18n.t('Valid'), icon: CircleCheck, tone: 'good' },
  'Expires in 31 to 90 days': { label: i18n.t('Expire in 31–\u206090 days'), tone: 'calm', ...expiring },
  'Expires in 8 to 30 days': { label: i18n.t('Expire in 8–\u206030 days'), tone: 'warn', ...expiring },
  'Expires within 7 days': { label: i18n.t('Expire within 7 days'), tone: 'warn', ...expiring },
  Expired: { label: i18n.t('Expired'), icon: CircleX, tone: 'bad' },
  'Suspended or withdrawn': { label: i18n.t('Suspended or withdrawn'), icon: CirclePause, tone: 'bad' },
  'Not certificated': { label: i18n.t('Not certificated'), icon: CircleDashed, tone: 'bad' },
};

type States = FavouriteSummary['states'];

/** The shares of the states, as a bar. */
const Shares = ({ states }: { states: States }) => (
  <div className={styles.shares} aria-hidden="true">
    {states.map(({ state, total }) => (
      <span key={state} data-state={state} style={{ flexGrow: total }} />
    ))}
  </div>
);

interface FilteredCount {
  total: number;
  label: string;
  icon?: LucideIcon;
  filters: Readonly<Record<string, string>>;
  /** Undefined for the list's own order. */
  sortBy?: string;
  /** Stands below the count that it is part of. */
  part?: boolean;
}

const Count = ({ total, filters, sortBy, ...look }: FilteredCount) => {
  const search: Record<string, unknown> = useSearch({ strict: false });
  const shown = isFilteredBy(search, filters);
  const to = shown ? trackerPath : trackerPath + stringifySearch({ ...filters, sortBy });
  return <CountLink count={formatCount(total)} to={to} shown={shown} {...look} />;
};

const favourites = { showFavourites: 'true' };

const Counts = ({ used, limit, outOfSight, unread, states }: FavouriteSummary) => (
  <StripCounts>
    <StripCell tone="favourite">
      <Count
        total={used - outOfSight}
        label={i18n.t('of {limit} favourites', { limit: formatCount(limit) })}
        icon={Star}
        filters={favourites}
      />
      {unread > 0 && (
        <BelowCount>
          <Count
            total={unread}
            label={i18n.t('{count, plural, one {unread alert} other {with unread alerts}}', { count: unread })}
            filters={{ ...favourites, alert: 'Unread' }}
            part
          />
        </BelowCount>
      )}
    </StripCell>
    {states.map(({ state, total }) => {
      const { tone, ...look } = looks[state];
      return (
        <StripCell key={state} tone={tone}>
          <Count {...look} total={total} filters={{ ...favourites, state }} />
        </StripCell>
      );
    })}
  </StripCounts>
);

/** How to begin. */
const NoneYet = ({ limit }: { limit: number }) => (
  <StripMessage>
    <Star size={18} aria-hidden="true" className={styles.mark} />
    {limit === 0
      ? i18n.t('Your company may not keep favourites.')
      : i18n.t(
          'Search for the sites you buy from and press their stars, or select several rows and star them at once. Your favourites are counted here by state, and you are told when one changes.',
        )}
  </StripMessage>
);

const OutOfSight = ({ count }: { count: number }) => {
  const [opened, setOpened] = useState(false);
  return (
    <div className={styles.outOfSight}>
      {i18n.t('{count, plural, one {# favourite is} other {# favourites are}} no longer in sight.', { count })}{' '}
      <button type="button" className={plain.quiet} onClick={() => setOpened(true)}>
        {i18n.t('Show which')}
      </button>
      <OutOfSightDialog opened={opened} onClose={() => setOpened(false)} />
    </div>
  );
};

const Summary = (summary: FavouriteSummary) => {
  const states = summary.states.filter(({ total }) => total > 0).toReversed();
  return (
    <div className={styles.summary}>
      <Shares states={states} />
      <CountStrip id="favourites" title={i18n.t('Favourites')}>
        {summary.used === 0 ? <NoneYet limit={summary.limit} /> : <Counts {...summary} states={states} />}
      </CountStrip>
      {summary.outOfSight > 0 && <OutOfSight count={summary.outOfSight} />}
    </div>
  );
};

const NotCounted = ({ onRetry }: { onRetry: () => void }) => (
  <CountStrip id="favourites" title={i18n.t('Favourites')}>
    <StripMessage>
      {i18n.t('Your favourites could not be counted.')}{' '}
      <button type="button" className={plain.quiet} onClick={onRetry}>
        {i18n.t('Try again')}
      </button>
    </StripMessage>
  </CountStrip>
);

const SummaryOfCompany = () => {
  const answer = useQuery({ ...summaryQuery, ...ofTheDay, enabled: useAfterRows() });
  if (failureOf(answer)) return <NotCounted onRetry={() => void answer.refetch()} />;
  return answer.data ? (
    <Summary {...answer.data} />
  ) : (
    <CountStrip id="favourites" title={i18n.t('Favourites')}>
      {null}
    </CountStrip>
  );
};

/** What became of the favourites, above the Certificate Tracker, for readers who have them. */
export const FavouriteStrip = () => {
  const hasFavourites = useHasFavourites();
  const refusal = useFavouritesRefusal();
  if (!hasFavourites || refusal !== undefined) return null;
  return (
    <>
      <SummaryOfCompany />
      <FavouriteLimitDialog />
    </>
  );
};
