/**
 * The path of an address, with its percent signs escaped if it cannot be decoded: it then leads nowhere, like any unknown
 * address. The server and the browser both use it.
 */
export const decodablePath = (path: string): string => {
  try {
    // The result is used, because bundlers remove a call whose result is not.
    return decodeURIComponent(path) && path;
  } catch {
    return path.replaceAll('%', '%25');
  }
};
