/**
 * The path of an address, decodable: in one that is not, percent signs stand for themselves, so that it leads to nothing
 * like any other unknown address. The server and the browser both read addresses by it.
 */
export const decodablePath = (path: string): string => {
  try {
    // The result is used, because bundlers remove a call whose result is not.
    return decodeURIComponent(path) && path;
  } catch {
    return path.replaceAll('%', '%25');
  }
};
