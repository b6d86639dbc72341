import type { Context } from '../../kernel/calls/context.ts';
import { doubtsAboutAuditor } from '../auditor-reach/auditor-reach.public.ts';
import { answerText, type KeyAnswers } from '../report-answers/report-answers.public.ts';

interface NamingReport {
  certificationBodyId: string;
  standardId: number;
  keys: KeyAnswers;
}

/** Why the auditor whom a report names should not have done the audit; nothing while auditors are not checked. */
export const doubtsAboutReport = async (ctx: Context, { keys, ...of }: NamingReport): Promise<string[]> => {
  const [auditorNumber, day, { categories }] = [answerText(keys.auditorNumber), answerText(keys.endDate), keys];
  // Another check refuses reports without a number or a date.
  if (ctx.kernel.settings.AUDITOR_CHECK === 'off' || !auditorNumber || !day) return [];
  const named = Array.isArray(categories) ? categories.filter((each) => typeof each === 'string') : [];
  // People write names in many ways: one that differs is worth a warning, and no reason to refuse a report.
  const auditorName = ctx.kernel.settings.AUDITOR_CHECK === 'warn' ? answerText(keys.auditorName) : undefined;
  return doubtsAboutAuditor(ctx, { ...of, auditorNumber, auditorName: auditorName ?? '', day, categories: named });
};

/** Doubts about an auditor as `AUDITOR_CHECK` has them. */
export const asChecked = <M>({ kernel }: Context, doubts: readonly M[]) => ({
  refusals: kernel.settings.AUDITOR_CHECK === 'refuse' ? doubts : [],
  warnings: kernel.settings.AUDITOR_CHECK === 'warn' ? doubts : [],
});
