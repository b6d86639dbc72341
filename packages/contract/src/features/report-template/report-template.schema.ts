/**
 * A report template is what an auditor fills in: one standard and version, its sections, and in them entries, requirements
 * and tables by xmlTag. Blank workbook, import, details screen, inline editing, report PDF and reports all read it.
 */
export type AnswerType = 'text' | 'longText' | 'number' | 'date' | 'choice' | 'choices';

/** The answers that are also fields of the audit; each template marks at most one entry for each. */
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
  /** The longest text, in characters; the product's maximum if absent. */
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

/** A heading above requirements, such as 3.5 Traceability. */
export interface ClauseHeading {
  number: string;
  /** In our own words. It asks nothing, so a published version may be reworded. */
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
  /** The blank rows that the workbook offers, and the most rows that are read. */
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

/** Severities of a non-conformity, from least to worst. */
export const severities = ['Minor', 'Major', 'Critical'] as const;
export const requirementResults = ['Conform', ...severities, 'Not applicable'] as const;
/** Whether a result means that the requirement is not met. */
export const isNonConforming = (result: string): boolean => severities.some((severity) => severity === result);

/** As what an agent or broker trades. */
export const agentRoles = ['Agent', 'Broker', 'Agent and Broker'] as const;
/** What a business does with goods other than making or trading them. */
export const services = [
  'Storage',
  'Distribution',
  'Importation',
  'Export',
  'Product Development',
  'Product Testing',
  'Repacking',
  'Further Processing',
  'Other',
] as const;

/** The table of non-conformities, which every template has; its rows must agree with the results of the clauses. */
export const nonConformityTags = {
  table: 'NON_CONFORMITIES',
  clause: 'NC_CLAUSE',
  severity: 'NC_SEVERITY',
  /** The day it was closed; empty while it is open. */
  closedOn: 'NC_CLOSED_ON',
} as const;

/** Normalises the number of a clause: `1.1.`, `Clause 1.1` and `1. 1` are all clause 1.1. */
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
/** A report: its answers by xmlTag; unanswered questions are absent. */
export type Answers = Record<string, Answer>;

/** The rows of a table; none where it was left empty. */
export const tableRows = (answer: Answer | undefined): readonly TableRow[] =>
  typeof answer === 'object' ? [...answer].filter((row) => typeof row === 'object') : [];
