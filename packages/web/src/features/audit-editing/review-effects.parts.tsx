import type { EditEffects } from '@attestry/contract/features/audit-editing/audit-editing.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { Archive, Globe, Stamp } from 'lucide-react';
import type { Effect } from '../../blocks/asking/ask-first.ts';
import { EffectLines } from '../../blocks/asking/effect-lines.tsx';
import { endsPublicly } from '../../blocks/asking/effects.ts';
import { i18n } from '../../kernel/texts.ts';
import styles from './review.module.css';

const linesOf = ({ issues, appears, ends, closes }: EditEffects): Effect[] => [
  ...(issues === null ? [] : [{ icon: Stamp, message: i18n.t('Issues certificate version {issues}', { issues }) }]),
  ...(ends ? [endsPublicly(ends)] : []),
  ...(appears
    ? [{ icon: Globe, message: i18n.t('The public page shows {standard} until {until}', { ...appears }) }]
    : []),
  ...(closes
    ? [{ icon: Archive, message: i18n.t('Closes audit {id} of {startDate}', { ...closes }), tone: 'bad' as const }]
    : []),
];

interface ReviewEffectsProps {
  /** The changes; part of the key under which their effects are cached. */
  scope: readonly unknown[];
  load: () => Promise<EditEffects>;
}

/**
 * What saving the changes would cause. Nothing is shown until it is known: saving asks about anything serious anyway.
 */
export const ReviewEffects = ({ scope, load }: ReviewEffectsProps) => {
  const { data } = useQuery({ queryKey: scope, queryFn: load, retry: false, staleTime: 0, gcTime: 0 });
  const lines = data ? linesOf(data) : [];
  return (
    lines.length > 0 && (
      <section aria-label={i18n.t('What saving causes')}>
        <h3 className={styles.causes}>{i18n.t('Saving this')}</h3>
        <EffectLines effects={lines} />
      </section>
    )
  );
};
