import { useBlocker } from '@tanstack/react-router';
import { useEffect, useId } from 'react';
import { i18n } from '../../kernel/texts.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

interface Place {
  pathname: string;
  search: { tab?: unknown };
}

type Leaves = (current: Place, next: Place) => boolean;

/** Changing the tab does not leave the page; use this if the page itself holds the changes. */
export const leavesPage: Leaves = (current, next) => current.pathname !== next.pathname;
export const leavesTab: Leaves = (current, next) => leavesPage(current, next) || current.search.tab !== next.search.tab;

/** The active guards, the topmost last: a form in a dialog may cover a page that also has changes. */
let holding: readonly string[] = [];

/** Returns whether this guard is the topmost one, so that the reader is asked only once. */
const useIsUppermost = (unsaved: boolean): (() => boolean) => {
  const id = useId();
  useEffect(() => {
    if (!unsaved) return;
    holding = [...holding, id];
    return () => {
      holding = holding.filter((other) => other !== id);
    };
  }, [unsaved, id]);
  return () => holding.at(-1) === id;
};

interface LeaveGuardProps {
  unsaved: boolean;
  leaves?: Leaves;
  /** Whether the device keeps the changes, so that they can be restored. */
  keeps?: boolean;
  /** What would be lost, if it is not the changes of a form. */
  words?: string;
}

const lossWords = (keeps: boolean): string =>
  keeps
    ? i18n.t('Your changes are not saved yet. This device keeps them for 14 days, or until you sign out.')
    : i18n.t('Are you sure you want to leave this page? Any unsaved changes will be lost.');

/**
 * Asks before the reader leaves a page or tab with unsaved changes: by a link, the Back button or closing the window.
 */
export const LeaveGuard = ({
  unsaved,
  leaves = leavesTab,
  keeps = false,
  words = lossWords(keeps),
}: LeaveGuardProps) => {
  const isUppermost = useIsUppermost(unsaved);
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => unsaved && leaves(current, next) && isUppermost(),
    enableBeforeUnload: unsaved,
    withResolver: true,
  });
  const { status, proceed } = blocker;
  useEffect(() => {
    // The changes may have been saved while the question was open.
    if (status === 'blocked' && !unsaved) proceed?.();
  }, [status, unsaved, proceed]);
  return (
    <ConfirmDialog
      over
      opened={blocker.status === 'blocked'}
      title={i18n.t('Leave this page?')}
      confirmLabel={i18n.t('Leave Page')}
      {...(!keeps && { dangerous: true })}
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      {words}
    </ConfirmDialog>
  );
};

interface DiscardQuestionProps {
  opened: boolean;
  onDiscard: () => void;
  onStay: () => void;
}

/** Asks before a part of the page with unsaved changes closes while the page stays open. */
export const DiscardQuestion = ({ opened, onDiscard, onStay }: DiscardQuestionProps) => (
  <ConfirmDialog
    opened={opened}
    title={i18n.t('Discard your changes?')}
    confirmLabel={i18n.t('Discard changes')}
    cancelLabel={i18n.t('Keep editing')}
    dangerous
    onConfirm={onDiscard}
    onCancel={onStay}
  >
    {i18n.t('Any unsaved changes will be lost.')}
  </ConfirmDialog>
);
