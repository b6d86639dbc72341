/** The page numbers to offer: the first, the last and those around the present one. 0 marks a gap. */
export const pagesAround = (page: number, last: number): number[] => {
  const near = [1, page - 1, page, page + 1, last].filter((one) => one >= 1 && one <= last);
  const pages = [...new Set(near)].sort((a, b) => a - b);
  return pages.flatMap((one, at) => (at > 0 && one - (pages[at - 1] ?? 0) > 1 ? [0, one] : [one]));
};
