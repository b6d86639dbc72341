import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useAbovePage } from './above-page.ts';
import styles from './palette-dialog.module.css';

interface PaletteDialogProps {
  opened: boolean;
  onClose: () => void;
  /** What assistive technology calls it. */
  label: string;
  children: ReactNode;
}

/** A dialog at the top of the screen without a head: its first field says what it is for. Opens at once. */
export const PaletteDialog = ({ opened, onClose, label, children }: PaletteDialogProps) => {
  const above = useAbovePage(opened);
  return (
    <Modal
      ref={above}
      returnFocus={false}
      opened={opened}
      onClose={onClose}
      withCloseButton={false}
      centered={false}
      size={680}
      yOffset="9dvh"
      transitionProps={{ duration: 0 }}
      attributes={{ content: { 'aria-label': label } }}
      classNames={{ inner: styles.inner ?? '', content: styles.content ?? '', body: styles.body ?? '' }}
    >
      {children}
    </Modal>
  );
};
