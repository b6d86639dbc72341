import { type FirstStep, firstStepsApi } from '@attestry/contract/features/first-steps/first-steps.api.ts';
import { clientOf } from '@attestry/contract/kernel/client.ts';
import { ActionIcon } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Circle, CircleCheck, X } from 'lucide-react';
import { quietSend, send } from '../../kernel/api.ts';
import { storedPreference, storePreference } from '../../kernel/device-memory.ts';
import { queryClient } from '../../kernel/queries.ts';
import { session } from '../../kernel/session.ts';
import { i18n } from '../../kernel/texts.ts';
import hidden from '../../ui/hidden.module.css';
import styles from './first-steps.module.css';
import { stepWords } from './steps.parts.tsx';

const calls = clientOf(send, firstStepsApi);
const quietCalls = clientOf(quietSend, firstStepsApi);

const keyOfReader = (): string => `first steps of ${session.profile()?.identificator ?? ''}`;

/** Remembers on the device whether there are any, so that the page keeps their place while they are read. */
const remembered = (steps: FirstStep[]): FirstStep[] => {
  storePreference(keyOfReader(), steps.length === 0 ? 'over' : '');
  return steps;
};

/** Steps are done on other pages, so they are read each time the panel appears. */
const firstStepsQuery = {
  queryKey: ['firstSteps'],
  queryFn: async () => remembered(await quietCalls.read()),
  staleTime: 0,
};

const hide = async (): Promise<void> => {
  queryClient.setQueryData(firstStepsQuery.queryKey, remembered(await calls.hide()));
};

const StepLine = ({ step: { key, isDone } }: { step: FirstStep }) => {
  const { label, to } = stepWords(key);
  return (
    <li className={styles.step} data-done={isDone || undefined}>
      {isDone ? <CircleCheck size={17} aria-hidden="true" /> : <Circle size={17} aria-hidden="true" />}
      {to === undefined || isDone ? <span>{label}</span> : <Link to={to}>{label}</Link>}
      {isDone && <span className={hidden.hidden}>{i18n.t('Done')}</span>}
    </li>
  );
};

const HideButton = () => (
  <ActionIcon
    variant="subtle"
    color="gray"
    size={32}
    aria-label={i18n.t('Hide the first steps for good')}
    title={i18n.t('Hide the first steps for good')}
    onClick={() => void hide().catch(() => undefined)}
  >
    <X size={16} aria-hidden="true" />
  </ActionIcon>
);

/** The first steps for somebody new. The panel disappears for good when all steps are done or the reader hides it. */
export const FirstSteps = () => {
  const { data: steps, isError } = useQuery(firstStepsQuery);
  const isOver = steps ? steps.length === 0 : storedPreference(keyOfReader()) === 'over';
  if (isOver || isError) return null;
  return (
    <section className={styles.panel} aria-labelledby="first-steps" aria-busy={!steps}>
      <h2 id="first-steps" className={styles.title}>
        {i18n.t('First steps')}
      </h2>
      <ol className={styles.steps}>
        {steps?.map((step) => (
          <StepLine key={step.key} step={step} />
        ))}
      </ol>
      {steps && <HideButton />}
    </section>
  );
};
