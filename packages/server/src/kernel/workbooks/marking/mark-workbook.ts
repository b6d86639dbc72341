import { buffer } from 'node:stream/consumers';
import { type OpenedSheet, type OpenedWorkbook, openWorkbook } from '../open-workbook.ts';
import { relationsOfPart } from '../package-relations.ts';
import { WorkbookRefused } from '../workbook-refused.ts';
import { type StreamedPart, zipStream } from '../zip-stream.ts';
import type { CellMark } from './cell-mark.ts';
import { markBoxes } from './mark-boxes.ts';
import { markCells } from './mark-cells.ts';
import { markNotes } from './mark-notes.ts';
import { ChangedParts } from './mark-package.ts';
import { type MarkFormats, markStyles } from './mark-styles.ts';
import { childNamed, edited, insertingBefore, type OutlinedXml, outlinePart, type XmlEdit } from './xml-outline.ts';

/** The marks of a workbook, and their author. */
export interface Marking {
  marks: readonly CellMark[];
  author: string;
}

interface MarkedSheet {
  sheet: OpenedSheet;
  marks: readonly CellMark[];
  author: string;
}

const relationTypes = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** The elements that follow the reference to the boxes of notes in a worksheet (ECMA-376 part 1, 18.3.1.99). */
const followers = new Set([
  ...['legacyDrawingHF', 'drawingHF', 'picture', 'oleObjects', 'controls', 'webPublishItems', 'tableParts', 'extLst'],
]);

const ownNotePart = ({ relations }: OpenedWorkbook, { part }: OpenedSheet): string | undefined =>
  relationsOfPart(relations, part).find(({ type }) => type === 'comments')?.part;

/** The part with the boxes of a sheet's notes. */
const ownDrawing = (
  { relations }: OpenedWorkbook,
  { part }: OpenedSheet,
  { root }: OutlinedXml,
): string | undefined => {
  const { attributes = {} } = childNamed(root, 'legacyDrawing') ?? {};
  const [, reference] = Object.entries(attributes).find(([name]) => name.endsWith(':id')) ?? [];
  return relationsOfPart(relations, part).find(({ id }) => id === reference)?.part;
};

/** The strict edition of the format, without the VML that notes require. */
const isStrict = ({ root }: OutlinedXml): boolean =>
  Object.values(root.attributes).some((namespace) => namespace.startsWith('http://purl.oclc.org/ooxml/'));

/** The notes of a sheet with their boxes; none if the boxes cannot be read. */
const notesAndBoxes = (
  existing: { notes: Buffer | undefined; boxes: Buffer | undefined },
  { marks, author }: MarkedSheet,
): { notes: Buffer; boxes: Buffer } | undefined => {
  try {
    const notes = markNotes(existing.notes, marks, author);
    return { notes: notes.part, boxes: markBoxes(existing.boxes, notes) };
  } catch (error) {
    if (error instanceof WorkbookRefused) return undefined;
    throw error;
  }
};

/** Adds notes at the marked cells; answers the reference to their boxes if the sheet had none. */
const noteCells = async (
  workbook: OpenedWorkbook,
  changed: ChangedParts,
  xml: OutlinedXml,
  marked: MarkedSheet,
): Promise<XmlEdit[]> => {
  const { sheet, marks } = marked;
  const [comments, drawing] = [ownNotePart(workbook, sheet), ownDrawing(workbook, sheet, xml)];
  const bytesOf = async (part: string | undefined) => (part ? buffer(workbook.parts.open(part)) : undefined);
  const existing = { notes: await bytesOf(comments), boxes: await bytesOf(drawing) };
  const isNoted = comments !== undefined || marks.length > 0;
  const written = isNoted && !isStrict(xml) ? notesAndBoxes(existing, marked) : undefined;
  if (!written) return [];
  if (comments) changed.contents.set(comments, written.notes);
  else await changed.relate(sheet.part, 'comments', changed.add('comments', written.notes));
  if (drawing) {
    changed.contents.set(drawing, written.boxes);
    return [];
  }
  const id = await changed.relate(sheet.part, 'drawing', changed.add('drawing', written.boxes));
  const reference = `<${xml.root.prefix}legacyDrawing xmlns:r="${relationTypes}" r:id="${id}"/>`;
  return insertingBefore(xml, followers, reference);
};

async function* partsWith(
  { parts }: OpenedWorkbook,
  changed: ReadonlyMap<string, Buffer>,
): AsyncGenerator<StreamedPart> {
  const names = new Map(parts.names().map((name) => [name.toLowerCase(), name]));
  const byName = new Map([...changed].map(([name, content]) => [name.toLowerCase(), content]));
  for (const [key, name] of names) {
    const content = byName.get(key);
    yield { name, content: content ? [content] : parts.open(name) };
  }
  for (const [name, content] of changed) if (!names.has(name.toLowerCase())) yield { name, content: [content] };
}

const formatsOf = async (workbook: OpenedWorkbook, changed: ChangedParts): Promise<MarkFormats | undefined> => {
  const { parts, stylesPart } = workbook;
  if (stylesPart === undefined || !parts.has(stylesPart)) return undefined;
  const { part, ...formats } = markStyles(await outlinePart(parts, stylesPart, { levels: 2, within: 'dxfs' }));
  changed.contents.set(stylesPart, part);
  return formats;
};

/**
 * A workbook with marks: each wrong cell is filled until its content changes, and has a note with the problem. Earlier
 * marks are removed. Everything else is unchanged: parts without marks are copied, and in the others only marks are written.
 *
 * @throws WorkbookRefused as reading it does
 */
export const markWorkbook = async (bytes: Uint8Array, { marks, author }: Marking): Promise<Uint8Array> => {
  const workbook = await openWorkbook(bytes);
  const changed = new ChangedParts(workbook);
  const formats = await formatsOf(workbook, changed);
  const bySheet = Map.groupBy(marks, ({ sheet }) => sheet);
  for (const sheet of workbook.sheets) {
    const marked = { sheet, marks: bySheet.get(sheet.name) ?? [], author };
    if (!marked.marks.length && !formats?.earlier.size && !ownNotePart(workbook, sheet)) continue;
    const xml = await outlinePart(workbook.parts, sheet.part, { levels: 2, within: 'conditionalFormatting' });
    const notes = await noteCells(workbook, changed, xml, marked);
    const fills = formats ? markCells(xml, sheet, marked.marks, formats) : [];
    if (fills.length + notes.length) changed.contents.set(sheet.part, edited(xml, [...fills, ...notes]));
  }
  await changed.declare();
  return buffer(zipStream(partsWith(workbook, changed.contents)));
};
