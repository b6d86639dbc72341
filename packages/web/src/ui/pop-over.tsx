import { Popover } from '@mantine/core';
import { type ReactElement, type ReactNode, useRef, useState } from 'react';
import { useInertPage } from './inert-page.ts';

const Above = ({ opened, children }: { opened: boolean; children: ReactNode }) => {
  const above = useRef<HTMLDivElement>(null);
  useInertPage(opened, above);
  return <div ref={above}>{children}</div>;
};

/** Fields that open below the given button and close on Escape or a click outside. */
export const PopOver = ({ target, children }: { target: ReactElement; children: ReactNode }) => {
  const [opened, setOpened] = useState(false);
  return (
    <Popover onChange={setOpened} position="bottom-start" trapFocus returnFocus width={340}>
      <Popover.Target>{target}</Popover.Target>
      <Popover.Dropdown>
        <Above opened={opened}>{children}</Above>
      </Popover.Dropdown>
    </Popover>
  );
};
