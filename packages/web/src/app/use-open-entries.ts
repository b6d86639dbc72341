import { useFlags } from '../kernel/flags.ts';
import { useAudience, useCan } from '../kernel/permissions.ts';
import type { MenuEntry } from './private-features.ts';

/** Those of the menu's entries that this reader has. */
export const useOpenEntries = (entries: readonly MenuEntry[]): readonly MenuEntry[] => {
  const can = useCan();
  const isOn = useFlags();
  const isAudience = useAudience();
  return entries.filter(({ needs, flag, audience }) => can(needs) && (!flag || isOn(flag)) && isAudience(audience));
};
