import type { Query, QueryClient } from '@tanstack/react-query';
import { failureOf, isAnswered } from '../kernel/api-error.ts';
import { dismissNotice, noticeStore, showBanner } from '../kernel/notices.ts';
import { i18n } from '../kernel/texts.ts';

/**
 * Whether a query still shows older data after its last fetch failed. An ended session is reported by the sign-in; what the
 * page refetches by itself is tried again anyway.
 */
const isStale = ({ state, meta }: Query): boolean =>
  !meta?.['isUnasked'] && state.error !== null && !failureOf(state) && !isAnswered(state.error, 401);

/**
 * Shows one banner while anything on the page could not be refetched, and offers a retry. The banner disappears once
 * everything is fetched or no longer shown. Returns a function that ends this.
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
