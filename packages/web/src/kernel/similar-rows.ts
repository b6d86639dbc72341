/** How many rows of a page the search found. The rows after them only have similar names. */
export const foundOnPage = (
  similarFrom: number | undefined,
  { pageNumber, rows }: { pageNumber: number; rows: number },
): number => (similarFrom === undefined ? rows : Math.max(0, similarFrom - (pageNumber - 1) * rows));
