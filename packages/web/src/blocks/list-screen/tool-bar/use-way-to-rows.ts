import { type RefObject, useEffect, useState } from 'react';
import { focusRow, rowsIn } from '../rows/row-opening.ts';

/** Goes to the row in the preview, or else to the first one; returns whether there is one. */
const enterRows = (panel: Element | null): boolean => {
  const rows = rowsIn(panel);
  const row = rows.find(({ ariaCurrent }) => ariaCurrent === 'true') ?? rows[0];
  if (row) focusRow(row);
  return row !== undefined;
};

interface Answered {
  state: { searchTerm: string };
  answer: { data: unknown; isPlaceholderData: boolean };
}

/** Leads from the search box to the rows: to those of a term once they are there, or at once to those shown. */
export const useWayToRows = (panel: RefObject<Element | null>, { state, answer }: Answered) => {
  const [awaited, awaitRowsOf] = useState<string>();
  const isThere = awaited === state.searchTerm && answer.data !== undefined && !answer.isPlaceholderData;
  useEffect(() => {
    if (!isThere) return;
    awaitRowsOf(undefined);
    if (document.activeElement?.matches('input[type="search"]')) enterRows(panel.current);
  }, [isThere, panel]);
  return { awaitRowsOf, enterRows: () => enterRows(panel.current) };
};

export type WayToRows = ReturnType<typeof useWayToRows>;
