import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { webPolicy } from '../http/security-headers.ts';
import type { Settings } from '../settings/settings.ts';

/** A fifth of the size for a millisecond; the best quality would take a hundred. */
const quality = 5;

const compress = promisify(brotliCompress);

const readsBrotli = ({ headers }: FastifyRequest): boolean => /\bbr\b/.test(String(headers['accept-encoding'] ?? ''));

/** Sends a written page, compressed for browsers that ask for that. */
export const sendWebPage = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { status, page, settings }: { status: number; page: string; settings: Settings },
): Promise<FastifyReply> => {
  reply.code(status).type('text/html; charset=utf-8').header('vary', 'accept-encoding');
  reply.header('content-security-policy', webPolicy(settings));
  if (!readsBrotli(request)) return reply.send(page);
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  return reply.header('content-encoding', 'br').send(await compress(page, { params }));
};
