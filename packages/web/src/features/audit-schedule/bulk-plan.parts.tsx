import type { AuditRow } from '@attestry/contract/features/audit/audit.schema.ts';
import { CalendarPlus } from 'lucide-react';
import { asRowCommand } from '../../blocks/asking/send-each.ts';
import { FormDialog } from '../../blocks/form-dialog.tsx';
import type { RowAction, SelectedRows } from '../../blocks/list-screen/list-parts.ts';
import { useChoices } from '../../blocks/lookups.tsx';
import { i18n } from '../../kernel/texts.ts';
import { scheduling } from './audit-schedule.parts.tsx';
import { blankSharedPlan, type SharedPlan, useSharedPlanForm } from './schedule-form.parts.tsx';

type Followed = Pick<AuditRow, 'id' | 'siteCode' | 'standard' | 'visuals'>;

/** Asks once for the day and type of the next audits. Each is planned against the standard of the audit it follows. */
const PlanDialog = ({ rows, run, onClose }: SelectedRows<Followed>) => {
  const { schema, fields, hint } = useSharedPlanForm();
  const standards = useChoices('standard');
  const idOf = (standard: string) => standards.find(({ name }) => name === standard)?.id ?? '';
  const planning =
    (plan: SharedPlan) =>
    ({ id, siteCode, standard }: Followed) =>
      asRowCommand(scheduling({ ...plan, siteId: siteCode, auditId: id, standardId: idOf(standard) }));
  return (
    <FormDialog
      title={i18n.t('Plan {count, plural, one {the next audit} other {# next audits}}', { count: rows.length })}
      schema={schema}
      values={blankSharedPlan}
      fields={fields}
      save={async (plan) => plan}
      saveLabel={i18n.t('Schedule {count, plural, one {audit} other {# audits}}', { count: rows.length })}
      onSaved={(plan) => run(planning(plan))}
      onClose={onClose}
    >
      {hint !== undefined && <p>{hint}</p>}
    </FormDialog>
  );
};

/** Plans the next audits of several records. */
export const planActions = (): RowAction<Followed>[] => [
  {
    label: i18n.t('Plan next audit'),
    icon: CalendarPlus,
    group: i18n.t('Audit'),
    offered: ({ visuals }) => visuals.isAbleToSchedule,
    bulk: { label: i18n.t('Plan next audits'), dialog: PlanDialog },
  },
];
