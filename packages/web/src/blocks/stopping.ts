import { useEffect, useRef } from 'react';

/** Stops what is being sent; so does leaving the page, which asks first. */
export const useStopping = () => {
  const stopping = useRef<AbortController>(undefined);
  useEffect(() => () => stopping.current?.abort(), []);
  return stopping;
};

/** Whether a call failed because it was stopped. */
export const isStopped = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';
