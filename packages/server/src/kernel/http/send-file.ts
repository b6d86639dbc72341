import { finished, Readable } from 'node:stream';
import { placeErrors } from '@attestry/contract/kernel/errors.ts';
import type { FastifyReply } from 'fastify';
import { personOf } from '../access/caller.ts';
import { downloadPlaces } from '../access/places.ts';
import type { FileToSend } from './context.ts';
import { refuse } from './refusal.ts';

const asciiName = (name: string) => name.replace(/[^\x20-\x7e]|["\\]/g, '_');

/** Answers with a file to keep: never shown inside the directory's own pages, never cached by others. */
const send = (
  reply: FastifyReply,
  { type, name, size }: Omit<FileToSend, 'content' | 'places'>,
  body: Buffer | Readable,
): FastifyReply => {
  if (size !== undefined) reply.header('content-length', size);
  return reply
    .header('content-type', type)
    .header(
      'content-disposition',
      `attachment; filename="${asciiName(name)}"; filename*=UTF-8''${encodeURIComponent(name)}`,
    )
    .header('cache-control', 'private, no-store')
    .header('x-content-type-options', 'nosniff')
    .send(body);
};

const bodyOf = (content: Uint8Array | AsyncIterable<Uint8Array | string>): Buffer | Readable =>
  content instanceof Uint8Array ? Buffer.from(content) : Readable.from(content, { objectMode: false });

/** A reader who takes nothing of what waits for them for so long is cut off: a dead connection must not keep the place of a download. */
const longestIdleMs = 60_000;

/** Where nothing waits, it is the reader who does: for what is yet to be made or read. */
const cutOffIdle = ({ raw }: Pick<FastifyReply, 'raw'>, idleMs: number): void => {
  raw.setTimeout(idleMs, () => {
    if (raw.writableLength > 0) raw.destroy();
    else cutOffIdle({ raw }, idleMs);
  });
};

/**
 * Calls back once the caller has the answer or has gone, and nothing works for it any more: a generator ends only after what
 * it awaits.
 */
const afterIt = ({ raw }: FastifyReply, body: Buffer | Readable, callback: () => void): void => {
  finished(raw, () => {
    if (body instanceof Readable) finished(body.destroy(), callback);
    else callback();
  });
};

/**
 * Answers with a file. What is yet to be made or read takes a place, which it holds until it has been made and the caller has
 * it or has gone: a caller who leaves early has not ended what works for them.
 */
export const sendFile = async (
  reply: FastifyReply,
  { content, places = downloadPlaces, ...named }: FileToSend,
  idleMs = longestIdleMs,
): Promise<FastifyReply> => {
  if (content instanceof Uint8Array) return send(reply, named, bodyOf(content));
  const place = places.take({ person: personOf(reply.request) }, 1);
  if ('noPlace' in place) throw refuse(placeErrors[place.noPlace]);
  try {
    const body = bodyOf(typeof content === 'function' ? await content() : content);
    afterIt(reply, body, place.leave);
    cutOffIdle(reply, idleMs);
    return send(reply, named, body);
  } catch (error) {
    place.leave();
    throw error;
  }
};
