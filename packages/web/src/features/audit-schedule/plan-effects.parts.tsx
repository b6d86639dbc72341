import {
  auditScheduleErrors,
  type KeptReason,
  keptReasons,
} from '@attestry/contract/features/audit-schedule/audit-schedule.errors.ts';
import {
  type PlanEffects as PlanEffectsAt,
  planEffectsApi,
} from '@attestry/contract/features/audit-schedule/plan-effects.api.ts';
import { clientOf } from '@attestry/contract/kernel/client.ts';
import { useQuery } from '@tanstack/react-query';
import { CalendarX2, CircleAlert, CloudOff, Replace } from 'lucide-react';
import type { JSX } from 'react';
import { useWatch } from 'react-hook-form';
import type { Effect } from '../../blocks/asking/ask-first.ts';
import { EffectLines } from '../../blocks/asking/effect-lines.tsx';
import { listSomeNames } from '../../blocks/asking/effects-of-many.ts';
import { quietSend } from '../../kernel/api.ts';
import { today } from '../../kernel/days.ts';
import { i18n } from '../../kernel/texts.ts';
import { WhyNot } from '../../ui/why-not.tsx';
import styles from './plan-effects.module.css';

const effectCalls = clientOf(quietSend, planEffectsApi);

/** Where an audit is planned. */
export interface PlannedAt {
  name: string;
  siteId: string;
  /** By default the one in the form. */
  standardId?: string;
}

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
  const names = listSomeNames(named);
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

type Met = Pick<PlanEffectsAt, 'plan' | 'expiryDate'> & { name: string };

const plansOf = (met: readonly Met[], whyKept: KeptReason | null): DayAt[] =>
  met.flatMap(({ name, plan }) => (plan?.whyKept === whyKept ? [{ name, day: plan.day }] : []));

/** The certificates that end on a day from the first until before the other. */
const endsWithin = (met: readonly Met[], from: string, until: string): DayAt[] =>
  met.flatMap(({ name, expiryDate: day }) => (day !== null && day >= from && day < until ? [{ name, day }] : []));

const effectsOf = (met: readonly Met[], among: number, day: string): Effect[] => [
  ...effectOf(Replace, plansOf(met, null), among, replaced),
  ...keptReasons.flatMap((reason) => effectOf(CircleAlert, plansOf(met, reason), among, keptFor(reason))),
  ...effectOf(CalendarX2, endsWithin(met, '', today()), among, ended),
  ...effectOf(CalendarX2, endsWithin(met, today(), day), among, endsFirst),
];

const unknown = (): Effect => ({
  icon: CloudOff,
  tone: 'bad',
  message: i18n.t('Could not find out what is planned so far'),
});

const usePlannedSoFar = (siteIds: readonly string[]) =>
  useQuery({
    queryKey: ['plan effects', ...siteIds],
    queryFn: () => effectCalls.read({ query: { siteIds: [...siteIds] } }),
    staleTime: 0,
    gcTime: 0,
  });

/** What the form around meets where audits are planned. */
const useMet = (at: readonly PlannedAt[]) => {
  const standardId: unknown = useWatch({ name: 'standardId' });
  const { data = [], isError } = usePlannedSoFar([...new Set(at.map(({ siteId }) => siteId))]);
  const met = at.flatMap(({ name, siteId, standardId: own = standardId }) => {
    const found = data.find((one) => one.siteId === siteId && one.standardId === own);
    return found ? [{ ...found, name }] : [];
  });
  return { met, isError };
};

/** The button that sends the form around, unless every audit that it would plan has a plan that is kept. */
export const UnlessAllKept = ({ at, children }: { at: readonly PlannedAt[]; children: JSX.Element }) => {
  const reasons = useMet(at).met.flatMap(({ plan }) => plan?.whyKept ?? []);
  const [first] = reasons;
  const areAllKept = reasons.length === at.length;
  return <WhyNot reason={first && areAllKept ? reasonText(first) : undefined}>{children}</WhyNot>;
};

/** Which plans the form replaces, and which certificates end before the day in it; nothing if there are none. */
export const PlanEffects = ({ at }: { at: readonly PlannedAt[] }) => {
  const day: unknown = useWatch({ name: 'scheduledDate' });
  const { met, isError } = useMet(at);
  const effects = isError ? [unknown()] : effectsOf(met, at.length, String(day ?? ''));
  return (
    <div role="status" className={styles.effects}>
      {effects.length > 0 && <EffectLines effects={effects} />}
    </div>
  );
};
