import { crc32, deflateRawSync } from 'node:zlib';
import { openParts } from './zip-guard.ts';

export interface ZipEntry {
  name: string;
  content: string | Buffer;
  /** What the directory declares, when it differs from the content. */
  declared?: { size?: number; crc?: number };
  /** General purpose bits; bit 0 marks an encrypted entry. */
  flags?: number;
  stored?: true;
}

const fixed = (length: number, fields: readonly (readonly [offset: number, bytes: 2 | 4, value: number])[]): Buffer => {
  const record = Buffer.alloc(length);
  for (const [offset, bytes, value] of fields) record.writeUIntLE(value, offset, bytes);
  return record;
};

/** A zip archive, honest or not. */
export const zipOf = (entries: readonly ZipEntry[]): Buffer => {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const name = Buffer.from(entry.name);
    const content = Buffer.from(entry.content);
    const packed = entry.stored ? content : deflateRawSync(content);
    const shared = [
      [0, 2, 20],
      [2, 2, entry.flags ?? 0],
      [4, 2, entry.stored ? 0 : 8],
      [10, 4, entry.declared?.crc ?? crc32(content)],
      [14, 4, packed.length],
      [18, 4, entry.declared?.size ?? content.length],
      [22, 2, name.length],
    ] as const;
    const at = (start: number) => shared.map(([place, bytes, value]) => [place + start, bytes, value] as const);
    const local = fixed(30, [[0, 4, 0x04034b50], ...at(4)]);
    bodies.push(local, name, packed);
    directory.push(fixed(46, [[0, 4, 0x02014b50], [4, 2, 20], ...at(6), [42, 4, offset]]), name);
    offset += local.length + name.length + packed.length;
  }
  const entriesLength = directory.reduce((sum, part) => sum + part.length, 0);
  const end = fixed(22, [
    [0, 4, 0x06054b50],
    [8, 2, entries.length],
    [10, 2, entries.length],
    [12, 4, entriesLength],
    [16, 4, offset],
  ]);
  return Buffer.concat([...bodies, ...directory, end]);
};

const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

export const relationsXml = (...list: readonly (readonly [type: string, target: string, more?: string])[]): string =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${list
    .map(
      ([type, target, more = ''], at) =>
        `<Relationship Id="rId${at + 1}" Type="${relation}/${type}" Target="${target}" ${more}/>`,
    )
    .join('')}</Relationships>`;

export const sheetXml = (rows: string): string =>
  `<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`;

export const workbookXml = (properties = ''): string =>
  `<workbook xmlns="${main}" xmlns:r="${relation}">${properties}<sheets><sheet name="Rows" sheetId="1" r:id="rId1"/></sheets></workbook>`;

/** The parts of a workbook with one sheet named Rows, by name; `over` replaces or adds parts, null removes one. */
export const plainParts = (rows = '', over: Readonly<Record<string, string | Buffer | null>> = {}): ZipEntry[] =>
  Object.entries({
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    '_rels/.rels': relationsXml(['officeDocument', 'xl/workbook.xml'], ['custom-properties', 'docProps/custom.xml']),
    'xl/workbook.xml': workbookXml(),
    'xl/_rels/workbook.xml.rels': relationsXml(
      ['worksheet', 'worksheets/sheet1.xml'],
      ['sharedStrings', 'sharedStrings.xml'],
    ),
    'xl/sharedStrings.xml': `<sst xmlns="${main}"><si><t>first</t></si></sst>`,
    'xl/worksheets/sheet1.xml': sheetXml(rows),
    ...over,
  }).flatMap(([name, content]) => (content === null ? [] : [{ name, content }]));

/** The parts of a real workbook as text, to change one and zip them again. */
export const unzipped = async (workbook: Uint8Array): Promise<Record<string, string>> => {
  const parts = await openParts(Buffer.from(workbook));
  const texts: Record<string, string> = {};
  for (const name of parts.names()) {
    const chunks: Buffer[] = [];
    for await (const chunk of parts.open(name)) chunks.push(chunk);
    texts[name] = Buffer.concat(chunks).toString('utf8');
  }
  return texts;
};

export const zipped = (parts: Readonly<Record<string, string>>): Buffer =>
  zipOf(Object.entries(parts).map(([name, content]) => ({ name, content })));
