import { Popover, usePopoverContext } from '@mantine/core';
import { type ReactElement, type ReactNode, useRef } from 'react';
import { useInertPage } from './inert-page.ts';
import { type OpenerButtonProps, useOpener } from './opener.tsx';
import styles from './pop-over.module.css';
import { PopupsInPlace } from './popup-place.tsx';

const Above = ({ opened, children }: { opened: boolean; children: ReactNode }) => {
  const above = useRef<HTMLDivElement>(null);
  useInertPage(opened, above);
  return (
    <div ref={above} className={styles.above}>
      <PopupsInPlace>{children}</PopupsInPlace>
    </div>
  );
};

interface PopOverProps {
  target: ReactElement<OpenerButtonProps>;
  /** In pixels. */
  width?: number;
  /** Stays in view below the children, which scroll if there is no room for all. */
  foot?: ReactNode;
  children: ReactNode;
}

/** No higher than the screen, nor so low that nothing can be read in it. */
const withinScreen = {
  padding: 12,
  apply: ({ availableHeight, elements }: { availableHeight: number; elements: { floating: HTMLElement } }) =>
    elements.floating.style.setProperty('max-height', `${Math.max(240, availableHeight)}px`),
};

/** Opens below the given button and closes on Escape or a click outside. */
export const PopOver = ({ target, width = 340, foot, children }: PopOverProps) => {
  const opener = useOpener(target, 'dialog');
  return (
    <>
      {opener.button}
      {opener.target && (
        <Popover
          {...opener.popup}
          position="bottom-start"
          trapFocus
          returnFocus
          width={width}
          middlewares={{ flip: { crossAxis: false }, shift: true, size: withinScreen }}
        >
          <Popover.Target>{opener.target}</Popover.Target>
          <Popover.Dropdown className={styles.dropdown ?? ''}>
            <Above opened={opener.popup.opened}>
              <div className={styles.scrolled}>{children}</div>
              {foot && <div className={styles.foot}>{foot}</div>}
            </Above>
          </Popover.Dropdown>
        </Popover>
      )}
    </>
  );
};

/** Closes the pop-over around the caller. */
export const useClosePopOver = (): (() => void) => {
  const { onClose } = usePopoverContext();
  return () => onClose?.();
};
