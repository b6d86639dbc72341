import { type KeptReason, keptReasons } from '@attestry/contract/features/audit/next-audit.schema.ts';
import { auditScheduleErrors } from '@attestry/contract/features/audit-schedule/audit-schedule.errors.ts';
import { requiredDay } from '@attestry/contract/kernel/fields.ts';
import { CalendarCheck, CalendarX2, CircleAlert, CloudOff, Hourglass, Replace } from 'lucide-react';
import type { JSX } from 'react';
import { useWatch } from 'react-hook-form';
import type { Effect } from '../../blocks/asking/ask-first.ts';
import { EffectLines } from '../../blocks/asking/effect-lines.tsx';
import { listSome } from '../../blocks/some-names.ts';
import { today } from '../../kernel/days.ts';
import { i18n } from '../../kernel/texts.ts';
import { WhyNot } from '../../ui/why-not.tsx';
import { type PlanChange, usePlanChange } from './plan-changes.parts.tsx';
import styles from './plan-effects.module.css';
import { type Met, type PlannedAt, useMet } from './planned-so-far.parts.tsx';

/** A day that concerns one of those that are planned; null if this reader does not know it. */
interface DayAt {
  name: string;
  day: string | null;
}

interface Words {
  /** Why it is so. */
  because?: string;
  forOne: (day: string | null) => string;
  forMany: (count: number) => string;
}

/** Names the day in the words if only one audit is planned, otherwise below them. */
const effectOf = (
  icon: Effect['icon'],
  [first, ...others]: readonly DayAt[],
  among: number,
  { because, forOne, forMany }: Words,
): Effect[] => {
  if (!first) return [];
  if (among === 1) return [{ icon, message: forOne(first.day), ...(because !== undefined && { more: because }) }];
  const named = [first, ...others].map(({ name, day }) =>
    i18n.t('{name}: {day}', { name, day: day ?? i18n.t('unannounced') }),
  );
  const names = listSome(named);
  const more = because === undefined ? names : i18n.t('{names}. {because}', { names, because });
  return [{ icon, message: forMany(named.length), more }];
};

const replaced: Words = {
  forOne: (day) =>
    day === null ? i18n.t('Already planned; this replaces it') : i18n.t('Planned for {day}; this replaces it', { day }),
  forMany: (count) =>
    i18n.t(
      '{count, plural, one {One is already planned, and its plan is replaced} other {# are already planned, and their plans are replaced}}',
      { count },
    ),
};

const alreadySo: Words = {
  forOne: () => i18n.t('Already planned exactly so'),
  forMany: (count) => i18n.t('{count, plural, one {One is} other {# are}} already planned exactly so', { count }),
};

const confirmed: Words = {
  forOne: (day) => i18n.t('Proposed for {day}; this confirms it', { day }),
  forMany: (count) =>
    i18n.t('{count, plural, one {One is proposed, and is confirmed} other {# are proposed, and are confirmed}}', {
      count,
    }),
};

const reasonText = (reason: KeptReason): string => i18n.t(auditScheduleErrors[reason].message);

const keptFor = (reason: KeptReason): Words => ({
  because: reasonText(reason),
  forOne: (day) =>
    day === null
      ? i18n.t('Already planned; you cannot replace it')
      : i18n.t('Planned for {day}; you cannot replace it', { day }),
  forMany: (count) =>
    i18n.t('{count, plural, one {One has a plan} other {# have plans}} that you cannot replace', { count }),
});

const endsFirst: Words = {
  forOne: (day) => i18n.t('The certificate ends on {day}, before this audit', { day }),
  forMany: (count) =>
    i18n.t('{count, plural, one {One certificate ends} other {# certificates end}} before this audit', { count }),
};

const ended: Words = {
  forOne: (day) => i18n.t('The certificate ended on {day}', { day }),
  forMany: (count) => i18n.t('{count, plural, one {One certificate has} other {# certificates have}} ended', { count }),
};

const alreadyHeld: Words = {
  forOne: (day) => i18n.t('A report of {day} is already in Holding', { day }),
  forMany: (count) =>
    i18n.t('{count, plural, one {One already has a report} other {# already have reports}} in Holding', { count }),
};

const isDay = (day: string): boolean => requiredDay.safeParse(day).success;

const planAt = ({ name, plan }: Met): DayAt[] => (plan ? [{ name, day: plan.day }] : []);

/** The certificates that end on a day from the first until before the other. */
const endsWithin = (met: readonly Met[], from: string, until: string): DayAt[] =>
  met.flatMap(({ name, expiryDate: day }) => (day !== null && day >= from && day < until ? [{ name, day }] : []));

/** Reports in Holding of audits that may be the planned ones. */
const heldOf = (met: readonly Met[]): DayAt[] =>
  met.flatMap(({ name, auditId, held }) => (held && held.auditId !== auditId ? [{ name, day: held.startDate }] : []));

const changesOf = (met: readonly Met[], among: number, changeOf: (one: Met) => PlanChange | undefined): Effect[] => {
  const plans = (change: PlanChange) => met.filter((one) => changeOf(one) === change).flatMap(planAt);
  return [
    ...effectOf(CalendarCheck, plans('none'), among, alreadySo),
    ...effectOf(CalendarCheck, plans('confirmed'), among, confirmed),
    ...effectOf(Replace, plans('replaced'), among, replaced),
  ];
};

const keptPlans = (met: readonly Met[], among: number): Effect[] =>
  keptReasons.flatMap((reason) => {
    const kept = met.filter(({ plan }) => plan?.whyKept === reason);
    return effectOf(CircleAlert, kept.flatMap(planAt), among, keptFor(reason));
  });

const endsOf = (met: readonly Met[], among: number, day: string): Effect[] => [
  ...effectOf(CalendarX2, endsWithin(met, '', today()), among, ended),
  ...(isDay(day) ? effectOf(CalendarX2, endsWithin(met, today(), day), among, endsFirst) : []),
];

const unknown = (): Effect => ({
  icon: CloudOff,
  tone: 'bad',
  message: i18n.t('Could not find out what is planned so far'),
});

interface PlanProps {
  at: readonly PlannedAt[];
}

/** Why the form around cannot be sent: all its audits have plans that are kept, or its certification body is not active. */
const useWhyNot = ({ at }: PlanProps): string | undefined => {
  const bodyId: unknown = useWatch({ name: 'certificationBodyId' });
  const { met } = useMet(at);
  const [first, ...others] = met.flatMap(({ plan }) => plan?.whyKept ?? []);
  if (first && others.length + 1 === at.length) return reasonText(first);
  const isInactive = met.some(({ inactiveBodyIds }) => inactiveBodyIds.some((id) => id === bodyId));
  return isInactive ? i18n.t(auditScheduleErrors.unknownCertificationBody.message) : undefined;
};

/** The button that sends the form around. */
export const PlanButton = ({ children, ...plan }: PlanProps & { children: JSX.Element }) => (
  <WhyNot reason={useWhyNot(plan)}>{children}</WhyNot>
);

/** What planning meets and changes: reports in Holding, present plans, certificates that end first, other certification bodies. */
export const PlanEffects = ({ at, others = [] }: PlanProps & { others?: readonly Effect[] }) => {
  const day: unknown = useWatch({ name: 'scheduledDate' });
  const { met, isError } = useMet(at);
  const changeOf = usePlanChange();
  const among = at.length;
  const effects = isError
    ? [unknown()]
    : [
        ...others,
        ...effectOf(Hourglass, heldOf(met), among, alreadyHeld),
        ...changesOf(met, among, changeOf),
        ...keptPlans(met, among),
        ...endsOf(met, among, String(day ?? '')),
      ];
  return (
    <div role="status" className={styles.effects}>
      {effects.length > 0 && <EffectLines effects={effects} />}
    </div>
  );
};
