import { CalendarX2, Replace } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import type { Effect } from '../../blocks/asking/ask-first.ts';
import { EffectLines } from '../../blocks/asking/effect-lines.tsx';
import { listSomeNames } from '../../blocks/asking/effects-of-many.ts';
import { i18n } from '../../kernel/texts.ts';
import styles from './plan-effects.module.css';

/** A record that the planned audit follows, with its certificate and the plan that it has so far. */
export interface PrecedingAudit {
  site: string;
  expiryDate: string | null;
  /** The day is null if this reader does not know it. */
  plan: { day: string | null } | undefined;
}

/** Names the sites, unless it concerns all of them. */
const namesOf = (some: readonly PrecedingAudit[], all: readonly PrecedingAudit[]): Pick<Effect, 'more'> =>
  some.length < all.length ? { more: listSomeNames(some.map(({ site }) => site)) } : {};

const replacedText = ([audit, ...others]: readonly PrecedingAudit[], among: number): string => {
  const day = audit?.plan?.day;
  if (among === 1 && day) return i18n.t('Planned for {day}; this replaces it', { day });
  if (among === 1) return i18n.t('Already planned; this replaces it');
  return i18n.t(
    '{count, plural, one {One is already planned, and its plan is replaced} other {# are already planned, and their plans are replaced}}',
    { count: others.length + 1 },
  );
};

const replacedPlans = (audits: readonly PrecedingAudit[]): Effect[] => {
  const planned = audits.filter(({ plan }) => plan);
  if (planned.length === 0) return [];
  return [{ icon: Replace, message: replacedText(planned, audits.length), ...namesOf(planned, audits) }];
};

const endingText = ([audit, ...others]: readonly PrecedingAudit[], among: number): string => {
  if (among === 1) return i18n.t('The certificate ends on {day}, before this audit', { day: audit?.expiryDate });
  return i18n.t('{count, plural, one {One certificate ends} other {# certificates end}} before this audit', {
    count: others.length + 1,
  });
};

const earlierEnds = (audits: readonly PrecedingAudit[], day: string): Effect[] => {
  const ending = audits.filter(({ expiryDate }) => expiryDate !== null && expiryDate < day);
  if (ending.length === 0) return [];
  return [{ icon: CalendarX2, message: endingText(ending, audits.length), ...namesOf(ending, audits) }];
};

/** Which plans the form replaces, and which certificates end before the day in it; nothing if there are none. */
export const PlanEffects = ({ audits }: { audits: readonly PrecedingAudit[] }) => {
  const day: unknown = useWatch({ name: 'scheduledDate' });
  const effects = [...replacedPlans(audits), ...earlierEnds(audits, String(day ?? ''))];
  return (
    <div role="status" className={styles.effects}>
      {effects.length > 0 && <EffectLines effects={effects} />}
    </div>
  );
};
