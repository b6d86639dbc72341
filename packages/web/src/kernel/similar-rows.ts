/** How many rows of a page a search found; the rows after them have similar names. */
export const foundOnPage = (
  similarFrom: number | undefined,
  { pageNumber, rows }: { pageNumber: number; rows: number },
): number => (similarFrom === undefined ? rows : Math.max(0, similarFrom - (pageNumber - 1) * rows));
