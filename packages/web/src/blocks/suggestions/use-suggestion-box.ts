import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import type { ListBelow, ListKeys } from '../../ui/use-combobox.ts';

/** What the names suggested below a search box are connected with it by. */
export interface BelowBox {
  /** The id of the list. */
  id: string;
  keys: RefObject<ListKeys | null>;
  /** Called with the list while there is one, and with undefined once there is none. */
  onShown: (list: ListBelow | undefined) => void;
  onClose: () => void;
}

/** A search box with names suggested below it while somebody types. */
export const useSuggestionBox = (id: string) => {
  const [isTyping, setTyping] = useState(false);
  const [list, onShown] = useState<ListBelow>();
  const keys = useRef<ListKeys>(null);
  const close = () => setTyping(false);
  const input = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': list !== undefined,
    'aria-controls': list && id,
    'aria-activedescendant': list?.activeId,
    autoComplete: 'off',
    onKeyDown: (event: KeyboardEvent) => list && keys.current?.press(event),
    onBlur: close,
  } as const;
  const below: BelowBox | undefined = isTyping ? { id, keys, onShown, onClose: close } : undefined;
  return { input, below, open: () => setTyping(true), close };
};
