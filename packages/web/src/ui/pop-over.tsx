import { Popover } from '@mantine/core';
import { type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react';

/** All of the page but an element and what it stands in. */
const restOfPage = (above: Element): Element[] => {
  const { parentElement } = above;
  if (!parentElement || above === document.body) return [];
  return [...parentElement.children].filter((each) => each !== above).concat(restOfPage(parentElement));
};

/** The rest of the page is out of reach, for the pointer as for the keyboard, while this stands open above it. */
const Above = ({ opened, children }: { opened: boolean; children: ReactNode }) => {
  const above = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!opened || !above.current) return;
    const rest = restOfPage(above.current).filter((each) => !each.matches('[inert]'));
    for (const each of rest) each.toggleAttribute('inert', true);
    return () => {
      for (const each of rest) each.toggleAttribute('inert', false);
    };
  }, [opened]);
  return <div ref={above}>{children}</div>;
};

/** Fields that open below their target, the button given, and close with Escape or a click beside them. */
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
