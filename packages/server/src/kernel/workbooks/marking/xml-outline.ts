import { buffer } from 'node:stream/consumers';
import { SaxesParser } from 'saxes';
import { WorkbookRefused } from '../workbook-refused.ts';
import type { Parts } from '../zip-guard.ts';

/** An element of a part, by the offsets of its start, its content and its end. */
export interface XmlElement {
  /** Without its prefix. */
  name: string;
  /** With a colon; empty if the writer uses none. */
  prefix: string;
  attributes: Readonly<Record<string, string>>;
  start: number;
  content: number;
  contentEnd: number;
  end: number;
  /** Empty below the requested depth. */
  children: readonly XmlElement[];
}

/**
 * A part as text with one character per byte, so that offsets are bytes, and everything that is not edited remains
 * identical.
 */
export interface OutlinedXml {
  bytes: string;
  root: XmlElement;
}

/** Replaces the text from `start` to `end`; equal offsets insert. */
export interface XmlEdit {
  start: number;
  end: number;
  xml: string;
}

type Open = XmlElement & { children: XmlElement[] };

const elementAt = (tag: { name: string; attributes: Record<string, string> }, start: number, content: number): Open => {
  const colon = tag.name.indexOf(':') + 1;
  const [prefix, name] = [tag.name.slice(0, colon), tag.name.slice(colon)];
  return { name, prefix, attributes: tag.attributes, start, content, contentEnd: content, end: content, children: [] };
};

const byteOrderMark = '\u00ef\u00bb\u00bf';

/** The number of outlined levels below the root; the second level only within the named element, if any. */
export interface OutlineDepth {
  levels: number;
  within?: string;
}

/**
 * The limits of an outline, which is held in memory as a whole. A thread that allocates far beyond its heap at once ends the
 * whole process.
 */
const maxPartBytes = 8 * 2 ** 20;
const maxElements = 100_000;

/**
 * Outlines an already read part.
 *
 * @throws WorkbookRefused when it is not well-formed, or too large to be outlined
 */
export const outlineOf = (part: Buffer, { levels, within }: OutlineDepth): OutlinedXml => {
  if (part.length > maxPartBytes) throw new WorkbookRefused('unpacks-too-large', `a part of ${part.length} bytes`);
  const latin = part.toString('latin1');
  const bytes = latin.startsWith(byteOrderMark) ? latin.slice(byteOrderMark.length) : latin;
  const parser = new SaxesParser();
  const path: (Open | undefined)[] = [];
  let root: XmlElement | undefined;
  let elements = 0;
  parser.on('error', (error) => {
    throw new WorkbookRefused('damaged', error.message);
  });
  parser.on('opentag', (tag) => {
    const { position } = parser;
    const parent = path.at(-1);
    const isKept = path.length <= levels && (path.length < 2 || !within || path[1]?.name === within);
    const element = isKept ? elementAt(tag, bytes.lastIndexOf('<', position - 1), position) : undefined;
    if (element) elements += 1;
    if (elements > maxElements) throw new WorkbookRefused('unpacks-too-large', 'a part of too many elements');
    if (element && parent) parent.children.push(element);
    root ??= element;
    path.push(element);
  });
  parser.on('closetag', ({ isSelfClosing }) => {
    const element = path.pop();
    if (!element) return;
    element.end = parser.position;
    element.contentEnd = isSelfClosing ? element.content : bytes.lastIndexOf('<', parser.position - 1);
  });
  parser.write(bytes).close();
  if (!root) throw new WorkbookRefused('damaged', 'no element');
  return { bytes, root };
};

/** Reads and outlines a part. */
export const outlinePart = async (parts: Parts, name: string, depth: OutlineDepth): Promise<OutlinedXml> =>
  outlineOf(await buffer(parts.open(name)), depth);

export const removal = ({ start, end }: XmlElement): XmlEdit => ({ start, end, xml: '' });

export const insertion = (at: number, xml: string): XmlEdit => ({ start: at, end: at, xml });

/** Appends to the content of an element, which may be self-closing. */
export const appending = ({ bytes }: OutlinedXml, element: XmlElement, xml: string): XmlEdit[] => {
  const { content, contentEnd, end, prefix, name } = element;
  if (bytes[content - 2] !== '/' || content !== end) return [insertion(contentEnd, xml)];
  return [{ start: content - 2, end: content, xml: `>${xml}</${prefix}${name}>` }];
};

/** Inserts into the root before the first of the given elements, or at its end. */
export const insertingBefore = (xml: OutlinedXml, followers: ReadonlySet<string>, added: string): XmlEdit[] => {
  const follower = xml.root.children.find(({ name }) => followers.has(name));
  return follower ? [insertion(follower.start, added)] : appending(xml, xml.root, added);
};

/** The part with its edits, which must not overlap; edits at the same offset keep their order. */
export const edited = ({ bytes }: OutlinedXml, edits: readonly XmlEdit[]): Buffer => {
  const pieces: string[] = [];
  let at = 0;
  for (const { start, end, xml } of edits.toSorted((one, other) => one.start - other.start)) {
    pieces.push(bytes.slice(at, start), Buffer.from(xml, 'utf8').toString('latin1'));
    at = end;
  }
  pieces.push(bytes.slice(at));
  return Buffer.from(pieces.join(''), 'latin1');
};

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** The text within an element. */
export const textWithin = ({ bytes }: OutlinedXml, { content, contentEnd }: XmlElement): string =>
  Buffer.from(bytes.slice(content, contentEnd), 'latin1')
    .toString('utf8')
    .replace(/<[^>]*>/g, '')
    .replace(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/&#10;/g, '\n');

export const childNamed = ({ children }: XmlElement, name: string): XmlElement | undefined =>
  children.find((child) => child.name === name);
