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
export const announceStaleReadings = (client: QueryClient): (() => void) => {
  const stale = { type: 'active', predicate: isStale } as const;
  const tryAgain = () => void client.refetchQueries(stale);
  let banner: number | undefined;
  const isShown = () => noticeStore.current().some(({ id }) => id === banner);
  const show = () => {
    if (isShown()) return;
    banner = showBanner(i18n.t('What is shown here may be out of date: it could not be read again.'), {
      label: i18n.t('Try again'),
      run: tryAgain,
    });
  };
  const readings = client.getQueryCache();
  return readings.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error' && event.query.isActive() && isStale(event.query))
      show();
    else if (banner !== undefined && isShown() && readings.findAll(stale).length === 0) dismissNotice(banner);
  });
};
