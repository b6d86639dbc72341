import type {
  Answers,
  Entry,
  ReportTemplate,
  Table,
} from '@attestry/contract/features/report-template/report-template.schema.ts';
import type { OpenedWorkbook } from '../../../kernel/workbooks/open-workbook.ts';
import type { SheetRow } from '../../../kernel/workbooks/sheet-reader.ts';
import { asked, tables } from '../../report-template/report-template.public.ts';
import { reportWorkbook } from '../../report-template/report-workbook.public.ts';
import type { Question, ReadAnswer } from './answer-value.rules.ts';
import { cellName, collectFindings, type Findings, findingAt, type Place } from './findings.rules.ts';

/** A workbook while it is being read. */
export interface Reading {
  dateSystem: OpenedWorkbook['dateSystem'];
  questions: ReadonlyMap<string, Question>;
  tables: ReadonlyMap<string, Table>;
  /** Where each single answer, each table and, by `rowTag`, each cell of its rows was found. */
  seen: Map<string, Place>;
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
  answers: {},
  findings: collectFindings(),
});

/** Adds the errors and warnings of one answer to the findings. */
export const note = (reading: Reading, place: Place, xmlTag: string, { errors, warnings }: ReadAnswer): void => {
  for (const text of errors) reading.findings.add(findingAt('error', place, xmlTag, text));
  for (const text of warnings) reading.findings.add(findingAt('warning', place, xmlTag, text));
};

/** The mark of a row, from the hidden first column. */
export const tagOf = (row: SheetRow): string => {
  const cell = row.cells.get(reportWorkbook.column.tag);
  return cell?.kind === 'text' ? cell.value.trim() : '';
};

/** Stores where an xmlTag was found; false, with a finding, where it was found before. */
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
