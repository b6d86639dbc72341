import type { SiteRow } from '@attestry/contract/features/site/site.schema.ts';
import type { ReactNode } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { listSomeNames } from '../../blocks/asking/effects-of-many.ts';
import { asRowCommand } from '../../blocks/asking/send-each.ts';
import { FormDialog } from '../../blocks/form-dialog.tsx';
import type { SelectedRows } from '../../blocks/list-screen/list-parts.ts';
import { useChoices } from '../../blocks/lookups.tsx';
import { i18n } from '../../kernel/texts.ts';
import { type FollowedAudit, scheduling } from './audit-schedule.parts.tsx';
import { PlanEffects, type PrecedingAudit } from './plan-effects.parts.tsx';
import { blankPlan, blankSharedPlan, type PlanForm, usePlanForm, useSharedPlanForm } from './schedule-form.parts.tsx';

interface PlanDialogProps<R, Plan, Values extends FieldValues> extends SelectedRows<R> {
  nameOf: (row: R) => string;
  /** What the plan means for the rows. */
  children?: ReactNode;
  form: PlanForm<Plan, Values>;
  values: Values & DefaultValues<Values>;
  bodyFor: (row: R, plan: Plan) => Parameters<typeof scheduling>[0];
}

/** Asks once for what the audits of all rows have in common. */
const PlanDialog = <R, Plan, Values extends FieldValues>(props: PlanDialogProps<R, Plan, Values>) => {
  const { rows, run, onClose, form, values, bodyFor, nameOf, children } = props;
  const { schema, fields, hint } = form;
  return (
    <FormDialog
      title={i18n.t('Plan {count, plural, one {the next audit} other {# next audits}}', { count: rows.length })}
      schema={schema}
      values={values}
      fields={fields}
      save={async (plan) => plan}
      saveLabel={i18n.t('Schedule {count, plural, one {audit} other {# audits}}', { count: rows.length })}
      onSaved={(plan) => run((row) => asRowCommand(scheduling(bodyFor(row, plan))))}
      onClose={onClose}
    >
      <p>{listSomeNames(rows.map(nameOf))}</p>
      {hint !== undefined && <p>{hint}</p>}
      {children}
    </FormDialog>
  );
};

/** A list does not say for which day an audit is planned. */
const precedingOf = ({ site, expiryDate, nextAudit }: FollowedAudit): PrecedingAudit => ({
  site,
  expiryDate,
  plan: nextAudit === 'Planned' || nextAudit === 'Overdue' ? { day: null } : undefined,
});

/** Each audit is planned against the standard of the one it follows. */
export const PlanAfterAudits = (selected: SelectedRows<FollowedAudit>) => {
  const standards = useChoices('standard');
  const idOf = (standard: string) => standards.find(({ name }) => name === standard)?.id ?? '';
  return (
    <PlanDialog
      {...selected}
      form={useSharedPlanForm()}
      values={blankSharedPlan}
      nameOf={({ site, standard }) => i18n.t('{site} ({standard})', { site, standard })}
      bodyFor={({ id, siteCode, standard }, plan) => ({
        ...plan,
        siteId: siteCode,
        auditId: id,
        standardId: idOf(standard),
      })}
    >
      <PlanEffects audits={selected.rows.map(precedingOf)} />
    </PlanDialog>
  );
};

export const PlanAtSites = (selected: SelectedRows<Pick<SiteRow, 'id' | 'name'>>) => (
  <PlanDialog
    {...selected}
    form={usePlanForm()}
    values={blankPlan}
    nameOf={({ name }) => name}
    bodyFor={({ id }, plan) => ({ ...plan, siteId: id })}
  />
);
