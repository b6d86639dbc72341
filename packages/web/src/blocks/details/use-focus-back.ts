import { type RefObject, useEffect, useRef } from 'react';
import { focusIsFree } from '../../ui/free-focus.ts';

/** The control that opens an editor in its own place: it has the focus back once it is drawn again, however long that takes. */
export const useFocusBack = (reading: boolean): RefObject<HTMLButtonElement | null> => {
  const trigger = useRef<HTMLButtonElement>(null);
  const edited = useRef(false);
  useEffect(() => {
    if (reading && edited.current && focusIsFree()) trigger.current?.focus();
    edited.current = !reading;
  }, [reading]);
  return trigger;
};
