import { type RefObject, useEffect } from 'react';

/** Everything on the page except an element, its ancestors and its content. */
const restOfPage = (above: Element): Element[] => {
  const { parentElement } = above;
  if (!parentElement || above === document.body) return [];
  return [...parentElement.children].filter((each) => each !== above).concat(restOfPage(parentElement));
};

/** Makes the rest of the page inert to pointer and keyboard while an element is open above it. */
export const useInertPage = (opened: boolean, above: RefObject<Element | null>): void => {
  useEffect(() => {
    if (!opened || !above.current) return;
    const rest = restOfPage(above.current).filter((each) => !each.matches('[inert]'));
    for (const each of rest) each.toggleAttribute('inert', true);
    return () => {
      for (const each of rest) each.toggleAttribute('inert', false);
    };
  }, [opened, above]);
};
