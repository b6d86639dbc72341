import { useEffect } from 'react';
import { flushSync } from 'react-dom';

const fields = 'input, textarea';

/**
 * Leaves the field with the focus when the page is printed, so that what was typed is printed like every other value, and
 * returns to it afterwards.
 */
export const useFieldLeftInPrint = (): void =>
  useEffect(() => {
    let left: HTMLElement | undefined;
    const leave = () => {
      const focused = document.activeElement;
      if (!(focused instanceof HTMLElement && focused.matches(fields))) return;
      left = focused;
      // The browser prints as soon as all listeners have returned.
      flushSync(() => focused.blur());
    };
    const comeBack = () => {
      if (left?.isConnected) left.focus({ preventScroll: true });
      left = undefined;
    };
    window.addEventListener('beforeprint', leave);
    window.addEventListener('afterprint', comeBack);
    return () => {
      window.removeEventListener('beforeprint', leave);
      window.removeEventListener('afterprint', comeBack);
    };
  }, []);
