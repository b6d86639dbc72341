import { type RefObject, useEffect } from 'react';
import { isDialogOpen } from './open-dialogs.ts';

/** Elements that take typed characters themselves. */
const takesCharacters =
  'input:not([type="checkbox"]), textarea, select, [contenteditable], [role="combobox"], [role="menu"], [role="listbox"], [role="dialog"]';

/** Elements that the space bar presses. */
const takesSpace = 'button, input, summary';

/** Whether typing there changes a text or moves in a menu. */
export const isTypedIn = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(takesCharacters) !== null;

const takesKey = (target: Element, key: string): boolean =>
  isTypedIn(target) || (key === ' ' && target.closest(takesSpace) !== null);

const isCovered = (area: Element): boolean => isDialogOpen() || area.closest('[inert]') !== null;

/**
 * Runs an action when its character is typed on the page, but not in a field or menu, nor while anything is open above
 * the area. If an action returns false, the key keeps its usual effect. Pass undefined for no shortcuts.
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
