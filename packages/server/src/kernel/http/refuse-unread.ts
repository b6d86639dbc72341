import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { type ErrorDefinition, kernelErrors } from '@attestry/contract/kernel/errors.ts';
import type { ConnectionError } from 'fastify';
import { failurePage } from '../pages/failure-page.ts';
import { writePage } from '../pages/page.ts';
import type { Settings } from '../settings/settings.ts';
import { callPaths } from './web-files.ts';

const byParserCode: Readonly<Record<string, ErrorDefinition>> = {
  HPE_HEADER_OVERFLOW: kernelErrors.tooLong,
  ERR_HTTP_REQUEST_TIMEOUT: kernelErrors.tooSlow,
};

/** How long the rest of a refused request is read: a connection closed before that may lose the answer on its way. */
const lingerMs = 1_000;

/** Whether a browser's visitor will read the answer, if as much of the request has arrived as tells. */
const isForPage = ({ rawPacket }: ConnectionError): boolean => {
  // The type declares a string, but it is a buffer. It is missing if the request timed out.
  const path = /^GET ([^ ?]*)/.exec(String(rawPacket))?.[1];
  return path !== undefined && !callPaths.test(path);
};

/**
 * Answers requests that the HTTP parser refuses, such as one whose address is too long. They reach no route, hook or error
 * handler, so the answer is written to the connection, which then closes.
 */
export const refuseUnread =
  (headers: readonly [string, string][], { DIRECTORY_NAME: directoryName }: Pick<Settings, 'DIRECTORY_NAME'>) =>
  (error: ConnectionError, socket: Socket): void => {
    // Every further part of a refused request is refused again.
    if (error.code === 'ECONNRESET' || !socket.writable) return;
    const { code, message, status } = byParserCode[error.code] ?? kernelErrors.unreadable;
    const [type, body] = isForPage(error)
      ? ['text/html', writePage(failurePage({ status, says: message, directoryName }))]
      : ['application/json', JSON.stringify({ code, message, requestId: crypto.randomUUID() })];
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      `content-type: ${type}; charset=utf-8`,
      `content-length: ${Buffer.byteLength(body)}`,
      'connection: close',
      ...headers.map(([name, value]) => `${name}: ${value}`),
    ];
    socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
    setTimeout(() => socket.destroy(), lingerMs).unref();
  };
