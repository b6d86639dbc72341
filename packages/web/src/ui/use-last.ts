import { useEffect, useRef } from 'react';

/** What there is, or was last: a dialog goes on telling it while it fades out. */
export const useLast = <T>(present: T | undefined): T | undefined => {
  const last = useRef(present);
  useEffect(() => {
    if (present !== undefined) last.current = present;
  });
  return present ?? last.current;
};
