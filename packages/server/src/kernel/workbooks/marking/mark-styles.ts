import { childNamed, edited, insertingBefore, type OutlinedXml, type XmlEdit, type XmlElement } from './xml-outline.ts';

/** The fills of marks, by which earlier marks are distinguished from the workbook's own formats. */
const fills = { wrong: 'FFF9D5CE', empty: 'FFFCE8B1' } as const;
export type MarkKind = keyof typeof fills;
const kinds = ['wrong', 'empty'] as const;

const formatOf = (kind: MarkKind, prefix: string): string => {
  const colours = `<${prefix}fgColor rgb="${fills[kind]}"/><${prefix}bgColor rgb="${fills[kind]}"/>`;
  const pattern = `<${prefix}patternFill patternType="solid">${colours}</${prefix}patternFill>`;
  return `<${prefix}dxf><${prefix}fill>${pattern}</${prefix}fill></${prefix}dxf>`;
};

/** The elements that follow the formats in a style sheet (ECMA-376 part 1, 18.8.39). */
const followers = new Set(['tableStyles', 'colors', 'extLst']);

/** The numbers of formats, as rules name them. */
export interface MarkFormats {
  formats: Readonly<Record<MarkKind, string>>;
  /** Those of earlier marks in the workbook. */
  earlier: ReadonlySet<string>;
}

const isMarkFormat = ({ bytes }: OutlinedXml, { start, end }: XmlElement): boolean => {
  const xml = bytes.slice(start, end).toUpperCase();
  return kinds.some((kind) => xml.includes(`"${fills[kind]}"`));
};

/** Adds the formats of marks as conditional formats, so that each cell keeps its own format. */
export const markStyles = (xml: OutlinedXml): MarkFormats & { part: Buffer } => {
  const { root } = xml;
  const { prefix } = root;
  const list = childNamed(root, 'dxfs');
  const known = list?.children ?? [];
  const earlier = known.flatMap((format, at) => (isMarkFormat(xml, format) ? [String(at)] : []));
  const own = kinds.map((kind) => formatOf(kind, prefix)).join('');
  const [opening, closing] = [`<${prefix}dxfs count="${known.length + kinds.length}">`, `</${prefix}dxfs>`];
  const edits: XmlEdit[] = list
    ? [
        { start: list.start, end: list.content, xml: opening },
        { start: list.contentEnd, end: list.end, xml: `${own}${closing}` },
      ]
    : insertingBefore(xml, followers, `${opening}${own}${closing}`);
  return {
    part: edited(xml, edits),
    formats: { wrong: String(known.length), empty: String(known.length + 1) },
    earlier: new Set(earlier),
  };
};
