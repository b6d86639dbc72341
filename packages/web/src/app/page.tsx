import { Outlet, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { dismissBanner, dismissNotice, noticeStore } from '../kernel/notices.ts';
import { useStore } from '../kernel/store.ts';
import { i18n } from '../kernel/texts.ts';
import { NoticeHost } from '../ui/notice-host.tsx';

/** What all pages have in common: banners, confirmations and the page itself. */
export const Page = () => {
  const notices = useStore(noticeStore);
  const path = useRouterState({ select: (state) => state.location.pathname });
  const pathBefore = useRef(path);
  useEffect(() => {
    // A banner concerns the page it appeared on; a confirmation may stay on the next one.
    if (pathBefore.current !== path) dismissBanner();
    pathBefore.current = path;
  }, [path]);
  return (
    <>
      <NoticeHost notices={notices} dismissLabel={i18n.t('Dismiss')} onDismiss={dismissNotice} />
      <Outlet />
    </>
  );
};
