import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { FileToSend } from './context.ts';

const asciiName = (name: string) => name.replace(/[^\x20-\x7e]|["\\]/g, '_');

/** Answers with a file to keep: never shown inside the directory's own pages, never cached by others. */
export const sendFile = (reply: FastifyReply, { content, type, name }: FileToSend): FastifyReply =>
  reply
    .header('content-type', type)
    .header(
      'content-disposition',
      `attachment; filename="${asciiName(name)}"; filename*=UTF-8''${encodeURIComponent(name)}`,
    )
    .header('cache-control', 'private, no-store')
    .header('x-content-type-options', 'nosniff')
    .send(content instanceof Uint8Array ? Buffer.from(content) : Readable.from(content, { objectMode: false }));
