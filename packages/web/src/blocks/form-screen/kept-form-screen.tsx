import { Button } from '@mantine/core';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { pastDay } from '../../kernel/relative-time.ts';
import { i18n } from '../../kernel/texts.ts';
import { FormScreen, type FormScreenProps } from './form-screen.tsx';
import styles from './kept-form-screen.module.css';
import { DiscardQuestion } from './leave-guard.tsx';
import { useKeptForm } from './use-kept-form.ts';

const KeptNotice = ({ at, onDiscard }: { at: string; onDiscard: () => void }) => {
  const [asked, ask] = useState(false);
  return (
    <section className={styles.notice} aria-label={i18n.t('Kept on this device')}>
      <p>
        {i18n.t('This form holds what you entered {day} and have not saved. This device kept it.', {
          day: pastDay(at),
        })}
      </p>
      <Button variant="default" size="compact-md" onClick={() => ask(true)}>
        {i18n.t('Discard')}
      </Button>
      <DiscardQuestion opened={asked} onStay={() => ask(false)} onDiscard={onDiscard} />
    </section>
  );
};

interface KeptFormScreenProps<In extends FieldValues, Out, Answer>
  extends Omit<FormScreenProps<In, Out, Answer>, 'typed' | 'onTyped' | 'keeps'> {
  /** The name under which this device keeps what is not saved, such as `auditor 20001`. */
  keptAs: string;
}

/** A form page whose unsaved changes survive the end of the session: the device keeps them and restores them. */
export const KeptFormScreen = <In extends FieldValues, Out, Answer>(props: KeptFormScreenProps<In, Out, Answer>) => {
  const { keptAs, onSaved, children, ...form } = props;
  const { attempt, at, discard, forget, keeps, kept } = useKeptForm(keptAs, form);
  return (
    <FormScreen
      key={attempt}
      {...form}
      {...kept}
      keeps={keeps}
      onSaved={(answer) => {
        forget();
        onSaved(answer);
      }}
    >
      {at !== undefined && <KeptNotice at={at} onDiscard={discard} />}
      {children}
    </FormScreen>
  );
};
