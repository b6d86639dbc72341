import {
  type Answer,
  type Answers,
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

/** What a chapter prints; null is an answer that is missing. */
export type ChapterPart =
  | { kind: 'entries'; rows: { label: string; answer: string | null }[] }
  | { kind: 'requirements'; rows: RequirementRow[] }
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
  /** Share of the width beside the other columns. */
  weight: number;
  long: boolean;
}

export interface ReportChapter {
  name: string;
  parts: ChapterPart[];
}

/** Beyond this many columns a row of a table is printed as a record of its own. */
const columnsAcross = 6;
const longCell = 60;

export const printedAnswer = (answer: Answer | undefined): string | null => {
  if (answer === undefined || answer === '') return null;
  if (typeof answer === 'string' || typeof answer === 'number') return String(answer).trim() || null;
  const choices = answer.filter((each) => typeof each === 'string');
  return choices.length > 0 ? choices.join('; ') : null;
};

const printedTable = (table: Table, answers: Answers): ChapterPart => {
  const rows = tableRows(answers[table.xmlTag]).map((row) =>
    table.columns.map((column) => printedAnswer(row[column.xmlTag]) ?? (column.required ? null : '–')),
  );
  const columns = table.columns.map((column, at) => {
    const longest = Math.max(column.label.length, ...rows.map((row) => row[at]?.length ?? 0));
    return { label: column.label, weight: Math.sqrt(Math.min(Math.max(longest, 6), 160)), long: longest > longCell };
  });
  const layout = columns.length > columnsAcross || columns.filter(({ long }) => long).length > 2 ? 'records' : 'rows';
  return { kind: 'table', label: table.label, columns, rows, layout };
};

const requirementRow = (requirement: Requirement, answers: Answers): RequirementRow => ({
  tag: requirement.xmlTag,
  clause: requirement.clause,
  label: requirement.label,
  mark: kindOf(requirement),
  result: printedAnswer(answers[requirement.xmlTag]),
  note: printedAnswer(answers[noteTag(requirement.xmlTag)]) ?? '',
});

const chapter = (section: Section, answers: Answers): ReportChapter => {
  const parts: ChapterPart[] = [];
  for (const item of section.content) {
    const last = parts.at(-1);
    if (item.kind === 'table') parts.push(printedTable(item, answers));
    else if (item.kind === 'entry') {
      const row = { label: item.label, answer: printedAnswer(answers[item.xmlTag]) };
      if (last?.kind === 'entries') last.rows.push(row);
      else parts.push({ kind: 'entries', rows: [row] });
    } else {
      const row = requirementRow(item, answers);
      if (last?.kind === 'requirements') last.rows.push(row);
      else parts.push({ kind: 'requirements', rows: [row] });
    }
  }
  return { name: section.name, parts };
};

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
    // The worst first.
    findings: severities
      .toReversed()
      .flatMap((severity) => chapters.flatMap(requirementsOf).filter((row) => row.result === severity)),
  };
};
