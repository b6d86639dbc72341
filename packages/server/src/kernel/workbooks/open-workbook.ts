import { type PackageRelation, readRelations, relationsOfPart } from './package-relations.ts';
import { cellBudget, type SheetRow, sharedStringHandlers, sheetHandlers } from './sheet-reader.ts';
import { WorkbookRefused } from './workbook-refused.ts';
import { readXml } from './xml-part.ts';
import { openParts, type Parts } from './zip-guard.ts';

export interface OpenedSheet {
  name: string;
  /** The part that contains it. */
  part: string;
  rows: readonly SheetRow[];
}

export interface OpenedWorkbook {
  /** Worksheets in the order of their tabs, hidden ones too. */
  sheets: readonly OpenedSheet[];
  customProperties: ReadonlyMap<string, string>;
  /** Day 0 of its date serials: 1899-12-30 or 1904-01-01. */
  dateSystem: '1900' | '1904';
  parts: Parts;
  relations: ReadonlyMap<string, readonly PackageRelation[]>;
  /** The part with the cell formats, which a workbook may lack. */
  stylesPart: string | undefined;
}

/** The limit spreadsheet programs set on a tab's name. */
const maxSheetNameLength = 31;
const maxSheets = 100;

interface Outline {
  sheets: { name: string; relation: string }[];
  dateSystem: '1900' | '1904';
}

const readOutline = async (parts: Parts, part: string): Promise<Outline> => {
  const outline: Outline = { sheets: [], dateSystem: '1900' };
  await readXml(parts, part, {
    open: (name, attributes) => {
      if (name === 'sheet') {
        // The prefix of r:id is up to the writer.
        const key = Object.keys(attributes).find((attribute) => attribute.endsWith(':id'));
        const { name: tab = '' } = attributes;
        if (tab.length > maxSheetNameLength) throw new WorkbookRefused('long-sheet-name', tab);
        outline.sheets.push({ name: tab, relation: (key && attributes[key]) ?? '' });
        if (outline.sheets.length > maxSheets) throw new WorkbookRefused('too-many-sheets');
      }
      if (name === 'workbookPr' && /^(1|true)$/.test(attributes.date1904 ?? '')) outline.dateSystem = '1904';
    },
  });
  return outline;
};

/** The part of each worksheet. A part may serve one tab only: shared by many, it could exhaust the reader's time. */
const worksheetsOf = (outline: Outline, own: readonly PackageRelation[]): { name: string; part: string }[] => {
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
 * Reads an untrusted .xlsx workbook. Only the parts with cells, strings, names and properties are unpacked, as streams;
 * anything a report never needs (macros, external links, document types, disproportionate sizes) is refused first.
 *
 * @param bytes the whole file, at most `maxWorkbookBytes`
 * @throws WorkbookRefused with the reason and a sentence for the person who uploaded the file
 */
export const openWorkbook = async (bytes: Uint8Array): Promise<OpenedWorkbook> => {
  const parts = await openParts(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  if (!parts.has('[Content_Types].xml')) throw new WorkbookRefused('not-a-workbook', 'no content types');
  const relations = await readRelations(parts);
  const root = relationsOfPart(relations, '');
  const workbookPart = root.find(({ type }) => type === 'officeDocument')?.part;
  if (!workbookPart?.endsWith('.xml') || !parts.has(workbookPart)) throw new WorkbookRefused('not-a-workbook');
  const own = relationsOfPart(relations, workbookPart);

  const outline = await readOutline(parts, workbookPart);
  const strings: string[] = [];
  const stringsPart = own.find(({ type }) => type === 'sharedStrings')?.part;
  if (stringsPart !== undefined) await readXml(parts, stringsPart, sharedStringHandlers(strings));

  const budget = cellBudget();
  const sheets: OpenedSheet[] = [];
  for (const { name, part } of worksheetsOf(outline, own)) {
    const rows: SheetRow[] = [];
    await readXml(parts, part, sheetHandlers(rows, strings, budget));
    sheets.push({ name, part, rows });
  }
  if (sheets.length === 0) throw new WorkbookRefused('not-a-workbook', 'no sheets');
  const customPart = root.find(({ type }) => type === 'custom-properties')?.part;
  return {
    sheets,
    customProperties: await readCustomProperties(parts, customPart),
    dateSystem: outline.dateSystem,
    parts,
    relations,
    stylesPart: own.find(({ type }) => type === 'styles')?.part,
  };
};
