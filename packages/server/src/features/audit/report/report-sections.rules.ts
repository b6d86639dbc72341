import type {
  ReportColumn,
  ReportContent,
  ReportEntry,
  ReportPart,
  ReportSection,
  ReportTable,
  ReportValue,
} from '@attestry/contract/features/audit/report.schema.ts';
import {
  type Answer,
  type Answers,
  type Entry,
  noteTag,
  type ReportTemplate,
  type Requirement,
  type Section,
  type Table,
  tableRows,
} from '@attestry/contract/features/report-template/report-template.schema.ts';
import { whyNotEdited } from '../../report-answers/report-answers.public.ts';
import { type Asked, asked } from '../../report-template/report-template.public.ts';
import { maxAnswerLength } from '../../report-template/report-workbook.public.ts';

/** The answers to a template's questions, and whether they are a report or only a record's key answers. */
interface Answered {
  answers: Answers;
  hasReport: boolean;
}

const valueShown = (answer: Answer | undefined): ReportValue => {
  if (answer === undefined || answer === '') return null;
  if (typeof answer !== 'object') return answer;
  const choices = answer.filter((each) => typeof each === 'string');
  return choices.length > 0 ? choices : null;
};

const limitsOf = (one: Asked): Pick<ReportEntry, 'required' | 'max' | 'options'> => ({
  required: one.required ?? false,
  max: maxAnswerLength(one),
  ...(one.options && { options: [...one.options] }),
});

const columnOf = (one: Asked): ReportColumn => ({
  xmlTag: one.xmlTag,
  label: one.label,
  type: one.type,
  ...limitsOf(one),
});

const entryContent = (entry: Entry, { answers, hasReport }: Answered): ReportEntry => ({
  id: entry.xmlTag,
  xmlTag: entry.xmlTag,
  label: entry.label,
  type: entry.type,
  data: valueShown(answers[entry.xmlTag]),
  ...(entry.hint && { hint: entry.hint }),
  ...(entry.key && { key: entry.key }),
  editable: !whyNotEdited(entry.key, hasReport),
  ...limitsOf(entry),
});

const tableContent = (table: Table, { answers, hasReport }: Answered): ReportTable => {
  const rows = tableRows(answers[table.xmlTag]);
  return {
    id: table.xmlTag,
    xmlTag: table.xmlTag,
    label: table.label,
    type: 'table',
    columns: table.columns.map(columnOf),
    rows: rows.map((row) =>
      table.columns.map(({ xmlTag }) => ({ xmlTag, data: valueShown(row[xmlTag]), visible: true })),
    ),
    mostRows: table.rows,
    editable: !whyNotEdited(undefined, hasReport),
  };
};

export type RequirementKind = 'Fundamental' | 'Statement of intent' | '';

/** Columns of a clause's requirements; the first three contain the standard's text. */
const wordColumns = ['Clause', 'Requirement', 'Kind'].map((label) =>
  columnOf({ xmlTag: label.toUpperCase(), label, type: 'text' }),
);

/** What distinguishes a requirement from ordinary ones; empty for those. */
export const kindOf = ({ statementOfIntent, fundamental }: Requirement): RequirementKind => {
  if (statementOfIntent) return 'Statement of intent';
  return fundamental ? 'Fundamental' : '';
};

const wordCell = (word: string) => ({ xmlTag: '', data: word, visible: word !== '' });

type Singles = ReadonlyMap<string, Asked>;

const answerColumn = (singles: Singles, tag: string, label: string): ReportColumn[] => {
  const one = singles.get(tag);
  return one ? [columnOf({ ...one, xmlTag: label.toUpperCase(), label })] : [];
};

const requirementCells = (requirement: Requirement, answers: Answers): ReportTable['rows'][number] => [
  ...[requirement.clause, requirement.label, kindOf(requirement)].map(wordCell),
  ...[requirement.xmlTag, noteTag(requirement.xmlTag)].map((xmlTag) => ({
    xmlTag,
    data: valueShown(answers[xmlTag]),
    visible: true,
  })),
];

const accordionContent = (
  requirements: readonly Requirement[],
  { answers, hasReport }: Answered,
  singles: Singles,
): ReportTable[] => {
  const [first] = requirements;
  if (!first) return [];
  return [
    {
      id: `clause-${first.heading.number}`,
      xmlTag: '',
      label: `Clause ${first.heading.number}: ${first.heading.title}`,
      type: 'accordion',
      columns: [
        ...wordColumns,
        ...answerColumn(singles, first.xmlTag, 'Result'),
        ...answerColumn(singles, noteTag(first.xmlTag), 'Note'),
      ],
      rows: requirements.map((requirement) => requirementCells(requirement, answers)),
      mostRows: requirements.length,
      editable: !whyNotEdited(undefined, hasReport),
    },
  ];
};

type Item = Section['content'][number];

/** Consecutive items with the same key share a part of the section. */
const partKey = (item: Item): string => {
  if (item.kind === 'entry') return 'entries';
  return item.kind === 'table' ? item.xmlTag : item.heading.number;
};

const runsOf = (items: readonly Item[]): Item[][] => {
  const runs: Item[][] = [];
  for (const item of items) {
    const last = runs.at(-1);
    const before = last?.[0];
    if (last && before && partKey(before) === partKey(item)) last.push(item);
    else runs.push([item]);
  }
  return runs;
};

/** All items of a run have the same kind. */
const contentOf = (run: readonly Item[], answered: Answered, singles: Singles): ReportContent[] => {
  const requirements = run.filter((item) => item.kind === 'requirement');
  return [
    ...run.flatMap((item) => (item.kind === 'entry' ? [entryContent(item, answered)] : [])),
    ...run.flatMap((item) => (item.kind === 'table' ? [tableContent(item, answered)] : [])),
    ...accordionContent(requirements, answered, singles),
  ];
};

const partOf = (section: Section, content: ReportContent[]): ReportPart => {
  const [first] = content;
  const ownName = first?.type === 'table' || first?.type === 'accordion' ? first.label : section.name;
  return { id: `${section.id}-${first?.id ?? ''}`, name: ownName, content };
};

/** A report for the details screen: every question of the template in order, including unanswered ones. */
export const reportSections = (template: ReportTemplate, answered: Answered): ReportSection[] => {
  const singles = asked(template);
  return template.sections.map((section) => ({
    name: section.name,
    sections: runsOf(section.content).map((run) => partOf(section, contentOf(run, answered, singles))),
  }));
};
