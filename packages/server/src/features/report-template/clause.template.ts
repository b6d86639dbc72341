import type {
  ClauseHeading,
  Requirement,
  Section,
} from '@attestry/contract/features/report-template/report-template.schema.ts';

/** Clause 3.5.2 is answered under R_3_5_2. Numbers follow the position, so a published version may only grow at its ends. */
const requirement = (clause: string, heading: ClauseHeading, label: string): Requirement => ({
  kind: 'requirement',
  xmlTag: `R_${clause.replaceAll('.', '_')}`,
  clause,
  heading,
  label,
});

export const clause = (number: string, title: string, labels: readonly string[]): readonly Requirement[] =>
  labels.map((label, position) => requirement(`${number}.${position + 1}`, { number, title }, label));

/** A clause that a certificate requires: its statement of intent has the clause's own number. */
export const fundamentalClause = (
  number: string,
  title: string,
  intent: string,
  labels: readonly string[],
): readonly Requirement[] => [
  { ...requirement(number, { number, title }, intent), fundamental: true, statementOfIntent: true },
  ...clause(number, title, labels).map((each): Requirement => ({ ...each, fundamental: true })),
];

export const clauseSection = (name: string, clauses: readonly (readonly Requirement[])[]): Section => ({
  id: `clause-${name.split(' ', 1)[0]}`,
  name,
  content: clauses.flat(),
});
