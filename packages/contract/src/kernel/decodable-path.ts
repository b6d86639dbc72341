/**
 * The path of an address, with its percent signs escaped if it cannot be decoded: it then leads nowhere, like any unknown
 * address. The server and the browser both use it.
 */
export const decodablePath = (path: string): string => {
  try {
    // Bundlers remove a call whose result is unused, even one that may throw.
    return decodeURIComponent(path) && path;
  } catch {
    return path.replaceAll('%', '%25');
  }
};
