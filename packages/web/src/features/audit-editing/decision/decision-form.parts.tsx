import { awardedGrade, certificateKeys, certifies, noGrade } from '@attestry/contract/features/audit/audit.states.ts';
import type { Report } from '@attestry/contract/features/audit/report.schema.ts';
import { auditDetailsForm } from '@attestry/contract/features/audit-editing/audit-editing.schema.ts';
import type { statusesToChoose } from '@attestry/contract/features/audit-life/audit-life.states.ts';
import { requiredMessage } from '@attestry/contract/kernel/field-messages.ts';
import { z } from 'zod';
import type { AuditRead } from '../draft/draft.parts.tsx';
import { type AnswerValue, entryFor, textOfValue } from '../report-values.parts.tsx';

export type Choosable = ReturnType<typeof statusesToChoose>[number];

/** The answers that a decision or status may need as well. */
export const furtherAnswers = ['statusReason', 'statusDate', ...certificateKeys] as const;
export type FurtherAnswer = (typeof furtherAnswers)[number];

const fieldOf = { reason: 'statusReason', date: 'statusDate', expiryDate: 'expiryDate' } as const;

const chosenOf = (choosable: readonly Choosable[], status: unknown) => choosable.find((one) => one.status === status);

/**
 * The further answers that a status needs. A decision that certifies needs grade and dates, if the report asks for
 * them.
 */
export const needsOf = (
  choosable: readonly Choosable[],
  status: unknown,
  report: Report | undefined,
): FurtherAnswer[] => {
  const chosen = chosenOf(choosable, status);
  if (!chosen) return [];
  if (chosen.by === 'hand') return chosen.needs.map((need) => fieldOf[need]);
  return certifies(chosen.status) ? certificateKeys.filter((key) => entryFor(report, key)) : [];
};

/** Whether a decision removes grade and dates. */
export const isWithoutCertificate = (choosable: readonly Choosable[], status: unknown): boolean => {
  const chosen = chosenOf(choosable, status);
  return chosen?.by === 'report' && !certifies(chosen.status);
};

export const formOf = (choosable: readonly Choosable[], report: Report | undefined) =>
  auditDetailsForm
    .pick({ certificationStatusId: true, statusReason: true, statusDate: true, issueDate: true, expiryDate: true })
    .required({ certificationStatusId: true })
    .extend({ grade: z.string().optional() })
    .superRefine((form, context) => {
      for (const need of needsOf(choosable, form.certificationStatusId, report))
        if (!form[need]) context.addIssue({ code: 'custom', path: [need], message: requiredMessage });
    });

export type DecisionForm = z.output<ReturnType<typeof formOf>>;

/** The initial values: what the report already answers. */
export const formValues = ({ report }: AuditRead, today: string) => {
  const answerTo = (key: FurtherAnswer & ('grade' | 'issueDate' | 'expiryDate')) =>
    textOfValue(entryFor(report, key)?.data ?? null);
  return {
    statusReason: '',
    statusDate: today,
    grade: awardedGrade(answerTo('grade')),
    issueDate: answerTo('issueDate'),
    expiryDate: answerTo('expiryDate'),
  };
};

/** The name of a further answer among the changes: a detail or an xmlTag. */
const nameOf = (answer: FurtherAnswer, report: Report | undefined): string | undefined =>
  answer === 'statusReason' || answer === 'statusDate' ? answer : entryFor(report, answer)?.xmlTag;

const withoutCertificate = (report: Report | undefined, decision: string): Record<string, AnswerValue> =>
  Object.fromEntries(
    certificateKeys.flatMap((key) => {
      const entry = entryFor(report, key);
      if (!entry) return [];
      const isGraded = key === 'grade' && decision === 'Not Certificated' && entry.options?.includes(noGrade);
      return [[entry.xmlTag, isGraded ? noGrade : null] as const];
    }),
  );

/** The names of all changes that a decision can make. */
export const namesOfDecision = (report: Report | undefined): string[] =>
  [
    'certificationStatusId',
    entryFor(report, 'decision')?.xmlTag,
    ...furtherAnswers.map((particular) => nameOf(particular, report)),
  ].flatMap((name) => (name ? [name] : []));

/** The changes a decision makes: the decision, its further answers, and removed answers that it must not have. */
export const changesOfDecision = (
  choosable: readonly Choosable[],
  form: DecisionForm,
  report: Report | undefined,
): Record<string, AnswerValue> => {
  const { certificationStatusId: status } = form;
  const decision = entryFor(report, 'decision')?.xmlTag;
  const isAnswer = chosenOf(choosable, status)?.by === 'report' && decision !== undefined;
  const given = needsOf(choosable, status, report).flatMap((need) => {
    const name = nameOf(need, report);
    return name ? [[name, form[need] || null] as const] : [];
  });
  return {
    [isAnswer ? decision : 'certificationStatusId']: status,
    ...Object.fromEntries(given),
    ...(isWithoutCertificate(choosable, status) && withoutCertificate(report, status)),
  };
};
