import { useBlocker } from '@tanstack/react-router';
import { useEffect } from 'react';
import { i18n } from '../../kernel/texts.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

interface Place {
  pathname: string;
  search: { tab?: unknown };
}

const leaves = (current: Place, next: Place) =>
  current.pathname !== next.pathname || current.search.tab !== next.search.tab;

/** Asks before a page, or a tab of it, with unsaved changes is left, by a link, by the back button or by closing it. */
export const LeaveGuard = ({ unsaved }: { unsaved: boolean }) => {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => unsaved && leaves(current, next),
    enableBeforeUnload: unsaved,
    withResolver: true,
  });
  const { status, proceed } = blocker;
  useEffect(() => {
    // What was still being saved when the page was to be left may be saved by now.
    if (status === 'blocked' && !unsaved) proceed?.();
  }, [status, unsaved, proceed]);
  return (
    <ConfirmDialog
      opened={blocker.status === 'blocked'}
      title={i18n.t('Leave this page?')}
      confirmLabel={i18n.t('Leave Page')}
      dangerous
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      {i18n.t('Are you sure you want to leave this page? Any unsaved changes will be lost.')}
    </ConfirmDialog>
  );
};
