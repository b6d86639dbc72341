import { certifies } from '@attestry/contract/features/audit/audit.states.ts';
import type { ImportMessage } from '@attestry/contract/features/audit-import/audit-import.schema.ts';
import { isNonConforming } from '@attestry/contract/features/report-template/report-template.schema.ts';
import { textOf } from '../../audit/audit.public.ts';
import {
  gradeOf,
  nonConformitiesOf,
  type RaisedNonConformity,
  requirements,
  rungsBetter,
} from '../../report-template/report-template.public.ts';
import { type JudgedReport, type Rule, sayAt, sayInRow, sayOf } from './judged-report.rules.ts';

/** A letter and its plus are one step of the grade scale. */
const rungsPerStep = 2;

/** Grade and decision against what the non-conformities earn, for standards that have a rule. */
export const judgeGrade: Rule = (report) => {
  const { template, answers, keys } = report;
  const [grade, decision] = [keys.grade, keys.decision].map(textOf);
  const earned = gradeOf(template.standard, nonConformitiesOf(template, answers), textOf(keys.auditProgramme));
  if (!earned) return {};
  if (!earned.certificated) {
    const saysOtherwise = certifies(decision) || (grade !== undefined && grade !== earned.grade);
    const said = grade && grade !== earned.grade ? grade : decision;
    const says = `the non-conformities allow ${earned.grade} and no certification, the report says ${said}`;
    return saysOtherwise ? { refusals: [sayOf(report, 'grade', says)] } : {};
  }
  const better = grade === undefined ? 0 : (rungsBetter(grade, earned.grade) ?? 0);
  if (better <= 0) return {};
  const message = sayOf(report, 'grade', `the non-conformities earn ${earned.grade}, the report says ${grade}`);
  return better > rungsPerStep ? { refusals: [message] } : { overrides: [message], earned: earned.grade };
};

type Raised = readonly RaisedNonConformity[];

/** Clauses marked with a severity that no row says: rows alone are counted for the grade. */
const judgeMarks = (report: JudgedReport, raised: Raised): ImportMessage[] =>
  [...requirements(report.template).values()].flatMap((requirement) => {
    const { xmlTag, clause } = requirement;
    const result = String(report.answers[xmlTag] ?? '');
    const isRaised = raised.some((each) => each.clause === clause && each.severity === result);
    if (!isNonConforming(result) || isRaised) return [];
    const says = `clause ${clause} is marked ${result}, and no row of the non-conformities says so`;
    return [sayAt(report, requirement, says)];
  });

/** What is wrong with a row: a clause that the standard does not have could hide what bars a grade. */
const judgeRow = (report: JudgedReport, { clause, requirement, saysIntent }: RaisedNonConformity, row: number) => {
  const say = (column: string, says: string) => [sayInRow(report, column, row, says)];
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

/** What the clauses are marked with and what the non-conformities say must be the same. */
export const judgeClauses: Rule = (report) => {
  const raised = nonConformitiesOf(report.template, report.answers);
  return { refusals: [...judgeMarks(report, raised), ...raised.flatMap((each, row) => judgeRow(report, each, row))] };
};
