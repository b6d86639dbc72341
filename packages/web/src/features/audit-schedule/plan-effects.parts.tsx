import {
  type PlanEffects as PlanEffectsAt,
  planEffectsApi,
} from '@attestry/contract/features/audit-schedule/plan-effects.api.ts';
import { clientOf } from '@attestry/contract/kernel/client.ts';
import { useQuery } from '@tanstack/react-query';
import { CalendarX2, CircleAlert, CloudOff, Replace } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import type { Effect } from '../../blocks/asking/ask-first.ts';
import { EffectLines } from '../../blocks/asking/effect-lines.tsx';
import { listSomeNames } from '../../blocks/asking/effects-of-many.ts';
import { quietSend } from '../../kernel/api.ts';
import { i18n } from '../../kernel/texts.ts';
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
  forOne: (day: string | null) => string;
  forMany: (count: number) => string;
}

/** Names the day in the words if only one audit is planned, otherwise below them. */
const effectOf = (
  icon: Effect['icon'],
  [first, ...others]: readonly DayAt[],
  among: number,
  { forOne, forMany }: Words,
): Effect[] => {
  if (!first) return [];
  if (among === 1) return [{ icon, message: forOne(first.day) }];
  const named = [first, ...others].map(({ name, day }) =>
    i18n.t('{name}: {day}', { name, day: day ?? i18n.t('unannounced') }),
  );
  return [{ icon, message: forMany(named.length), more: listSomeNames(named) }];
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

const kept: Words = {
  forOne: (day) =>
    day === null
      ? i18n.t('Already planned; you cannot replace it')
      : i18n.t('Planned for {day}; you cannot replace it', { day }),
  forMany: (count) =>
    i18n.t('{count, plural, one {One has a plan} other {# have plans}} that you cannot replace', { count }),
};

const ended: Words = {
  forOne: (day) => i18n.t('The certificate ends on {day}, before this audit', { day }),
  forMany: (count) =>
    i18n.t('{count, plural, one {One certificate ends} other {# certificates end}} before this audit', { count }),
};

type Met = Pick<PlanEffectsAt, 'plan' | 'expiryDate'> & { name: string };

const plansOf = (met: readonly Met[], isReplaceable: boolean): DayAt[] =>
  met.flatMap(({ name, plan }) => (plan?.isReplaceable === isReplaceable ? [{ name, day: plan.day }] : []));

const endsBefore = (met: readonly Met[], planned: string): DayAt[] =>
  met.flatMap(({ name, expiryDate: day }) => (day !== null && day < planned ? [{ name, day }] : []));

const effectsOf = (met: readonly Met[], among: number, day: string): Effect[] => [
  ...effectOf(Replace, plansOf(met, true), among, replaced),
  ...effectOf(CircleAlert, plansOf(met, false), among, kept),
  ...effectOf(CalendarX2, endsBefore(met, day), among, ended),
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

/** Which plans the form replaces, and which certificates end before the day in it; nothing if there are none. */
export const PlanEffects = ({ at }: { at: readonly PlannedAt[] }) => {
  const [standardId, day]: unknown[] = useWatch({ name: ['standardId', 'scheduledDate'] });
  const { data = [], isError } = usePlannedSoFar([...new Set(at.map(({ siteId }) => siteId))]);
  const met = at.flatMap(({ name, siteId, standardId: own = standardId }) => {
    const found = data.find((one) => one.siteId === siteId && one.standardId === own);
    return found ? [{ ...found, name }] : [];
  });
  const effects = isError ? [unknown()] : effectsOf(met, at.length, String(day ?? ''));
  return (
    <div role="status" className={styles.effects}>
      {effects.length > 0 && <EffectLines effects={effects} />}
    </div>
  );
};
