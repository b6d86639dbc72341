import {
  cloneElement,
  type MouseEvent,
  type ReactElement,
  type RefCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useState,
} from 'react';
import { flushSync } from 'react-dom';

export interface OpenerButtonProps {
  id?: string;
  'aria-haspopup'?: 'menu' | 'dialog';
  'aria-expanded'?: boolean;
  'aria-controls'?: string | undefined;
  'data-expanded'?: true | undefined;
  onClick?: (event: MouseEvent<HTMLElement>) => void;
}

/** Gives the kit a button that is rendered elsewhere as the target of a popup. */
const StandIn = ({ button, ref }: { button: HTMLElement; ref?: RefCallback<HTMLElement> }) => {
  useLayoutEffect(() => {
    ref?.(button);
    return () => void ref?.(null);
  }, [button, ref]);
  return null;
};

/**
 * A button that opens a menu or dialog of the kit. `target` is undefined until the button is first pressed, and the
 * caller renders the popup only then: a list has a dozen such buttons, and their popups take longer to render than its rows.
 */
export const useOpener = (button: ReactElement<OpenerButtonProps>, popup: 'menu' | 'dialog') => {
  const id = useId();
  const [pressed, setPressed] = useState<HTMLElement>();
  const [opened, setOpened] = useState(false);
  // Open it one render later: the kit then remembers the button as the element to return the focus to.
  useEffect(() => setOpened(pressed !== undefined), [pressed]);
  return {
    button: cloneElement(button, {
      id,
      'aria-haspopup': popup,
      'aria-expanded': opened,
      'aria-controls': opened ? `${id}-dropdown` : undefined,
      'data-expanded': opened || undefined,
      onClick: ({ currentTarget }) => {
        setPressed(currentTarget);
        if (pressed) setOpened(!opened);
      },
    }),
    target: pressed && <StandIn button={pressed} />,
    popup: { id, opened, onChange: setOpened },
    /** Closes the popup on Tab, before the browser moves the focus on from the button. */
    leave: () => {
      flushSync(() => setOpened(false));
      pressed?.focus();
    },
  };
};
