import type {
  Answers,
  ReportTemplate,
  Section,
} from '@attestry/contract/features/report-template/report-template.schema.ts';
import type { WriteSheet } from 'hucre/xlsx';
import { writeForm } from '../../kernel/workbooks/write-form.ts';
import { reportWorkbook } from './report-workbook.rules.ts';
import { longLists } from './workbook/answer-cell.rules.ts';
import { guideSheet } from './workbook/guide-sheet.rules.ts';
import { sectionSheet } from './workbook/section-sheet.rules.ts';

const requiredTags = (section: Section): string[] =>
  section.content.flatMap((each) => {
    if (each.kind === 'requirement') return [each.xmlTag];
    return each.kind === 'entry' && each.required ? [each.xmlTag] : [];
  });

const hiddenSheets = (template: ReportTemplate, lists: readonly (readonly string[])[]): WriteSheet[] => {
  const longest = Math.max(1, ...lists.map((list) => list.length));
  const listRows = Array.from({ length: longest }, (_, row) => lists.map((list) => list[row] ?? null));
  const stamps = [
    [reportWorkbook.stamp.code, template.code],
    [reportWorkbook.stamp.version, template.version],
  ];
  return [
    { name: reportWorkbook.listSheet, veryHidden: true, rows: listRows },
    { name: reportWorkbook.stampSheet, veryHidden: true, rows: stamps },
  ];
};

/**
 * The .xlsx workbook an auditor fills in. The standard's name is printed as the template has it, so replace `{product}`
 * first.
 *
 * @param answers filled in already, for an update of a report or the next audit of a site
 */
export const blankWorkbook = async (template: ReportTemplate, answers: Answers = {}): Promise<Uint8Array> => {
  const lists = longLists();
  const sections = template.sections.map((section) => sectionSheet(template, section, answers, lists));
  const answered = (section: Section): number =>
    requiredTags(section).filter((tag) => (answers[tag] ?? '') !== '').length;
  const guide = guideSheet(template, sections, answered);
  return writeForm({
    sheets: [guide, ...sections.map(({ sheet }) => sheet), ...hiddenSheets(template, lists.columns())],
    defaultFont: { name: 'Calibri', size: 11 },
    workbookProtection: { lockStructure: true },
    properties: {
      title: `Audit report ${template.standard}`,
      custom: {
        [reportWorkbook.stamp.code]: template.code,
        [reportWorkbook.stamp.version]: template.version,
      },
    },
  });
};
