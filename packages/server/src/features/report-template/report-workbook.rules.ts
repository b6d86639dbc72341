import type { Section } from '@attestry/contract/features/report-template/report-template.schema.ts';
import { maxText } from '@attestry/contract/kernel/fields.ts';

/**
 * How a report lies in a workbook, for the one who writes it and the one who reads it. The first column is hidden and says what
 * a row is: an xmlTag, or one of the marks, so that rows are found wherever they have moved to.
 */
export const reportWorkbook = {
  column: { tag: 0, clause: 1, question: 2, answer: 3, note: 4 },
  /** By these the reader knows a column that was taken out or put in: a new wording is added first, and none taken away. */
  heading: { question: ['Question', 'Requirement'], answer: ['Answer', 'Result *'], note: ['Auditor’s note'] },
  /** First column of tables; the one before it numbers their rows. */
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

/** Tabs hold 31 characters and none of these signs. */
export const sheetNameOf = (section: Section): string =>
  section.name
    .replace(/[[\]:*?/\\]/g, ' ')
    .slice(0, 31)
    .trim();

/** Longest answer in characters. */
export const longestAnswer = (asked: { max?: number }): number => asked.max ?? maxText;
