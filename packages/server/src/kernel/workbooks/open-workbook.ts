import { type Relation, readRelations, relationsOf } from './package-relations.ts';
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

/** What a spreadsheet program itself allows a tab. */
const longestSheetName = 31;
const mostSheets = 100;

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
        const { name: tab = '' } = attributes;
        if (tab.length > longestSheetName) throw new WorkbookRefused('long-sheet-name', tab);
        outline.sheets.push({ name: tab, relation: (key && attributes[key]) ?? '' });
        if (outline.sheets.length > mostSheets) throw new WorkbookRefused('too-many-sheets');
      }
      if (name === 'workbookPr' && /^(1|true)$/.test(attributes.date1904 ?? '')) outline.dateSystem = '1904';
    },
  });
  return outline;
};

/** The part of each worksheet. One part under several tabs could keep the reader for as long as it may work. */
const worksheetsOf = (outline: Outline, own: readonly Relation[]): { name: string; part: string }[] => {
  const taken = new Set<string>();
  return outline.sheets.flatMap(({ name, relation }) => {
    const target = own.find(({ id }) => id === relation);
    if (!target) throw new WorkbookRefused('damaged', `sheet ${name}`);
    const { type, part } = target;
    if (type !== 'worksheet') return [];
    if (taken.has(part.toLowerCase())) throw new WorkbookRefused('duplicate-parts', part);
    taken.add(part.toLowerCase());
    return [{ name, part }];
  });
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
 * @param bytes the whole file, at most `largestWorkbook`
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
  for (const { name, part } of worksheetsOf(outline, own)) {
    const rows: SheetRow[] = [];
    await readXml(parts, part, sheetHandlers(rows, strings, budget));
    sheets.push({ name, rows });
  }
  if (sheets.length === 0) throw new WorkbookRefused('not-a-workbook', 'no sheets');
  const customPart = root.find(({ type }) => type === 'custom-properties')?.part;
  return { sheets, customProperties: await readCustomProperties(parts, customPart), dateSystem: outline.dateSystem };
};
