import type { Section } from '@attestry/contract/features/report-template/report-template.schema.ts';
import { maxText } from '@attestry/contract/kernel/fields.ts';

/**
 * The layout of a report workbook, for its writer and its reader. The first column is hidden and identifies each row by an
 * xmlTag or one of the marks, so that rows are found wherever they were moved.
 */
export const reportWorkbook = {
  column: { tag: 0, clause: 1, question: 2, answer: 3, note: 4 },
  /** With these the reader recognises a removed or inserted column. Add a new wording first, and never remove one. */
  heading: { question: ['Question', 'Requirement'], answer: ['Answer', 'Result *'], note: ['Auditor’s note'] },
  /** The first column of tables; the column before it numbers their rows. */
  tableStart: 2,
  /** `#section summary` in A1, `#columns NC` above a table, `#row NC` before each of its rows, `#text` before the rest. */
  mark: { section: '#section', columns: '#columns', row: '#row', text: '#text' },
  /** Custom properties, repeated on a hidden sheet for programs that drop them. */
  stamp: { code: 'templateCode', version: 'templateVersion' },
  stampSheet: '_meta',
  listSheet: '_lists',
  earliestYear: 2000,
  latestYear: 2100,
} as const;

/** A tab's name is limited to 31 characters without these signs. */
export const sheetNameOf = (section: Section): string =>
  section.name
    .replace(/[[\]:*?/\\]/g, ' ')
    .slice(0, 31)
    .trim();

/** The longest answer, in characters. */
export const maxAnswerLength = (asked: { max?: number }): number => asked.max ?? maxText;
