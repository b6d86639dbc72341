import { useEffect, useState, useSyncExternalStore } from 'react';
import { UploadQueue } from './upload-queue.ts';

/** The upload queue of a page. Leaving the page stops what is not sent yet. */
export const useUploadQueue = <A>(retryAfter?: (answer: A) => number | undefined) => {
  const [queue] = useState(() => new UploadQueue<A>(retryAfter));
  const uploads = useSyncExternalStore(queue.subscribe, queue.current);
  useEffect(() => queue.cancelAll, [queue]);
  return { queue, uploads };
};
