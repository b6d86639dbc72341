import { scheduleForm } from '@attestry/contract/features/audit-schedule/audit-schedule.schema.ts';
import { requiredId } from '@attestry/contract/kernel/fields.ts';
import type { Path } from 'react-hook-form';
import type { z } from 'zod';
import type { FormField, SectionsOf } from '../../blocks/form-screen/form-parts.ts';
import { today } from '../../kernel/days.ts';
import { useAudience } from '../../kernel/permissions.ts';
import { i18n } from '../../kernel/texts.ts';

/** The fields that audits planned together have in common; each keeps its own standard. */
const sharedPlan = scheduleForm.omit({ siteId: true, auditId: true, standardId: true });
/** The fields of the form. Site and audit come from the page. */
const planForm = sharedPlan.extend({ standardId: scheduleForm.shape.standardId });

/** Users of a certification body schedule for their own one; other readers choose one. */
const namingBody = { certificationBodyId: requiredId };

export type SharedPlan = z.output<typeof sharedPlan>;
export type SharedPlanValues = z.input<typeof sharedPlan>;
export type PlanValues = z.input<typeof planForm>;

const hintFor = (isPlanner: boolean): { hint?: string } =>
  isPlanner ? {} : { hint: i18n.t('The audit is Interim until the certification body confirms it.') };

const useSharedFields = (): { isBody: boolean; fields: readonly FormField<Path<SharedPlanValues>>[] } => {
  const isBody = useAudience()(['cb']);
  const named = {
    kind: 'lookup',
    name: 'certificationBodyId',
    label: i18n.t('Certification body'),
    lookup: 'certificationBody',
    holds: 'id',
  } as const;
  return {
    isBody,
    fields: [
      { kind: 'day', name: 'scheduledDate', label: i18n.t('Audit date'), bounds: { earliest: today() } },
      { kind: 'choice', name: 'scheduleTypeId', label: i18n.t('Audit type'), lookup: 'scheduleType', holds: 'id' },
      ...(isBody ? [] : [named]),
      { kind: 'choices', name: 'additionalModules', label: i18n.t('Additional modules'), lookup: 'module' },
    ],
  };
};

interface SharedPlanForm {
  schema: z.ZodType<SharedPlan, SharedPlanValues>;
  fields: readonly FormField<Path<SharedPlanValues>>[];
  hint: string | undefined;
}

export const useSharedPlanForm = (): SharedPlanForm => {
  const { isBody, fields } = useSharedFields();
  const { hint } = hintFor(useAudience()(['body', 'cb']));
  return { schema: isBody ? sharedPlan : sharedPlan.extend(namingBody), fields, hint };
};

interface PlanForm {
  schema: z.ZodType<z.output<typeof planForm>, PlanValues>;
  sections: SectionsOf<PlanValues>;
}

/** The schema and layout of the schedule form for this reader. */
export const usePlanForm = (): PlanForm => {
  const { isBody, fields } = useSharedFields();
  const standard = {
    kind: 'choice',
    name: 'standardId',
    label: i18n.t('Standard'),
    lookup: 'standard',
    holds: 'id',
  } as const;
  const hint = hintFor(useAudience()(['body', 'cb']));
  return {
    schema: isBody ? planForm : planForm.extend(namingBody),
    sections: [{ title: i18n.t('Next audit'), ...hint, fields: [standard, ...fields] }],
  };
};

export const blankSharedPlan: SharedPlanValues = {
  scheduledDate: '',
  scheduleTypeId: '1',
  additionalModules: [],
  certificationBodyId: '',
};

export const blankPlan: PlanValues = { standardId: '', ...blankSharedPlan };
