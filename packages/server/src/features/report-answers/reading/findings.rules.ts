import { columnName } from '../../../kernel/workbooks/cell-text.ts';

/** A finding in an uploaded report: an error refuses it, a warning does not. */
export interface Finding {
  level: 'error' | 'warning';
  sheet?: string;
  /** Such as D7. */
  cell?: string;
  xmlTag?: string;
  found?: string;
  expected?: string;
  /** A sentence that includes the place: `Summary!D7 (START_DATE): Field is required`. */
  message: string;
}

/** A cell of the workbook; columns from 0, rows from 1. */
export interface Place {
  sheet: string;
  column: number;
  row: number;
}

export const cellName = ({ column, row }: Place): string => `${columnName(column)}${row}`;

/** The key for the place of a table's cell; unique, because no xmlTag contains a full stop. */
export const rowTag = (column: string, row: number): string => `${column}.${row}`;

/** `what` was removed from a sheet and no longer has a cell. */
export const removedFrom = (sheet: string, xmlTag: string, what: string): Finding => ({
  level: 'error',
  sheet,
  xmlTag,
  message: `${sheet} (${xmlTag}): the ${what} was removed from the workbook`,
});

const longestQuote = 40;

/** Text of the workbook, cut for messages. */
export const shortened = (text: string): string =>
  text.length > longestQuote ? `${text.slice(0, longestQuote).toWellFormed()}…` : text;

export const findingAt = (
  level: Finding['level'],
  place: Place,
  xmlTag: string,
  text: string,
  answer: Pick<Finding, 'found' | 'expected'> = {},
): Finding => {
  const cell = cellName(place);
  const name = shortened(xmlTag);
  const tag = name === '' ? {} : { xmlTag: name };
  const named = name === '' ? '' : ` (${name})`;
  return { level, sheet: place.sheet, cell, ...tag, message: `${place.sheet}!${cell}${named}: ${text}`, ...answer };
};

/** Per level: nobody reads more, and a hostile workbook could exhaust the memory. */
const maxFindings = 500;

/** Findings in order, up to a limit per level, and how many more there were. */
export interface Findings {
  add(finding: Finding): void;
  all(): readonly Finding[];
}

export const collectFindings = (): Findings => {
  const kept: Finding[] = [];
  const counts: Record<Finding['level'], number> = { error: 0, warning: 0 };
  const more = (level: Finding['level']): Finding[] =>
    counts[level] > maxFindings ? [{ level, message: `and ${counts[level] - maxFindings} more` }] : [];
  return {
    add: (finding) => {
      counts[finding.level] += 1;
      if (counts[finding.level] <= maxFindings) kept.push(finding);
    },
    all: () => [...kept, ...more('error'), ...more('warning')],
  };
};
