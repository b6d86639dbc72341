import { inflateSync } from 'node:zlib';

/** What a PDF declares about itself. */
export interface PdfStructure {
  pages: number;
  tagged: boolean;
  language: string | undefined;
  /** Part and level of PDF/A, such as `2A`. */
  conformance: string;
  /** Its title and those of its bookmarks. */
  titles: string[];
  /** Names of the fonts; a subset's begins with six letters and a plus. */
  fonts: string[];
  /** True when every font is embedded. */
  embedded: boolean;
  /** Every character that can be copied from the document, from the fonts' ToUnicode maps and from ActualText. */
  characters: Set<string>;
}

/** All streams unpacked, joined with the bytes between them. */
const unpacked = (pdf: Uint8Array): string => {
  const bytes = Buffer.from(pdf);
  const raw = bytes.toString('latin1');
  const streams = [...raw.matchAll(/\bstream\r?\n/g)].map(({ index, 0: opening }) => {
    const start = index + opening.length;
    const body = bytes.subarray(start, raw.indexOf('endstream', start));
    // 0x78 opens zlib data; anything else is stored as it is.
    return body[0] === 0x78 ? inflateSync(body, { finishFlush: 2 }).toString('latin1') : '';
  });
  return [raw, ...streams].join('\n');
};

const fromHex = (hex: string): string => Buffer.from(hex, 'hex').swap16().toString('utf16le');

const mappedCharacters = (text: string): Set<string> => {
  const found = new Set<string>();
  const note = (hex: string | undefined): void => {
    for (const character of fromHex(hex ?? '')) found.add(character);
  };
  for (const [, hex] of text.matchAll(/\/ActualText\s*<FEFF(\w+)>/g)) note(hex);
  for (const [, lines] of text.matchAll(/beginbfchar([\s\S]*?)endbfchar/g)) {
    for (const [, hex] of (lines ?? '').matchAll(/<[0-9a-fA-F]+>\s*<([0-9a-fA-F]+)>/g)) note(hex);
  }
  for (const [, lines] of text.matchAll(/beginbfrange([\s\S]*?)endbfrange/g)) {
    for (const [, from, to, hex] of (lines ?? '').matchAll(/<(\w+)>\s*<(\w+)>\s*<(\w+)>/g)) {
      const count = Number.parseInt(to ?? '0', 16) - Number.parseInt(from ?? '0', 16);
      const last = Number.parseInt((hex ?? '').slice(-4), 16);
      for (let step = 0; step <= count; step++) {
        note((hex ?? '').slice(0, -4) + (last + step).toString(16).padStart(4, '0'));
      }
    }
  }
  return found;
};

const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, found]) => found ?? '');

/**
 * Reads the structure of a PDF with Flate streams (ISO 32000-1, 7.3 to 7.5), as our own typesetter writes them.
 *
 * @throws Error when a stream cannot be unpacked
 */
export const pdfStructure = (pdf: Uint8Array): PdfStructure => {
  const text = unpacked(pdf);
  const fonts = [...new Set(all(text, /\/FontName\s*\/([^\s/]+)/g))];
  return {
    pages: Number(text.match(/\/Type\s*\/Pages[^>]*?\/Count (\d+)/)?.[1] ?? 0),
    tagged: /\/MarkInfo\s*<<[^>]*\/Marked true/.test(text) && /\/StructTreeRoot/.test(text),
    language: text.match(/\/Lang\s*\(([^)]*)\)/)?.[1],
    conformance: `${text.match(/pdfaid:part>(\d)/)?.[1] ?? ''}${text.match(/pdfaid:conformance>(\w)/)?.[1] ?? ''}`,
    titles: all(text, /\/Title\s*\(([^)]*)\)/g),
    fonts,
    embedded: fonts.length > 0 && all(text, /(\/FontFile[23]?)\b/g).length >= fonts.length,
    characters: mappedCharacters(text),
  };
};
