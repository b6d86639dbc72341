import { Button, getDefaultZIndex, Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { i18n } from '../kernel/texts.ts';
import { useAbovePage } from './above-page.ts';
import styles from './dialog.module.css';
import { PopupsInPlace } from './popup-place.tsx';
import { WhyNot, whileBusy } from './why-not.tsx';

interface DialogProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  wide?: true;
  /** Whether the dialog asks about an action of another dialog and appears above it. */
  over?: true | undefined;
  /** Whether the dialog has input. Escape and a click outside, which may be accidental, then do not close it. */
  held?: boolean;
}

/** A question or a short task above the page. */
export const Dialog = ({ opened, onClose, title, children, wide, over, held = false }: DialogProps) => {
  const above = useAbovePage(opened);
  return (
    <Modal
      ref={above}
      returnFocus={false}
      // Without a transform, which would cut off the calendar of a day.
      transitionProps={{ transition: 'fade' }}
      closeOnEscape={!held}
      closeOnClickOutside={!held}
      opened={opened}
      onClose={onClose}
      title={title}
      size={wide ? 720 : 460}
      zIndex={getDefaultZIndex('modal') + (over ? 1 : 0)}
      classNames={{ title: styles.title ?? '', header: styles.header ?? '', body: styles.body ?? '' }}
      // Otherwise it would be a second header of the page.
      attributes={{ header: { role: 'presentation' } }}
      closeButtonProps={{ 'aria-label': i18n.t('Close') }}
    >
      <PopupsInPlace>{children}</PopupsInPlace>
    </Modal>
  );
};

interface LeaveButtonProps {
  busy: boolean;
  onLeave: () => void;
  children: ReactNode;
}

/** Leaves a dialog without saving; not while it is being saved. */
export const LeaveButton = ({ busy, onLeave, children }: LeaveButtonProps) => (
  <WhyNot reason={whileBusy(busy)}>
    <Button variant="default" onClick={onLeave}>
      {children}
    </Button>
  </WhyNot>
);

/** The buttons at the foot of a dialog, the main one last. */
export const DialogButtons = ({ children }: { children: ReactNode }) => (
  <div className={styles.buttons}>{children}</div>
);
