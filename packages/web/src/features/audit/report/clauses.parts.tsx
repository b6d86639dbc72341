import type {
  ReportContent,
  ReportSection,
  ReportTable,
  ReportValue,
} from '@attestry/contract/features/audit/report.schema.ts';
import { isNonConforming } from '@attestry/contract/features/report-template/report-template.schema.ts';
import { Ban, Check, CircleX, OctagonAlert, TriangleAlert } from 'lucide-react';
import { i18n } from '../../../kernel/texts.ts';
import { Missing } from '../../../ui/missing.tsx';
import { StatusPill, type Tone } from '../../../ui/status-pill.tsx';
import { labelOfFinding, type Question } from '../../audit-editing/audit-editing.public.ts';

/** A requirement of the standard with its result. */
export interface FoundRequirement {
  clause: string;
  words: string;
  /** For example `Fundamental`; empty for an ordinary requirement. */
  kind: string;
  result: string;
  note: string;
  /** The result and the note as questions of the report. */
  asked: { result: Question; note: Question } | undefined;
}

export interface Clause {
  id: string;
  label: string;
  requirements: readonly FoundRequirement[];
}

const formatAnswer = (data: ReportValue | undefined): string =>
  Array.isArray(data) ? data.join('; ') : data === null || data === undefined ? '' : String(data);

type Row = ReportTable['rows'][number];

const questionOf = (clause: string, column: ReportTable['columns'][number], cell: Row[number]) => ({
  ...column,
  xmlTag: cell.xmlTag,
  label: labelOfFinding(clause, column.label),
  data: cell.data,
});

/** A requirement from the cells of its row, which are in this order. */
const requirementOf = ({ columns, editable }: ReportTable, row: Row): FoundRequirement => {
  const [clause, words, kind, result, note] = row;
  const number = formatAnswer(clause?.data);
  const [resultColumn, noteColumn] = columns.slice(3);
  return {
    clause: number,
    words: formatAnswer(words?.data),
    kind: formatAnswer(kind?.data),
    result: formatAnswer(result?.data),
    note: formatAnswer(note?.data),
    asked: result &&
      note &&
      resultColumn &&
      noteColumn && {
        result: { ...questionOf(number, resultColumn, result), editable },
        note: { ...questionOf(number, noteColumn, note), editable },
      },
  };
};

const clauseOf = (table: ReportTable): Clause => ({
  id: table.id,
  label: table.label,
  requirements: table.rows.map((row) => requirementOf(table, row)),
});

export const clausesOf = ({ sections }: ReportSection): Clause[] =>
  sections.flatMap(({ content }) => content).flatMap((one) => (one.type === 'accordion' ? [clauseOf(one)] : []));

const isFound = ({ result, note }: FoundRequirement): boolean => result !== '' || note !== '';

/** Whether the report says anything in this part. */
export const isAnswered = (one: ReportContent): boolean => {
  if ('data' in one) return one.data !== null;
  return one.type === 'table' ? one.rows.length > 0 : clauseOf(one).requirements.some(isFound);
};

const isUnmet = ({ result }: FoundRequirement): boolean => isNonConforming(result);

export const countNonConforming = (clauses: readonly Clause[]): number =>
  clauses.flatMap(({ requirements }) => requirements).filter(isUnmet).length;

/** Each clause with only its non-conforming requirements; clauses without any are left out. */
export const onlyNonConformingOf = (clauses: readonly Clause[]): Clause[] =>
  clauses
    .map((clause) => ({ ...clause, requirements: clause.requirements.filter(isUnmet) }))
    .filter(({ requirements }) => requirements.length > 0);

const looks: Readonly<Record<string, { tone: Tone; icon: typeof Check }>> = {
  Conform: { tone: 'good', icon: Check },
  Minor: { tone: 'warn', icon: TriangleAlert },
  Major: { tone: 'bad', icon: CircleX },
  Critical: { tone: 'bad', icon: OctagonAlert },
  'Not applicable': { tone: 'quiet', icon: Ban },
};

/** Whether an answer is a result or severity, which is shown as a pill. */
export const isResult = (answer: unknown): answer is string => typeof answer === 'string' && answer in looks;

export const ResultPill = ({ result }: { result: string }) => {
  if (result === '') return <Missing />;
  const look = looks[result];
  return <StatusPill tone={look?.tone ?? 'quiet'} word={i18n.t(result)} {...(look && { icon: look.icon })} />;
};
