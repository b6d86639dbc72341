import { useSyncExternalStore } from 'react';
import { createStore } from '../kernel/store.ts';

const isPaper = (): boolean => window.matchMedia('print').matches;

const begun = createStore(false);
const begin = () => begun.set(true);
const end = () => begun.set(false);

const subscribe = (listener: () => void) => {
  const paper = window.matchMedia('print');
  const unsubscribe = begun.subscribe(listener);
  paper.addEventListener('change', listener);
  // Adding the same listener again does nothing, so it is never removed.
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  return () => {
    unsubscribe();
    paper.removeEventListener('change', listener);
  };
};

/** Whether the page is being printed. An external store, because React then renders before the browser prints. */
export const usePrinting = (): boolean => useSyncExternalStore(subscribe, () => begun.current() || isPaper());

/** Renders the parts that only print shows, waits for their data, and opens the print dialog. */
export const printWhenLoaded = async (loaded: () => Promise<void>): Promise<void> => {
  if (begun.current()) return;
  begin();
  try {
    await loaded();
    window.print();
  } finally {
    end();
  }
};
