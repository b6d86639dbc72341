import { type RefObject, useEffect, useRef } from 'react';
import { focusInPlace, focusIsFree } from '../../ui/free-focus.ts';

/**
 * Returns the focus to the control that an editor replaced, once that control is rendered again, however long that
 * takes.
 */
export const useFocusBack = (reading: boolean): RefObject<HTMLButtonElement | null> => {
  const trigger = useRef<HTMLButtonElement>(null);
  const edited = useRef(false);
  useEffect(() => {
    if (reading && edited.current && focusIsFree() && trigger.current) focusInPlace(trigger.current);
    edited.current = !reading;
  }, [reading]);
  return trigger;
};
