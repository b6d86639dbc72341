import {
  type Answers,
  clauseNumber,
  type Entry,
  type KeyAnswer,
  nonConformityTags,
  noteTag,
  type ReportTemplate,
  type Requirement,
  requirementResults,
  type Section,
  type Table,
  tableRows,
} from '@attestry/contract/features/report-template/report-template.schema.ts';
import type { NonConformity } from './grade.rules.ts';

export type Asked = Table['columns'][number];

const content = (template: ReportTemplate): readonly (Entry | Requirement | Table)[] =>
  template.sections.flatMap((section) => section.content);

const askedOfRequirement = ({ xmlTag, clause }: Requirement): readonly Asked[] => [
  { xmlTag, label: `Clause ${clause}`, type: 'choice', required: true, options: requirementResults },
  { xmlTag: noteTag(xmlTag), label: `Clause ${clause}, note`, type: 'longText', max: 4000 },
];

/** Every single answer of a report by xmlTag: entries, requirement results and their notes. Tables are in `tables`. */
export const asked = (template: ReportTemplate): ReadonlyMap<string, Asked> =>
  new Map(
    content(template)
      .flatMap((each): readonly Asked[] => {
        if (each.kind === 'entry') return [each];
        return each.kind === 'requirement' ? askedOfRequirement(each) : [];
      })
      .map((each) => [each.xmlTag, each]),
  );

export const tables = (template: ReportTemplate): ReadonlyMap<string, Table> =>
  new Map(content(template).flatMap((each) => (each.kind === 'table' ? [[each.xmlTag, each] as const] : [])));

const tagsOf = (each: Entry | Requirement | Table): readonly string[] => {
  if (each.kind === 'table') return [each.xmlTag, ...each.columns.map(({ xmlTag }) => xmlTag)];
  return each.kind === 'requirement' ? [each.xmlTag, noteTag(each.xmlTag)] : [each.xmlTag];
};

/** The section of an answer, a table or a table's column. */
export const sectionOf = ({ sections }: ReportTemplate, xmlTag: string): Section | undefined =>
  sections.find((section) => section.content.some((each) => tagsOf(each).includes(xmlTag)));

/** Requirements by clause number. */
export const requirements = (template: ReportTemplate): ReadonlyMap<string, Requirement> =>
  new Map(content(template).flatMap((each) => (each.kind === 'requirement' ? [[each.clause, each] as const] : [])));

/** The entry that holds this key answer; undefined if the standard does not ask it, such as a grade. */
export const entryFor = (template: ReportTemplate, key: KeyAnswer): Entry | undefined =>
  content(template)
    .flatMap((each) => (each.kind === 'entry' ? [each] : []))
    .find((entry) => entry.key === key);

/** A row of the report's table of non-conformities. */
export interface RaisedNonConformity extends NonConformity {
  clause: string;
  /** The requirement of that clause; undefined if the template has none. */
  requirement: Requirement | undefined;
  /** Whether the auditor raised it against the statement of intent. */
  saysIntent: boolean;
  /** The day it was closed, YYYY-MM-DD; empty while it is open. */
  closedOn: string;
}

/** The report's non-conformities as input of the grade rule; a clause unknown to the template counts as not fundamental. */
export const nonConformitiesOf = (template: ReportTemplate, answers: Answers): readonly RaisedNonConformity[] => {
  const known = requirements(template);
  return tableRows(answers[nonConformityTags.table]).map((row) => {
    const clause = clauseNumber(row[nonConformityTags.clause] ?? '');
    const requirement = known.get(clause);
    const saysIntent = row.NC_AGAINST_INTENT === 'Yes';
    return {
      clause,
      requirement,
      saysIntent,
      severity: String(row[nonConformityTags.severity] ?? ''),
      closedOn: String(row[nonConformityTags.closedOn] ?? ''),
      againstIntent: saysIntent || requirement?.statementOfIntent === true,
      fundamental: requirement?.fundamental === true,
    };
  });
};
