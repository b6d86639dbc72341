import type { Answers, ReportTemplate } from '@attestry/contract/features/report-template/report-template.schema.ts';
import { unzipped, zipped } from '../../../kernel/workbooks/workbook.factory.ts';
import { blankWorkbook } from '../../report-template/report-workbook.public.ts';
import { type ReadReport, readReport } from './read-report.rules.ts';

const crust = { number: '1', title: 'Crust and filling' };
const longOptions = Array.from({ length: 40 }, (_, at) => `Option ${at}, with a comma and "quotes"`);
export const template: ReportTemplate = {
  standard: 'Pies',
  code: 'PIE',
  version: '2.1',
  sections: [
    {
      id: 'summary',
      name: 'Summary',
      content: [
        { kind: 'entry', xmlTag: 'SITE', label: 'Site code', type: 'text', required: true, max: 10, key: 'siteCode' },
        { kind: 'entry', xmlTag: 'START', label: 'Start', type: 'date', required: true, hint: 'First day on site' },
        { kind: 'entry', xmlTag: 'LINES', label: 'Lines', type: 'number' },
        { kind: 'entry', xmlTag: 'GRADE', label: 'Grade', type: 'choice', options: ['A', 'B'] },
        { kind: 'entry', xmlTag: 'KIND', label: 'Kind', type: 'choice', options: longOptions },
        {
          kind: 'entry',
          xmlTag: 'CATS',
          label: 'Categories',
          type: 'choices',
          options: ['Bread', 'Fish'],
          key: 'categories',
        },
        { kind: 'entry', xmlTag: 'TOOLS', label: 'Tools', type: 'choices', options: ['Oven', 'Knife'] },
        { kind: 'entry', xmlTag: 'STORY', label: 'Story', type: 'longText', max: 4000 },
      ],
    },
    {
      id: 'clauses',
      name: '1 Crust: and [filling]',
      content: [
        {
          kind: 'requirement',
          xmlTag: 'R_1_1',
          clause: '1.1',
          heading: crust,
          label: 'The crust holds.',
          fundamental: true,
          statementOfIntent: true,
        },
        { kind: 'requirement', xmlTag: 'R_1_10', clause: '1.10', heading: crust, label: 'The filling stays in.' },
      ],
    },
    {
      id: 'team',
      name: 'Team',
      content: [
        { kind: 'entry', xmlTag: 'BOSS', label: 'Boss', type: 'text' },
        {
          kind: 'table',
          xmlTag: 'TEAM',
          label: 'Bakers',
          rows: 3,
          columns: [
            { xmlTag: 'T_NAME', label: 'Name', type: 'text', required: true },
            { xmlTag: 'T_SINCE', label: 'Since', type: 'date' },
            { xmlTag: 'T_SKILL', label: 'Skill', type: 'choice', options: ['High', 'Low'] },
            { xmlTag: 'T_PIES', label: 'Pies a day', type: 'number' },
          ],
        },
        { kind: 'entry', xmlTag: 'AFTER', label: 'After', type: 'text' },
      ],
    },
  ],
};

export const full: Answers = {
  SITE: '0012345',
  START: '2026-04-07',
  LINES: 2.5,
  GRADE: 'B',
  KIND: longOptions[33] ?? '',
  CATS: ['Bread', 'Fish'],
  TOOLS: ['Oven'],
  STORY: '=1+1 is <no> formula & stays “text”\n北京 القاهرة _x000D_',
  R_1_1: 'Conform',
  R_1_1_NOTE: '5.10',
  R_1_10: 'Minor',
  BOSS: 'Ann',
  TEAM: [{ T_NAME: 'Bea', T_SINCE: '2024-02-29', T_SKILL: 'High', T_PIES: 40 }, { T_NAME: 'Cy' }],
  AFTER: 'end',
};

export const filled = await unzipped(await blankWorkbook(template, full));
export const sheetOf = {
  Summary: 'xl/worksheets/sheet2.xml',
  Clauses: 'xl/worksheets/sheet3.xml',
  Team: 'xl/worksheets/sheet4.xml',
};
export type SheetName = keyof typeof sheetOf;
export const read = (parts: Record<string, string>, templates = [template]) => readReport(zipped(parts), templates);
export const messages = ({ findings }: ReadReport) => findings.map(({ level, message }) => `${level} ${message}`);

/** The row of an xmlTag, from the place its answer was found at. */
const { places } = await readReport(zipped(filled), [template]);
export const cellOf = (xmlTag: string): string => {
  const { cell } = places[xmlTag] ?? {};
  if (cell === undefined) throw new Error(`No row holds ${xmlTag}`);
  return cell;
};

/** Replaces one cell; `content` is the XML between its tags. */
export const withCell = (sheet: SheetName, cell: string, content: string, attributes = ''): Record<string, string> => {
  const part = sheetOf[sheet];
  const xml = filled[part] ?? '';
  const pattern = new RegExp(`<c r="${cell}"[^>]*?(/>|>.*?</c>)`);
  if (!pattern.test(xml)) throw new Error(`No cell ${cell} on the sheet ${sheet}`);
  return { ...filled, [part]: xml.replace(pattern, () => `<c r="${cell}" ${attributes}>${content}</c>`) };
};
export const typed = (sheet: SheetName, cell: string, text: string) =>
  read(withCell(sheet, cell, `<is><t xml:space="preserve">${text}</t></is>`, 't="inlineStr"'));
export const number = (sheet: SheetName, cell: string, value: number) => read(withCell(sheet, cell, `<v>${value}</v>`));

/** A sheet with additional rows, by default at its end. */
export const withRows = (sheet: SheetName, rows: string, before = '</sheetData>'): Record<string, string> => {
  const xml = filled[sheetOf[sheet]] ?? '';
  if (!xml.includes(before)) throw new Error(`No ${before} on the sheet ${sheet}`);
  return { ...filled, [sheetOf[sheet]]: xml.replace(before, () => rows + before) };
};

/** The workbook with different sheets, or in another order. */
export const withSheets = (change: (sheets: readonly string[]) => readonly string[]): Record<string, string> => {
  const part = 'xl/workbook.xml';
  const xml = filled[part] ?? '';
  const sheets = xml.match(/<sheet [^>]*\/>/g) ?? [];
  return { ...filled, [part]: xml.replace(/<sheets>.*<\/sheets>/, `<sheets>${change(sheets).join('')}</sheets>`) };
};
export const withoutSheet = (name: SheetName) =>
  withSheets((sheets) => sheets.filter((sheet) => !sheet.includes(`name="${name}"`)));

/** A sheet without one of its first columns, counted from 0: the cells to its right have moved. */
export const withoutColumn = (sheet: SheetName, gone: number): Record<string, string> => {
  const letters = 'ABCDEFGH';
  const moved = (filled[sheetOf[sheet]] ?? '').replace(
    /<c r="([A-H])(\d+)"([^>]*?)(\/>|>.*?<\/c>)/g,
    (_, letter: string, row: string, attributes: string, rest: string) => {
      const at = letters.indexOf(letter);
      return at === gone ? '' : `<c r="${letters[at > gone ? at - 1 : at]}${row}"${attributes}${rest}`;
    },
  );
  return { ...filled, [sheetOf[sheet]]: moved };
};
