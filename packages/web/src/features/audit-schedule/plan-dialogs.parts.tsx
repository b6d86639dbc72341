import type { SiteRow } from '@attestry/contract/features/site/site.schema.ts';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { LeftOutRows } from '../../blocks/asking/left-out.tsx';
import { asRowCommand } from '../../blocks/asking/send-each.ts';
import { FormDialog } from '../../blocks/form-dialog.tsx';
import type { SelectedRows } from '../../blocks/list-screen/list-parts.ts';
import { useChoices } from '../../blocks/lookups.tsx';
import { listSome } from '../../blocks/some-names.ts';
import { i18n } from '../../kernel/texts.ts';
import { type FollowedAudit, scheduling } from './audit-schedule.parts.tsx';
import { PlanButton, PlanEffects } from './plan-effects.parts.tsx';
import { ownBody, type PlannedAt, usePlannedSoFar } from './planned-so-far.parts.tsx';
import {
  blankPlan,
  blankSharedPlan,
  type Plan,
  type PlanForm,
  type SharedPlan,
  useSharedPlanForm,
  useSitePlanForm,
} from './schedule-form.parts.tsx';

interface PlanDialogProps<R, Out, Values extends FieldValues> extends SelectedRows<R> {
  form: PlanForm<Out, Values>;
  values: Values & DefaultValues<Values>;
  atOf: (row: R) => Omit<PlannedAt, 'name'>;
  /** What is planned at a row, except for the certification body. */
  bodyFor: (row: R, plan: Out) => Parameters<typeof scheduling>[0];
}

/** Asks once for what the audits of all rows have in common. */
const PlanDialog = <R extends object, Out extends SharedPlan | Plan, Values extends FieldValues>(
  props: PlanDialogProps<R, Out, Values>,
) => {
  const { rows, nameOf, leftOut, run, onClose, form, values, atOf, bodyFor } = props;
  const { schema, fields, hint, namesBody } = form;
  const placeOf = (row: R): PlannedAt => ({ ...atOf(row), name: nameOf(row) });
  const at = rows.map(placeOf);
  const { data = [] } = usePlannedSoFar(at);
  const scheduleAt = (row: R, plan: Out) => {
    const body = bodyFor(row, plan);
    const own = namesBody ? ownBody(data, placeOf(row), body.standardId)?.id : undefined;
    return scheduling({ ...body, certificationBodyId: plan.certificationBodyId ?? own });
  };
  return (
    <FormDialog
      title={i18n.t('Plan {count, plural, one {the next audit} other {# next audits}}', { count: rows.length })}
      schema={schema}
      values={values}
      fields={fields}
      aroundSave={(button) => (
        <PlanButton at={at} keepsBody={namesBody}>
          {button}
        </PlanButton>
      )}
      save={async (plan) => plan}
      saveLabel={i18n.t('Schedule {count, plural, one {audit} other {# audits}}', { count: rows.length })}
      onSaved={(plan) => run((row) => asRowCommand(scheduleAt(row, plan)))}
      onClose={onClose}
    >
      <p>{listSome(rows.map(nameOf))}</p>
      <LeftOutRows leftOut={leftOut} />
      {hint !== undefined && <p>{hint}</p>}
      <PlanEffects at={at} keepsBody={namesBody} />
    </FormDialog>
  );
};

/** Each audit is planned against the standard of the one it follows. */
export const PlanAfterAudits = (selected: SelectedRows<FollowedAudit>) => {
  const standards = useChoices('standard');
  const idOf = (standard: string) => standards.find(({ name }) => name === standard)?.id ?? '';
  const form = useSharedPlanForm(selected.rows.length);
  const [only, ...others] = selected.rows;
  const hasOne = form.namesBody && only && others.length === 0;
  return (
    <PlanDialog
      {...selected}
      form={form}
      values={{ ...blankSharedPlan, ...(hasOne && { certificationBodyId: only.certificationBodyId }) }}
      atOf={({ id: auditId, siteCode, standard, certificationBodyId: id, certificationBody: name }) => ({
        siteId: siteCode,
        standardId: idOf(standard),
        auditId,
        body: { id, name },
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
    form={useSitePlanForm(selected.rows.length)}
    values={blankPlan}
    atOf={({ id }) => ({ siteId: id })}
    bodyFor={({ id }, plan) => ({ ...plan, siteId: id })}
  />
);
