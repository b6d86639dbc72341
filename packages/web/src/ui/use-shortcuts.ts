import { type RefObject, useEffect } from 'react';

/** Where a typed character is meant for the element itself. */
const takesCharacters =
  'input:not([type="checkbox"]), textarea, select, [contenteditable], [role="combobox"], [role="menu"], [role="listbox"], [role="dialog"]';

/** What the space bar presses itself. */
const takesSpace = 'button, input, summary';

const takesKey = (target: Element, key: string): boolean =>
  target.closest(takesCharacters) !== null || (key === ' ' && target.closest(takesSpace) !== null);

const isCovered = (area: Element): boolean =>
  document.body.hasAttribute('data-dialog-open') || area.closest('[inert]') !== null;

/**
 * Runs the action of a single character typed on the page; not in a field or menu, nor while a dialog or anything else is
 * open above the area. An action that answers false did nothing, and the key does what it usually does. Undefined: there
 * are no shortcuts.
 */
export const useShortcuts = (
  area: RefObject<Element | null>,
  actions: Readonly<Record<string, () => unknown>> | undefined,
): void => {
  useEffect(() => {
    if (!actions) return;
    const press = (event: KeyboardEvent) => {
      const { key, target } = event;
      const action = Object.hasOwn(actions, key) ? actions[key] : undefined;
      if (!action || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (!area.current || isCovered(area.current)) return;
      if (target instanceof Element && takesKey(target, key)) return;
      if (action() !== false) event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [area, actions]);
};
