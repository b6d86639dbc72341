import {
  type Entry,
  noteTag,
  type Requirement,
  type Section,
} from '@attestry/contract/features/report-template/report-template.schema.ts';
import type { FormCell } from '../../../kernel/workbooks/form-sheet.ts';
import type { Asked } from '../report-template.rules.ts';
import { reportWorkbook } from '../report-workbook.rules.ts';
import { heightFor, look } from './look.rules.ts';
import { addHeading, checkField, fieldAt, marked, type Page, shownText, star, widthAt } from './section-page.rules.ts';

const { column, heading } = reportWorkbook;

const helpFor = (entry: Entry): string => {
  const options = entry.type === 'choices' ? `One or more of: ${(entry.options ?? []).join('; ')}` : '';
  return [entry.hint ?? '', options].filter((part) => part !== '').join('\n');
};

const isHelped = ({ content }: Section): boolean =>
  content.some((each) => each.kind === 'entry' && helpFor(each) !== '');

export const addEntry = (page: Page, entry: Entry): void => {
  const field = fieldAt(page, entry);
  const help = helpFor(entry);
  const least = entry.type === 'longText' ? 66 : 24;
  const texts = [
    [star(entry), widthAt(page, column.question)],
    [shownText(field), widthAt(page, column.answer)],
    [help, widthAt(page, column.note)],
  ] as const;
  const helpCell: Record<number, FormCell> = isHelped(page.section)
    ? { [column.note]: { value: help, style: look.hint } }
    : {};
  const row = page.sheet.addRow(
    {
      ...helpCell,
      [column.tag]: marked(entry.xmlTag),
      [column.clause]: { style: look.clause },
      [column.question]: { value: star(entry), style: look.question },
      [column.answer]: field,
    },
    { height: heightFor(least, texts) },
  );
  checkField(page, column.answer, row, entry);
  if (entry.required) page.required.push([column.answer, row]);
};

/**
 * The title of a clause is in the cell of its first requirement: a separate row would interrupt filling down results.
 */
const titleAbove = ({ content }: Section, { xmlTag, heading }: Requirement): string => {
  const first = content.find((each) => each.kind === 'requirement' && each.heading.number === heading.number);
  return first?.xmlTag === xmlTag ? `${heading.number} ${heading.title}\n` : '';
};

const requirementText = ({ label, statementOfIntent }: Requirement): string =>
  statementOfIntent ? `Fundamental. Statement of intent: ${label}` : label;

const singleAnswer = (page: Page, xmlTag: string): Asked => {
  const asked = page.singleAnswers.get(xmlTag);
  if (!asked) throw new Error(`${xmlTag} is not asked by the template`);
  return asked;
};

export const addRequirement = (page: Page, requirement: Requirement): void => {
  const text = titleAbove(page.section, requirement) + requirementText(requirement);
  const result = singleAnswer(page, requirement.xmlTag);
  const note = singleAnswer(page, noteTag(requirement.xmlTag));
  const noteField = fieldAt(page, note);
  const row = page.sheet.addRow(
    {
      [column.tag]: marked(requirement.xmlTag),
      [column.clause]: { value: requirement.clause, style: requirement.statementOfIntent ? look.intent : look.clause },
      [column.question]: { value: text, style: requirement.statementOfIntent ? look.intent : look.question },
      [column.answer]: fieldAt(page, result),
      [column.note]: noteField,
    },
    {
      height: heightFor(38, [
        [text, widthAt(page, column.question)],
        [shownText(noteField), widthAt(page, column.note)],
      ]),
    },
  );
  checkField(page, column.answer, row, result);
  checkField(page, column.note, row, note);
  page.required.push([column.answer, row]);
  page.results.push([column.answer, row]);
};

/** The heading above entries or requirements. */
export const addQuestionHeading = (page: Page): number => {
  const { content } = page.section;
  const [[question, requirement], [answer, result], [note]] = [heading.question, heading.answer, heading.note];
  if (content.some(({ kind }) => kind === 'requirement'))
    return addHeading(page, ['Clause', requirement, result, note]);
  return addHeading(page, ['', question, answer, ...(isHelped(page.section) ? ['Help'] : [])]);
};
