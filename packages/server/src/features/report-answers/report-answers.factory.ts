import { noGrade } from '@attestry/contract/features/audit/audit.states.ts';
import {
  type Answer,
  type Answers,
  type KeyAnswer,
  keyAnswers,
  noteTag,
  type ReportTemplate,
  type TableRow,
  tableRows,
} from '@attestry/contract/features/report-template/report-template.schema.ts';
import { addDays, clock } from '../../kernel/clock/clock.ts';
import { type Asked, asked, entryFor, requirements } from '../report-template/report-template.public.ts';

export type Keys = Partial<Record<KeyAnswer, Answer>>;

const plain: Keys = {
  siteCode: '1234567',
  siteName: 'Mill Lane Bakery',
  addressLine1: '2 Mill Lane',
  city: 'Hull',
  country: 'United Kingdom',
  scope: 'Baking, slicing and packing of bread and rolls.',
  categories: ['Bakery'],
  auditProgramme: 'Announced',
  auditorName: 'Iris Hale',
  auditorNumber: '21001',
  decision: 'Certificated',
  grade: 'AA',
};

const simplest = ({ type, options: [option] = [] }: Asked): Answer => {
  if (type === 'number') return 1;
  if (type === 'date') return '2026-01-01';
  if (option !== undefined) return type === 'choices' ? [option] : option;
  return 'Seen';
};

/** Key answers under the tags of a template; an empty one leaves the cell empty. */
export const tagged = (template: ReportTemplate, keys: Keys): Answers =>
  Object.fromEntries(
    keyAnswers.flatMap((key): [string, Answer][] => {
      const tag = entryFor(template, key)?.xmlTag;
      const answer = keys[key];
      return tag !== undefined && answer !== undefined ? [[tag, answer]] : [];
    }),
  );

/** The usual answers; if a standard has its own options, the first of them. */
const plainFor = (template: ReportTemplate): Keys => {
  const answers = keyAnswers.map((key): [KeyAnswer, Answer | undefined] => {
    const { [key]: answer } = plain;
    const entry = entryFor(template, key);
    const isOffered = [answer].flat().every((each) => entry?.options?.some((option) => option === each));
    return [key, answer !== undefined && entry?.options && !isOffered ? simplest(entry) : answer];
  });
  return Object.fromEntries(answers.filter(([, answer]) => answer !== undefined));
};

/** Non-conformities closed on a day ('' for open), unless they specify one. */
export const closedOn = (day: Answer | undefined, { NON_CONFORMITIES: raised, ...rest }: Answers): Answers =>
  typeof day === 'string' && day !== '' && raised !== undefined
    ? { ...rest, NON_CONFORMITIES: tableRows(raised).map((row) => ({ NC_CLOSED_ON: day, ...row })) }
    : { ...rest, ...(raised !== undefined && { NON_CONFORMITIES: raised }) };

/**
 * A report with every required answer given and every requirement met, grade AA, unless `keys` or `rest` change that;
 * its non-conformities are closed on the certificate's day of issue.
 */
export const filledAnswers = (template: ReportTemplate, keys: Keys, rest: Answers = {}): Answers => {
  const required = [...asked(template).values()].filter((each) => each.required);
  return {
    ...Object.fromEntries(required.map((each) => [each.xmlTag, simplest(each)])),
    ...tagged(template, { ...plainFor(template), ...keys }),
    ...closedOn(keys.issueDate, rest),
  };
};

const cellOf = (column: Asked): string | number => {
  const answer = simplest(column);
  return typeof answer === 'object' ? String(answer[0]) : answer;
};

/**
 * Like `filledAnswers`, with every question answered, including notes, and every table full except the
 * non-conformities.
 */
export const wholeReport = (template: ReportTemplate, keys: Keys, rest: Answers = {}): Answers => {
  const whole = template.sections.flatMap(({ content }) =>
    content.flatMap((each): [string, Answer][] => {
      if (each.kind === 'requirement')
        return [[noteTag(each.xmlTag), `Records of clause ${each.clause} were sampled and found complete.`]];
      if (each.kind === 'entry') return each.key ? [] : [[each.xmlTag, simplest(each)]];
      const row: TableRow = Object.fromEntries(each.columns.map((column) => [column.xmlTag, cellOf(column)]));
      return each.xmlTag === 'NON_CONFORMITIES' ? [] : [[each.xmlTag, Array.from({ length: each.rows }, () => row)]];
    }),
  );
  return { ...filledAnswers(template, keys, Object.fromEntries(whole)), ...rest };
};

/** That many of each severity, marked and in the table, against clauses that do not bar a grade by themselves. */
export const nonConformities = (template: ReportTemplate, minors: number, majors = 0, criticals = 0): Answers => {
  const clauses = [...requirements(template).values()].filter(({ fundamental }) => !fundamental);
  const counts = { Minor: minors, Major: majors, Critical: criticals };
  const severities = Object.entries(counts).flatMap(([severity, count]) =>
    Array.from({ length: count }, () => severity),
  );
  const raised = severities.map((severity, at) => ({ severity, ...clauses[at % clauses.length] }));
  return {
    ...Object.fromEntries(raised.map(({ xmlTag = '', severity }) => [xmlTag, severity])),
    NON_CONFORMITIES: raised.map(({ clause = '', severity }) => ({
      NC_CLAUSE: clause,
      NC_SEVERITY: severity,
      NC_DETAIL: 'A record was incomplete.',
    })),
  };
};

/**
 * The dates of an audit that ended that many days ago: issued up to a fortnight later, at the latest tomorrow, and
 * valid for most of a year.
 */
export const datesOf = (endedDaysAgo: number): Keys => {
  const end = addDays(clock.today(), -endedDaysAgo);
  const issue = addDays(end, Math.max(1, Math.min(14, endedDaysAgo)));
  return { startDate: addDays(end, -1), endDate: end, issueDate: issue, expiryDate: addDays(issue, 350) };
};

/** A decision that certifies nothing, with the cells that it leaves empty. */
export const uncertified = (decision: 'Pending' | 'Not Certificated'): Keys => ({
  decision,
  grade: decision === 'Pending' ? '' : noGrade,
  issueDate: '',
  expiryDate: '',
});
