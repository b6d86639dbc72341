import { readRelations, relationsOf } from './package-relations.ts';
import { cellBudget, type SheetRow, sharedStringHandlers, sheetHandlers } from './sheet-reader.ts';
import { WorkbookRefused } from './workbook-refused.ts';
import { readXml } from './xml-part.ts';
import { openParts, type Parts } from './zip-guard.ts';

export interface OpenedSheet {
  name: string;
  rows: readonly SheetRow[];
}

export interface OpenedWorkbook {
  /** Worksheets in the order of their tabs, hidden ones too. */
  sheets: readonly OpenedSheet[];
  customProperties: ReadonlyMap<string, string>;
  /** Day 0 of its date serials: 1899-12-30 or 1904-01-01. */
  dateSystem: '1900' | '1904';
}

interface Outline {
  sheets: { name: string; relation: string }[];
  dateSystem: '1900' | '1904';
}

const readOutline = async (parts: Parts, part: string): Promise<Outline> => {
  const outline: Outline = { sheets: [], dateSystem: '1900' };
  await readXml(parts, part, {
    open: (name, attributes) => {
      if (name === 'sheet') {
        // The prefix of r:id is the writer's choice.
        const key = Object.keys(attributes).find((attribute) => attribute.endsWith(':id'));
        outline.sheets.push({ name: attributes.name ?? '', relation: (key && attributes[key]) ?? '' });
      }
      if (name === 'workbookPr' && /^(1|true)$/.test(attributes.date1904 ?? '')) outline.dateSystem = '1904';
    },
  });
  return outline;
};

const readCustomProperties = async (parts: Parts, part: string | undefined): Promise<Map<string, string>> => {
  const properties = new Map<string, string>();
  if (part === undefined || !parts.has(part)) return properties;
  let current = '';
  await readXml(parts, part, {
    open: (name, attributes) => {
      if (name === 'property') current = attributes.name ?? '';
    },
    text: (text) => {
      if (current !== '') properties.set(current, (properties.get(current) ?? '') + text);
    },
    close: (name) => {
      if (name !== 'property' || current === '') return;
      properties.set(current, (properties.get(current) ?? '').trim());
      current = '';
    },
  });
  return properties;
};

/**
 * Reads an .xlsx workbook from a stranger. Only the parts that hold cells, strings, names and properties are unpacked, as
 * streams; what a report never needs (macros, links to elsewhere, document types, sizes out of proportion) is refused before.
 *
 * @param bytes the whole file, at most 20 MB
 * @throws WorkbookRefused with the reason and a sentence for the person who uploaded the file
 */
export const openWorkbook = async (bytes: Uint8Array): Promise<OpenedWorkbook> => {
  const parts = await openParts(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  if (!parts.has('[Content_Types].xml')) throw new WorkbookRefused('not-a-workbook', 'no content types');
  const relations = await readRelations(parts);
  const root = relationsOf(relations, '');
  const workbookPart = root.find(({ type }) => type === 'officeDocument')?.part;
  if (!workbookPart?.endsWith('.xml') || !parts.has(workbookPart)) throw new WorkbookRefused('not-a-workbook');
  const own = relationsOf(relations, workbookPart);

  const outline = await readOutline(parts, workbookPart);
  const strings: string[] = [];
  const stringsPart = own.find(({ type }) => type === 'sharedStrings')?.part;
  if (stringsPart !== undefined) await readXml(parts, stringsPart, sharedStringHandlers(strings));

  const budget = cellBudget();
  const sheets: OpenedSheet[] = [];
  for (const { name, relation } of outline.sheets) {
    const target = own.find(({ id }) => id === relation);
    if (!target) throw new WorkbookRefused('damaged', `sheet ${name}`);
    if (target.type !== 'worksheet') continue;
    const rows: SheetRow[] = [];
    await readXml(parts, target.part, sheetHandlers(rows, strings, budget));
    sheets.push({ name, rows });
  }
  if (sheets.length === 0) throw new WorkbookRefused('not-a-workbook', 'no sheets');
  const customPart = root.find(({ type }) => type === 'custom-properties')?.part;
  return { sheets, customProperties: await readCustomProperties(parts, customPart), dateSystem: outline.dateSystem };
};
