import { closeSync, openSync, readSync } from 'node:fs';
import { fontFiles } from './fonts.ts';

const unicodeSize = 0x110000;

/** One bit per code point. */
export class GlyphCoverage {
  readonly #bits = new Uint8Array(unicodeSize / 8);

  add(codePoint: number): void {
    this.#bits[codePoint >> 3] = (this.#bits[codePoint >> 3] ?? 0) | (1 << (codePoint & 7));
  }

  has(codePoint: number): boolean {
    return ((this.#bits[codePoint >> 3] ?? 0) & (1 << (codePoint & 7))) !== 0;
  }
}

const readAt = (file: number, position: number, length: number): Buffer => {
  const bytes = Buffer.alloc(length);
  readSync(file, bytes, 0, length, position);
  return bytes;
};

/** Reads only the `cmap` table: the CJK files have 10 MB, their tables 100 kB. */
const characterMap = (path: string): Buffer => {
  const file = openSync(path, 'r');
  try {
    const tables = readAt(file, 4, 2).readUInt16BE(0);
    const directory = readAt(file, 12, tables * 16);
    for (let at = 0; at < directory.length; at += 16) {
      if (directory.toString('latin1', at, at + 4) !== 'cmap') continue;
      return readAt(file, directory.readUInt32BE(at + 8), directory.readUInt32BE(at + 12));
    }
  } finally {
    closeSync(file);
  }
  throw new Error(`${path} has no character map`);
};

/** Format 4: segments of the basic plane; glyph 0 marks a gap. */
const addSegments = (map: Buffer, table: number, coverage: GlyphCoverage): void => {
  const size = map.readUInt16BE(table + 6);
  const [ends, starts, deltas, offsets] = [14, 16 + size, 16 + size * 2, 16 + size * 3].map((at) => table + at);
  if (ends === undefined || starts === undefined || deltas === undefined || offsets === undefined) return;
  for (let segment = 0; segment < size; segment += 2) {
    const start = map.readUInt16BE(starts + segment);
    const delta = map.readUInt16BE(deltas + segment);
    const offset = map.readUInt16BE(offsets + segment);
    for (let code = start; code <= map.readUInt16BE(ends + segment) && code < 0xffff; code++) {
      const stored = offset === 0 ? code : map.readUInt16BE(offsets + segment + offset + (code - start) * 2);
      if (((stored === 0 && offset !== 0 ? 0 : stored + delta) & 0xffff) !== 0) coverage.add(code);
    }
  }
};

/** Format 12: groups of consecutive code points of all planes. */
const addGroups = (map: Buffer, table: number, coverage: GlyphCoverage): void => {
  const groups = map.readUInt32BE(table + 12);
  for (let group = 0; group < groups; group++) {
    const at = table + 16 + group * 12;
    const glyph = map.readUInt32BE(at + 8);
    const start = map.readUInt32BE(at);
    for (let code = start; code <= map.readUInt32BE(at + 4); code++) if (glyph + code - start !== 0) coverage.add(code);
  }
};

/**
 * Reads the characters of a TrueType file from its `cmap` table (OpenType 1.9, formats 4 and 12, which every Unicode
 * font has). @throws Error if the file cannot be read or has no such table
 */
export const glyphCoverage = (path: string): GlyphCoverage => {
  const map = characterMap(path);
  const coverage = new GlyphCoverage();
  for (let entry = 0; entry < map.readUInt16BE(2); entry++) {
    const table = map.readUInt32BE(8 + entry * 8);
    const format = map.readUInt16BE(table);
    if (format === 4) addSegments(map, table, coverage);
    if (format === 12) addGroups(map, table, coverage);
  }
  return coverage;
};

let regular: readonly GlyphCoverage[] | undefined;

/** Layout characters, and characters that are never drawn (joiners, direction marks, variation selectors). */
const invisible = /[\t\n\r\u2028\u2029]|\p{Default_Ignorable_Code_Point}/u;

/**
 * The characters of a text that no document font contains, each once, in text order. Regular and bold have the same
 * coverage.
 */
export const missingGlyphs = (text: string): string[] => {
  regular ??= fontFiles().map(glyphCoverage);
  const fonts = regular;
  return [...new Set(text)].filter(
    (character) => !invisible.test(character) && !fonts.some((font) => font.has(character.codePointAt(0) ?? 0)),
  );
};

/** Like `missingGlyphs`, for text that people type: combining accents are composed and control characters are ignored. */
export const unprintable = (text: string): string[] => missingGlyphs(text.normalize('NFC').replace(/\p{Cc}/gu, ''));
