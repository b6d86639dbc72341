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

export interface OpenerButtonProps {
  id?: string;
  'aria-haspopup'?: 'menu' | 'dialog';
  'aria-expanded'?: boolean;
  'aria-controls'?: string | undefined;
  'data-expanded'?: true | undefined;
  onClick?: (event: MouseEvent<HTMLElement>) => void;
}

/** Stands for a button that is rendered elsewhere, as the target that the kit opens something at. */
const StandIn = ({ button, ref }: { button: HTMLElement; ref?: RefCallback<HTMLElement> }) => {
  useLayoutEffect(() => {
    ref?.(button);
    return () => void ref?.(null);
  }, [button, ref]);
  return null;
};

/**
 * A button that opens a menu or dialog of the kit. `target` is undefined until the button is first pressed, and the
 * caller builds nothing until then: a list has a dozen such buttons, and what hangs below them is dearer than their rows.
 */
export const useOpener = (button: ReactElement<OpenerButtonProps>, popup: 'menu' | 'dialog') => {
  const id = useId();
  const [pressed, setPressed] = useState<HTMLElement>();
  const [opened, setOpened] = useState(false);
  // It opens after it is built: the kit then notes the button as what had the focus.
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
  };
};
