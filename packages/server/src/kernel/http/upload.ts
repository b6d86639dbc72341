import type { IncomingMessage } from 'node:http';
import { kernelErrors } from '@attestry/contract/kernel/errors.ts';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { UploadedFile } from '../calls/context.ts';
import { refuse } from '../calls/refusal.ts';
import type { NoPlace, Place } from '../places/places.ts';
import { lowerFirst } from './key-case.ts';

/** A body slower than this is disconnected: it would hold a place that others need. */
export interface Pace {
  stretchMs: number;
  bytesPerSecond: number;
}
const minPace: Pace = { stretchMs: 10_000, bytesPerSecond: 2_000 };

export interface UploadOptions {
  field: string;
  maxBytes: number;
  schema: z.ZodType | undefined;
  /** Counts the bytes received; without room for more, reading stops. */
  place: Pick<Place, 'grow'>;
  /** Called with the fields before the file, when they are complete. Throws, or answers so that the file is not read. */
  admit(body: unknown): Promise<unknown>;
}

/** The upload; or why it was not read: no room, or an answer already. */
export type UploadResult = { body: unknown; file: UploadedFile } | { noPlace: NoPlace } | { answer: unknown };

const fieldsOf = (error: z.ZodError) =>
  error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message }));

/** Disconnects a sender who is too slow while it is being read. An injected request has no connection. */
const watchPace = async <T>({ socket }: IncomingMessage, pace: Pace, reading: () => Promise<T>): Promise<T> => {
  const { stretchMs, bytesPerSecond } = pace;
  let bytesBefore = socket.bytesRead;
  const watch = setInterval(() => {
    if (socket.bytesRead - bytesBefore < (bytesPerSecond * stretchMs) / 1000) socket.destroy();
    bytesBefore = socket.bytesRead;
  }, stretchMs);
  try {
    return await reading();
  } finally {
    clearInterval(watch);
  }
};

/** A file that is too large is cut off one byte past the limit, so that the handler can refuse it in its own words. */
const bytesOf = async (
  file: MultipartFile['file'],
  place: UploadOptions['place'],
): Promise<Buffer | { noPlace: NoPlace }> => {
  const chunks: Buffer[] = [];
  for await (const chunk of file) {
    const noPlace = place.grow(chunk.length);
    if (noPlace) return { noPlace };
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

/** A truncated or malformed multipart body throws an error without a status. */
const orUnreadable = <T>(reading: Promise<T>): Promise<T> =>
  reading.catch((error: unknown) => {
    throw error instanceof Error && 'statusCode' in error ? error : refuse(kernelErrors.unreadable);
  });

const readParts = async (request: FastifyRequest, reading: UploadOptions, pace: Pace): Promise<UploadResult> => {
  const { field, maxBytes, schema, place, admit } = reading;
  const given: Record<string, string> = {};
  let file: UploadedFile | undefined;
  const parts = request.parts({ limits: { fileSize: maxBytes + 1, files: 1, fields: 20, fieldSize: 4096 } });
  const next = () => orUnreadable(watchPace(request.raw, pace, () => parts.next()));
  for (let part = await next(); !part.done; part = await next()) {
    const { value } = part;
    if (value.type === 'field') given[lowerFirst(value.fieldname)] = String(value.value);
    else if (value.fieldname.toLowerCase() === field.toLowerCase()) {
      const fieldsSoFar = schema?.safeParse(given);
      const answer = fieldsSoFar?.success === false ? undefined : await admit(fieldsSoFar?.data);
      if (answer !== undefined) return { answer };
      const bytes = await orUnreadable(watchPace(request.raw, pace, () => bytesOf(value.file, place)));
      if ('noPlace' in bytes) return bytes;
      file = { bytes, name: value.filename };
    } else value.file.resume();
  }
  if (!file) throw refuse(kernelErrors.invalid, { fields: [{ path: field, message: 'Field is required' }] });
  const parsed = schema?.safeParse(given);
  if (parsed && !parsed.success) throw refuse(kernelErrors.invalid, { fields: fieldsOf(parsed.error) });
  return { body: parsed?.data, file };
};

/** Drains the unread rest, so that the sender gets to read the answer. */
const discardRest = (raw: IncomingMessage): void => {
  if (raw.readableEnded) return;
  raw.unpipe();
  raw.resume();
};

/** Reads a multipart body: exactly one file of at most `maxBytes`, held in memory, and fields validated by `schema`. */
export const readUpload = async (
  request: FastifyRequest,
  reading: UploadOptions,
  pace = minPace,
): Promise<UploadResult> => {
  if (!request.isMultipart()) throw refuse(kernelErrors.unsupported);
  // A connection that broke before its body was looked at does not emit its end again: its reader would wait for ever.
  if (request.raw.destroyed) throw refuse(kernelErrors.unreadable);
  try {
    return await readParts(request, reading, pace);
  } finally {
    discardRest(request.raw);
  }
};
