import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

const ofLists = { queryKey: ['list'] };

/** Whether what stands around a list may be read: its rows, which the reader came for, are read first and alone. */
export const useAfterRows = (): boolean => {
  const client = useQueryClient();
  const reading = useIsFetching(ofLists) > 0;
  const [after, setAfter] = useState(false);
  useEffect(() => {
    if (after || reading) return;
    // A list that appears at the same time begins to read its rows in this turn.
    const turn = setTimeout(() => setAfter(client.isFetching(ofLists) === 0));
    return () => clearTimeout(turn);
  }, [client, after, reading]);
  return after;
};
