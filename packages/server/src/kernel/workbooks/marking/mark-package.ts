import { buffer } from 'node:stream/consumers';
import type { OpenedWorkbook } from '../open-workbook.ts';
import { xmlDeclaration } from '../workbook-parts.ts';
import { appending, edited, outlineOf, outlinePart, type XmlEdit } from './xml-outline.ts';

const relationTypes = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const relationships = 'http://schemas.openxmlformats.org/package/2006/relationships';

const noRelations = `${xmlDeclaration}<Relationships xmlns="${relationships}"/>`;

/** The parts of a sheet's notes: the notes themselves, and the drawing of their boxes. */
export const noteParts = {
  comments: { relation: 'comments', type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.comments+xml' },
  drawing: { relation: 'vmlDrawing', type: 'application/vnd.openxmlformats-officedocument.vmlDrawing' },
} as const;
export type NotePart = keyof typeof noteParts;

/** The parts of a workbook, including those that were changed or added. */
export class ChangedParts {
  readonly contents = new Map<string, Buffer>();
  private readonly added: { name: string; kind: NotePart }[] = [];
  private readonly workbook: OpenedWorkbook;

  constructor(workbook: OpenedWorkbook) {
    this.workbook = workbook;
  }

  /** A name for a new part of a sheet. */
  add(kind: NotePart, content: Buffer): string {
    const { parts } = this.workbook;
    const nameOf = (at: number) => (kind === 'comments' ? `xl/comments${at}.xml` : `xl/drawings/vmlDrawing${at}.vml`);
    let at = 1;
    while (parts.has(nameOf(at)) || this.contents.has(nameOf(at))) at += 1;
    const name = nameOf(at);
    this.contents.set(name, content);
    this.added.push({ name, kind });
    return name;
  }

  /** Adds a relation from a sheet to a new part; answers the relation's id. */
  async relate(sheetPart: string, kind: NotePart, target: string): Promise<string> {
    const { parts } = this.workbook;
    const at = sheetPart.lastIndexOf('/') + 1;
    const name = `${sheetPart.slice(0, at)}_rels/${sheetPart.slice(at)}.rels`;
    const stored = parts.has(name) ? await buffer(parts.open(name)) : Buffer.from(noRelations);
    const xml = outlineOf(this.contents.get(name) ?? stored, { levels: 1 });
    const taken = new Set(xml.root.children.map(({ attributes }) => attributes.Id));
    let number = 1;
    while (taken.has(`rIdMark${number}`)) number += 1;
    const id = `rIdMark${number}`;
    const { prefix } = xml.root;
    const relation = `<${prefix}Relationship Id="${id}" Type="${relationTypes}/${noteParts[kind].relation}" Target="/${target}"/>`;
    this.contents.set(name, edited(xml, appending(xml, xml.root, relation)));
    return id;
  }

  /** Declares the content types of the parts that were added. */
  async declare(): Promise<void> {
    const name = '[Content_Types].xml';
    const xml = await outlinePart(this.workbook.parts, name, { levels: 1 });
    const { prefix } = xml.root;
    const overrides = this.added.map(
      ({ name: part, kind }) => `<${prefix}Override PartName="/${part}" ContentType="${noteParts[kind].type}"/>`,
    );
    const edits: XmlEdit[] = appending(xml, xml.root, overrides.join(''));
    if (this.added.length) this.contents.set(name, edited(xml, edits));
  }
}
