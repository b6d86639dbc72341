import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import { i18n } from '../kernel/texts.ts';
import { useAbovePage } from './above-page.ts';
import styles from './phone-drawer.module.css';
import { PopupsInPlace } from './popup-place.tsx';

interface PhoneDrawerProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  /** The edge from which it slides in: `start` for the rail, `below` for tools, which then cover the screen. */
  from: 'start' | 'below';
  children: ReactNode;
}

/** A drawer for what is next to the page on wider screens. */
export const PhoneDrawer = ({ opened, onClose, title, from, children }: PhoneDrawerProps) => {
  const above = useAbovePage(opened);
  return (
    <Drawer
      ref={above}
      returnFocus={false}
      opened={opened}
      onClose={onClose}
      title={title}
      position={from === 'below' ? 'bottom' : 'left'}
      size={from === 'below' ? '100%' : 288}
      classNames={{ content: styles.content ?? '', header: styles.header ?? '', title: styles.title ?? '' }}
      data-from={from}
      closeButtonProps={{ 'aria-label': i18n.t('Close') }}
    >
      <PopupsInPlace>{children}</PopupsInPlace>
    </Drawer>
  );
};
