import { ActionIcon } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Circle, CircleCheck, X } from 'lucide-react';
import { useState } from 'react';
import { storedPreference, storePreference } from '../../kernel/device-memory.ts';
import { session } from '../../kernel/session.ts';
import { i18n } from '../../kernel/texts.ts';
import hidden from '../../ui/hidden.module.css';
import styles from './first-steps.module.css';
import { type Step, useSteps } from './steps.parts.tsx';

/** Stored in place of a step when the reader hides the steps for good. */
const allDismissed = 'all';

const keyOfReader = (): string => `first steps of ${session.profile()?.identificator ?? ''}`;

/** The steps already taken, remembered on this device for each reader. */
const useStepsTaken = () => {
  const [taken, setTaken] = useState(() => (storedPreference(keyOfReader()) ?? '').split(' ').filter(Boolean));
  const take = (step: string) => {
    const next = [...new Set([...taken, step])];
    storePreference(keyOfReader(), next.join(' '));
    setTaken(next);
  };
  return { taken, take };
};

const StepLink = ({ step, isTaken, onTake }: { step: Step; isTaken: boolean; onTake: () => void }) => (
  <li className={styles.step} data-taken={isTaken || undefined}>
    {isTaken ? <CircleCheck size={17} aria-hidden="true" /> : <Circle size={17} aria-hidden="true" />}
    <Link to={step.to} onClick={onTake}>
      {step.label}
    </Link>
    {isTaken && <span className={hidden.hidden}>{i18n.t('Done')}</span>}
  </li>
);

/** The first steps for somebody new. The panel disappears for good when all steps are taken or the reader hides it. */
export const FirstSteps = () => {
  const steps = useSteps();
  const { taken, take } = useStepsTaken();
  if (taken.includes(allDismissed) || steps.every(({ key }) => taken.includes(key))) return null;
  return (
    <section className={styles.panel} aria-labelledby="first-steps">
      <h2 id="first-steps" className={styles.title}>
        {i18n.t('First steps')}
      </h2>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <StepLink key={step.key} step={step} isTaken={taken.includes(step.key)} onTake={() => take(step.key)} />
        ))}
      </ol>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={32}
        aria-label={i18n.t('Hide the first steps for good')}
        title={i18n.t('Hide the first steps for good')}
        onClick={() => take(allDismissed)}
      >
        <X size={16} aria-hidden="true" />
      </ActionIcon>
    </section>
  );
};
