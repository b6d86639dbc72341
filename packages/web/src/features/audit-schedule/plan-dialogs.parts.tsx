import type { SiteRow } from '@attestry/contract/features/site/site.schema.ts';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { listSomeNames, tellApart } from '../../blocks/asking/effects-of-many.ts';
import { LeftOutRows } from '../../blocks/asking/left-out.tsx';
import { asRowCommand } from '../../blocks/asking/send-each.ts';
import { FormDialog } from '../../blocks/form-dialog.tsx';
import type { SelectedRows } from '../../blocks/list-screen/list-parts.ts';
import { useChoices } from '../../blocks/lookups.tsx';
import { i18n } from '../../kernel/texts.ts';
import { type FollowedAudit, scheduling } from './audit-schedule.parts.tsx';
import { PlanEffects, type PlannedAt, UnlessAllKept } from './plan-effects.parts.tsx';
import { blankPlan, blankSharedPlan, type PlanForm, usePlanForm, useSharedPlanForm } from './schedule-form.parts.tsx';

interface PlanDialogProps<R, Plan, Values extends FieldValues> extends SelectedRows<R> {
  form: PlanForm<Plan, Values>;
  values: Values & DefaultValues<Values>;
  atOf: (row: R) => PlannedAt;
  bodyFor: (row: R, plan: Plan) => Parameters<typeof scheduling>[0];
}

/** Asks once for what the audits of all rows have in common. */
const PlanDialog = <R, Plan, Values extends FieldValues>(props: PlanDialogProps<R, Plan, Values>) => {
  const { rows, leftOut, run, onClose, form, values, atOf, bodyFor } = props;
  const { schema, fields, hint } = form;
  const places = rows.map(atOf);
  const names = tellApart(places.map(({ name, siteId: id }) => ({ name, id })));
  const at = places.map((place, at) => ({ ...place, name: names[at] ?? place.name }));
  return (
    <FormDialog
      title={i18n.t('Plan {count, plural, one {the next audit} other {# next audits}}', { count: rows.length })}
      schema={schema}
      values={values}
      fields={fields}
      aroundSave={(button) => <UnlessAllKept at={at}>{button}</UnlessAllKept>}
      save={async (plan) => plan}
      saveLabel={i18n.t('Schedule {count, plural, one {audit} other {# audits}}', { count: rows.length })}
      onSaved={(plan) => run((row) => asRowCommand(scheduling(bodyFor(row, plan))))}
      onClose={onClose}
    >
      <p>{listSomeNames(names)}</p>
      <LeftOutRows leftOut={leftOut} />
      {hint !== undefined && <p>{hint}</p>}
      <PlanEffects at={at} />
    </FormDialog>
  );
};

/** Each audit is planned against the standard of the one it follows. */
export const PlanAfterAudits = (selected: SelectedRows<FollowedAudit>) => {
  const standards = useChoices('standard');
  const idOf = (standard: string) => standards.find(({ name }) => name === standard)?.id ?? '';
  return (
    <PlanDialog
      {...selected}
      form={useSharedPlanForm()}
      values={blankSharedPlan}
      atOf={({ site, siteCode, standard }) => ({
        name: i18n.t('{site} ({standard})', { site, standard }),
        siteId: siteCode,
        standardId: idOf(standard),
      })}
      bodyFor={({ id, siteCode, standard }, plan) => ({
        ...plan,
        siteId: siteCode,
        auditId: id,
        standardId: idOf(standard),
      })}
    />
  );
};

export const PlanAtSites = (selected: SelectedRows<Pick<SiteRow, 'id' | 'name'>>) => (
  <PlanDialog
    {...selected}
    form={usePlanForm()}
    values={blankPlan}
    atOf={({ id, name }) => ({ name, siteId: id })}
    bodyFor={({ id }, plan) => ({ ...plan, siteId: id })}
  />
);
