import { notifyManager, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { afterPaint } from '../ui/after-paint.ts';

/** Whether rows of the named list, or by default of any list, are being read. */
const isReadingRows = (client: QueryClient, list?: string): boolean =>
  client.isFetching({ queryKey: list === undefined ? ['list'] : ['list', list] }) > 0;

/** Calls `onChange` when rows of any list begin to be read or have come. The library's `useIsFetching` checks all queries. */
const subscribeToRows = (client: QueryClient, onChange: () => void): (() => void) => {
  // Not at once: a list asks for its rows while it is rendered.
  const notify = notifyManager.batchCalls(onChange);
  return client.getQueryCache().subscribe(({ type, query: { queryKey } }) => {
    if (type === 'updated' && queryKey[0] === 'list') notify();
  });
};

/** Whether rows have been painted. Nothing is rendered when they come, so that they are painted sooner. */
const useRowsPainted = (): boolean => {
  const client = useQueryClient();
  const [painted, setPainted] = useState(false);
  useEffect(() => {
    if (painted) return;
    let gone = false;
    const look = () => {
      if (isReadingRows(client)) return;
      // A list that was mounted at the same time may have begun to read its rows by then.
      void afterPaint().then(() => !gone && !isReadingRows(client) && setPainted(true));
    };
    const unsubscribe = subscribeToRows(client, look);
    look();
    return () => {
      gone = true;
      unsubscribe();
    };
  }, [client, painted]);
  return painted;
};

/**
 * Whether what stands around a list may be read: its rows, which the reader came for, are read first and alone, and
 * painted. False while rows of the named list are being read again.
 */
export const useAfterRows = (list?: string): boolean => {
  const client = useQueryClient();
  const painted = useRowsPainted();
  const subscribe = useCallback((onChange: () => void) => subscribeToRows(client, onChange), [client]);
  const isReadAgain = () => painted && list !== undefined && isReadingRows(client, list);
  return !useSyncExternalStore(subscribe, isReadAgain, () => false) && painted;
};
