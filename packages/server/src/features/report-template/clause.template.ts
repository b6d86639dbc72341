import type { Requirement, Section } from '@attestry/contract/features/report-template/report-template.schema.ts';

/** Clause 3.5.2 is answered under R_3_5_2. Numbers are given by position, so a printed version only ever grows at its ends. */
const requirement = (clause: string, label: string): Requirement => ({
  kind: 'requirement',
  xmlTag: `R_${clause.replaceAll('.', '_')}`,
  clause,
  label,
});

export const clause = (number: string, labels: readonly string[]): readonly Requirement[] =>
  labels.map((label, position) => requirement(`${number}.${position + 1}`, label));

/** A clause without which no certificate stands: its statement of intent carries the clause's own number. */
export const fundamentalClause = (
  number: string,
  intent: string,
  labels: readonly string[],
): readonly Requirement[] => [
  { ...requirement(number, intent), fundamental: true, statementOfIntent: true },
  ...clause(number, labels).map((each): Requirement => ({ ...each, fundamental: true })),
];

export const clauseSection = (name: string, clauses: readonly (readonly Requirement[])[]): Section => ({
  id: `clause-${name.split(' ', 1)[0]}`,
  name,
  content: clauses.flat(),
});
