/**
 * A report template is what an auditor fills in: one standard and version, its sections, and in them entries, requirements
 * and tables by xmlTag. Blank workbook, import, details screen, inline editing, report PDF and reports all read it.
 */
export type AnswerType = 'text' | 'longText' | 'number' | 'date' | 'choice' | 'choices';

/** The answers that are the audit's own fields too; each template marks at most one entry for each. */
export const keyAnswers = [
  'siteCode',
  'siteName',
  'addressLine1',
  'addressLine2',
  'addressLine3',
  'city',
  'county',
  'zipCode',
  'country',
  'scope',
  'exclusion',
  'justification',
  'categories',
  'modules',
  'startDate',
  'endDate',
  'auditProgramme',
  'auditorName',
  'auditorNumber',
  'decision',
  'grade',
  'issueDate',
  'expiryDate',
] as const;
export type KeyAnswer = (typeof keyAnswers)[number];

interface Asked {
  xmlTag: string;
  label: string;
  type: AnswerType;
  required?: true;
  /** Longest text, in characters; the product's maximum where absent. */
  max?: number;
  /** The choices, for `choice` and `choices` (several, one to a line or separated by semicolons). */
  options?: readonly string[];
}

export interface Entry extends Asked {
  kind: 'entry';
  key?: KeyAnswer;
  /** One line of help next to the answer. */
  hint?: string;
}

/** What requirements stand under together, such as 3.5 Traceability. */
export interface ClauseHeading {
  number: string;
  /** In our own words. It asks nothing, so a version in use may reword it. */
  title: string;
}

/** A clause of the standard: its result under `xmlTag`, the auditor's note under `noteTag(xmlTag)`. */
export interface Requirement {
  kind: 'requirement';
  xmlTag: string;
  clause: string;
  heading: ClauseHeading;
  label: string;
  /** A fundamental clause; its first requirement is the statement of intent. */
  fundamental?: true;
  statementOfIntent?: true;
}

export interface Table {
  kind: 'table';
  xmlTag: string;
  label: string;
  columns: readonly Asked[];
  /** Blank rows the workbook offers, and the most that are read. */
  rows: number;
}

export interface Section {
  id: string;
  name: string;
  content: readonly (Entry | Requirement | Table)[];
}

export interface ReportTemplate {
  /** The standard's name as the lookup has it. */
  standard: string;
  /** Short letters for file names and stamps, such as `FOOD`. */
  code: string;
  version: string;
  sections: readonly Section[];
}

/** Of a non-conformity, the worst last. */
export const severities = ['Minor', 'Major', 'Critical'] as const;
export const requirementResults = ['Conform', ...severities, 'Not applicable'] as const;
/** Whether a requirement with this result is not met. */
export const isNonConforming = (result: string): boolean => severities.some((severity) => severity === result);

/** The table of the non-conformities in every template, with the columns that its clauses' results must agree with. */
export const nonConformityTags = { table: 'NON_CONFORMITIES', clause: 'NC_CLAUSE', severity: 'NC_SEVERITY' } as const;

/** A clause's number however it was written: `1.1.`, `Clause 1.1` and `1. 1` are clause 1.1. */
export const clauseNumber = (written: Cell): string =>
  String(written)
    .replace(/^\s*clause\b/i, '')
    .replace(/\s+/g, '')
    .replace(/\.+$/, '');

export const noteTag = (xmlTag: string): string => `${xmlTag}_NOTE`;

export type Cell = string | number;
export type TableRow = Record<string, Cell>;
/** An answer as stored: text, number, day as YYYY-MM-DD, several choices, or the rows of a table. */
export type Answer = Cell | readonly string[] | readonly TableRow[];
/** A report: its answers by xmlTag; what was not answered is absent. */
export type Answers = Record<string, Answer>;

/** The rows of a table; none where it was left empty. */
export const tableRows = (answer: Answer | undefined): readonly TableRow[] =>
  typeof answer === 'object' ? [...answer].filter((row) => typeof row === 'object') : [];
