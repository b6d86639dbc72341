export interface DecodedText {
  text: string;
  /** Its common name. */
  encoding: string;
}

const marks = [
  { mark: [0xef, 0xbb, 0xbf], label: 'utf-8', encoding: 'UTF-8' },
  { mark: [0xff, 0xfe], label: 'utf-16le', encoding: 'UTF-16, little endian' },
  { mark: [0xfe, 0xff], label: 'utf-16be', encoding: 'UTF-16, big endian' },
];

const decodeAs = (label: string, bytes: Uint8Array): string | undefined => {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
};

const decodeUnmarked = (bytes: Uint8Array): DecodedText => {
  const text = decodeAs('utf-8', bytes);
  if (text !== undefined) return { text, encoding: 'UTF-8' };
  return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'Windows-1252' };
};

const decodeMarked = (bytes: Uint8Array): DecodedText | undefined => {
  const found = marks.find(({ mark }) => mark.every((byte, at) => bytes[at] === byte));
  if (!found) return undefined;
  const text = decodeAs(found.label, bytes);
  if (text === undefined) throw new Error(`The file says it is ${found.encoding}, and is not.`);
  return { text, encoding: found.encoding };
};

/**
 * Decodes a file of unknown encoding: by its byte order mark; else as UTF-8 if the bytes are valid UTF-8, which other
 * encodings hardly ever are by chance; else as Windows-1252. Throws when the file is not text.
 */
export const decodeText = (bytes: Uint8Array): DecodedText => {
  const decoded = decodeMarked(bytes) ?? decodeUnmarked(bytes);
  if (decoded.text.includes('\0')) throw new Error('The file is not text.');
  return decoded;
};
