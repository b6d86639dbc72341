import { rangesOf } from '../form-sheet.ts';
import type { OpenedSheet } from '../open-workbook.ts';
import type { SheetCell } from '../sheet-reader.ts';
import { escapeXml } from '../sheet-xml.ts';
import { type CellMark, placeOfCell } from './cell-mark.ts';
import type { MarkFormats } from './mark-styles.ts';
import { insertingBefore, type OutlinedXml, removal, type XmlEdit, type XmlElement } from './xml-outline.ts';

/** A range of cells with the formula while which they are marked. */
interface Rule {
  range: string;
  format: string;
  formula: string;
}

/** The longest text in a formula. */
const longestText = 255;

/** A formula that is true while the cell has the value; a value no formula can express stays marked until the next marking. */
const stillHolds = (cell: string, value: SheetCell | undefined): string => {
  if (!value || value.formula || value.kind === 'error') return 'TRUE';
  if (value.kind === 'text') {
    const isNamed = value.value.length <= longestText && !value.value.includes('\n');
    return isNamed ? `EXACT(${cell},"${value.value.replaceAll('"', '""')}")` : 'TRUE';
  }
  return `${cell}=${value.kind === 'boolean' ? String(value.value).toUpperCase() : value.value}`;
};

/** Empty cells are marked until they are filled, others until their content changes. */
const rulesFor = ({ rows }: OpenedSheet, marks: readonly CellMark[], { formats }: MarkFormats): Rule[] => {
  const [empty, wrong] = [marks.filter(({ isEmpty }) => isEmpty), marks.filter(({ isEmpty }) => !isEmpty)];
  const cells = new Map(rows.map((row) => [row.number, row.cells]));
  const holds = (cell: string): string => {
    const { row, column } = placeOfCell(cell);
    return stillHolds(cell, cells.get(row)?.get(column));
  };
  const places = empty.map(({ cell }) => placeOfCell(cell));
  const ranges = rangesOf(places.map(({ column, row }) => [column, row]));
  return [
    ...wrong.map(({ cell }) => ({ range: cell, format: formats.wrong, formula: holds(cell) })),
    ...ranges.map((range) => ({ range, format: formats.empty, formula: `LEN(TRIM(${range.split(':')[0]}))=0` })),
  ];
};

const ruleXml = (prefix: string, { range, format, formula }: Rule, priority: number): string =>
  `<${prefix}conditionalFormatting sqref="${range}"><${prefix}cfRule type="expression" dxfId="${format}" priority="${priority}">` +
  `<${prefix}formula>${escapeXml(formula)}</${prefix}formula></${prefix}cfRule></${prefix}conditionalFormatting>`;

/** Takes earlier marks out; other rules rank below the new ones, in the order they had. */
const editsOfRules = ({ bytes, root }: OutlinedXml, { earlier }: MarkFormats, rank: number): XmlEdit[] => {
  const isMark = ({ attributes }: XmlElement) => earlier.has(attributes.dxfId ?? '');
  return root.children
    .filter(({ name }) => name === 'conditionalFormatting')
    .flatMap((formatting) => {
      const rules = formatting.children.filter(({ name }) => name === 'cfRule');
      if (rules.length > 0 && rules.every(isMark)) return [removal(formatting)];
      return rules.map((rule) => {
        if (isMark(rule)) return removal(rule);
        const tag = bytes.slice(rule.start, rule.content);
        const lower = tag.replace(/(\spriority=["'])(\d+)/, (_, start, own) => `${start}${Number(own) + rank}`);
        return { start: rule.start, end: rule.content, xml: Buffer.from(lower, 'latin1').toString('utf8') };
      });
    });
};

/** The elements that follow the formats by condition in a worksheet (ECMA-376 part 1, 18.3.1.99). */
const followers = new Set([
  ...['dataValidations', 'hyperlinks', 'printOptions', 'pageMargins', 'pageSetup', 'headerFooter', 'rowBreaks'],
  ...['colBreaks', 'customProperties', 'cellWatches', 'ignoredErrors', 'smartTags', 'drawing', 'drawingHF'],
  ...[
    'legacyDrawing',
    'legacyDrawingHF',
    'picture',
    'oleObjects',
    'controls',
    'webPublishItems',
    'tableParts',
    'extLst',
  ],
]);

/** Fills the marked cells of a sheet by conditions, so that no cell's own format changes, and takes out earlier marks. */
export const markCells = (
  xml: OutlinedXml,
  sheet: OpenedSheet,
  marks: readonly CellMark[],
  formats: MarkFormats,
): XmlEdit[] => {
  const rules = rulesFor(sheet, marks, formats);
  const added = rules.map((rule, at) => ruleXml(xml.root.prefix, rule, at + 1)).join('');
  return [...editsOfRules(xml, formats, rules.length), ...insertingBefore(xml, followers, added)];
};
