import { once } from 'node:events';
import net from 'node:net';

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

/** Time limits in milliseconds: to connect, and without a word from clamd while it scans. */
export interface ClamdTimeouts {
  connectMs: number;
  idleMs: number;
}

const lengthOf = (bytes: number): Buffer => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
};

const command = Buffer.from('zINSTREAM\0');

/** Sent as one chunk, so that clamd knows the size before the content; an empty chunk ends the stream. */
const framed = (bytes: Uint8Array): Uint8Array[] =>
  bytes.byteLength ? [command, lengthOf(bytes.byteLength), bytes, lengthOf(0)] : [command, lengthOf(0)];

const connect = async (address: ClamdAddress, { connectMs, idleMs }: ClamdTimeouts): Promise<net.Socket> => {
  const socket = net.connect(address);
  try {
    await once(socket, 'connect', { signal: AbortSignal.timeout(connectMs) });
  } catch (error) {
    socket.destroy();
    throw error instanceof Error && error.name === 'AbortError' ? new Error('it takes no connection') : error;
  }
  socket.setTimeout(idleMs, () => socket.destroy(new Error('it does not answer')));
  return socket;
};

/** Clamd's reply up to its closing NUL; an error after that does not matter. */
const replyOf = (socket: net.Socket): Promise<string> =>
  new Promise((resolve, reject) => {
    let received = '';
    socket.on('data', (part) => {
      received += part.toString('latin1');
      const end = received.indexOf('\0');
      if (end >= 0) resolve(received.slice(0, end).trim());
    });
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('it hung up')));
  });

const exchange = async (address: ClamdAddress, parts: Uint8Array[], timeouts: ClamdTimeouts): Promise<string> => {
  const socket = await connect(address, timeouts);
  try {
    const reply = replyOf(socket);
    for (const part of parts) socket.write(part);
    return await reply;
  } finally {
    socket.destroy();
  }
};

const isCutOff = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'EPIPE' || error.code === 'ECONNRESET');

/**
 * Sends `bytes` (less than 4 GiB) to clamd and resolves to its reply, such as `stream: OK`.
 * @throws Error when clamd is not there, hangs, or hangs up
 * @see https://docs.clamav.net/manual/Usage/Scanning.html (clamd, INSTREAM)
 */
export const askClamd = async (address: ClamdAddress, bytes: Uint8Array, timeouts: ClamdTimeouts): Promise<string> => {
  try {
    return await exchange(address, framed(bytes), timeouts);
  } catch (error) {
    if (!isCutOff(error)) throw error;
    // Clamd refuses a file above its limit and closes at once, and the reset can overtake its reply. So ask again with the
    // size alone: if the size was the reason, no content is left to be lost in a reset.
    // is sent only the size: a reply caused by the size is then not lost among unread data.
    const brief = { ...timeouts, idleMs: Math.min(timeouts.idleMs, 2_000) };
    return exchange(address, [command, lengthOf(bytes.byteLength)], brief).catch(() => {
      throw error;
    });
  }
};
