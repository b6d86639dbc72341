import { judgeDates, judgeDelay, judgeValidity } from './dates.rules.ts';
import { judgeDecision, judgeLevel } from './decision.rules.ts';
import { judgeAuditorNumber, judgeNumbers, judgeScorecard } from './figures.rules.ts';
import { judgeClauses, judgeClosing, judgeGrade } from './grade.rules.ts';
import type { Circumstances, JudgedReport, Judgement, Rule } from './judged-report.rules.ts';
import { judgePrinting } from './printing.rules.ts';

const rules: readonly Rule[] = [
  judgeDates,
  judgeDecision,
  judgeLevel,
  judgeClauses,
  judgeGrade,
  judgeClosing,
  judgeScorecard,
  judgeAuditorNumber,
  judgeNumbers,
  judgeDelay,
  judgeValidity,
  judgePrinting,
];

/** Applies every rule that needs only the report itself, always in the same order. */
export const judgeReport = (report: JudgedReport, circumstances: Circumstances): Judgement => {
  const said = rules.map((rule) => rule(report, circumstances));
  return {
    refusals: said.flatMap(({ refusals = [] }) => refusals),
    overrides: said.flatMap(({ overrides = [] }) => overrides),
    warnings: said.flatMap(({ warnings = [] }) => warnings),
    departures: said.flatMap(({ departures = [] }) => departures),
  };
};
