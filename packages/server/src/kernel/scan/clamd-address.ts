/** Where clamd listens: a Unix socket or a TCP port. */
export type ClamdAddress = { path: string } | { host: string; port: number };

/**
 * Reads the setting CLAMD: `host:port`, `[IPv6]:port`, or the absolute path of a Unix socket.
 * @throws Error when it is neither, so that a typing error ends the start and not every upload
 */
export const clamdAddress = (text: string): ClamdAddress => {
  if (text.startsWith('/')) return { path: text };
  const [, host = '', port = ''] = /^\[?([^\s/[\]]+?)\]?:(\d{1,5})$/.exec(text) ?? [];
  if (!host || Number(port) < 1 || Number(port) > 65_535) {
    throw new Error(`CLAMD is ${JSON.stringify(text)}: give host:port or the path of clamd's socket.`);
  }
  return { host, port: Number(port) };
};
