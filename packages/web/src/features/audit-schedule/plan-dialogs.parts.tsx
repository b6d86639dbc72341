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
import { oneRowPerPlan, type PlanRows, useBodyEffects, usePlanRows } from './plan-rows.parts.tsx';
import {
  blankPlan,
  blankSharedPlan,
  type Plan,
  type PlanForm,
  type SharedPlan,
  useNamesBody,
  useSharedPlanForm,
  useSitePlanForm,
} from './schedule-form.parts.tsx';

interface PlanDialogProps<R extends object, Out, Values extends FieldValues>
  extends Pick<SelectedRows<R>, 'nameOf' | 'run' | 'onClose'> {
  form: PlanForm<Out, Values>;
  values: Values & DefaultValues<Values>;
  planning: PlanRows<R>;
  /** What is planned at a row, except for the certification body. */
  bodyFor: (row: R, plan: Out) => Parameters<typeof scheduling>[0];
}

/** Asks once for what the audits of all rows have in common. */
const PlanDialog = <R extends object, Out extends SharedPlan | Plan, Values extends FieldValues>(
  props: PlanDialogProps<R, Out, Values>,
) => {
  const { nameOf, run, onClose, form, values, planning, bodyFor } = props;
  const { schema, fields, hint } = form;
  const { rows, at, leftOut, setTyped, bodyOf } = planning;
  const ofBodies = useBodyEffects(planning);
  const scheduleAt = (row: R, plan: Out) =>
    scheduling({ ...bodyFor(row, plan), certificationBodyId: plan.certificationBodyId ?? bodyOf(row)?.id });
  return (
    <FormDialog
      title={i18n.t('Plan {count, plural, one {the next audit} other {# next audits}}', { count: rows.length })}
      schema={schema}
      values={values}
      onTyped={setTyped}
      fields={fields}
      aroundSave={(button) => <PlanButton at={at}>{button}</PlanButton>}
      save={async (plan) => plan}
      saveLabel={i18n.t('Schedule {count, plural, one {audit} other {# audits}}', { count: rows.length })}
      onSaved={(plan) =>
        run(
          (row) => asRowCommand(scheduleAt(row, plan)),
          (row) => rows.includes(row),
        )
      }
      onClose={onClose}
    >
      <p>{listSome(rows.map(nameOf))}</p>
      <LeftOutRows leftOut={leftOut} />
      {hint !== undefined && <p>{hint}</p>}
      <PlanEffects at={at} others={ofBodies} />
    </FormDialog>
  );
};

/** Each audit is planned against the standard of the one it follows. */
export const PlanAfterAudits = (props: SelectedRows<FollowedAudit>) => {
  const selected = oneRowPerPlan(props);
  const standards = useChoices('standard');
  const idOf = (standard: string) => standards.find(({ name }) => name === standard)?.id ?? '';
  const namesBody = useNamesBody();
  const [only, ...others] = selected.rows;
  const hasOne = namesBody && only && others.length === 0;
  const values = { ...blankSharedPlan, ...(hasOne && { certificationBodyId: only.certificationBodyId }) };
  const planning = usePlanRows({
    ...selected,
    values,
    namesBody,
    atOf: ({ id: auditId, siteCode, standard, certificationBodyId: id, certificationBody: name }) => ({
      siteId: siteCode,
      standardId: idOf(standard),
      auditId,
      body: { id, name },
    }),
  });
  return (
    <PlanDialog
      {...selected}
      form={useSharedPlanForm(selected.rows.length, planning.needsBody)}
      values={values}
      planning={planning}
      bodyFor={({ id, siteCode, standard }, plan) => ({
        ...plan,
        siteId: siteCode,
        auditId: id,
        standardId: idOf(standard),
      })}
    />
  );
};

export const PlanAtSites = (selected: SelectedRows<Pick<SiteRow, 'id' | 'name'>>) => {
  const namesBody = useNamesBody();
  const planning = usePlanRows({ ...selected, values: blankPlan, namesBody, atOf: ({ id }) => ({ siteId: id }) });
  return (
    <PlanDialog
      {...selected}
      form={useSitePlanForm(selected.rows.length, planning.needsBody)}
      values={blankPlan}
      planning={planning}
      bodyFor={({ id }, plan) => ({ ...plan, siteId: id })}
    />
  );
};
