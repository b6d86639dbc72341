import type { Answers, Section } from '@attestry/contract/features/report-template/report-template.schema.ts';
import type { FormCell, FormSheet } from '../../../kernel/workbooks/form-sheet.ts';
import type { Asked } from '../report-template.rules.ts';
import { reportWorkbook } from '../report-workbook.rules.ts';
import { answerCell, answerRule, type LongLists } from './answer-cell.rules.ts';
import { heightFor, look } from './look.rules.ts';

const { column, mark } = reportWorkbook;

/** A section during its layout. */
export interface Page {
  sheet: FormSheet;
  section: Section;
  answers: Answers;
  lists: LongLists;
  widths: readonly number[];
  singleAnswers: ReadonlyMap<string, Asked>;
  /** Cells that must be answered, and cells that hold a requirement's result. */
  required: [number, number][];
  results: [number, number][];
}

export const star = (asked: { label: string; required?: true }): string =>
  asked.required ? `${asked.label} *` : asked.label;
export const shownText = (cell: FormCell): string => String(cell.value ?? '');
export const marked = (text: string): FormCell => ({ value: text });

/** The field of a single answer, with its present answer if any. */
export const fieldAt = (page: Page, asked: Asked & { hint?: string }): FormCell =>
  answerCell(asked, page.answers[asked.xmlTag]);

export const checkField = (page: Page, at: number, row: number, asked: Asked & { hint?: string }): void =>
  page.sheet.check(at, row, answerRule(asked, page.lists));

export const widthAt = (page: Page, at: number): number => page.widths[at] ?? 10;

/** A heading row, starting at the clause column. */
export const addHeading = (page: Page, names: readonly string[]): number => {
  const cells: Record<number, FormCell> = { [column.tag]: marked(mark.text) };
  for (const [at, name] of names.entries()) cells[column.clause + at] = { value: name, style: look.heading };
  const lines = names.map((name, at) => [name, widthAt(page, column.clause + at)] as const);
  return page.sheet.addRow(cells, { height: heightFor(26, lines) });
};
