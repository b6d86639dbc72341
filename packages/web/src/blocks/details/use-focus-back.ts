import { type RefObject, useEffect, useRef } from 'react';

/**
 * Whether taking a control away has left the focus nowhere, or in a dialog that closes; whoever went on to another field
 * keeps it there.
 */
export const focusIsFree = (): boolean => {
  const { activeElement: holder, body } = document;
  return holder === null || holder === body || holder.closest('[role="dialog"]') !== null;
};

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
