/** The present address as a path to return to, with its query and fragment. */
export const presentPath = (): string => {
  const { pathname, search, hash } = window.location;
  return `${pathname}${search}${hash}`;
};

/**
 * A path of this site to open after the sign-in; anything else, such as another site's address, becomes the start page.
 */
export const pathToReturnTo = (kept: unknown, start = '/private'): string => {
  const { origin } = window.location;
  if (typeof kept !== 'string' || !kept.startsWith('/') || !URL.canParse(kept, origin)) return start;
  const address = new URL(kept, origin);
  return address.origin === origin ? `${address.pathname}${address.search}${address.hash}` : start;
};
