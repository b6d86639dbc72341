import { useEffect, useRef } from 'react';

/** Holds the controller that cancels a running upload; leaving the page aborts it. */
export const useStopping = () => {
  const stopping = useRef<AbortController>(undefined);
  useEffect(() => () => stopping.current?.abort(), []);
  return stopping;
};

/** Whether a call failed because it was cancelled. */
export const isStopped = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';
