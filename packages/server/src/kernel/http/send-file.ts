import { finished, Readable } from 'node:stream';
import { placeErrors } from '@attestry/contract/kernel/errors.ts';
import type { FastifyReply } from 'fastify';
import { personOf } from '../access/caller.ts';
import type { FileToSend } from '../calls/context.ts';
import { refuse } from '../calls/refusal.ts';
import { downloadPlaces } from '../places/places.ts';

const asciiName = (name: string) => name.replace(/[^\x20-\x7e]|["\\]/g, '_');

/** Sends a file as an attachment: never shown inline, never cached by others. */
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

/** A reader who reads nothing for this long is disconnected: a dead connection must not hold a download place. */
const maxIdleMs = 60_000;

/** While nothing is buffered, the reader is waiting for us, and is not disconnected. */
const disconnectIdle = ({ raw }: Pick<FastifyReply, 'raw'>, idleMs: number): void => {
  raw.setTimeout(idleMs, () => {
    if (raw.writableLength > 0) raw.destroy();
    else disconnectIdle({ raw }, idleMs);
  });
};

/**
 * Calls back once the answer is sent or the caller has gone, and the body's source has stopped: a generator only stops after
 * its current await.
 */
const onFinished = ({ raw }: FastifyReply, body: Buffer | Readable, callback: () => void): void => {
  finished(raw, () => {
    if (body instanceof Readable) finished(body.destroy(), callback);
    else callback();
  });
};

/**
 * Answers with a file. A file that must be made or read first takes a download place until it is sent or the caller has gone,
 * and the work for it has stopped: a caller who leaves early does not stop that work at once.
 */
export const sendFile = async (
  reply: FastifyReply,
  { content, places = downloadPlaces, ...named }: FileToSend,
  idleMs = maxIdleMs,
): Promise<FastifyReply> => {
  if (content instanceof Uint8Array) return send(reply, named, bodyOf(content));
  const place = places.take({ person: personOf(reply.request) }, 1);
  if ('noPlace' in place) throw refuse(placeErrors[place.noPlace]);
  try {
    const body = bodyOf(typeof content === 'function' ? await content() : content);
    onFinished(reply, body, place.leave);
    disconnectIdle(reply, idleMs);
    return send(reply, named, body);
  } catch (error) {
    place.leave();
    throw error;
  }
};
