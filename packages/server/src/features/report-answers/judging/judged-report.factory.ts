import type { Answers } from '@attestry/contract/features/report-template/report-template.schema.ts';
import { asked, templateFor } from '../../report-template/report-template.public.ts';
import { splitAnswers } from '../key-answers.rules.ts';
import { filledAnswers, type Keys } from '../report-answers.factory.ts';
import { judgeReport } from './judge-report.rules.ts';
import type { JudgedReport } from './judged-report.rules.ts';

/** The newest template of a standard that has one. */
export const templateOf = (standard: string) => {
  const template = templateFor(standard);
  if (!template) throw new Error(`There is no report template for ${standard}`);
  return template;
};

export const food = templateOf('Food');
/** The day on which the reports are judged. */
export const today = '2026-06-30';
const dates: Keys = {
  startDate: '2026-06-01',
  endDate: '2026-06-02',
  issueDate: '2026-06-20',
  expiryDate: '2027-06-20',
};

/** A valid report, with changes by key or xmlTag, as read from a workbook. */
export const reportOf = (keys: Keys = {}, rest: Answers = {}, template = food): JudgedReport => {
  const given = filledAnswers(template, { ...dates, ...keys }, rest);
  const answers = Object.fromEntries(Object.entries(given).filter(([, answer]) => answer !== ''));
  const cells = [...asked(template).keys(), 'NC_CLAUSE.0', 'NC_AGAINST_INTENT.0'];
  const places = Object.fromEntries(cells.map((tag, at) => [tag, { sheet: 'Report', cell: `D${at + 1}` }]));
  return { template, answers, places, ...splitAnswers(template, answers) };
};
export const judged = (keys?: Keys, rest?: Answers, template = food) =>
  judgeReport(reportOf(keys, rest, template), { today, lateAfterDays: 49 });
/** The messages in short form. */
export const kinds = ({ refusals, overrides, warnings }: ReturnType<typeof judgeReport>) => [
  ...refusals.map(({ xmlTag }) => `refused ${xmlTag}`),
  ...overrides.map(({ xmlTag }) => `override ${xmlTag}`),
  ...warnings.map(({ xmlTag }) => `warning ${xmlTag}`),
];
