import { maxUnread } from '@attestry/contract/features/notification/notification.schema.ts';
import { ActionIcon } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { Bell as BellIcon } from 'lucide-react';
import { Suspense, useEffect } from 'react';
import { queryClient } from '../../kernel/queries.ts';
import { i18n } from '../../kernel/texts.ts';
import { later } from '../../ui/later.ts';
import { PopOver } from '../../ui/pop-over.tsx';
import { LineSkeletons } from '../../ui/skeletons.tsx';
import { markAbout, recordAt, unreadQuery } from './alert.parts.tsx';
import styles from './bell.module.css';

const BellPanel = later(async () => (await import('./bell-panel.parts.tsx')).BellPanel);

const panelWidth = 380;

const countWords = (unread: number): string => (unread > maxUnread ? `${maxUnread}+` : String(unread));

const labelOf = (unread: number): string =>
  unread === 0 ? i18n.t('Alerts, none unread') : i18n.t('Alerts, {count} unread', { count: countWords(unread) });

/**
 * Marks the alerts about a record as read when its page opens, however the reader came to it. Alerts that are raised while
 * the page is open stay unread: it may still show what they say has changed.
 */
const useReadsOpenedRecord = (isCounted: boolean): void => {
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const { type, id } = recordAt(path) ?? {};
  useEffect(() => {
    const { unread = 0 } = queryClient.getQueryData(unreadQuery.queryKey) ?? {};
    if (isCounted && unread > 0 && type && id) markAbout({ type, id });
  }, [isCounted, type, id]);
};

/** Shows how many unread alerts the reader has, and opens the latest. */
export const Bell = () => {
  const counted = useQuery(unreadQuery);
  const unread = counted.data?.unread ?? 0;
  useReadsOpenedRecord(counted.isSuccess);
  return (
    <PopOver
      width={panelWidth}
      target={
        <ActionIcon variant="subtle" color="gray" size={40} className={styles.bell} aria-label={labelOf(unread)}>
          <BellIcon size={20} strokeWidth={1.75} aria-hidden="true" />
          {unread > 0 && (
            <span className={styles.count} aria-hidden="true">
              {countWords(unread)}
            </span>
          )}
        </ActionIcon>
      }
    >
      <Suspense fallback={<LineSkeletons />}>
        <BellPanel />
      </Suspense>
    </PopOver>
  );
};
