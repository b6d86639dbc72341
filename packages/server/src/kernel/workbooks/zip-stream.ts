import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32, createDeflateRaw } from 'node:zlib';

export interface StreamedPart {
  name: string;
  /** UTF-8 text in pieces; read only when the part's turn has come. */
  content: AsyncIterable<string> | Iterable<string>;
}

interface Written {
  name: Buffer;
  crc: number;
  packed: number;
  unpacked: number;
  offset: number;
}

/** Version 2.0, sizes follow the content (bit 3), names are UTF-8 (bit 11), deflate. */
const header = { version: 20, flags: 0x0808, method: 8 };
/** 1980-01-01: the same content makes the same bytes. */
const dosDate = 0x0021;
const mostBytes = 0xffffffff;

const localHeader = (name: Buffer): Buffer => {
  const bytes = Buffer.alloc(30);
  bytes.writeUInt32LE(0x04034b50, 0);
  bytes.writeUInt16LE(header.version, 4);
  bytes.writeUInt16LE(header.flags, 6);
  bytes.writeUInt16LE(header.method, 8);
  bytes.writeUInt16LE(dosDate, 12);
  bytes.writeUInt16LE(name.length, 26);
  return Buffer.concat([bytes, name]);
};

const sizesAfterContent = (part: Written): Buffer => {
  const bytes = Buffer.alloc(16);
  bytes.writeUInt32LE(0x08074b50, 0);
  bytes.writeUInt32LE(part.crc, 4);
  bytes.writeUInt32LE(part.packed, 8);
  bytes.writeUInt32LE(part.unpacked, 12);
  return bytes;
};

const directoryEntry = (part: Written): Buffer => {
  const bytes = Buffer.alloc(46);
  bytes.writeUInt32LE(0x02014b50, 0);
  bytes.writeUInt16LE(header.version, 4);
  bytes.writeUInt16LE(header.version, 6);
  bytes.writeUInt16LE(header.flags, 8);
  bytes.writeUInt16LE(header.method, 10);
  bytes.writeUInt16LE(dosDate, 14);
  bytes.writeUInt32LE(part.crc, 16);
  bytes.writeUInt32LE(part.packed, 20);
  bytes.writeUInt32LE(part.unpacked, 24);
  bytes.writeUInt16LE(part.name.length, 28);
  bytes.writeUInt32LE(part.offset, 42);
  return Buffer.concat([bytes, part.name]);
};

const directoryEnd = (count: number, size: number, offset: number): Buffer => {
  const bytes = Buffer.alloc(22);
  bytes.writeUInt32LE(0x06054b50, 0);
  bytes.writeUInt16LE(count, 8);
  bytes.writeUInt16LE(count, 10);
  bytes.writeUInt32LE(size, 12);
  bytes.writeUInt32LE(offset, 16);
  return bytes;
};

async function* encoded(content: StreamedPart['content'], written: Written): AsyncGenerator<Buffer> {
  for await (const text of content) {
    const bytes = Buffer.from(text, 'utf8');
    written.crc = crc32(bytes, written.crc);
    written.unpacked += bytes.length;
    yield bytes;
  }
}

async function* deflated(content: StreamedPart['content'], written: Written): AsyncGenerator<Buffer> {
  const deflate = createDeflateRaw();
  const feeding = pipeline(Readable.from(encoded(content, written)), deflate);
  // A failure reaches the reader through the destroyed stream below; unobserved here it would end the process.
  feeding.catch(() => undefined);
  for await (const chunk of deflate) {
    written.packed += chunk.length;
    yield chunk;
  }
  await feeding;
}

/**
 * Writes a zip archive part by part as its bytes are asked for, so memory does not grow with the content.
 *
 * @throws RangeError when a part or the archive passes 4 GiB, the limit of the plain format
 */
export async function* zipStream(parts: AsyncIterable<StreamedPart>): AsyncGenerator<Buffer> {
  const directory: Buffer[] = [];
  let offset = 0;
  for await (const { name, content } of parts) {
    const written: Written = { name: Buffer.from(name, 'utf8'), crc: 0, packed: 0, unpacked: 0, offset };
    const start = localHeader(written.name);
    yield start;
    yield* deflated(content, written);
    offset += start.length + written.packed + 16;
    if (Math.max(offset, written.unpacked) > mostBytes) throw new RangeError(`${name} passes 4 GiB`);
    yield sizesAfterContent(written);
    directory.push(directoryEntry(written));
  }
  const entries = Buffer.concat(directory);
  yield entries;
  yield directoryEnd(directory.length, entries.length, offset);
}
