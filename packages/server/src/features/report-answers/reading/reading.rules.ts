import type { SheetFigures } from '@attestry/contract/features/report-answers/report-answers.schema.ts';
import type {
  Answers,
  Entry,
  ReportTemplate,
  Table,
} from '@attestry/contract/features/report-template/report-template.schema.ts';
import type { OpenedWorkbook } from '../../../kernel/workbooks/open-workbook.ts';
import type { SheetCell, SheetRow } from '../../../kernel/workbooks/sheet-reader.ts';
import { asked, tables } from '../../report-template/report-template.public.ts';
import { reportWorkbook } from '../../report-template/report-workbook.public.ts';
import { foundIn, type Question, type ReadAnswer, readAnswer } from './answer-value.rules.ts';
import { cellName, collectFindings, type Findings, findingAt, type Place } from './findings.rules.ts';

/** A workbook while it is being read. */
export interface Reading {
  dateSystem: OpenedWorkbook['dateSystem'];
  questions: ReadonlyMap<string, Question>;
  tables: ReadonlyMap<string, Table>;
  /** Where each single answer, each table and, by `rowTag`, each cell of its rows was found. */
  seen: Map<string, Place>;
  /** By sheet, in the order of the template. */
  figures: Map<string, SheetFigures>;
  answers: Answers;
  findings: Findings;
}

const keysOf = (template: ReportTemplate): ReadonlyMap<string, Entry['key']> =>
  new Map(
    template.sections
      .flatMap((section) => section.content)
      .flatMap((each) => (each.kind === 'entry' ? [[each.xmlTag, each.key] as const] : [])),
  );

/** Every single question of a template by its xmlTag, with the key of its answer. */
export const questionsByTag = (template: ReportTemplate): ReadonlyMap<string, Question> => {
  const keys = keysOf(template);
  const questions = [...asked(template)].map(([xmlTag, question]) => {
    const key = keys.get(xmlTag);
    return [xmlTag, key ? { ...question, key } : question] as const;
  });
  return new Map(questions);
};

export const startReading = (template: ReportTemplate, dateSystem: OpenedWorkbook['dateSystem']): Reading => ({
  dateSystem,
  questions: questionsByTag(template),
  tables: tables(template),
  seen: new Map(),
  figures: new Map(),
  answers: {},
  findings: collectFindings(),
});

/** The answer in one cell, with what is to be recorded about it. */
export interface AnsweredCell {
  place: Place;
  question: Question;
  /** The content of the cell. */
  found: string;
  answer: ReadAnswer;
}

export const answerIn = (
  { dateSystem }: Reading,
  place: Place,
  question: Question,
  cell: SheetCell | undefined,
): AnsweredCell => ({
  place,
  question,
  found: foundIn(cell, question, dateSystem),
  answer: readAnswer(cell, question, dateSystem),
});

const count = ({ figures }: Reading, { place: { sheet }, found }: AnsweredCell): void => {
  const before = figures.get(sheet) ?? { sheet, asked: 0, answered: 0 };
  figures.set(sheet, { ...before, asked: before.asked + 1, answered: before.answered + (found === '' ? 0 : 1) });
};

/** Adds the errors and warnings of one answer to the findings, and counts it if it is required. */
export const note = (reading: Reading, cell: AnsweredCell): void => {
  const { place, question, found, answer } = cell;
  const { errors, warnings, expected } = answer;
  const texts = expected === undefined ? { found } : { found, expected };
  for (const text of errors) reading.findings.add(findingAt('error', place, question.xmlTag, text, texts));
  for (const text of warnings) reading.findings.add(findingAt('warning', place, question.xmlTag, text, { found }));
  if (question.required) count(reading, cell);
};

/** The mark of a row, from the hidden first column. */
export const tagOf = (row: SheetRow): string => {
  const cell = row.cells.get(reportWorkbook.column.tag);
  return cell?.kind === 'text' ? cell.value.trim() : '';
};

/** Records where an xmlTag was found; false, with a finding, for a duplicate. */
export const claim = (reading: Reading, place: Place, xmlTag: string): boolean => {
  const before = reading.seen.get(xmlTag);
  if (!before) {
    reading.seen.set(xmlTag, place);
    return true;
  }
  const text = `answered twice, first at ${before.sheet}!${cellName(before)}`;
  reading.findings.add(findingAt('error', place, xmlTag, text));
  return false;
};

export const noteUnknown = (reading: Reading, sheet: string, row: SheetRow, xmlTag: string): void => {
  const place = { sheet, column: reportWorkbook.column.tag, row: row.number };
  reading.findings.add(findingAt('warning', place, xmlTag, 'unknown xmlTag, ignored'));
};
