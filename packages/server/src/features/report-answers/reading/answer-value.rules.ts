import type { Answer, KeyAnswer } from '@attestry/contract/features/report-template/report-template.schema.ts';
import { requiredMessage, tooLongMessage } from '@attestry/contract/kernel/field-messages.ts';
import { hiddenMessage } from '@attestry/contract/kernel/hidden-characters.ts';
import type { OpenedWorkbook } from '../../../kernel/workbooks/open-workbook.ts';
import type { SheetCell } from '../../../kernel/workbooks/sheet-reader.ts';
import type { Asked } from '../../report-template/report-template.public.ts';
import { maxAnswerLength, reportWorkbook } from '../../report-template/report-workbook.public.ts';
import { shortened } from './findings.rules.ts';

export type Question = Asked & { key?: KeyAnswer };

/** An answer, absent if the cell is empty or invalid, with its messages. */
export interface ReadAnswer {
  value?: Answer;
  errors: readonly string[];
  warnings: readonly string[];
  /** What the cell should contain, unless the errors say so. */
  expected?: string;
}

const dayInMs = 86_400_000;
/**
 * Day 0 of the two date systems. The 1900 system counts a day too many before March 1900, which only affects earlier
 * dates.
 */
const dayZero = { '1900': Date.UTC(1899, 11, 30), '1904': Date.UTC(1904, 0, 1) } as const;

const read = (value: Answer): ReadAnswer => ({ value, errors: [], warnings: [] });
const wrong = (...errors: string[]): ReadAnswer => ({ errors, warnings: [] });
/** One error, with what to write instead. */
const wrongUnless = (expected: string, error: string): ReadAnswer => ({ ...wrong(error), expected });
const quoted = (text: string): string => `"${shortened(text)}"`;

/** The content of a cell as a person sees it. */
const shown = (cell: SheetCell): string => {
  if (cell.kind === 'boolean') return cell.value ? 'TRUE' : 'FALSE';
  return String(cell.value).trim().normalize('NFC');
};

const isCalendarDay = (day: string): boolean => {
  const time = /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
};

/** The day of a date cell, otherwise the displayed text. */
const dayIn = (cell: SheetCell, dateSystem: OpenedWorkbook['dateSystem']): string => {
  const time = cell.kind === 'number' ? dayZero[dateSystem] + Math.floor(cell.value) * dayInMs : Number.NaN;
  return Math.abs(time) <= 8.64e15 ? new Date(time).toISOString().slice(0, 10) : shown(cell);
};

const readDay = (cell: SheetCell, dateSystem: OpenedWorkbook['dateSystem']): ReadAnswer => {
  const day = dayIn(cell, dateSystem);
  if (cell.kind === 'boolean' || !isCalendarDay(day))
    return wrongUnless('Write the day as YYYY-MM-DD', `${quoted(shown(cell))} is not a date (YYYY-MM-DD)`);
  const year = Number(day.slice(0, 4));
  const { earliestYear, latestYear } = reportWorkbook;
  if (year < earliestYear || year > latestYear)
    return wrongUnless(
      `Write a day between ${earliestYear} and ${latestYear}`,
      `${day} is not between ${earliestYear} and ${latestYear}`,
    );
  return read(day);
};

const readNumber = (cell: SheetCell): ReadAnswer => {
  const text = shown(cell);
  const isWritten = cell.kind === 'text' && /^-?\d{1,15}(\.\d+)?$/.test(text);
  const number = cell.kind === 'number' ? cell.value : isWritten ? Number(text) : undefined;
  if (number === undefined) return wrongUnless('Write a number', `${quoted(text)} is not a number`);
  return number < 0 ? wrongUnless('Write a number from 0', `${text} is less than 0`) : read(number);
};

/** Compares without case and returns the option's own spelling. */
const optionFor = (text: string, options: readonly string[] = []): string | undefined =>
  options.find((option) => option.toLowerCase() === text.toLowerCase());

const readChoice = (text: string, options: readonly string[] = []): ReadAnswer => {
  const option = optionFor(text, options);
  if (option !== undefined) return read(option);
  const listed = options.length <= 12 ? options.join(', ') : 'the options in its list';
  return wrongUnless(`Choose one of ${listed}`, `${quoted(text)} is not one of ${listed}`);
};

/** Categories and modules differ between registers: an unknown one is ignored with a warning. */
const mayBeUnknown = ({ key }: Question): boolean => key === 'categories' || key === 'modules';

const readChoices = (text: string, question: Question): ReadAnswer => {
  const parts = text.split(/[\n;]/).map((part) => part.trim());
  const named = [...new Set(parts.filter((part) => part !== ''))];
  const known = named.map((part) => optionFor(part, question.options)).filter((option) => option !== undefined);
  const unknown = named.filter((part) => optionFor(part, question.options) === undefined);
  if (unknown.length > 0 && !mayBeUnknown(question)) {
    const errors = unknown.map((part) => `${quoted(part)} is not one of its options`);
    return { ...wrong(...errors), expected: 'Choose from its options, one to a line' };
  }
  return {
    ...(known.length > 0 ? { value: [...new Set(known)] } : {}),
    errors: known.length === 0 && question.required ? [requiredMessage] : [],
    warnings: unknown.map((part) => `${quoted(part)} is unknown and was ignored`),
  };
};

const readText = (text: string, question: Question): ReadAnswer => {
  const most = maxAnswerLength(question);
  if (text.length > most) return wrongUnless(`Write at most ${most} characters`, tooLongMessage(most));
  const hidden = hiddenMessage(text);
  return hidden === undefined ? read(text) : wrong(hidden);
};

/** The content of a question's cell as a person sees it, cut for messages; empty if there is none. */
export const foundIn = (
  cell: SheetCell | undefined,
  { type }: Pick<Question, 'type'>,
  dateSystem: OpenedWorkbook['dateSystem'],
): string => {
  if (!cell) return '';
  return shortened(type === 'date' ? dayIn(cell, dateSystem) : shown(cell));
};

/** Reads one cell as the answer to its question. */
export const readAnswer = (
  cell: SheetCell | undefined,
  question: Question,
  dateSystem: OpenedWorkbook['dateSystem'],
): ReadAnswer => {
  if (cell?.formula) return wrongUnless('Paste the value', 'formulas are not accepted, paste the value');
  if (cell?.kind === 'error') return wrong(`the cell holds the error ${shortened(cell.value)}`);
  if (!cell || shown(cell) === '') return question.required ? wrong(requiredMessage) : wrong();
  if (question.type === 'date') return readDay(cell, dateSystem);
  if (question.type === 'number') return readNumber(cell);
  if (question.type === 'choice') return readChoice(shown(cell), question.options);
  if (question.type === 'choices') return readChoices(shown(cell), question);
  return readText(shown(cell), question);
};
