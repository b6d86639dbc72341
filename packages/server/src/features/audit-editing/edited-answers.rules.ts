import { isDeepStrictEqual } from 'node:util';
import type { EditedElement, EditMessage } from '@attestry/contract/features/audit-editing/audit-editing.schema.ts';
import type { Answer, Table, TableRow } from '@attestry/contract/features/report-template/report-template.schema.ts';
import type { SheetCell } from '../../kernel/workbooks/sheet-reader.ts';
import { type Question, questionsByTag, readAnswer, whyNotEdited } from '../report-answers/report-answers.public.ts';
import { tables } from '../report-template/report-template.public.ts';
import type { RecordToEdit } from './record-to-edit.queries.ts';

type Single = Extract<EditedElement, { value: unknown }>['value'];
type Rows = Extract<EditedElement, { tableValue: unknown }>['tableValue'];

/** A changed answer (undefined if removed), or what is wrong with it. */
type Read = { answer: Answer | undefined } | { problems: EditMessage[] };

const wrong = (xmlTag: string, ...messages: string[]): Read => ({
  problems: messages.map((message) => ({ message, xmlTag })),
});

/** The value as a workbook cell, so that the same reader reads both. */
const cellOf = (value: Single, { type }: Question): SheetCell | undefined => {
  const written = Array.isArray(value) ? value.join('\n') : value;
  if (written === null || written === '') return undefined;
  if (typeof written === 'number' && type === 'number') return { kind: 'number', value: written, formula: false };
  return { kind: 'text', value: String(written), formula: false };
};

/** Unknown choices, which an upload ignores with a warning, are errors here. */
const readSingle = (value: Single, question: Question): { answer: Answer | undefined; faults: string[] } => {
  if (Array.isArray(value) && question.type !== 'choices') return { answer: undefined, faults: ['takes one answer'] };
  const { value: read, errors, warnings } = readAnswer(cellOf(value, question), question, '1900');
  // Choices are stored in the order of their list.
  const answer = Array.isArray(read) ? question.options?.filter((option) => read.includes(option)) : read;
  return { answer, faults: [...errors, ...warnings.map((each) => each.replace(' and was ignored', ''))] };
};

const readRow = (table: Table, row: Rows[number], at: number): { values: TableRow; problems: EditMessage[] } => {
  const values: TableRow = {};
  const unknown = Object.keys(row).filter((tag) => !table.columns.some(({ xmlTag }) => xmlTag === tag));
  const problems: EditMessage[] = unknown.map((xmlTag) => ({
    message: 'the table has no such column',
    xmlTag,
    row: at,
  }));
  for (const question of table.columns) {
    const { xmlTag } = question;
    const { answer, faults } = readSingle(row[xmlTag] ?? null, question);
    const cell = typeof answer === 'object' ? answer.join('\n') : answer;
    if (cell !== undefined) values[xmlTag] = cell;
    problems.push(...faults.map((message) => ({ message, xmlTag, row: at })));
  }
  return { values, problems };
};

const isBlank = (row: Rows[number]): boolean => Object.values(row).every((cell) => cell === null || cell === '');

const readTable = (table: Table, rows: Rows): Read => {
  const filled = rows.flatMap((row, at) => (isBlank(row) ? [] : [{ row, at }]));
  if (filled.length > table.rows)
    return wrong(table.xmlTag, `the table has room for ${table.rows} rows, these are ${filled.length}`);
  const read = filled.map(({ row, at }) => readRow(table, row, at));
  const problems = read.flatMap((each) => each.problems);
  if (problems.length) return { problems };
  return { answer: read.length ? read.map(({ values }) => values) : undefined };
};

type Report = Pick<RecordToEdit, 'template' | 'rest' | 'whole'>;

/** The questions of a template by xmlTag. */
interface AskedOf {
  questions: ReturnType<typeof questionsByTag>;
  tables: ReturnType<typeof tables>;
}

const readElement = (report: Report, asked: AskedOf, element: EditedElement): Read => {
  const { xmlTag } = element;
  const question = asked.questions.get(xmlTag);
  const table = asked.tables.get(xmlTag);
  if (!question && !table) return wrong(xmlTag, 'the report has no such question');
  const why = whyNotEdited(question?.key, report.rest !== undefined);
  if (why) return wrong(xmlTag, why);
  if ('tableValue' in element)
    return table ? readTable(table, element.tableValue) : wrong(xmlTag, 'is answered by a value, not by rows');
  if (!question) return wrong(xmlTag, 'is a table and answered by its rows');
  const { answer, faults } = readSingle(element.value, question);
  return faults.length ? wrong(xmlTag, ...faults) : { answer };
};

const sent = (element: EditedElement): unknown => ('value' in element ? element.value : element.tableValue);

/** An unchanged answer is not validated again, even if it would be refused today. */
const isAsItStands = ({ whole }: Report, element: EditedElement): boolean => {
  const value = sent(element);
  const isEmpty = value === null || value === '' || (Array.isArray(value) && value.length === 0);
  return isDeepStrictEqual(isEmpty ? undefined : value, whole[element.xmlTag]);
};

export interface EditedAnswers {
  /** By xmlTag; undefined removes an answer. */
  answers: ReadonlyMap<string, Answer | undefined>;
  problems: EditMessage[];
}

/** Validates each answer of an edit against the template of the report's version. */
export const readElements = (report: Report, elements: readonly EditedElement[]): EditedAnswers => {
  const answers = new Map<string, Answer | undefined>();
  const asked = { questions: questionsByTag(report.template), tables: tables(report.template) };
  const seen = new Set<string>();
  const problems: EditMessage[] = [];
  for (const element of elements) {
    const { xmlTag } = element;
    const isRepeated = seen.has(xmlTag);
    seen.add(xmlTag);
    if (isRepeated) problems.push({ message: 'answered twice', xmlTag });
    else if (!isAsItStands(report, element)) {
      const read = readElement(report, asked, element);
      if ('problems' in read) problems.push(...read.problems);
      else answers.set(xmlTag, read.answer);
    }
  }
  return { answers, problems };
};
