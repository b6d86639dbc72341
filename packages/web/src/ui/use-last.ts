import { useEffect, useRef } from 'react';

/** The value, or the last one if it is undefined: a dialog keeps showing it while it fades out. */
export const useLast = <T>(present: T | undefined): T | undefined => {
  const last = useRef(present);
  useEffect(() => {
    if (present !== undefined) last.current = present;
  });
  return present ?? last.current;
};
