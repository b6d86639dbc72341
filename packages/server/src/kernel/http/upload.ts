import type { IncomingMessage } from 'node:http';
import { kernelErrors } from '@attestry/contract/kernel/errors.ts';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { NoPlace, Place } from '../access/places.ts';
import type { UploadedFile } from './context.ts';
import { lowerFirst } from './key-case.ts';
import { refuse } from './refusal.ts';

/** A body sent slower than this in any stretch of so long is cut off: it would keep the place of one that is sent. */
export interface Pace {
  stretchMs: number;
  bytesPerSecond: number;
}
const slowest: Pace = { stretchMs: 10_000, bytesPerSecond: 2_000 };

export interface Reading {
  field: string;
  maxBytes: number;
  schema: z.ZodType | undefined;
  /** Holds what has come of the file; what finds no room is not read on. */
  place: Pick<Place, 'hold'>;
  /** Asked of the fields before the file, where they are all there: throws, or gives an answer, and the file is not read. */
  admit(body: unknown): Promise<unknown>;
}

/** What was sent; or why it was not read: for want of room, or because there is an answer already. */
export type Read = { body: unknown; file: UploadedFile } | { noPlace: NoPlace } | { answer: unknown };

const fieldsOf = (error: z.ZodError) =>
  error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message }));

/** Cuts the connection when too little comes while it is read. An injected request has no connection. */
const watchPace = async <T>({ socket }: IncomingMessage, pace: Pace, reading: () => Promise<T>): Promise<T> => {
  const { stretchMs, bytesPerSecond } = pace;
  let before = socket.bytesRead;
  const watch = setInterval(() => {
    if (socket.bytesRead - before < (bytesPerSecond * stretchMs) / 1000) socket.destroy();
    before = socket.bytesRead;
  }, stretchMs);
  try {
    return await reading();
  } finally {
    clearInterval(watch);
  }
};

/** A larger file arrives cut off one byte past the limit, so that the handler can refuse it in its own words. */
const bytesOf = async (
  file: MultipartFile['file'],
  place: Reading['place'],
): Promise<Buffer | { noPlace: NoPlace }> => {
  const pieces: Buffer[] = [];
  for await (const piece of file) {
    const noPlace = place.hold(piece.length);
    if (noPlace) return { noPlace };
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
};

/** Parts that break off, or are none, fail their reader without a status. */
const readable = <T>(reading: Promise<T>): Promise<T> =>
  reading.catch((error: unknown) => {
    throw error instanceof Error && 'statusCode' in error ? error : refuse(kernelErrors.unreadable);
  });

/** Reads the parts in the order in which they come. */
const readParts = async (request: FastifyRequest, reading: Reading, pace: Pace): Promise<Read> => {
  const { field, maxBytes, schema, place, admit } = reading;
  const given: Record<string, string> = {};
  let file: UploadedFile | undefined;
  const parts = request.parts({ limits: { fileSize: maxBytes + 1, files: 1, fields: 20, fieldSize: 4096 } });
  const next = () => readable(watchPace(request.raw, pace, () => parts.next()));
  for (let part = await next(); !part.done; part = await next()) {
    const { value } = part;
    if (value.type === 'field') given[lowerFirst(value.fieldname)] = String(value.value);
    else if (value.fieldname.toLowerCase() === field.toLowerCase()) {
      const early = schema?.safeParse(given);
      const answer = early?.success === false ? undefined : await admit(early?.data);
      if (answer !== undefined) return { answer };
      const bytes = await readable(watchPace(request.raw, pace, () => bytesOf(value.file, place)));
      if ('noPlace' in bytes) return bytes;
      file = { bytes, name: value.filename };
    } else value.file.resume();
  }
  if (!file) throw refuse(kernelErrors.invalid, { fields: [{ path: field, message: 'Field is required' }] });
  const parsed = schema?.safeParse(given);
  if (parsed && !parsed.success) throw refuse(kernelErrors.invalid, { fields: fieldsOf(parsed.error) });
  return { body: parsed?.data, file };
};

/** Lets what is not read flow past, so that the sender comes to read the answer. */
const discardRest = (raw: IncomingMessage): void => {
  if (raw.readableEnded) return;
  raw.unpipe();
  raw.resume();
};

/** Reads a multipart body: exactly one file of at most `maxBytes`, held in memory, and the fields checked by `schema`. */
export const readUpload = async (request: FastifyRequest, reading: Reading, pace = slowest): Promise<Read> => {
  if (!request.isMultipart()) throw refuse(kernelErrors.unsupported);
  // A connection that broke before its body was looked at does not tell of its end again: its reader would wait for ever.
  if (request.raw.destroyed) throw refuse(kernelErrors.unreadable);
  try {
    return await readParts(request, reading, pace);
  } finally {
    discardRest(request.raw);
  }
};
