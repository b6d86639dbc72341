/** A part of a zip archive, as its directory records it; lengths and places in bytes. */
export interface ZipEntry {
  name: Buffer;
  crc: number;
  length: number;
  packedLength: number;
  /** Where its header begins. */
  at: number;
}

/** From here on a field of the usual width says only that a wider one follows. */
const most32 = 0xffff_ffff;
const most16 = 0xffff;

const versions = { usual: 20, large: 45 };
/** Lengths follow the content, and names are UTF-8. */
const flags = (1 << 3) | (1 << 11);
const deflated = 8;
const time = 0;
/** 1980-01-01 for every part: the same content gives the same bytes. */
const date = 0x0021;

type Field = readonly [bytes: 2 | 4 | 8, value: number];

const record = (...fields: Field[]): Buffer => {
  const bytes = Buffer.alloc(fields.reduce((sum, [length]) => sum + length, 0));
  let at = 0;
  for (const [length, value] of fields) {
    if (length === 8) bytes.writeBigUInt64LE(BigInt(value), at);
    else bytes.writeUIntLE(value, at, length);
    at += length;
  }
  return bytes;
};

const narrow32 = (value: number): Field => [4, Math.min(value, most32)];
const narrow16 = (value: number): Field => [2, Math.min(value, most16)];

export const localHeader = (name: Buffer): Buffer =>
  Buffer.concat([
    record([4, 0x04034b50], [2, versions.usual], [2, flags], [2, deflated], [2, time], [2, date]),
    record([4, 0], [4, 0], [4, 0], [2, name.length], [2, 0]),
    name,
  ]);

/** Follows the content of a part. */
export const dataDescriptor = ({ crc, length, packedLength }: ZipEntry): Buffer => {
  const width = Math.max(length, packedLength) >= most32 ? 8 : 4;
  return record([4, 0x08074b50], [4, crc], [width, packedLength], [width, length]);
};

const directoryRecord = ({ name, crc, length, packedLength, at }: ZipEntry): Buffer => {
  const isLarge = Math.max(length, packedLength, at) >= most32;
  const wide = isLarge ? record([2, 1], [2, 24], [8, length], [8, packedLength], [8, at]) : Buffer.alloc(0);
  const shown = (value: number): Field => [4, isLarge ? most32 : value];
  return Buffer.concat([
    record([4, 0x02014b50], [2, versions.large], [2, isLarge ? versions.large : versions.usual], [2, flags]),
    record([2, deflated], [2, time], [2, date], [4, crc], shown(packedLength), shown(length)),
    record([2, name.length], [2, wide.length], [2, 0], [2, 0], [2, 0], [4, 0], shown(at)),
    name,
    wide,
  ]);
};

const largeEnd = (count: number, length: number, at: number): Buffer =>
  Buffer.concat([
    record([4, 0x06064b50], [8, 44], [2, versions.large], [2, versions.large], [4, 0], [4, 0]),
    record([8, count], [8, count], [8, length], [8, at]),
    record([4, 0x07064b50], [4, 0], [8, at + length], [4, 1]),
  ]);

/** The end of an archive: the directory of its parts, which begins at `at`. */
export const directory = (entries: readonly ZipEntry[], at: number): Buffer => {
  const records = Buffer.concat(entries.map(directoryRecord));
  const count = entries.length;
  const isLarge = count >= most16 || Math.max(at, records.length) >= most32;
  return Buffer.concat([
    records,
    ...(isLarge ? [largeEnd(count, records.length, at)] : []),
    record([4, 0x06054b50], [2, 0], [2, 0], narrow16(count), narrow16(count)),
    record(narrow32(records.length), narrow32(at), [2, 0]),
  ]);
};
