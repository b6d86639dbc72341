import type {
  Answers,
  ReportTemplate,
  Section,
} from '@attestry/contract/features/report-template/report-template.schema.ts';
import type { WriteSheet } from 'hucre/xlsx';
import { formSheet, rangesOf } from '../../../kernel/workbooks/form-sheet.ts';
import { asked as askedOf } from '../report-template.rules.ts';
import { reportWorkbook, sheetNameOf } from '../report-workbook.rules.ts';
import type { LongLists } from './answer-cell.rules.ts';
import { look, resultRules, tab } from './look.rules.ts';
import { marked, type Page } from './section-page.rules.ts';
import { addEntry, addQuestionHeading, addRequirement } from './section-questions.rules.ts';
import { addTable } from './section-table.rules.ts';
import { columnWidths } from './section-widths.rules.ts';

const { column, mark } = reportWorkbook;

/** A section as a sheet of the workbook. */
export interface SectionSheet {
  sheet: WriteSheet;
  section: Section;
  /** Cells that must be answered, as ranges such as `D4:D6`. */
  required: readonly string[];
}

/** Writes the content. Answers the row of the last heading if it is the only one, so that it can be frozen. */
const addContent = (page: Page): number | undefined => {
  const headings: number[] = [];
  let inQuestions = false;
  for (const each of page.section.content) {
    if (each.kind !== 'table' && !inQuestions) headings.push(addQuestionHeading(page));
    inQuestions = each.kind !== 'table';
    if (each.kind === 'entry') addEntry(page, each);
    else if (each.kind === 'requirement') addRequirement(page, each);
    else headings.push(addTable(page, each));
  }
  return headings.length === 1 ? headings[0] : undefined;
};

const addTitle = ({ sheet, section }: Page, template: ReportTemplate): void => {
  const tag = marked(`${mark.section} ${section.id}`);
  const subtitle = `${template.standard} ${template.version} · fields marked * must be filled in`;
  sheet.addRow({ [column.tag]: tag, [column.clause]: { value: section.name, style: look.title } }, { height: 34 });
  sheet.addRow(
    { [column.tag]: marked(mark.text), [column.clause]: { value: subtitle, style: look.subtitle } },
    { height: 22 },
  );
};

const paper = (heading: number | undefined): NonNullable<WriteSheet['pageSetup']> => ({
  paperSize: 'a4',
  orientation: 'landscape',
  fitToPage: true,
  fitToWidth: 1,
  fitToHeight: 0,
  margins: { left: 0.4, right: 0.4, top: 0.5, bottom: 0.6 },
  ...(heading === undefined ? {} : { printTitlesRow: `$${heading}:$${heading}` }),
});

/** Lays out one section as a protected sheet in which only the fields are editable. */
export const sectionSheet = (
  template: ReportTemplate,
  section: Section,
  answers: Answers,
  lists: LongLists,
): SectionSheet => {
  const sheet = formSheet(sheetNameOf(section));
  const widths = columnWidths(section);
  const singleAnswers = askedOf(template);
  const page: Page = { sheet, section, answers, lists, widths, singleAnswers, required: [], results: [] };
  addTitle(page, template);
  const heading = addContent(page);
  return {
    section,
    required: rangesOf(page.required),
    sheet: sheet.finish({
      columns: widths.map((width, at) => ({ width, ...(at === column.tag ? { hidden: true } : {}) })),
      freezePane: { rows: heading ?? 2 },
      protection: { sheet: true, formatColumns: true, formatRows: true },
      conditionalRules: rangesOf(page.results).flatMap(resultRules),
      view: { showGridLines: false, tabColor: tab.form },
      pageSetup: paper(heading),
      headerFooter: { oddFooter: '&L&A&RPage &P of &N' },
    }),
  };
};
