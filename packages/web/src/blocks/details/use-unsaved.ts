import { useCallback, useEffect, useEffectEvent, useState } from 'react';

/** Reports whether the part with this name has unsaved changes. */
export type ReportUnsaved = (name: string, unsaved: boolean) => void;

/** Whether any part of a page has unsaved changes. */
export const useUnsaved = (): [unsaved: boolean, report: ReportUnsaved] => {
  const [names, setNames] = useState<ReadonlySet<string>>(new Set());
  const report = useCallback<ReportUnsaved>(
    (name, now) =>
      setNames((before) => {
        if (before.has(name) === now) return before;
        return new Set(now ? [...before, name] : [...before].filter((other) => other !== name));
      }),
    [],
  );
  return [names.size > 0, report];
};

/** Reports whether a part has unsaved changes; on unmount it reports that there are none. */
export const useReportUnsaved = (unsaved: boolean, onUnsaved: ((unsaved: boolean) => void) | undefined): void => {
  const report = useEffectEvent((now: boolean) => onUnsaved?.(now));
  useEffect(() => {
    report(unsaved);
    return () => report(false);
  }, [unsaved]);
};
