import type { Column } from './list.ts';

/** The query keys of a column's filter; a range of days has two. */
export const filterKeysOf = (key: string, column: Column): string[] =>
  column.kind === 'date' ? [`${key}From`, `${key}To`] : [key];
