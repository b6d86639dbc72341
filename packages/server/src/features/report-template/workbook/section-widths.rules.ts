import type { AnswerType, Section } from '@attestry/contract/features/report-template/report-template.schema.ts';
import type { Asked } from '../report-template.rules.ts';
import { reportWorkbook } from '../report-workbook.rules.ts';

const { column, tableStart } = reportWorkbook;

/** Whether a section is one table and nothing else. */
export const isGrid = (section: Section): boolean => section.content.every(({ kind }) => kind === 'table');

const byType: Readonly<Record<AnswerType, number>> = {
  text: 24,
  longText: 42,
  number: 12,
  date: 14,
  choice: 16,
  choices: 36,
};

const widthOf = (asked: Asked): number => {
  const option = Math.max(0, ...(asked.options ?? []).map((each) => each.length + 5));
  const wanted = asked.max !== undefined && asked.max <= 20 ? 14 : byType[asked.type];
  return Math.min(42, Math.max(wanted, option));
};

const questionWidths = (section: Section): readonly (readonly [column: number, width: number])[] => {
  const { content } = section;
  if (content.some(({ kind }) => kind === 'requirement')) {
    const onlyResults = content.every(({ kind }) => kind === 'requirement');
    return [
      [column.clause, 9],
      [column.question, 76],
      [column.answer, onlyResults ? 18 : 40],
      [column.note, 62],
    ];
  }
  if (isGrid(section)) return [];
  const helped = content.some((each) => each.kind === 'entry' && (each.hint || each.type === 'choices'));
  const tabled = content.some(({ kind }) => kind === 'table');
  return [
    [column.question, tabled ? 36 : 44],
    [column.answer, tabled ? 40 : 58],
    ...(helped ? [[column.note, 58] as const] : []),
  ];
};

/** Widths in characters, starting at the hidden first column: wide enough for the questions and every table of the section. */
export const columnWidths = (section: Section): readonly number[] => {
  const widths = [14, section.content.some(({ kind }) => kind === 'table') ? 5 : 3];
  const widen = (at: number, width: number): void => {
    widths[at] = Math.max(widths[at] ?? 0, width);
  };
  for (const [at, width] of questionWidths(section)) widen(at, width);
  for (const each of section.content) {
    if (each.kind !== 'table') continue;
    for (const [at, asked] of each.columns.entries()) widen(tableStart + at, widthOf(asked));
  }
  return widths;
};
