import { addAbortSignal, Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import yazl from 'yazl';

export interface StreamedPart {
  name: string;
  /** Bytes or UTF-8 text in chunks, read only when the part's turn comes. */
  content: AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>;
}

/** The same date for every part: the same content gives the same bytes. */
const options = { mtime: new Date(1980, 0, 1), forceDosTimestamp: true };

async function* encoded(content: StreamedPart['content']): AsyncGenerator<Buffer> {
  for await (const piece of content) yield typeof piece === 'string' ? Buffer.from(piece, 'utf8') : Buffer.from(piece);
}

/** One part after another: the next part may depend on those before it. */
const addParts = async (zip: yazl.ZipFile, parts: AsyncIterable<StreamedPart>, stop: AbortSignal): Promise<void> => {
  for await (const { name, content } of parts) {
    const source = addAbortSignal(stop, Readable.from(encoded(content), { objectMode: false }));
    zip.addReadStream(source, name, options);
    await finished(source);
  }
  zip.end();
};

/**
 * Streams a zip archive part by part on demand, so memory does not grow with the content. Ending it early ends the parts too;
 * an error in a part is thrown.
 */
export async function* zipStream(parts: AsyncIterable<StreamedPart>): AsyncGenerator<Buffer> {
  const zip = new yazl.ZipFile();
  // Typed as the oldest kind of stream, which could not be destroyed with an error.
  const output = zip.outputStream as Readable;
  const stop = new AbortController();
  const adding = addParts(zip, parts, stop.signal).catch((error: Error) => void output.destroy(error));
  try {
    yield* output;
  } finally {
    stop.abort();
    await adding;
  }
}
