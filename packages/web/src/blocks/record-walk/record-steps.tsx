import { ActionIcon } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { showFailure } from '../../kernel/api.ts';
import { shortcutsAreOn } from '../../kernel/shortcuts.ts';
import { i18n } from '../../kernel/texts.ts';
import hidden from '../../ui/hidden.module.css';
import { useShortcuts } from '../../ui/use-shortcuts.ts';
import { WhyNot } from '../../ui/why-not.tsx';
import styles from './record-steps.module.css';
import { useRecordWalk } from './record-walk.ts';

/** Reads the page's title to users of screen readers, whose focus stays on the button, once the record is loaded. */
const SpokenTitle = ({ record }: { record: unknown }) => {
  const [title, setTitle] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the record determines the title
  useEffect(() => setTitle(document.title), [record]);
  return (
    <span role="status" className={hidden.hidden}>
      {title}
    </span>
  );
};

/** Buttons to the previous and next record of the list from which the present one, undefined until loaded, was opened. */
export const RecordSteps = ({ record }: { record: unknown }) => {
  const walk = useRecordWalk();
  const navigate = useNavigate();
  const buttons = useRef<HTMLDivElement>(null);
  const { previous, next } = walk ?? {};
  const go = (step: typeof previous) => {
    step?.()
      .then((to) => (to === undefined ? undefined : navigate({ to })))
      .catch(showFailure);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the steps change with the open record and the loaded pages alone
  const keys = useMemo(
    () => (walk && shortcutsAreOn() ? { '[': () => go(previous), ']': () => go(next) } : undefined),
    [walk?.place, walk?.records],
  );
  useShortcuts(buttons, keys);
  if (!walk) return null;
  const button = (label: string, key: string, step: typeof previous, Icon: typeof ChevronLeft, end: string) => (
    <WhyNot reason={step ? undefined : end}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={28}
        aria-label={label}
        aria-keyshortcuts={key}
        title={step && `${label} (${key})`}
        onClick={() => go(step)}
      >
        <Icon size={18} aria-hidden="true" className={styles.icon} />
      </ActionIcon>
    </WhyNot>
  );
  return (
    <div ref={buttons} className={styles.steps}>
      {button(i18n.t('Previous in the list'), '[', previous, ChevronLeft, i18n.t('This is the first one of the list'))}
      {button(i18n.t('Next in the list'), ']', next, ChevronRight, i18n.t('This is the last one of the list'))}
      <SpokenTitle record={record} />
    </div>
  );
};
