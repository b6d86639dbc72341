import { formatCount, i18n, isolated } from '../kernel/texts.ts';

const most = 3;

/** The first names or values, and how many others there are. Names may have commas, so dots part them. */
export const listSome = (names: readonly string[]): string => {
  const shown = names.slice(0, most).map(isolated).join(' · ');
  const others = names.length - most;
  return others > 0 ? i18n.t('{shown} and {count} more', { shown, count: formatCount(others) }) : shown;
};
