import { useEffect } from 'react';
import { createStore } from '../../kernel/store.ts';
import type { MenuAction } from '../../ui/action-menu.tsx';

interface OpenRecord {
  name: string;
  /** What its reader may do now. */
  actions: readonly MenuAction[];
}

/** The record whose page is open, for the palette. */
export const openRecord = createStore<OpenRecord | undefined>(undefined);

/** Makes known what the header of a record offers. Where its menu is refused, that is only what leads. */
export const useOpenRecord = (name: string, actions: readonly MenuAction[] = [], menuRefusal?: string): void =>
  useEffect(() => {
    const offered = actions.filter(
      ({ leads, refusal }) => refusal === undefined && (leads || menuRefusal === undefined),
    );
    openRecord.set({ name, actions: offered });
    return () => openRecord.set(undefined);
  });
