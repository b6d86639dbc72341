import { notifyManager, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { afterPaint } from '../ui/after-paint.ts';

/**
 * Whether rows of the named list, or by default of any list, are being read. The library's `useIsFetching` checks all
 * queries whenever any query changes.
 */
export const useIsReadingRows = (list?: string): boolean => {
  const client = useQueryClient();
  const subscribe = useCallback(
    (onChange: () => void) => {
      // Not at once: a list asks for its rows while it is rendered.
      const notify = notifyManager.batchCalls(onChange);
      return client.getQueryCache().subscribe(({ type, query: { queryKey } }) => {
        if (type === 'updated' && queryKey[0] === 'list' && (list ?? queryKey[1]) === queryKey[1]) notify();
      });
    },
    [client, list],
  );
  const isReading = () => client.isFetching({ queryKey: list === undefined ? ['list'] : ['list', list] }) > 0;
  return useSyncExternalStore(subscribe, isReading, () => false);
};

/**
 * Whether what stands around a list may be read: its rows, which the reader came for, are read first and alone, and
 * painted.
 */
export const useAfterRows = (): boolean => {
  const client = useQueryClient();
  const reading = useIsReadingRows();
  const [after, setAfter] = useState(false);
  useEffect(() => {
    if (after || reading) return;
    let gone = false;
    // A list that appears at the same time begins to read its rows meanwhile.
    void afterPaint().then(() => !gone && setAfter(client.isFetching({ queryKey: ['list'] }) === 0));
    return () => {
      gone = true;
    };
  }, [client, after, reading]);
  return after;
};
