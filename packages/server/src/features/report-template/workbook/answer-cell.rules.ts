import type { Answer, Cell } from '@attestry/contract/features/report-template/report-template.schema.ts';
import { columnName } from '../../../kernel/workbooks/cell-text.ts';
import type { FormCell, ValidationRule } from '../../../kernel/workbooks/form-sheet.ts';
import type { Asked } from '../report-template.rules.ts';
import { maxAnswerLength, reportWorkbook } from '../report-workbook.rules.ts';
import { look } from './look.rules.ts';

const dayInMs = 86_400_000;
const serialOf = (day: string): number => (Date.parse(day) - Date.UTC(1899, 11, 30)) / dayInMs;
const firstDay = String(serialOf(`${reportWorkbook.earliestYear}-01-01`));
const lastDay = String(serialOf(`${reportWorkbook.latestYear}-12-31`));

const isDay = (value: Cell): value is string => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value);

/** The cell of an answer; `undefined` makes a blank field. */
export const answerCell = (asked: Asked, answer: Answer | undefined): FormCell => {
  const value = Array.isArray(answer) ? answer.join('\n') : answer;
  if (asked.type === 'date') {
    const day = typeof value === 'string' && isDay(value) ? serialOf(value) : undefined;
    return { style: look.day, ...(day === undefined ? {} : { value: day }) };
  }
  const style = asked.type === 'number' ? look.number : look.text;
  return (typeof value === 'string' && value !== '') || typeof value === 'number' ? { style, value } : { style };
};

/** Lists too long for a validation rule, kept in columns of the hidden list sheet. */
export interface LongLists {
  rangeOf(options: readonly string[]): string;
  columns(): readonly (readonly string[])[];
}

export const longLists = (): LongLists => {
  const lists: (readonly string[])[] = [];
  const find = (options: readonly string[]) => lists.findIndex((list) => list.join('\n') === options.join('\n'));
  return {
    rangeOf: (options) => {
      if (find(options) < 0) lists.push(options);
      const column = columnName(find(options));
      return `${reportWorkbook.listSheet}!$${column}$1:$${column}$${options.length}`;
    },
    columns: () => lists,
  };
};

/** A list within a rule may have 255 characters, and commas separate its options. */
const listRule = (options: readonly string[], lists: LongLists): ValidationRule => {
  const fits = options.join(',').length <= 255 && options.every((option) => !/[,"]/.test(option));
  return {
    type: 'list',
    ...(fits ? { values: [...options] } : { formula1: lists.rangeOf(options) }),
    errorTitle: 'Not in the list',
    errorMessage: 'Choose one of the options in the list.',
  };
};

const typeRule = (asked: Asked, lists: LongLists): ValidationRule => {
  if (asked.type === 'choice') return listRule(asked.options ?? [], lists);
  if (asked.type === 'date') {
    return {
      type: 'date',
      operator: 'between',
      formula1: firstDay,
      formula2: lastDay,
      errorTitle: 'Not a date',
      errorMessage: `Enter a date as YYYY-MM-DD, from ${reportWorkbook.earliestYear} to ${reportWorkbook.latestYear}.`,
    };
  }
  if (asked.type === 'number') {
    const most = '1000000000000';
    const wording = { errorTitle: 'Not a number', errorMessage: 'Enter a number that is not less than 0.' };
    return { type: 'decimal', operator: 'between', formula1: '0', formula2: most, ...wording };
  }
  return {
    type: 'textLength',
    operator: 'lessThanOrEqual',
    formula1: String(maxAnswerLength(asked)),
    errorTitle: 'Too long',
    errorMessage: `Use at most ${maxAnswerLength(asked)} characters.`,
  };
};

/** The validation and the prompt of an answer. */
export const answerRule = (asked: Asked & { hint?: string }, lists: LongLists): ValidationRule => {
  const prompt = asked.type === 'choices' ? 'One option to a line, or several separated by semicolons.' : asked.hint;
  const shown = prompt
    ? { showInputMessage: true, inputTitle: asked.label.slice(0, 32), inputMessage: prompt.slice(0, 255) }
    : {};
  if (asked.type !== 'choices')
    return { ...typeRule(asked, lists), allowBlank: true, showErrorMessage: true, ...shown };
  // No rule supports several choices in one cell: this one accepts any text and only carries the prompt.
  return { type: 'textLength', operator: 'greaterThanOrEqual', formula1: '0', allowBlank: true, ...shown };
};
