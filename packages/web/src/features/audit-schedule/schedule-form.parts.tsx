import { scheduleForm } from '@attestry/contract/features/audit-schedule/audit-schedule.schema.ts';
import { confirmingGroups } from '@attestry/contract/features/audit-schedule/compared-plan.parts.ts';
import { dateBelowMinimum, requiredDay, requiredId } from '@attestry/contract/kernel/fields.ts';
import type { FieldValues, Path } from 'react-hook-form';
import type { z } from 'zod';
import type { FormField, SectionsOf } from '../../blocks/form-screen/form-parts.ts';
import { today } from '../../kernel/days.ts';
import { useAudience } from '../../kernel/permissions.ts';
import { i18n } from '../../kernel/texts.ts';

/** The fields that audits planned together have in common; each keeps its own standard. */
const sharedPlan = scheduleForm.omit({ siteId: true, auditId: true, standardId: true }).extend({
  scheduledDate: requiredDay.refine((day) => day >= today(), dateBelowMinimum),
});
/** The fields of the form. Site and audit come from the page. */
const planForm = sharedPlan.extend({ standardId: scheduleForm.shape.standardId });

/** Users of a certification body schedule for their own one; other readers choose one. */
const namingBody = { certificationBodyId: requiredId };

export type SharedPlan = z.output<typeof sharedPlan>;
type SharedPlanValues = z.input<typeof sharedPlan>;
export type Plan = z.output<typeof planForm>;
export type PlanValues = z.input<typeof planForm>;

/** A form of the schedule as this reader has it. */
export interface PlanForm<Out, In extends FieldValues> {
  schema: z.ZodType<Out, In>;
  fields: readonly FormField<Path<In>>[];
  hint: string | undefined;
}

/** Whether this reader names the certification body. */
export const useNamesBody = (): boolean => !useAudience()(['cb']);

const useSharedFields = (whileEmpty?: string): readonly FormField<Path<SharedPlanValues>>[] => {
  const namesBody = useNamesBody();
  const named = {
    kind: 'lookup',
    name: 'certificationBodyId',
    label: i18n.t('Certification body'),
    lookup: 'certificationBody',
    holds: 'id',
    ...(whileEmpty !== undefined && { whileEmpty }),
  } as const;
  return [
    {
      kind: 'day',
      name: 'scheduledDate',
      label: i18n.t('Audit date'),
      hint: i18n.t('Today or later'),
      bounds: { earliest: today() },
    },
    { kind: 'choice', name: 'scheduleTypeId', label: i18n.t('Audit type'), lookup: 'scheduleType', holds: 'id' },
    ...(namesBody ? [named] : []),
    { kind: 'choices', name: 'additionalModules', label: i18n.t('Additional modules'), lookup: 'module' },
  ];
};

const useHint = (): string | undefined =>
  useAudience()(confirmingGroups)
    ? undefined
    : i18n.t('The audit is Interim until the certification body confirms it.');

/**
 * For audits that follow others, each with the standard of the one it follows. Unless one certification body is chosen for
 * several of them, or needed, each keeps its own.
 */
export const useSharedPlanForm = (count: number, needsBody: boolean): PlanForm<SharedPlan, SharedPlanValues> => {
  const namesOne = needsBody || count === 1;
  const fields = useSharedFields(namesOne ? undefined : i18n.t('Each audit’s own certification body'));
  const schema = useNamesBody() && namesOne ? sharedPlan.extend(namingBody) : sharedPlan;
  return { schema, fields, hint: useHint() };
};

const withStandard = (fields: readonly FormField<Path<SharedPlanValues>>[]): readonly FormField<Path<PlanValues>>[] => [
  {
    kind: 'choice',
    name: 'standardId',
    label: i18n.t('Standard'),
    lookup: 'standard',
    holds: 'id',
  },
  ...fields,
];

/** For sites, where an audit by default keeps the certification body of the Current one. */
export const useSitePlanForm = (count: number, needsBody: boolean): PlanForm<Plan, PlanValues> => {
  const keepsOwn = i18n.t(
    '{count, plural, one {The current audit’s certification body} other {Each current audit’s certification body}}',
    { count },
  );
  const fields = withStandard(useSharedFields(needsBody ? undefined : keepsOwn));
  return { schema: needsBody ? planForm.extend(namingBody) : planForm, fields, hint: useHint() };
};

/** The form as the one section of a page. */
export const usePlanPage = (): { schema: z.ZodType<Plan, PlanValues>; sections: SectionsOf<PlanValues> } => {
  const fields = useSharedFields();
  const hint = useHint();
  return {
    schema: useNamesBody() ? planForm.extend(namingBody) : planForm,
    sections: [{ title: i18n.t('Next audit'), ...(hint !== undefined && { hint }), fields: withStandard(fields) }],
  };
};

export const blankSharedPlan: SharedPlanValues = {
  scheduledDate: '',
  scheduleTypeId: '1',
  additionalModules: [],
  certificationBodyId: '',
};

export const blankPlan: PlanValues = { standardId: '', ...blankSharedPlan };
