import type { EditEffects } from '@attestry/contract/features/audit-editing/audit-editing.schema.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Archive, Check, CloudOff, Globe, Hourglass, Stamp } from 'lucide-react';
import { useRef } from 'react';
import type { Effect } from '../../blocks/asking/ask-first.ts';
import { EffectLines } from '../../blocks/asking/effect-lines.tsx';
import { endsPublicly } from '../../blocks/asking/effects.ts';
import { IntroducedMessages } from '../../blocks/plain-messages.tsx';
import { isRefusal } from '../../kernel/api-error.ts';
import { i18n } from '../../kernel/texts.ts';
import { useFocusOnRest } from '../../ui/free-focus.ts';
import type { Change } from './draft/draft.parts.tsx';
import { plainProblems } from './outcome/plain-problems.parts.tsx';
import styles from './review.module.css';

const linesOf = ({ issues, appears, ends, regrades, redates, closes }: EditEffects): Effect[] => [
  ...(issues === null ? [] : [{ icon: Stamp, message: i18n.t('Issues certificate version {issues}', { issues }) }]),
  ...(ends ? [endsPublicly(ends)] : []),
  ...(appears
    ? [{ icon: Globe, message: i18n.t('The public page shows {standard} until {until}', { ...appears }) }]
    : []),
  ...(regrades
    ? [{ icon: Globe, message: i18n.t('The public page then shows grade {to} instead of {from}', regrades) }]
    : []),
  ...(redates
    ? [{ icon: Globe, message: i18n.t('The public page then shows validity until {to} instead of {from}', redates) }]
    : []),
  ...(closes
    ? [{ icon: Archive, message: i18n.t('Closes audit {id} of {startDate}', { ...closes }), tone: 'bad' as const }]
    : []),
];

/** What saving has caused, in the words of the message that follows it. */
export const causedWords = ({ issues, appears, ends, regrades, redates, closes }: EditEffects): string[] => [
  ...(issues === null ? [] : [i18n.t('Certificate version {issues} is issued.', { issues })]),
  ...(ends ? [i18n.t('The public page no longer shows {standard} as certificated.', ends)] : []),
  ...(appears ? [i18n.t('The public page shows {standard} until {until}.', appears)] : []),
  ...(regrades ? [i18n.t('The public page shows grade {to} instead of {from}.', regrades)] : []),
  ...(redates ? [i18n.t('The public page shows validity until {to} instead of {from}.', redates)] : []),
  ...(closes ? [i18n.t('Audit {id} is closed.', closes)] : []),
];

/** Loads the effects of saving the changes each time that the review is opened, and whenever the changes differ. */
export const useEffects = (changes: readonly Change[], load: () => Promise<EditEffects>) => {
  const queryKey = ['effects', ...changes.map(({ name, after }) => [name, after])];
  const { data, error, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: load,
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });
  const known = error ? undefined : data;
  // If the call was refused, saving says why.
  const isFailed = error !== null && !isRefusal(error);
  return { known, isPending: isFetching, isFailed, retry: () => void refetch() };
};

export type Effects = ReturnType<typeof useEffects>;

const isRefused = ({ known }: Effects): boolean => (known?.refusals.length ?? 0) > 0;

/** Why the changes cannot be saved: their effects are not known, or they would be refused. */
export const whyUnsavable = (effects: Effects): string | undefined => {
  const { isPending, isFailed } = effects;
  if (isPending) return i18n.t('Wait until it is known what saving causes');
  if (isFailed) return i18n.t('It must be known what saving causes');
  return isRefused(effects) ? i18n.t('Some of these changes are not possible') : undefined;
};

const shownLines = ({ known, isPending, isFailed }: Effects): Effect[] => {
  if (isPending) return [{ icon: Hourglass, message: i18n.t('Working out what this causes…') }];
  if (isFailed) return [{ icon: CloudOff, message: i18n.t('Could not work out what this causes'), tone: 'bad' }];
  if (!known) return [];
  const lines = linesOf(known);
  return lines.length > 0 ? lines : [{ icon: Check, message: i18n.t('Changes nothing else'), tone: 'good' }];
};

/** Why the changes would be refused. */
const Refusals = ({ known }: Effects) => (
  <section className={styles.effects} aria-label={i18n.t('Why these changes cannot be saved')}>
    <div role="alert" className={styles.refusals}>
      <IntroducedMessages
        words={i18n.t('These changes cannot be saved yet:')}
        messages={plainProblems(known?.refusals ?? [])}
      />
    </div>
  </section>
);

const Caused = ({ effects }: { effects: Effects }) => {
  const { isPending, isFailed, retry } = effects;
  const lines = shownLines(effects);
  const section = useRef<HTMLElement>(null);
  useFocusOnRest(isFailed ? 1 : 0, section);
  return (
    lines.length > 0 && (
      <section ref={section} tabIndex={-1} className={styles.effects} aria-label={i18n.t('What saving causes')}>
        <h3 className={styles.causes}>{i18n.t('Saving this')}</h3>
        <div role="status">
          <EffectLines effects={lines} />
        </div>
        {isFailed && (
          <Button
            variant="default"
            size="compact-md"
            className={styles.again ?? ''}
            loading={isPending}
            onClick={retry}
          >
            {i18n.t('Try again')}
          </Button>
        )}
      </section>
    )
  );
};

/** What saving the changes would cause, or why they would be refused. */
export const ReviewEffects = ({ effects }: { effects: Effects }) =>
  isRefused(effects) ? <Refusals {...effects} /> : <Caused effects={effects} />;
