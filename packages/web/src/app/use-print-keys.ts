import { useEffect } from 'react';
import { queryClient } from '../kernel/queries.ts';
import { printWhenLoaded } from '../ui/use-printing.ts';

const isPrintKey = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'p' && (ctrlKey || metaKey) && !shiftKey && !altKey;

const pause = 150;
const maxWait = 8000;

/** Waits until no query has run for a moment, but a few seconds at most. */
const untilLoaded = async (): Promise<void> => {
  const start = performance.now();
  let idle = 0;
  while (idle < 2 && performance.now() - start < maxWait) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    idle = queryClient.isFetching() > 0 ? 0 : idle + 1;
  }
};

/** Ctrl P and ⌘ P print the page with everything that only paper shows, such as the tabs that are not chosen. */
export const usePrintKeys = (): void =>
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isPrintKey(event)) return;
      event.preventDefault();
      void printWhenLoaded(untilLoaded);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
