import { escapeXml } from './sheet-xml.ts';

export const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

const openXml = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const package2006 = 'http://schemas.openxmlformats.org/package/2006';
const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

const font = (attributes: string): string => `<font>${attributes}<name val="Calibri"/><family val="2"/></font>`;

/** Cell formats in the order of `styleIndex`: plain, day, moment, heading, quoted, title, label, wrapped. */
const styles =
  `<styleSheet xmlns="${main}"><numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/>` +
  `<numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/></numFmts>` +
  `<fonts count="4">${font('<sz val="11"/>')}${font('<b/><sz val="11"/><color rgb="FF1F4D3A"/>')}` +
  `${font('<b/><sz val="16"/><color rgb="FF1F4D3A"/>')}${font('<sz val="11"/><color rgb="FF5B6B63"/>')}</fonts>` +
  `<fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>` +
  `<fill><patternFill patternType="solid"><fgColor rgb="FFE3EDE6"/><bgColor indexed="64"/></patternFill></fill></fills>` +
  `<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>` +
  `<cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="8"><xf/><xf numFmtId="164" applyNumberFormat="1"/>` +
  `<xf numFmtId="165" applyNumberFormat="1"/><xf fontId="1" fillId="2" applyFont="1" applyFill="1" applyAlignment="1">` +
  `<alignment vertical="center"/></xf><xf quotePrefix="1"/><xf fontId="2" applyFont="1"/>` +
  `<xf fontId="3" applyFont="1" applyAlignment="1"><alignment vertical="top"/></xf>` +
  `<xf applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf></cellXfs></styleSheet>`;

const contentTypes = (sheetCount: number): string => {
  const sheets = Array.from(
    { length: sheetCount },
    (_, at) => `<Override PartName="/xl/worksheets/sheet${at + 1}.xml" ContentType="${openXml}.worksheet+xml"/>`,
  );
  return (
    `<Types xmlns="${package2006}/content-types">` +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    '<Default Extension="xml" ContentType="application/xml"/>' +
    `<Override PartName="/xl/workbook.xml" ContentType="${openXml}.sheet.main+xml"/>` +
    `<Override PartName="/xl/styles.xml" ContentType="${openXml}.styles+xml"/>${sheets.join('')}</Types>`
  );
};

const relations = (list: readonly (readonly [string, string])[]): string =>
  `<Relationships xmlns="${package2006}/relationships">${list
    .map(([type, target], at) => `<Relationship Id="rId${at + 1}" Type="${relation}/${type}" Target="${target}"/>`)
    .join('')}</Relationships>`;

/**
 * The parts of a workbook other than its sheets, once their number is known.
 *
 * @param sheets names in tab order, each with its part's number
 * @param active position of the tab shown first
 */
export const workbookParts = (
  sheets: readonly { name: string; part: number }[],
  active: number,
): readonly (readonly [name: string, xml: string])[] => {
  const tabs = sheets.map(({ name, part }) => `<sheet name="${escapeXml(name)}" sheetId="${part}" r:id="rId${part}"/>`);
  const targets = sheets
    .map(({ part }) => part)
    .sort((a, b) => a - b)
    .map((part) => ['worksheet', `worksheets/sheet${part}.xml`] as const);
  return [
    ['xl/styles.xml', styles],
    [
      'xl/workbook.xml',
      `<workbook xmlns="${main}" xmlns:r="${relation}"><bookViews><workbookView activeTab="${active}"/></bookViews>` +
        `<sheets>${tabs.join('')}</sheets></workbook>`,
    ],
    ['xl/_rels/workbook.xml.rels', relations([...targets, ['styles', 'styles.xml']])],
    ['_rels/.rels', relations([['officeDocument', 'xl/workbook.xml']])],
    ['[Content_Types].xml', contentTypes(sheets.length)],
  ];
};
