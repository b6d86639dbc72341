import { useEffect, useState } from 'react';
import { useStore } from '../../kernel/store.ts';
import { UploadQueue } from './upload-queue.ts';

/** The upload queue of a page. Leaving the page stops what is not sent yet. */
export const useUploadQueue = <A>(retryAfter?: (answer: A) => number | undefined) => {
  const [queue] = useState(() => new UploadQueue<A>(retryAfter));
  const uploads = useStore(queue.uploads);
  useEffect(() => queue.cancelAll, [queue]);
  return { queue, uploads };
};
