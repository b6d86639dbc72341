import { createContext, use, useState } from 'react';
import { flushSync } from 'react-dom';

/** The path of a field that is to be seen, as a new object each time. */
interface Revealed {
  path: string;
}

interface Places {
  revealed: Revealed | undefined;
  /** Opens the section and the row of a field and focuses it. */
  reveal: (path: string) => void;
  /** The paths of what the record lacks to be submitted. */
  missing: readonly string[];
}

const None = createContext<Places>({ revealed: undefined, reveal: () => undefined, missing: [] });

/** Where the fields of a form are, for its folded sections and rows. */
export const PlacesOfForm = None.Provider;
export const usePlaces = (): Places => use(None);

const focusable = ':is(input:not([type="hidden"]), textarea, button, a):not([disabled])';

const ancestorsOf = (path: string): string[] => {
  const parts = path.split('.');
  return parts.map((_, at) => parts.slice(0, parts.length - at).join('.'));
};

/** Focuses a field, or what contains it. */
export const focusPlace = (path: string): void => {
  const place = ancestorsOf(path)
    .map((name) => document.querySelector(`[data-field="${CSS.escape(name)}"]`))
    .find((found) => found !== null);
  const inner = place?.matches(focusable) ? place : place?.querySelector(focusable);
  if (inner instanceof HTMLElement) inner.focus();
};

export const useReveal = () => {
  const [revealed, setRevealed] = useState<Revealed>();
  const reveal = (path: string) => {
    flushSync(() => setRevealed({ path }));
    focusPlace(path);
  };
  return { revealed, reveal };
};

/** Calls `open` while rendering, as soon as a field is revealed. */
export const useOnRevealed = (open: (path: string) => void): void => {
  const { revealed } = usePlaces();
  const [seen, setSeen] = useState<Revealed>();
  if (revealed === undefined || revealed === seen) return;
  setSeen(revealed);
  open(revealed.path);
};
