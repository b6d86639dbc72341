import { useCallback, useEffect, useEffectEvent, useState } from 'react';

/** Reports whether the part of this name holds what is not saved yet. */
export type ReportUnsaved = (name: string, unsaved: boolean) => void;

/** Whether any part of a page holds what is not saved yet. */
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

/** Reports as it changes whether a part holds what is not saved yet; one that is gone holds nothing. */
export const useTellUnsaved = (unsaved: boolean, onUnsaved: ((unsaved: boolean) => void) | undefined): void => {
  const report = useEffectEvent((now: boolean) => onUnsaved?.(now));
  useEffect(() => {
    report(unsaved);
    return () => report(false);
  }, [unsaved]);
};
