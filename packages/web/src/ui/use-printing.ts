import { useSyncExternalStore } from 'react';

const isPaper = (): boolean => window.matchMedia('print').matches;

let begun = false;

const subscribe = (listener: () => void) => {
  const paper = window.matchMedia('print');
  const set = (next: boolean) => {
    begun = next;
    listener();
  };
  const begin = () => set(true);
  const end = () => set(false);
  paper.addEventListener('change', listener);
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  return () => {
    paper.removeEventListener('change', listener);
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
  };
};

/** Whether the page is being printed. An external store, because React then renders before the browser prints. */
export const usePrinting = (): boolean => useSyncExternalStore(subscribe, () => begun || isPaper());
