import { ActionIcon } from '@mantine/core';
import { Undo2 } from 'lucide-react';
import { type ReactNode, use, useRef } from 'react';
import { DescribedValue } from '../../blocks/form-screen/described-value.tsx';
import { i18n } from '../../kernel/texts.ts';
import { useFocusOnRest } from '../../ui/free-focus.ts';
import { MissingInRow } from '../../ui/missing.tsx';
import styles from './changed-value.module.css';
import { briefAnswer, type Change } from './draft/draft.parts.tsx';
import { useEditing } from './editing.parts.tsx';

interface FormerValueProps {
  change: Change;
  onRevert: () => void;
}

const FormerValue = ({ change: { field, ...change }, onRevert }: FormerValueProps) => {
  const before = briefAnswer(change.before);
  return (
    <div className={styles.was}>
      <span className={styles.before}>
        {before === null || before === '' ? (
          i18n.t('was not filled in')
        ) : (
          <>
            {i18n.t('was')}{' '}
            <s>
              <DescribedValue field={field} value={before} />
            </s>
          </>
        )}
      </span>
      <ActionIcon
        variant="subtle"
        color="blue"
        size={28}
        aria-label={i18n.t('Undo: {label}', { label: field.label })}
        onClick={onRevert}
      >
        <Undo2 size={16} aria-hidden="true" />
      </ActionIcon>
    </div>
  );
};

interface ChangedValueProps {
  name: string;
  /** Takes the full width of its panel. */
  wide?: true;
  children: ReactNode;
}

/** A changed value with its former value, an Undo button, and why it cannot be saved. */
export const ChangedValue = ({ name, wide, children }: ChangedValueProps) => {
  const editing = useEditing();
  const change = editing?.changes.find((one) => one.name === name);
  const problems = editing?.problems.filter((one) => one.name === name) ?? [];
  // A row without a value is hidden, but one that was emptied is an unsaved change and must be seen.
  const row = use(MissingInRow);
  const value = useRef<HTMLDivElement>(null);
  useFocusOnRest(change ? 1 : 0, value);
  return (
    <div
      ref={value}
      tabIndex={-1}
      className={styles.value}
      data-wide={wide}
      data-changed={change ? '' : undefined}
      data-seen-whole
    >
      <MissingInRow value={change ? undefined : row}>{children}</MissingInRow>
      {change && <FormerValue change={change} onRevert={() => editing?.revert([name])} />}
      {problems.map(({ message }) => (
        <p key={message} className={styles.problem}>
          {message}
        </p>
      ))}
    </div>
  );
};
