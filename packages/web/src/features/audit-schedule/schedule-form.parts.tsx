import { scheduleForm } from '@attestry/contract/features/audit-schedule/audit-schedule.schema.ts';
import { requiredId } from '@attestry/contract/kernel/fields.ts';
import type { z } from 'zod';
import type { SectionsOf } from '../../blocks/form-screen/form-parts.ts';
import { today } from '../../kernel/days.ts';
import { useAudience } from '../../kernel/permissions.ts';
import { i18n } from '../../kernel/texts.ts';

/** The fields of the form; site and audit come from the page. */
const planForm = scheduleForm.omit({ siteId: true, auditId: true });
type Plan = typeof planForm;
export type PlanValues = z.input<Plan>;

/** A certification body's users schedule for their own body; all others choose one. */
const namingBody: z.ZodType<z.output<Plan>, PlanValues> = planForm.extend({ certificationBodyId: requiredId });

const hintFor = (isPlanner: boolean): { hint?: string } =>
  isPlanner ? {} : { hint: i18n.t('The audit is Interim until the certification body confirms it.') };

/** The schema and layout of a schedule for this reader. */
export const usePlanForm = (): { schema: typeof namingBody; sections: SectionsOf<PlanValues> } => {
  const isAudience = useAudience();
  const isBody = isAudience(['cb']);
  const named = {
    kind: 'lookup',
    name: 'certificationBodyId',
    label: i18n.t('Certification body'),
    lookup: 'certificationBody',
    holds: 'id',
  } as const;
  return {
    schema: isBody ? planForm : namingBody,
    sections: [
      {
        title: i18n.t('Next audit'),
        ...hintFor(isAudience(['body', 'cb'])),
        fields: [
          { kind: 'choice', name: 'standardId', label: i18n.t('Standard'), lookup: 'standard', holds: 'id' },
          { kind: 'day', name: 'scheduledDate', label: i18n.t('Audit date'), bounds: { earliest: today() } },
          { kind: 'choice', name: 'scheduleTypeId', label: i18n.t('Audit type'), lookup: 'scheduleType', holds: 'id' },
          ...(isBody ? [] : [named]),
          { kind: 'choices', name: 'additionalModules', label: i18n.t('Additional modules'), lookup: 'module' },
        ],
      },
    ],
  };
};

export const blankPlan: PlanValues = {
  standardId: '',
  scheduledDate: '',
  scheduleTypeId: '1',
  additionalModules: [],
  certificationBodyId: '',
};
