import { useSyncExternalStore } from 'react';

const isPaper = (): boolean => window.matchMedia('print').matches;

let begun = false;
const listeners = new Set<() => void>();

const setBegun = (next: boolean) => {
  begun = next;
  for (const listener of listeners) listener();
};
const begin = () => setBegun(true);
const end = () => setBegun(false);

const subscribe = (listener: () => void) => {
  const paper = window.matchMedia('print');
  listeners.add(listener);
  paper.addEventListener('change', listener);
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  return () => {
    listeners.delete(listener);
    paper.removeEventListener('change', listener);
    if (listeners.size > 0) return;
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
  };
};

/** Whether the page is being printed. An external store, because React then renders before the browser prints. */
export const usePrinting = (): boolean => useSyncExternalStore(subscribe, () => begun || isPaper());

/** Renders the parts that only print shows, waits for their data, and opens the print dialog. */
export const printWhenLoaded = async (loaded: () => Promise<void>): Promise<void> => {
  if (begun) return;
  begin();
  try {
    await loaded();
    window.print();
  } finally {
    end();
  }
};
