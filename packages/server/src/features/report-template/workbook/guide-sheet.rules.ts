import type { ReportTemplate, Section } from '@attestry/contract/features/report-template/report-template.schema.ts';
import type { WriteSheet } from 'hucre/xlsx';
import { type FormSheet, formSheet } from '../../../kernel/workbooks/form-sheet.ts';
import { heightFor, look, tab } from './look.rules.ts';
import type { SectionSheet } from './section-sheet.rules.ts';

const steps: readonly string[] = [
  'Fill in the pale green fields. Everything else is locked, so that the register can read the report back.',
  'Fields marked with a star (*) must be filled in. The list below counts those that are still empty.',
  'Write dates as YYYY-MM-DD, such as 2026-04-07.',
  'Where a field offers a list, choose from it. Where several options are allowed, write one to a line (Alt+Enter), or separate them with semicolons.',
  'Give every requirement a result; a note says what you saw. “Conform” may be filled down over a whole section; then change the results that differ.',
  'Each row of a table is one entry; leave the rows you do not need empty.',
  'Enter or paste plain values: formulas, macros and links to other files are not accepted.',
  'Save the workbook as .xlsx and upload it. If something is missing or cannot be read, you are told every place at once, by sheet and cell.',
];

const width = { margin: 5, first: 44, count: 16, last: 26 } as const;
const stepWidth = width.first + width.count + width.last;

/** `'Scope'!D4`; an apostrophe in the name is doubled. */
const placeIn = (sheet: string, range: string): string => `'${sheet.replaceAll("'", "''")}'!${range}`;

const fieldsIn = (section: Section): string => {
  const tables = section.content.filter(({ kind }) => kind === 'table').length;
  const single = section.content.length - tables;
  const parts = [
    single > 0 ? `${single} ${single === 1 ? 'field' : 'fields'}` : '',
    tables > 0 ? `${tables} ${tables === 1 ? 'table' : 'tables'}` : '',
  ];
  return parts.filter((part) => part !== '').join(', ');
};

const cellsIn = (range: string): number => {
  const [first = '', last = first] = range.split(':').map((reference) => reference.replace(/^[A-Z]+/, ''));
  return Number(last) - Number(first) + 1;
};

const addSections = (
  sheet: FormSheet,
  sections: readonly SectionSheet[],
  stillEmpty: (each: SectionSheet) => number,
) => {
  sheet.addRow(
    {
      1: { value: 'Section', style: look.heading },
      2: { value: 'To fill in', style: look.heading },
      3: { value: 'Required, still empty', style: look.heading },
    },
    { height: 26 },
  );
  for (const each of sections) {
    const { name } = each.sheet;
    const counted = each.required.map((range) => `COUNTBLANK(${placeIn(name, range)})`).join('+');
    sheet.addRow(
      {
        1: { value: name, style: look.link, link: placeIn(name, 'C4') },
        2: { value: fieldsIn(each.section), style: look.count },
        3:
          counted === ''
            ? { value: '–', style: look.count }
            : { value: stillEmpty(each), formula: counted, style: look.count },
      },
      { height: 22 },
    );
  }
};

/**
 * The first sheet: instructions, and the number of missing answers in each section.
 *
 * @param answered how many required fields of a section are filled in already
 */
export const guideSheet = (
  template: ReportTemplate,
  sections: readonly SectionSheet[],
  answered: (section: Section) => number,
): WriteSheet => {
  const sheet = formSheet('How to fill in');
  sheet.addRow({ 1: { value: 'Audit report', style: look.title } }, { height: 40 });
  const stamp = `${template.standard} · template ${template.code} ${template.version}`;
  sheet.addRow({ 1: { value: stamp, style: look.subtitle } }, { height: 22 });
  sheet.addRow({}, { height: 10 });
  const merges = steps.map((step, at) => {
    const row = sheet.addRow(
      { 0: { value: at + 1, style: look.step }, 1: { value: step, style: look.plain } },
      { height: heightFor(24, [[step, stepWidth]]) },
    );
    return { startRow: row - 1, startCol: 1, endRow: row - 1, endCol: 3 };
  });
  sheet.addRow({}, { height: 14 });
  addSections(sheet, sections, (each) => {
    const required = each.required.reduce((sum, range) => sum + cellsIn(range), 0);
    return required - answered(each.section);
  });
  return sheet.finish({
    columns: [{ width: width.margin }, { width: width.first }, { width: width.count }, { width: width.last }],
    merges,
    protection: { sheet: true, formatColumns: true, formatRows: true },
    view: { showGridLines: false, tabColor: tab.guide },
    pageSetup: { paperSize: 'a4', orientation: 'portrait', fitToPage: true, fitToWidth: 1, fitToHeight: 0 },
  });
};
