import { z } from 'zod';

/** How a report ends that was uploaded or edited: stored, refused, or with a question to be answered first. */
export const reportOutcomes = ['Success', 'SuccessWithWarnings', 'Validation', 'Confirm', 'OverrideWarning'] as const;
export type ReportOutcome = (typeof reportOutcomes)[number];

/** What is sent again with an edit that was answered Confirm or OverrideWarning; it counts only after that. */
export const answeredQuestions = {
  confirmed: z.boolean().default(false),
  overrideWarning: z.boolean().default(false),
};
