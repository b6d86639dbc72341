import { useEffect } from 'react';
import { createStore } from '../../kernel/store.ts';
import type { MenuAction } from '../../ui/action-menu.tsx';

interface OpenRecord {
  name: string;
  /** Those that its reader may take now. */
  actions: readonly MenuAction[];
}

/** The record whose page is open, for the palette. */
export const openRecord = createStore<OpenRecord | undefined>(undefined);

/** Publishes the actions of a record's header; only its buttons, if its menu is refused. */
export const useOpenRecord = (name: string, actions: readonly MenuAction[] = [], menuRefusal?: string): void => {
  // After each rendering, because each creates its actions again.
  useEffect(() => {
    const offered = actions.filter(
      ({ leads, refusal }) => refusal === undefined && (leads || menuRefusal === undefined),
    );
    openRecord.set({ name, actions: offered });
  });
  useEffect(() => () => openRecord.set(undefined), []);
};
