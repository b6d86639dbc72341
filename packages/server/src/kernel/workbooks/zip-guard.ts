import { crc32 } from 'node:zlib';
import { maxWorkbookBytes } from '@attestry/contract/kernel/fields.ts';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { WorkbookRefused } from './workbook-refused.ts';

const mebibyte = 2 ** 20;

/** Size limits of a package in bytes: its file, a part, and all parts unpacked. */
export interface PackageLimits {
  file: number;
  parts: number;
  part: number;
  total: number;
  /** The highest compression ratio of a part larger than a mebibyte. */
  ratio: number;
}

export const workbookLimits: PackageLimits = {
  file: maxWorkbookBytes,
  parts: 500,
  part: 64 * mebibyte,
  total: 128 * mebibyte,
  ratio: 200,
};

const oleMagic = 0xd0cf11e0;
const zipMagic = 0x504b0304;

/** The parts of a package whose directory has passed every check. Names are compared regardless of case. */
export interface Parts {
  /** As spelt in the directory. */
  names(): readonly string[];
  has(name: string): boolean;
  /** The unpacked bytes, verified against the declared size and checksum as they stream. */
  open(name: string): AsyncIterable<Buffer>;
}

const forbiddenNames: readonly [RegExp, 'macros' | 'external-links'][] = [
  [/vbaproject|vbadata|\/activex\/|\/embeddings\/|\/macrosheets\/|\/dialogsheets\//, 'macros'],
  [/\/externallinks\/|^xl\/connections\.xml$/, 'external-links'],
];

const refuseByMagic = (bytes: Buffer, limits: PackageLimits): void => {
  if (bytes.length > limits.file) throw new WorkbookRefused('too-large');
  const magic = bytes.length < 4 ? 0 : bytes.readUInt32BE(0);
  if (magic === oleMagic) {
    // Both are OLE2 containers; the stream name in the directory tells an encrypted .xlsx from an .xls.
    throw new WorkbookRefused(bytes.includes('EncryptedPackage', 0, 'utf16le') ? 'encrypted' : 'old-format');
  }
  if (magic !== zipMagic) throw new WorkbookRefused('not-a-workbook');
};

/** Yauzl's errors differ only in their wording. */
const refusalOf = (error: unknown, detail: string): WorkbookRefused => {
  if (error instanceof WorkbookRefused) return error;
  const message = error instanceof Error ? error.message : String(error);
  const text = `${detail} ${message}`.trim();
  if (/bytes in the stream|size mismatch/.test(message)) return new WorkbookRefused('false-sizes', text);
  if (/relative path|absolute path|invalid characters/.test(message)) return new WorkbookRefused('unsafe-names', text);
  if (/encrypt/.test(message)) return new WorkbookRefused('encrypted', text);
  return new WorkbookRefused('damaged', text);
};

const refuseEntry = (entry: Entry, limits: PackageLimits): void => {
  const { fileName, uncompressedSize, compressedSize } = entry;
  if (entry.isEncrypted()) throw new WorkbookRefused('encrypted', fileName);
  const ratio = uncompressedSize / Math.max(1, compressedSize);
  if (uncompressedSize > limits.part || (uncompressedSize > mebibyte && ratio > limits.ratio)) {
    throw new WorkbookRefused('unpacks-too-large', fileName);
  }
  for (const [pattern, reason] of forbiddenNames) {
    if (pattern.test(fileName.toLowerCase())) throw new WorkbookRefused(reason, fileName);
  }
};

const checkedDirectory = async (zip: ZipFile, limits: PackageLimits): Promise<Map<string, Entry>> => {
  if (zip.entryCount > limits.parts) throw new WorkbookRefused('unpacks-too-large', `${zip.entryCount} parts`);
  const entries = new Map<string, Entry>();
  let total = 0;
  for await (const entry of zip.eachEntry()) {
    refuseEntry(entry, limits);
    total += entry.uncompressedSize;
    if (total > limits.total) throw new WorkbookRefused('unpacks-too-large', 'all parts together');
    const name = entry.fileName.toLowerCase();
    if (entries.has(name)) throw new WorkbookRefused('duplicate-parts', entry.fileName);
    entries.set(name, entry);
  }
  return entries;
};

async function* unpacked(zip: ZipFile, entry: Entry): AsyncGenerator<Buffer> {
  let sum = 0;
  try {
    for await (const chunk of await zip.openReadStreamPromise(entry)) {
      sum = crc32(chunk, sum);
      yield chunk;
    }
  } catch (error) {
    throw refusalOf(error, entry.fileName);
  }
  if (sum !== entry.crc32) throw new WorkbookRefused('damaged', `${entry.fileName} checksum`);
}

/**
 * Opens the zip container of a workbook or another Office file and reads only its directory; nothing is unpacked before every
 * entry has passed.
 *
 * @param bytes the whole file
 * @throws WorkbookRefused for a foreign, encrypted, oversized, inconsistent, macro-bearing or damaged container
 */
export const openParts = async (bytes: Buffer, limits = workbookLimits): Promise<Parts> => {
  refuseByMagic(bytes, limits);
  try {
    const zip = await fromBufferPromise(bytes, {
      lazyEntries: true,
      autoClose: false,
      validateEntrySizes: true,
      strictFileNames: true,
    });
    const entries = await checkedDirectory(zip, limits);
    return {
      names: () => [...entries.values()].map((entry) => entry.fileName),
      has: (name) => entries.has(name.toLowerCase()),
      open: (name) => {
        const entry = entries.get(name.toLowerCase());
        if (!entry) throw new WorkbookRefused('damaged', `${name} is missing`);
        return unpacked(zip, entry);
      },
    };
  } catch (error) {
    throw refusalOf(error, 'container');
  }
};
