import type { EditEffects } from '@attestry/contract/features/audit-editing/audit-editing.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { Archive, Globe, Stamp } from 'lucide-react';
import { useRef } from 'react';
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

/** What saving has caused, in the words of the message that follows it. */
const causedWords = ({ issues, appears, ends, closes }: EditEffects): string[] => [
  ...(issues === null ? [] : [i18n.t('Certificate version {issues} is issued.', { issues })]),
  ...(ends ? [i18n.t('The public page no longer shows {standard} as certificated.', ends)] : []),
  ...(appears ? [i18n.t('The public page shows {standard} until {until}.', appears)] : []),
  ...(closes ? [i18n.t('Audit {id} is closed.', closes)] : []),
];

/** The effects that the reader was last shown, to be repeated once the changes are saved. */
export const useLatestEffects = () => {
  const latest = useRef<EditEffects>(undefined);
  const read = async (answer: Promise<EditEffects>): Promise<EditEffects> => {
    latest.current = undefined;
    latest.current = await answer;
    return latest.current;
  };
  return { read, words: () => (latest.current ? causedWords(latest.current) : []) };
};

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
