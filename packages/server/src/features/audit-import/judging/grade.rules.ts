import { textOf } from '../../audit/audit.public.ts';
import { gradeOf, nonConformitiesOf, requirements, rungsBetter } from '../../report-template/report-template.public.ts';
import { certifies, type Rule, sayAt, sayOf } from './judged-report.rules.ts';

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

const severities = ['Minor', 'Major', 'Critical'];

/** What the clauses are marked with must stand among the non-conformities: those alone are counted for the grade. */
export const judgeClauses: Rule = (report) => {
  const { template, answers } = report;
  const raised = nonConformitiesOf(template, answers);
  const known = requirements(template);
  const uncounted = [...known.values()].filter(({ xmlTag, clause }) => {
    const result = String(answers[xmlTag] ?? '');
    return severities.includes(result) && !raised.some((each) => each.clause === clause && each.severity === result);
  });
  const isKnown = (clause: string) =>
    known.has(clause) || [...known.keys()].some((each) => each.startsWith(`${clause}.`));
  const strange = [...new Set(raised.map(({ clause }) => clause))].filter((clause) => clause && !isKnown(clause));
  return {
    refusals: uncounted.map((each) => {
      const result = String(answers[each.xmlTag]);
      const says = `clause ${each.clause} is marked ${result}, and no row of the non-conformities says so`;
      return sayAt(report, each, says);
    }),
    warnings: strange.map((clause) =>
      sayAt(report, { xmlTag: 'NON_CONFORMITIES' }, `the standard has no clause ${clause}`),
    ),
  };
};
