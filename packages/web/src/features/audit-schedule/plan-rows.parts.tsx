import type { PlanEffects } from '@attestry/contract/features/audit-schedule/plan-effects.api.ts';
import { ArrowLeftRight, CircleAlert } from 'lucide-react';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { Effect } from '../../blocks/asking/ask-first.ts';
import type { LeftOut } from '../../blocks/asking/left-out-text.ts';
import type { SelectedRows } from '../../blocks/list-screen/list-parts.ts';
import { useChoicesById } from '../../blocks/searched-lookups.ts';
import { listSome } from '../../blocks/some-names.ts';
import { i18n } from '../../kernel/texts.ts';
import type { FollowedAudit } from './audit-schedule.parts.tsx';
import { findMet, ownBody, type PlannedAt, usePlannedSoFar } from './planned-so-far.parts.tsx';

/** Plans each site and standard once: after its Current record, or else after the first of those selected. */
export const oneRowPerPlan = <S extends SelectedRows<FollowedAudit>>(selected: S): S => {
  const slots = Map.groupBy(selected.rows, ({ siteCode, standard }) => `${siteCode} ${standard}`);
  const planned = new Set(
    [...slots.values()].map((rows) => rows.find(({ auditStatus }) => auditStatus === 'Current') ?? rows[0]),
  );
  const reason = i18n.t('Has the same next audit as another selected record');
  const others = selected.rows.filter((row) => !planned.has(row));
  return {
    ...selected,
    rows: selected.rows.filter((row) => planned.has(row)),
    leftOut: [...selected.leftOut, ...others.map((row) => ({ name: selected.nameOf(row), reason }))],
  };
};

/** Why the form has to name a certification body for this place; undefined if it has one of its own. */
const whyNobody = (planned: readonly PlanEffects[], at: PlannedAt, inForm: unknown): string | undefined => {
  if (at.standardId === undefined && !inForm) return undefined;
  const own = ownBody(planned, at, inForm);
  if (!own) return i18n.t('No current audit against this standard, so choose a certification body');
  return findMet(planned, at, inForm)?.inactiveBodyIds.includes(own.id)
    ? i18n.t('Its certification body is not active, so choose another')
    : undefined;
};

interface Asking<R, Values> extends Pick<SelectedRows<R>, 'rows' | 'nameOf' | 'leftOut'> {
  values: Values;
  atOf: (row: R) => Omit<PlannedAt, 'name'>;
  /** Whether this reader names the certification body. */
  namesBody: boolean;
}

/**
 * The rows that a form plans. Unless it names a certification body, it leaves out the rows without one of their own; if all are
 * without, it requires one.
 */
export const usePlanRows = <R extends object, Values extends FieldValues>(asking: Asking<R, Values>) => {
  const { rows, nameOf, values, atOf, namesBody } = asking;
  const [typed, setTyped] = useState<FieldValues>(values);
  const placeOf = (row: R): PlannedAt => ({ ...atOf(row), name: nameOf(row) });
  const { data: planned = [], isSuccess } = usePlannedSoFar(rows.map(placeOf));
  const withoutBody = rows.flatMap((row): (LeftOut & { row: R; reason: string })[] => {
    const reason = whyNobody(planned, placeOf(row), typed.standardId);
    return namesBody && isSuccess && reason !== undefined ? [{ row, name: nameOf(row), reason }] : [];
  });
  const needsBody = withoutBody.length === rows.length;
  const stillWithoutBody = typed.certificationBodyId ? [] : withoutBody;
  const rowsLeftOut = needsBody ? [] : stillWithoutBody;
  const rowsToPlan = rows.filter((one) => !rowsLeftOut.some(({ row }) => row === one));
  return {
    typed,
    setTyped,
    needsBody,
    rows: rowsToPlan,
    at: rowsToPlan.map(placeOf),
    leftOut: [...asking.leftOut, ...rowsLeftOut],
    /** Why the form needs a certification body; empty if it does not, or names one. */
    whyNeeded: needsBody ? [...new Set(stillWithoutBody.map(({ reason }) => reason))] : [],
    bodyOf: (row: R) => (namesBody ? ownBody(planned, placeOf(row), typed.standardId) : undefined),
  };
};

export type PlanRows<R extends object> = ReturnType<typeof usePlanRows<R, FieldValues>>;

const goingElsewhere = (changes: readonly { name: string; change: string }[], among: number): Effect[] => {
  const [first] = changes;
  if (!first) return [];
  const named = changes.map(({ name, change }) => i18n.t('{name}: {change}', { name, change }));
  return [
    {
      icon: ArrowLeftRight,
      message: i18n.t(
        '{count, plural, one {One audit goes} other {# audits go}} to another certification body than the one before it',
        { count: changes.length },
      ),
      more: among === 1 ? first.change : listSome(named),
    },
  ];
};

/** Which audits the form gives to another certification body, and why it needs one. */
export const useBodyEffects = <R extends object>({ rows, at, typed, whyNeeded, bodyOf }: PlanRows<R>): Effect[] => {
  const id: unknown = typed.certificationBodyId;
  const [chosen] = useChoicesById('certificationBody', typeof id === 'string' && id !== '' ? [id] : []);
  const changes = rows.flatMap((row, place) => {
    const own = bodyOf(row);
    const name = at[place]?.name ?? '';
    return own && chosen && own.id !== chosen.id
      ? [{ name, change: i18n.t('{from} → {to}', { from: own.name, to: chosen.name }) }]
      : [];
  });
  return [...goingElsewhere(changes, rows.length), ...whyNeeded.map((message) => ({ icon: CircleAlert, message }))];
};
