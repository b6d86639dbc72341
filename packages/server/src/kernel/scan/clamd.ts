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

/** Milliseconds until clamd must have taken the connection, and that it may say nothing while it scans. */
export interface Patience {
  connectMs: number;
  idleMs: number;
}

const lengthOf = (bytes: number): Buffer => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
};

const command = Buffer.from('zINSTREAM\0');

/** As one chunk, so that clamd knows the size before the content; a chunk of no bytes ends the stream. */
const framed = (bytes: Uint8Array): Uint8Array[] =>
  bytes.byteLength ? [command, lengthOf(bytes.byteLength), bytes, lengthOf(0)] : [command, lengthOf(0)];

const connect = async (address: ClamdAddress, { connectMs, idleMs }: Patience): Promise<net.Socket> => {
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

/** What clamd says up to its closing NUL; an error after that is no matter. */
const replyOf = (socket: net.Socket): Promise<string> =>
  new Promise((resolve, reject) => {
    let said = '';
    socket.on('data', (part) => {
      said += part.toString('latin1');
      const end = said.indexOf('\0');
      if (end >= 0) resolve(said.slice(0, end).trim());
    });
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('it hung up')));
  });

const exchange = async (address: ClamdAddress, parts: Uint8Array[], patience: Patience): Promise<string> => {
  const socket = await connect(address, patience);
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
 * @throws Error when there is no reply: it is not there, hangs, or hangs up
 * @see https://docs.clamav.net/manual/Usage/Scanning.html (clamd, INSTREAM)
 */
export const askClamd = async (address: ClamdAddress, bytes: Uint8Array, patience: Patience): Promise<string> => {
  try {
    return await exchange(address, framed(bytes), patience);
  } catch (error) {
    if (!isCutOff(error)) throw error;
    // clamd refuses a file too large for it and closes at once, and the reset that follows can overtake its reply. So it
    // is told the size alone: the reply, if size was the reason, then has nothing to be lost in.
    const brief = { ...patience, idleMs: Math.min(patience.idleMs, 2_000) };
    return exchange(address, [command, lengthOf(bytes.byteLength)], brief).catch(() => {
      throw error;
    });
  }
};
