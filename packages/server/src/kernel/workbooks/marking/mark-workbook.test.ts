import { describe, expect, it } from 'vitest';
import { openWorkbook } from '../open-workbook.ts';
import { plainParts, relationsXml, unzipped, zipOf, zipped } from '../workbook.factory.ts';
import type { CellMark } from './cell-mark.ts';
import { markWorkbook } from './mark-workbook.ts';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const sheetPart = 'xl/worksheets/sheet1.xml';
const rows =
  '<row r="3"><c r="B3" s="4" t="inlineStr"><is><t>Say "A" &amp; B</t></is></c><c r="C3"><v>12.5</v></c></row>' +
  '<row r="4"><c r="B4" s="4"/><c r="C4"><f>1+1</f><v>2</v></c></row>';
const tail =
  '<conditionalFormatting sqref="B3"><cfRule type="cellIs" dxfId="0" priority="1" operator="equal"><formula>1</formula></cfRule>' +
  '</conditionalFormatting><dataValidations count="1"><dataValidation type="whole" sqref="C3"/></dataValidations>';
const styles = `<x:styleSheet xmlns:x="${main}"><x:dxfs count="1"><x:dxf/></x:dxfs><x:tableStyles/></x:styleSheet>`;

/** A workbook with an extra sheet, cell formats, rules, and names in several scripts. */
const workbook = (over: Record<string, string> = {}) =>
  zipOf(
    plainParts('', {
      'xl/_rels/workbook.xml.rels': relationsXml(['worksheet', 'worksheets/sheet1.xml'], ['styles', 'styles.xml']),
      [sheetPart]: `<worksheet xmlns="${main}"><sheetData>${rows}</sheetData>${tail}<extLst/></worksheet>`,
      'xl/styles.xml': styles,
      'docProps/custom.xml': '<Properties>Łódź 北京</Properties>',
      ...over,
    }),
  );

const wrong = (cell: string, note = 'It is wrong'): CellMark => ({ sheet: 'Rows', cell, note, isEmpty: false });
const empty = (cell: string): CellMark => ({ sheet: 'Rows', cell, note: 'Field is required', isEmpty: true });
const marked = async (bytes: Uint8Array, ...marks: CellMark[]) =>
  unzipped(await markWorkbook(bytes, { marks, author: 'Attestry' }));
const numbered = (length: number, xml: (at: number) => string) => Array.from({ length }, (_, at) => xml(at)).join('');
const rulesIn = (xml = '') =>
  [...xml.matchAll(/sqref="([^"]+)"><cfRule[^>]*?priority="(\d+)"[^>]*>(?:<formula>([^<]*)<)?/g)].map(
    ([, ...rule]) => rule,
  );

describe('a marked workbook', () => {
  it('fills each cell until its content changes, with priority over its own rules', async () => {
    const parts = await marked(
      workbook(),
      wrong('B3'),
      wrong('C3'),
      wrong('C4'),
      empty('B4'),
      empty('B5'),
      empty('B9'),
    );
    expect(rulesIn(parts[sheetPart])).toEqual([
      ['B3', '6', '1'],
      ['B3', '1', 'EXACT(B3,&quot;Say &quot;&quot;A&quot;&quot; &amp; B&quot;)'],
      ['C3', '2', 'C3=12.5'],
      ['C4', '3', 'TRUE'],
      ['B4:B5', '4', 'LEN(TRIM(B4))=0'],
      ['B9', '5', 'LEN(TRIM(B9))=0'],
    ]);
    expect(parts['xl/styles.xml']).toMatch(/<x:dxfs count="3"><x:dxf\/><x:dxf>.*<\/x:dxf><\/x:dxfs><x:tableStyles\/>/);
  });

  it('has a note at each cell, at the places that the format defines', async () => {
    const parts = await marked(workbook(), wrong('B3', 'Süß & <new>'));
    expect(parts['xl/comments1.xml']).toContain('<comment ref="B3"');
    expect(parts['xl/comments1.xml']).toContain('Süß &amp; &lt;new&gt;');
    expect(parts['xl/drawings/vmlDrawing1.vml']).toContain('<x:Row>2</x:Row><x:Column>1</x:Column>');
    expect(parts['xl/worksheets/_rels/sheet1.xml.rels']).toMatch(/comments" Target="\/xl\/comments1.xml".*vmlDrawing"/);
    expect(parts['[Content_Types].xml']).toMatch(/\/xl\/comments1\.xml.*\/xl\/drawings\/vmlDrawing1\.vml/);
    expect(parts[sheetPart]).toMatch(
      /<\/sheetData><conditionalFormatting.*<\/conditionalFormatting><dataValidations.*<legacyDrawing [^>]*\/><extLst\/>/,
    );
  });

  it('keeps the cells and every other part unchanged', async () => {
    const before = await unzipped(workbook());
    const parts = await marked(workbook(), wrong('B3'), empty('B9'));
    const written = [sheetPart, 'xl/styles.xml', '[Content_Types].xml'];
    for (const [name, content] of Object.entries(before))
      if (!written.includes(name)) expect([name, parts[name]]).toEqual([name, content]);
    expect(parts[sheetPart]).toContain(`<sheetData>${rows}</sheetData>`);
    const { sheets } = await openWorkbook(zipped(parts));
    expect(sheets).toEqual((await openWorkbook(workbook())).sheets);
  });

  it('keeps existing notes, and appends to one at a marked cell', async () => {
    const note = (cell: string) => `<comment ref="${cell}" authorId="0"><text><t>Ask Iris</t></text></comment>`;
    const noted = workbook({
      'xl/comments1.xml': `<comments xmlns="${main}"><authors><author>Iris</author></authors><commentList>${note('B3')}${note('C3')}</commentList></comments>`,
      'xl/worksheets/_rels/sheet1.xml.rels': relationsXml(['comments', '../comments1.xml']),
    });
    const once = await marked(noted, wrong('B3', 'First'), wrong('C4'));
    const twice = await marked(zipped(once), wrong('B3', 'Second'));
    expect(twice['xl/comments1.xml']).toContain(note('C3'));
    expect(twice['xl/comments1.xml']).toMatch(
      /<t>Ask Iris<\/t><r><t xml:space="preserve">\n\nAttestry: Second<\/t><\/r>/,
    );
    expect(twice['xl/comments1.xml']).not.toMatch(/First|ref="C4"/);
  });

  it('removes earlier marks', async () => {
    const once = await marked(workbook(), wrong('B3'), empty('B9'));
    const twice = await marked(zipped(once), wrong('C3'));
    expect(rulesIn(twice[sheetPart]).map(([range]) => range)).toEqual(['B3', 'C3']);
    expect([...(twice['xl/comments1.xml'] ?? '').matchAll(/ref="(\w+)"/g)].map(([, cell]) => cell)).toEqual(['C3']);
    expect(twice['xl/drawings/vmlDrawing1.vml']?.match(/<v:shape /g)).toHaveLength(1);
    expect(Object.keys(twice)).toEqual(Object.keys(once));
  });

  it('has fills only, if its notes cannot be read', async () => {
    const parts = await marked(
      workbook({
        [sheetPart]: `<worksheet xmlns="${main}" xmlns:r="r"><sheetData/><legacyDrawing r:id="rId1"/></worksheet>`,
        'xl/worksheets/_rels/sheet1.xml.rels': relationsXml(['vmlDrawing', '../drawings/old.vml']),
        'xl/drawings/old.vml': '<xml><br></xml>',
      }),
      empty('B9'),
    );
    expect(rulesIn(parts[sheetPart])).toHaveLength(1);
    expect(parts['xl/drawings/old.vml']).toBe('<xml><br></xml>');
    expect(parts).not.toHaveProperty(['xl/comments1.xml']);
  });

  it('has fills only, if it has more notes than any report', async () => {
    const notes = numbered(60_000, (at) => `<comment ref="A${at}" authorId="0"><text/></comment>`);
    const parts = await marked(
      workbook({
        'xl/comments1.xml': `<comments xmlns="${main}"><authors/><commentList>${notes}</commentList></comments>`,
        'xl/worksheets/_rels/sheet1.xml.rels': relationsXml(['comments', '../comments1.xml']),
      }),
      wrong('B3'),
    );
    expect(rulesIn(parts[sheetPart])).toHaveLength(2);
    expect(parts['xl/comments1.xml']).not.toContain('ref="B3"');
  });

  it('numbers its boxes above a great number of others', async () => {
    const boxes = numbered(90_000, (at) => `<v:shape id="_x0000_s${1100 + at}"/><!--${'_x0000_s1 '.repeat(2)}-->`);
    const parts = await marked(
      workbook({
        [sheetPart]: `<worksheet xmlns="${main}" xmlns:r="r"><sheetData/><legacyDrawing r:id="rId1"/></worksheet>`,
        'xl/worksheets/_rels/sheet1.xml.rels': relationsXml(['vmlDrawing', '../drawings/old.vml']),
        'xl/drawings/old.vml': `<xml xmlns:v="urn:schemas-microsoft-com:vml">${boxes}</xml>`,
      }),
      empty('B9'),
    );
    expect(parts['xl/drawings/old.vml']).toContain('id="_x0000_s91100"');
  });

  it('is refused, if a sheet has more rules than any report', async () => {
    const rules = numbered(110_000, (at) => `<conditionalFormatting sqref="A${at}"/>`);
    const oversized = workbook({ [sheetPart]: `<worksheet xmlns="${main}"><sheetData/>${rules}</worksheet>` });
    await expect(marked(oversized, empty('B9'))).rejects.toThrow('far larger when unpacked than a report can be');
  });
});
