import { escapeXml } from '../sheet-xml.ts';
import { xmlDeclaration } from '../workbook-parts.ts';
import type { CellMark } from './cell-mark.ts';
import {
  appending,
  childNamed,
  edited,
  insertion,
  type OutlinedXml,
  outlineOf,
  removal,
  textWithin,
  type XmlEdit,
  type XmlElement,
} from './xml-outline.ts';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

/** The notes of a sheet, and the cells whose note was removed or added. */
export interface MarkedNotes {
  part: Buffer;
  removed: readonly string[];
  added: readonly string[];
}

const emptyNotes = `${xmlDeclaration}<comments xmlns="${main}"><authors/><commentList/></comments>`;

/** Levels below the root: list, note, text, run. */
const depth = { levels: 4 };

/** Our notes begin with their author, as those of spreadsheet programs do. Text added to an existing note starts a paragraph. */
const signature = (author: string) => `${author}: `;
const ofText = (prefix: string, text: string, bold = false): string =>
  `<${prefix}r>${bold ? `<${prefix}rPr><${prefix}b/></${prefix}rPr>` : ''}` +
  `<${prefix}t xml:space="preserve">${escapeXml(text)}</${prefix}t></${prefix}r>`;

const noteXml = (prefix: string, { cell, note }: CellMark, author: { name: string; id: number }): string =>
  `<${prefix}comment ref="${cell}" authorId="${author.id}"><${prefix}text>${ofText(prefix, signature(author.name), true)}` +
  `${ofText(prefix, note)}</${prefix}text></${prefix}comment>`;

/** An existing note: without the text of an earlier marking, and with the text of this one. */
const editsOfOther = (xml: OutlinedXml, note: XmlElement, author: string, mark: CellMark | undefined): XmlEdit[] => {
  const text = childNamed(note, 'text');
  if (!text) return [];
  const start = `\n\n${signature(author)}`;
  const earlier = text.children.filter((run) => run.name === 'r' && textWithin(xml, run).startsWith(start));
  const added = mark ? [ofText(note.prefix, `${start}${mark.note}`)] : [];
  return [...earlier.map(removal), ...added.map((run) => insertion(text.contentEnd, run))];
};

/** Adds a note at each marked cell and removes those of earlier markings. Other notes are kept. */
export const markNotes = (existing: Buffer | undefined, marks: readonly CellMark[], author: string): MarkedNotes => {
  const xml = outlineOf(existing ?? Buffer.from(emptyNotes), depth);
  const { root } = xml;
  const [authors, list] = [childNamed(root, 'authors'), childNamed(root, 'commentList')];
  if (!authors || !list) return markNotes(undefined, marks, author);
  const notes = list.children.filter(({ name }) => name === 'comment');
  const isOurs = (note: XmlElement) => textWithin(xml, note).trimStart().startsWith(signature(author));
  const [ours, others] = [notes.filter(isOurs), notes.filter((note) => !isOurs(note))];
  const refOf = ({ attributes }: XmlElement) => attributes.ref ?? '';
  const noted = new Set(others.map(refOf));
  const added = marks.filter(({ cell }) => !noted.has(cell));
  const { prefix } = root;
  const named = { name: author, id: authors.children.length };
  const edits = [
    ...appending(xml, authors, `<${prefix}author>${escapeXml(author)}</${prefix}author>`),
    ...ours.map(removal),
    ...others.flatMap((note) => {
      const mark = marks.find(({ cell }) => cell === refOf(note));
      return editsOfOther(xml, note, author, mark);
    }),
    ...appending(xml, list, added.map((mark) => noteXml(prefix, mark, named)).join('')),
  ];
  return { part: edited(xml, edits), removed: ours.map(refOf), added: added.map(({ cell }) => cell) };
};
