import type { Query, QueryClient } from '@tanstack/react-query';
import { failureOf, isAnswered } from '../kernel/api-error.ts';
import { dismissNotice, showBanner } from '../kernel/notices.ts';
import { i18n } from '../kernel/texts.ts';

/** Still shows what was read before its last reading failed. Where the session ended, the sign-in says so. */
const isStale = ({ state }: Query): boolean =>
  state.error !== null && !failureOf(state) && !isAnswered(state.error, 401);

/**
 * Says when something on the page could not be read again, offers another try, and takes the banner back when all is
 * read. Returns what ends that.
 */
export const tellOfStaleReadings = (client: QueryClient): (() => void) => {
  const readings = client.getQueryCache();
  const stale = { type: 'active', predicate: isStale } as const;
  let told: number | undefined;
  const tryAgain = () => void client.refetchQueries(stale);
  return readings.subscribe((event) => {
    if (event.type !== 'updated') return;
    const { query, action } = event;
    if (action.type === 'error' && query.isActive() && isStale(query))
      told = showBanner(i18n.t('What is shown here may be out of date: it could not be read again.'), {
        label: i18n.t('Try again'),
        run: tryAgain,
      });
    if (action.type !== 'success' || told === undefined || readings.findAll(stale).length > 0) return;
    dismissNotice(told);
    told = undefined;
  });
};
