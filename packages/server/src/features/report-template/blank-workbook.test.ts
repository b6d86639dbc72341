import type { ReportTemplate } from '@attestry/contract/features/report-template/report-template.schema.ts';
import { describe, expect, it, vi } from 'vitest';
import { openWorkbook } from '../../kernel/workbooks/open-workbook.ts';
import { unzipped } from '../../kernel/workbooks/workbook.factory.ts';
import { blankWorkbook } from './blank-workbook.queries.ts';
import { templates } from './report-template.public.ts';

const crust = { number: '1', title: 'Crust and filling' };
const options = Array.from({ length: 60 }, (_, at) => `Category ${at}, of many`);
const template: ReportTemplate = {
  standard: 'Pies',
  code: 'PIE',
  version: '2.1',
  sections: [
    {
      id: 'summary',
      name: "Baker's summary",
      content: [
        { kind: 'entry', xmlTag: 'SITE', label: 'Site code', type: 'text', required: true, max: 10 },
        { kind: 'entry', xmlTag: 'START', label: 'Start', type: 'date', required: true, hint: 'First day on site' },
        { kind: 'entry', xmlTag: 'GRADE', label: 'Grade', type: 'choice', options: ['A', 'B'] },
        { kind: 'entry', xmlTag: 'KIND', label: 'Kind', type: 'choice', options },
        { kind: 'entry', xmlTag: 'TOOLS', label: 'Tools', type: 'choices', options: ['Oven', 'Knife'] },
      ],
    },
    {
      id: 'clauses',
      name: '1 Crust',
      content: [
        { kind: 'requirement', xmlTag: 'R_1_1', clause: '1.1', heading: crust, label: 'The crust holds.' },
        { kind: 'requirement', xmlTag: 'R_1_2', clause: '1.2', heading: crust, label: 'The filling stays in.' },
      ],
    },
    {
      id: 'team',
      name: 'Team',
      content: [
        {
          kind: 'table',
          xmlTag: 'TEAM',
          label: 'Bakers',
          rows: 3,
          columns: [
            { xmlTag: 'T_NAME', label: 'Name', type: 'text', required: true },
            { xmlTag: 'T_SINCE', label: 'Since', type: 'date' },
          ],
        },
      ],
    },
  ],
};

const bytes = await blankWorkbook(template);
const parts = await unzipped(bytes);
const [guide, summary, clauses, team, lists] = [1, 2, 3, 4, 5].map((at) => parts[`xl/worksheets/sheet${at}.xml`] ?? '');
const workbook = await openWorkbook(bytes);
const cellsOf = (sheet: number) =>
  Object.fromEntries(
    (workbook.sheets[sheet]?.rows ?? []).flatMap(({ number, cells }) =>
      [...cells].map(([column, cell]) => [`${'ABCDEFGH'[column]}${number}`, cell.value]),
    ),
  );
/** Numbers of the cell formats that are not protected. */
const openFormats = [...(parts['xl/styles.xml'] ?? '').matchAll(/<cellXfs.*?<\/cellXfs>/g)]
  .flatMap(([xfs]) => [...xfs.matchAll(/<xf [^>]*?(?:\/>|>.*?<\/xf>)/g)])
  .flatMap(([xf], at) => (xf.includes('locked="0"') || xf.includes('locked="false"') ? [String(at)] : []));
const openCells = (sheet = '') =>
  [...sheet.matchAll(/<c r="([A-Z]+\d+)"(?: s="(\d+)")?/g)].flatMap(([, cell, format = '0']) =>
    openFormats.includes(format) ? [cell] : [],
  );

describe('a blank workbook', () => {
  it('is the same file every time', async () => {
    const first = await blankWorkbook(template);
    vi.useFakeTimers({ now: new Date('2031-05-04T10:00:00Z'), toFake: ['Date'] });
    try {
      expect(await blankWorkbook(template)).toEqual(first);
    } finally {
      vi.useRealTimers();
    }
  });

  it('has a guide, then one sheet for each section, and hides the rest', () => {
    expect(workbook.sheets.map(({ name }) => name)).toEqual([
      'How to fill in',
      "Baker's summary",
      '1 Crust',
      'Team',
      '_lists',
      '_meta',
    ]);
    expect(parts['xl/workbook.xml']?.match(/veryHidden/g)).toHaveLength(2);
  });

  it('repeats the headings of a sheet on every printed page, quoting its name as Excel requires', () => {
    const titles = [...(parts['xl/workbook.xml'] ?? '').matchAll(/<definedName [^>]*Print_Titles[^>]*>([^<]*)</g)];
    expect(titles.map(([, range]) => range)).toEqual(["'Baker''s summary'!$3:$3", "'1 Crust'!$3:$3", "'Team'!$4:$4"]);
  });

  it('names its template twice', () => {
    expect(Object.fromEntries(workbook.customProperties)).toMatchObject({
      templateCode: 'PIE',
      templateVersion: '2.1',
    });
    expect(cellsOf(5)).toEqual({ A1: 'templateCode', B1: 'PIE', A2: 'templateVersion', B2: '2.1' });
  });

  it('identifies each row in a hidden first column and stars required ones', () => {
    expect(summary).toMatch(/<col min="1" max="1"[^>]*hidden="(1|true)"/);
    expect(cellsOf(1)).toMatchObject({
      A1: '#section summary',
      A4: 'SITE',
      C4: 'Site code *',
      A5: 'START',
      E5: 'First day on site',
      C6: 'Grade',
      E8: 'One or more of: Oven; Knife',
    });
    expect(cellsOf(2)).toMatchObject({ C4: '1 Crust and filling\nThe crust holds.', C5: 'The filling stays in.' });
    expect(cellsOf(3)).toMatchObject({ A3: '#columns TEAM', C3: 'T_NAME', C4: 'Name *', A5: '#row TEAM', B7: 3 });
    expect(team).toMatch(/<row r="3"[^>]*hidden="(1|true)"/);
  });

  it('allows typing only into answers and notes, protected without a password', () => {
    expect(openCells(guide)).toEqual([]);
    expect(openCells(summary)).toEqual(['D4', 'D5', 'D6', 'D7', 'D8']);
    expect(openCells(clauses)).toEqual(['D4', 'E4', 'D5', 'E5']);
    expect(openCells(team)).toEqual(['C5', 'D5', 'C6', 'D6', 'C7', 'D7']);
    for (const sheet of [guide, summary, clauses, team]) {
      expect(sheet).toMatch(/<sheetProtection [^>]*sheet="1"/);
      expect(sheet).not.toMatch(/<sheetProtection [^>]*(password|hashValue)/);
    }
  });

  it('validates choices, dates and lengths, and shows hints', () => {
    const rule = (sheet: string | undefined, range: string) =>
      sheet?.match(new RegExp(`<dataValidation [^>]*sqref="${range}".*?</dataValidation>`))?.[0] ?? '';
    expect(rule(summary, 'D4')).toMatch(/type="textLength".*<formula1>10</);
    expect(rule(summary, 'D5')).toMatch(/type="date".*prompt="First day on site".*<formula1>36526<.*<formula2>73415</);
    expect(rule(summary, 'D6')).toContain('<formula1>"A,B"</formula1>');
    expect(rule(summary, 'D7')).toContain('<formula1>_lists!$A$1:$A$60</formula1>');
    expect(rule(summary, 'D8')).toContain('separated by semicolons');
    expect(rule(clauses, 'D4:D5')).toContain('Conform,Minor,Major,Critical,Not applicable');
    expect(rule(team, 'D5:D7')).toContain('type="date"');
    expect(lists).toContain('A60');
  });

  it('keeps text as typed and lets rows grow', () => {
    expect(parts['xl/styles.xml']).toContain('<xf numFmtId="49"');
    expect(summary).toMatch(/<row r="4"[^>]* ht="/);
    expect(summary).not.toContain('customHeight');
  });

  it('counts in its guide what is still empty', async () => {
    expect(guide).toContain("COUNTBLANK('Baker''s summary'!D4:D5)");
    expect(guide).toContain('location="&apos;1 Crust&apos;!C4"');
    const counts = async (answers: Parameters<typeof blankWorkbook>[1]) => {
      const { sheets } = await openWorkbook(await blankWorkbook(template, answers));
      return (sheets[0]?.rows ?? []).flatMap(({ cells }) => (cells.get(3)?.formula ? [cells.get(3)?.value] : []));
    };
    expect(await counts({})).toEqual([2, 2]);
    expect(await counts({ SITE: '1', START: '', R_1_1: 'Conform', R_1_1_NOTE: 'seen' })).toEqual([1, 1]);
  });

  it('exists for every standard, with valid tab names', async () => {
    for (const each of templates) {
      const { sheets } = await openWorkbook(await blankWorkbook(each));
      expect(sheets).toHaveLength(each.sections.length + 3);
      expect(new Set(sheets.map(({ name }) => name.toLowerCase())).size).toBe(sheets.length);
      expect(sheets.filter(({ name }) => name.length > 31 || /[[\]:*?/\\]/.test(name))).toEqual([]);
    }
  });
});
