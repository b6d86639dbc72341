import { Popover, usePopoverContext } from '@mantine/core';
import { type ReactElement, type ReactNode, useRef, useState } from 'react';
import { useInertPage } from './inert-page.ts';

const Above = ({ opened, children }: { opened: boolean; children: ReactNode }) => {
  const above = useRef<HTMLDivElement>(null);
  useInertPage(opened, above);
  return <div ref={above}>{children}</div>;
};

interface PopOverProps {
  target: ReactElement;
  /** In pixels. */
  width?: number;
  children: ReactNode;
}

/** Opens below the given button and closes on Escape or a click outside. */
export const PopOver = ({ target, width = 340, children }: PopOverProps) => {
  const [opened, setOpened] = useState(false);
  return (
    <Popover onChange={setOpened} position="bottom-start" trapFocus returnFocus width={width}>
      <Popover.Target>{target}</Popover.Target>
      <Popover.Dropdown>
        <Above opened={opened}>{children}</Above>
      </Popover.Dropdown>
    </Popover>
  );
};

/** Closes the pop-over around the caller. */
export const useClosePopOver = (): (() => void) => {
  const { onClose } = usePopoverContext();
  return () => onClose?.();
};
