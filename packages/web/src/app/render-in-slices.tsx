import { type ReactNode, startTransition, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { keepTypedText } from './keep-typed-text.ts';

const Shown = ({ onShown, children }: { onShown: () => void; children: ReactNode }) => {
  useLayoutEffect(onShown, [onShown]);
  return children;
};

/**
 * Renders a page beside what the server wrote in `written`, a little at a time so that the visitor can go on reading and
 * typing, and then puts it in that place.
 */
export const renderInSlices = (written: HTMLElement, page: ReactNode): void => {
  const place = document.createElement('div');
  place.id = written.id;
  const takePlace = () => keepTypedText(() => written.replaceWith(place));
  startTransition(() => createRoot(place).render(<Shown onShown={takePlace}>{page}</Shown>));
};
