import { addAbortSignal, Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import yazl from 'yazl';

export interface StreamedPart {
  name: string;
  /** Bytes, or UTF-8 text, in pieces; read only when the part's turn has come. */
  content: AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>;
}

/** One moment for every part: the same content makes the same bytes. */
const options = { mtime: new Date(1980, 0, 1), forceDosTimestamp: true };

async function* encoded(content: StreamedPart['content']): AsyncGenerator<Buffer> {
  for await (const piece of content) yield typeof piece === 'string' ? Buffer.from(piece, 'utf8') : Buffer.from(piece);
}

/** One part after another: which comes next is known only when those before it have been read. */
const addParts = async (zip: yazl.ZipFile, parts: AsyncIterable<StreamedPart>, stop: AbortSignal): Promise<void> => {
  for await (const { name, content } of parts) {
    const source = addAbortSignal(stop, Readable.from(encoded(content), { objectMode: false }));
    zip.addReadStream(source, name, options);
    await finished(source);
  }
  zip.end();
};

/**
 * Writes a zip archive part by part as its bytes are asked for, so memory does not grow with the content. Ending it early
 * ends the parts too; what they throw, it throws.
 */
export async function* zipStream(parts: AsyncIterable<StreamedPart>): AsyncGenerator<Buffer> {
  const zip = new yazl.ZipFile();
  // Declared as the oldest kind of stream, which could not be ended with a failure.
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
