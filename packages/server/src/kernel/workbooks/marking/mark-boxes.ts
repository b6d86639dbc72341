import { placeOfCell } from './cell-mark.ts';
import type { MarkedNotes } from './mark-notes.ts';
import { appending, edited, type OutlinedXml, outlineOf, removal, type XmlElement } from './xml-outline.ts';

// Spreadsheet programs show a note in a box that is drawn in VML, a format older than their own.
const namespaces =
  'xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:x="urn:schemas-microsoft-com:office:excel"';

const emptyDrawing =
  `<xml ${namespaces}><o:shapelayout v:ext="edit"><o:idmap v:ext="edit" data="1"/></o:shapelayout>` +
  '<v:shapetype id="_x0000_t202" coordsize="21600,21600" o:spt="202" path="m,l,21600r21600,l21600,xe">' +
  '<v:stroke joinstyle="miter"/><v:path gradientshapeok="t" o:connecttype="rect"/></v:shapetype></xml>';

/** A hidden box of three columns and five rows next to its cell. */
const boxOf = (cell: string, id: number): string => {
  const { row, column } = placeOfCell(cell);
  const anchor = [column + 1, 12, Math.max(0, row - 2), 4, column + 4, 12, row + 4, 4].join(', ');
  return (
    `<v:shape ${namespaces} id="_x0000_s${id}" type="#_x0000_t202" style="position:absolute;z-index:${id};visibility:hidden" ` +
    'fillcolor="#fff8e1" o:insetmode="auto"><v:fill color2="#fff8e1"/><v:shadow on="t" color="black" obscured="t"/>' +
    '<v:path o:connecttype="none"/><v:textbox style="mso-direction-alt:auto"><div style="text-align:left"></div></v:textbox>' +
    `<x:ClientData ObjectType="Note"><x:MoveWithCells/><x:SizeWithCells/><x:Anchor>${anchor}</x:Anchor>` +
    `<x:AutoFill>False</x:AutoFill><x:Row>${row - 1}</x:Row><x:Column>${column}</x:Column></x:ClientData></v:shape>`
  );
};

const isBoxOf = ({ bytes }: OutlinedXml, { start, end }: XmlElement, cells: ReadonlySet<string>): boolean => {
  const xml = bytes.slice(start, end);
  const [row, column] = [/:Row>\s*(\d+)/, /:Column>\s*(\d+)/].map((pattern) => pattern.exec(xml)?.[1]);
  return /ObjectType=["']Note["']/.test(xml) && cells.has(`${row},${column}`);
};

/** A number above those of all boxes, which count from 1024. */
const freeId = ({ bytes }: OutlinedXml): number => {
  let highest = 1024;
  for (const [, id] of bytes.matchAll(/_x0000_s(\d+)/g)) highest = Math.max(highest, Number(id));
  return highest + 1;
};

/** Draws the boxes of new notes, and takes out those of notes that are gone. */
export const markBoxes = (existing: Buffer | undefined, { removed, added }: MarkedNotes): Buffer => {
  const xml = outlineOf(existing ?? Buffer.from(emptyDrawing), { levels: 1 });
  const gone = new Set(removed.map(placeOfCell).map(({ row, column }) => `${row - 1},${column}`));
  const first = freeId(xml);
  const shapes = xml.root.children.filter((shape) => shape.name === 'shape' && isBoxOf(xml, shape, gone));
  const boxes = added.map((cell, at) => boxOf(cell, first + at)).join('');
  return edited(xml, [...shapes.map(removal), ...appending(xml, xml.root, boxes)]);
};
