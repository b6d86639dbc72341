import { noteTag, type Section } from '@attestry/contract/features/report-template/report-template.schema.ts';
import type { OpenedSheet } from '../../../kernel/workbooks/open-workbook.ts';
import type { SheetRow } from '../../../kernel/workbooks/sheet-reader.ts';
import { reportWorkbook } from '../../report-template/report-workbook.public.ts';
import type { Question } from './answer-value.rules.ts';
import { findingAt, type Place, removedFrom } from './findings.rules.ts';
import { type OpenTable, openTable, readTableRow } from './read-table.rules.ts';
import { answerIn, claim, note, noteUnknown, type Reading, tagOf } from './reading.rules.ts';

const { column, heading, mark, tableStart } = reportWorkbook;

const readSingle = (reading: Reading, row: SheetRow, place: Place, question: Question): void => {
  const { xmlTag } = question;
  if (!claim(reading, place, xmlTag)) return;
  const cell = answerIn(reading, place, question, row.cells.get(place.column));
  note(reading, cell);
  if (cell.answer.value !== undefined) reading.answers[xmlTag] = cell.answer.value;
};

/** A row with an xmlTag: an entry, or a requirement with its note. */
const readTagged = (reading: Reading, sheet: string, row: SheetRow, xmlTag: string): void => {
  const question = reading.questions.get(xmlTag);
  if (!question) {
    noteUnknown(reading, sheet, row, xmlTag);
    return;
  }
  readSingle(reading, row, { sheet, column: column.answer, row: row.number }, question);
  const itsNote = reading.questions.get(noteTag(xmlTag));
  if (itsNote) readSingle(reading, row, { sheet, column: column.note, row: row.number }, itsNote);
};

/** A row without its mark, such as an inserted one. Its content is not read, so it is reported as an error. */
const noteStray = (reading: Reading, sheet: string, row: SheetRow, xmlTag: string): void => {
  const [at] = [...row.cells.keys()].filter((each) => each >= column.answer || (xmlTag !== '' && each > column.clause));
  if (at === undefined) return;
  const place = { sheet, column: at, row: row.number };
  const text = 'the row was added to the template and cannot be read; move what it says into the rows provided';
  reading.findings.add(findingAt('error', place, xmlTag, text));
};

/** A row of a table that is not below the table's heading. It is not read, so it is reported as an error. */
const noteAstray = (reading: Reading, sheet: string, row: SheetRow, xmlTag: string): void => {
  const answered = [...row.cells].find(([at, cell]) => at >= tableStart && String(cell.value).trim() !== '');
  if (!answered) return;
  const text = 'the row does not stand below the heading of its table and cannot be read; move it back there';
  reading.findings.add(findingAt('error', { sheet, column: answered[0], row: row.number }, xmlTag, text));
};

const movedColumns =
  'a column was deleted or inserted, and its answers cannot be found. Undo that, or copy them into a new workbook';

/** Reported once per sheet, which is then skipped: every answer would come from a wrong cell. */
export const noteMovedColumns = ({ findings }: Reading, { name }: OpenedSheet): void =>
  findings.add({ level: 'error', sheet: name, message: `${name}: ${movedColumns}` });

const kinds = ['question', 'answer', 'note'] as const;

/** The columns of the heading above questions; empty for any other row. */
const headingIn = (row: SheetRow): ReadonlyMap<string, number> =>
  new Map(
    tagOf(row) === mark.text
      ? [...row.cells].flatMap(([at, { value }]) =>
          kinds.flatMap((kind) => (heading[kind].some((each) => each === value) ? [[kind, at] as const] : [])),
        )
      : [],
  );

/** Whether marks, questions, answers and notes are in their expected columns. */
export const hasItsColumns = ({ rows }: OpenedSheet, { content }: Section): boolean => {
  if (!rows.some((row) => tagOf(row) === mark.text)) return false;
  const found = rows.map(headingIn).find(({ size }) => size > 0);
  const hasNotes = content.some(({ kind }) => kind === 'requirement');
  return !found || kinds.every((kind) => found.get(kind) === column[kind] || (kind === 'note' && !hasNotes));
};

/** Reads the sheet of one section into answers and findings. */
export const readSheet = (reading: Reading, sheet: OpenedSheet): void => {
  let tableHead: string | undefined;
  let open: OpenTable | undefined;
  for (const row of sheet.rows) {
    const [word = '', name = ''] = tagOf(row).split(' ');
    if (word === mark.section || word === mark.text) continue;
    if (word === mark.columns) {
      tableHead = name;
      open = openTable(reading, sheet.name, row, name);
    } else if (word === mark.row) {
      if (name !== tableHead) noteAstray(reading, sheet.name, row, name);
      else if (open) readTableRow(reading, sheet.name, row, open);
    } else if (word === '') noteStray(reading, sheet.name, row, open?.table.xmlTag ?? '');
    else {
      tableHead = undefined;
      open = undefined;
      readTagged(reading, sheet.name, row, tagOf(row));
    }
  }
};

/** The section of a sheet; undefined if it has none. */
export const sectionIdOf = (sheet: OpenedSheet): string | undefined => {
  const [first] = sheet.rows;
  const [word, id] = first ? tagOf(first).split(' ') : [];
  return word === mark.section ? id : undefined;
};

/** Reports the rows that were removed from a section's sheet. */
export const noteRemoved = (reading: Reading, section: Section, sheet: string): void => {
  for (const each of section.content) {
    if (reading.seen.has(each.xmlTag)) continue;
    const row = each.kind === 'requirement' ? `row of clause ${each.clause}` : `row "${each.label}"`;
    reading.findings.add(removedFrom(sheet, each.xmlTag, row));
  }
};
