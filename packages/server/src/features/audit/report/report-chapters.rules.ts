import {
  type Answer,
  type Answers,
  type Entry,
  noteTag,
  type ReportTemplate,
  type Requirement,
  requirementResults,
  type Section,
  severities,
  type Table,
  tableRows,
} from '@attestry/contract/features/report-template/report-template.schema.ts';
import { kindOf, type RequirementKind } from './report-sections.rules.ts';

/** The printed answer; null if it is missing, an empty cell if it is optional. */
export type ChapterPart =
  | { kind: 'entries'; rows: { label: string; answer: string | null }[] }
  | { kind: 'requirements'; title: string; rows: RequirementRow[] }
  | { kind: 'table'; label: string; columns: ReportColumn[]; rows: (string | null)[][]; layout: 'rows' | 'records' };

export interface RequirementRow {
  tag: string;
  clause: string;
  label: string;
  mark: RequirementKind;
  result: string | null;
  note: string;
}

export interface ReportColumn {
  label: string;
  /** Share of the page width. */
  weight: number;
  long: boolean;
}

export interface ReportChapter {
  name: string;
  /** None if nothing was answered and nothing is required. */
  parts: ChapterPart[];
}

/** A table with more columns prints each row as a list of labels and values. */
const columnsAcross = 6;
const longCell = 60;

export const printedAnswer = (answer: Answer | undefined): string | null => {
  if (answer === undefined || answer === '') return null;
  if (typeof answer === 'string' || typeof answer === 'number') return String(answer).trim() || null;
  const choices = answer.filter((each) => typeof each === 'string');
  return choices.length > 0 ? choices.join('; ') : null;
};

const printedTable = (table: Table, answers: Answers): ChapterPart[] => {
  const rows = tableRows(answers[table.xmlTag]).map((row) =>
    table.columns.map((column) => printedAnswer(row[column.xmlTag]) ?? (column.required ? null : '')),
  );
  if (rows.length === 0) return [];
  const columns = table.columns.map((column, at) => {
    const longest = Math.max(column.label.length, ...rows.map((row) => row[at]?.length ?? 0));
    return { label: column.label, weight: Math.sqrt(Math.min(Math.max(longest, 6), 160)), long: longest > longCell };
  });
  const layout = columns.length > columnsAcross || columns.filter(({ long }) => long).length > 2 ? 'records' : 'rows';
  return [{ kind: 'table', label: table.label, columns, rows, layout }];
};

/** An optional unanswered question is not printed. */
const printedEntry = ({ label, required, xmlTag }: Entry, answers: Answers): ChapterPart[] => {
  const answer = printedAnswer(answers[xmlTag]);
  return answer === null && !required ? [] : [{ kind: 'entries', rows: [{ label, answer }] }];
};

const requirementRow = (requirement: Requirement, answers: Answers): RequirementRow => ({
  tag: requirement.xmlTag,
  clause: requirement.clause,
  label: requirement.label,
  mark: kindOf(requirement),
  result: printedAnswer(answers[requirement.xmlTag]),
  note: printedAnswer(answers[noteTag(requirement.xmlTag)]) ?? '',
});

const printedRequirement = (requirement: Requirement, answers: Answers): ChapterPart[] => {
  const { number, title } = requirement.heading;
  return [{ kind: 'requirements', title: `${number} ${title}`, rows: [requirementRow(requirement, answers)] }];
};

const printedItem = (item: Section['content'][number], answers: Answers): ChapterPart[] => {
  if (item.kind === 'entry') return printedEntry(item, answers);
  return item.kind === 'table' ? printedTable(item, answers) : printedRequirement(item, answers);
};

/** Consecutive entries form one part, as do the requirements of a clause. */
const joined = (parts: readonly ChapterPart[]): ChapterPart[] => {
  const runs: ChapterPart[] = [];
  for (const part of parts) {
    const last = runs.at(-1);
    if (part.kind === 'entries' && last?.kind === 'entries') last.rows.push(...part.rows);
    else if (part.kind === 'requirements' && last?.kind === 'requirements' && last.title === part.title)
      last.rows.push(...part.rows);
    else runs.push(part);
  }
  return runs;
};

const chapter = ({ name, content }: Section, answers: Answers): ReportChapter => ({
  name,
  parts: joined(content.flatMap((item) => printedItem(item, answers))),
});

export const reportChapters = (template: ReportTemplate, answers: Answers): ReportChapter[] =>
  template.sections.map((section) => chapter(section, answers));

const requirementsOf = (one: ReportChapter): RequirementRow[] =>
  one.parts.flatMap((part) => (part.kind === 'requirements' ? part.rows : []));

export interface ResultSummary {
  /** Results of each chapter with requirements, in the order of `results`. */
  chapters: { name: string; counts: number[] }[];
  results: string[];
  findings: RequirementRow[];
}

export const resultSummary = (chapters: readonly ReportChapter[]): ResultSummary => {
  const results: (string | null)[] = [...requirementResults, null];
  const counted = chapters.filter((one) => requirementsOf(one).length > 0);
  return {
    chapters: counted.map((one) => ({
      name: one.name,
      counts: results.map((result) => requirementsOf(one).filter((row) => row.result === result).length),
    })),
    results: results.map((result) => result ?? 'Missing'),
    // Worst first.
    findings: severities
      .toReversed()
      .flatMap((severity) => chapters.flatMap(requirementsOf).filter((row) => row.result === severity)),
  };
};
