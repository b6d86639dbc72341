import { awardedGrade, certifies, noGrade } from '@attestry/contract/features/audit/audit.states.ts';
import type { ReportMessage } from '@attestry/contract/features/report-answers/report-answers.schema.ts';
import { isNonConforming } from '@attestry/contract/features/report-template/report-template.schema.ts';
import {
  entryFor,
  gradeOf,
  nonConformitiesOf,
  type RaisedNonConformity,
  ranksBetter,
  requirements,
} from '../../report-template/report-template.public.ts';
import { answerText } from '../key-answers.rules.ts';
import { messageAt, messageAtKey, messageInRow } from '../report-messages.rules.ts';
import { type JudgedReport, type Judgement, lastDayOf, type Rule } from './judged-report.rules.ts';

/** A letter and its plus are one step of the grade scale. */
const ranksPerStep = 2;

/** Refuses a grade, or a certifying decision, that the non-conformities do not allow. */
const judgeUncertified = (report: JudgedReport): Partial<Judgement> => {
  const [grade, decision] = [report.keys.grade, report.keys.decision].map(answerText);
  const graded = awardedGrade(grade);
  if (graded === '' && !certifies(decision)) return {};
  const [key, allowed] = entryFor(report.template, 'grade')
    ? (['grade', `${noGrade} and no certification`] as const)
    : (['decision', 'no certification'] as const);
  const says = `the non-conformities allow ${allowed}, the report says ${graded || decision}`;
  return { refusals: [messageAtKey(report, key, says)] };
};

/** Compares grade and decision with those the non-conformities earn. */
export const judgeGrade: Rule = (report) => {
  const { template, answers, keys } = report;
  const grade = answerText(keys.grade);
  const earned = gradeOf(template.standard, nonConformitiesOf(template, answers), answerText(keys.auditProgramme));
  if (!earned) return {};
  if (!earned.certificated) return judgeUncertified(report);
  const better = grade === undefined ? 0 : (ranksBetter(grade, earned.grade) ?? 0);
  if (grade === undefined || better <= 0) return {};
  const message = messageAtKey(report, 'grade', `the non-conformities earn ${earned.grade}, the report says ${grade}`);
  if (better > ranksPerStep) return { refusals: [message] };
  return { overrides: [message], departures: [{ of: 'grade', given: grade, allowed: earned.grade }] };
};

type Raised = readonly RaisedNonConformity[];

/** Clauses marked with a severity that no row has. Only rows count for the grade. */
const judgeMarks = (report: JudgedReport, raised: Raised): ReportMessage[] =>
  [...requirements(report.template).values()].flatMap((requirement) => {
    const { xmlTag, clause } = requirement;
    const result = String(report.answers[xmlTag] ?? '');
    const isRaised = raised.some((each) => each.clause === clause && each.severity === result);
    if (!isNonConforming(result) || isRaised) return [];
    const says = `clause ${clause} is marked ${result}, and no row of the non-conformities says so`;
    return [messageAt(report, requirement, says)];
  });

/** What is wrong with a row. A clause unknown to the standard could hide one that bars a grade. */
const judgeRow = (report: JudgedReport, { clause, requirement, saysIntent }: RaisedNonConformity, row: number) => {
  const say = (column: string, says: string) => [messageInRow(report, column, row, says)];
  if (clause === '') return [];
  if (!requirement)
    return say('NC_CLAUSE', `the standard has no clause ${clause}; name the requirement that is not met`);
  const marked = String(report.answers[requirement.xmlTag] ?? '');
  const isMarkedMet = marked !== '' && !isNonConforming(marked);
  return [
    ...(isMarkedMet ? say('NC_CLAUSE', `clause ${clause} is marked ${marked}, and this row says otherwise`) : []),
    ...(saysIntent && !requirement.fundamental
      ? say(
          'NC_AGAINST_INTENT',
          `clause ${clause} has no statement of intent; answer No, or name the clause that has one`,
        )
      : []),
  ];
};

/** Requires that the results of the clauses agree with the rows of the non-conformities. */
export const judgeClauses: Rule = (report) => {
  const raised = nonConformitiesOf(report.template, report.answers);
  return { refusals: [...judgeMarks(report, raised), ...raised.flatMap((each, row) => judgeRow(report, each, row))] };
};

/**
 * Requires that every non-conformity is closed before a certificate is issued, and that none was closed before its
 * audit or in the future.
 */
export const judgeClosing: Rule = (report, { today }) => {
  const { template, answers, keys } = report;
  const [decision, start, issue] = [keys.decision, keys.startDate, keys.issueDate].map(answerText);
  const wrongWith = (closedOn: string): string | undefined => {
    if (closedOn === '') return certifies(decision) ? `is open, the decision is ${decision}` : undefined;
    if (start !== undefined && closedOn < start) return `was closed on ${closedOn}, before the audit began`;
    if (closedOn > lastDayOf(today)) return `was closed on ${closedOn}, in the future`;
    const isLate = issue !== undefined && closedOn > issue;
    return isLate ? `was closed on ${closedOn}, after the certificate's issue date` : undefined;
  };
  const refusals = nonConformitiesOf(template, answers).flatMap(({ clause, severity, closedOn }, row) => {
    const says = wrongWith(closedOn);
    const what = ['the', severity.toLowerCase(), 'non-conformity of clause', clause].filter(Boolean).join(' ');
    return says === undefined ? [] : [messageInRow(report, 'NC_CLOSED_ON', row, `${what} ${says}`)];
  });
  return { refusals };
};
