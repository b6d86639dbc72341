/**
 * How many rows of a page the search found. The rows after them only have similar names. An answer may be shown as more
 * rows than it has, as entries of a change log are.
 */
export const foundOnPage = (
  similarFrom: number | undefined,
  { pageNumber, rows }: { pageNumber: number; rows: number },
): number =>
  similarFrom === undefined ? Number.POSITIVE_INFINITY : Math.max(0, similarFrom - (pageNumber - 1) * rows);
