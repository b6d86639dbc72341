import type { Query, QueryClient } from '@tanstack/react-query';
import { failureOf, isAnswered } from '../kernel/api-error.ts';
import { dismissNotice, noticeStore, showBanner } from '../kernel/notices.ts';
import { i18n } from '../kernel/texts.ts';

/** Still shows what was read before its last reading failed. Where the session ended, the sign-in says so. */
const isStale = ({ state }: Query): boolean =>
  state.error !== null && !failureOf(state) && !isAnswered(state.error, 401);

/**
 * Says when something on the page could not be read again, once for all of it, and offers another try. The banner goes
 * when all is read, or shown no longer. Returns what ends that.
 */
export const tellOfStaleReadings = (client: QueryClient): (() => void) => {
  const stale = { type: 'active', predicate: isStale } as const;
  const tryAgain = () => void client.refetchQueries(stale);
  let told: number | undefined;
  const isTold = () => noticeStore.current().some(({ id }) => id === told);
  const tell = () => {
    if (isTold()) return;
    told = showBanner(i18n.t('What is shown here may be out of date: it could not be read again.'), {
      label: i18n.t('Try again'),
      run: tryAgain,
    });
  };
  const readings = client.getQueryCache();
  return readings.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error' && event.query.isActive() && isStale(event.query))
      tell();
    else if (told !== undefined && isTold() && readings.findAll(stale).length === 0) dismissNotice(told);
  });
};
