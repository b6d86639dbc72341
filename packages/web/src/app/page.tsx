import { Outlet } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { dismissNotice, noticeStore } from '../kernel/notices.ts';
import { i18n } from '../kernel/texts.ts';
import { NoticeHost } from '../ui/notice-host.tsx';

/** What every page has: the banners and confirmations, and the page itself. */
export const Page = () => {
  const notices = useSyncExternalStore(noticeStore.subscribe, noticeStore.current);
  return (
    <>
      <NoticeHost notices={notices} dismissLabel={i18n.t('Dismiss')} onDismiss={dismissNotice} />
      <Outlet />
    </>
  );
};
