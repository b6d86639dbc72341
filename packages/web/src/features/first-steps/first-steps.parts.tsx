import { type FirstStep, firstStepsApi } from '@attestry/contract/features/first-steps/first-steps.api.ts';
import { clientOf } from '@attestry/contract/kernel/client.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChevronDown, Circle, CircleCheck } from 'lucide-react';
import type { RefObject } from 'react';
import { useAfterRows } from '../../blocks/after-rows.ts';
import { quietSend, send } from '../../kernel/api.ts';
import { storedPreference, storePreference } from '../../kernel/device-memory.ts';
import { showSnackbar } from '../../kernel/notices.ts';
import { queryClient } from '../../kernel/queries.ts';
import { session } from '../../kernel/session.ts';
import { formatCount, i18n } from '../../kernel/texts.ts';
import { useFocusOnRest } from '../../ui/free-focus.ts';
import hidden from '../../ui/hidden.module.css';
import plain from '../../ui/plain-button.module.css';
import { PopOver, useClosePopOver } from '../../ui/pop-over.tsx';
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
  showSnackbar(i18n.t('The first steps are hidden'));
};

const StepLine = ({ step: { key, isDone } }: { step: FirstStep }) => {
  const { label, to } = stepWords(key);
  const close = useClosePopOver();
  return (
    <li className={styles.step} data-done={isDone || undefined}>
      {isDone ? <CircleCheck size={17} aria-hidden="true" /> : <Circle size={17} aria-hidden="true" />}
      {to === undefined || isDone ? (
        <span>{label}</span>
      ) : (
        <Link to={to} onClick={close}>
          {label}
        </Link>
      )}
      {isDone && <span className={hidden.hidden}>{i18n.t('Done')}</span>}
    </li>
  );
};

const HideButton = () => (
  <button type="button" className={plain.quiet} onClick={() => void hide().catch(() => undefined)}>
    {i18n.t('Hide the first steps for good')}
  </button>
);

const countOf = (steps: readonly FirstStep[]): string =>
  i18n.t('{done} of {all} done', {
    done: formatCount(steps.filter(({ isDone }) => isDone).length),
    all: formatCount(steps.length),
  });

const Unfolding = ({ steps }: { steps: readonly FirstStep[] }) => (
  <PopOver
    foot={<HideButton />}
    target={
      <button type="button" className={styles.line}>
        {i18n.t('First steps')} <bdi className={styles.count}>{countOf(steps)}</bdi>
        <ChevronDown size={15} aria-hidden="true" />
      </button>
    }
  >
    <ol className={styles.steps} aria-label={i18n.t('First steps')}>
      {steps.map((step) => (
        <StepLine key={step.key} step={step} />
      ))}
    </ol>
  </PopOver>
);

/** The focus goes on there once the first steps and their button are gone. */
const page: RefObject<HTMLElement | null> = {
  get current() {
    return document.querySelector('main');
  },
};

/** The first steps for somebody new, in a line that unfolds. It disappears for good when all are done or the reader hides it. */
export const FirstSteps = () => {
  const { data: steps, isError } = useQuery({ ...firstStepsQuery, enabled: useAfterRows() });
  useFocusOnRest(steps?.length ?? 0, page);
  const isOver = steps ? steps.length === 0 : storedPreference(keyOfReader()) === 'over';
  if (isOver || isError) return null;
  return steps ? <Unfolding steps={steps} /> : <span className={styles.line}>{i18n.t('First steps')}</span>;
};
