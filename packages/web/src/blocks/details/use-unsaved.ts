import { useCallback, useEffect, useEffectEvent, useState } from 'react';

/** Tells that the part of this name holds what is not saved yet, or no longer does. */
export type TellUnsaved = (name: string, unsaved: boolean) => void;

/** Whether any part of a page holds what is not saved yet. */
export const useUnsaved = (): [unsaved: boolean, tell: TellUnsaved] => {
  const [names, setNames] = useState<ReadonlySet<string>>(new Set());
  const tell = useCallback<TellUnsaved>(
    (name, now) =>
      setNames((before) => {
        if (before.has(name) === now) return before;
        return new Set(now ? [...before, name] : [...before].filter((other) => other !== name));
      }),
    [],
  );
  return [names.size > 0, tell];
};

/** Tells as it changes whether a part holds what is not saved yet; one that is gone holds nothing. */
export const useTellUnsaved = (unsaved: boolean, onUnsaved: ((unsaved: boolean) => void) | undefined): void => {
  const tell = useEffectEvent((now: boolean) => onUnsaved?.(now));
  useEffect(() => {
    tell(unsaved);
    return () => tell(false);
  }, [unsaved]);
};
