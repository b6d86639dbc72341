import { Button, Checkbox } from '@mantine/core';
import { useRouterState } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useStore } from '../../kernel/store.ts';
import { i18n } from '../../kernel/texts.ts';
import { Dialog, DialogButtons } from '../../ui/dialog.tsx';
import { focusIsFree } from '../../ui/free-focus.ts';
import { LineSkeletons } from '../../ui/skeletons.tsx';
import { useLast } from '../../ui/use-last.ts';
import { dismissQuestion, endQuestion, type Question, questionStore } from './ask-first.ts';
import styles from './asked-question.module.css';
import { EffectLines } from './effect-lines.tsx';
import { LeftOutRows } from './left-out.tsx';

/** Milliseconds after which the dialog opens without the effects. */
const patience = 400;

/** Whether the effects of the question with this number have not been loaded for a while. */
const useIsLate = (waiting: number | undefined): boolean => {
  const [late, setLate] = useState<number>();
  useEffect(() => {
    if (waiting === undefined) return;
    const timer = setTimeout(() => setLate(waiting), patience);
    return () => clearTimeout(timer);
  }, [waiting]);
  return waiting !== undefined && waiting === late;
};

const Waiting = () => (
  <>
    <LineSkeletons lines={2} />
    <DialogButtons>
      <Button data-autofocus variant="default" onClick={dismissQuestion}>
        {i18n.t('Cancel')}
      </Button>
    </DialogButtons>
  </>
);

const Loaded = ({ question, onEnd }: { question: Question; onEnd: () => void }) => {
  const { lead, effects, leftOut = [], choice, cancelLabel, confirmLabel, dangerous, run } = question;
  const cancel = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (focusIsFree()) cancel.current?.focus();
  }, []);
  const [chosen, setChosen] = useState(false);
  const [busy, setBusy] = useState(false);
  const go = () => {
    setBusy(true);
    void run(chosen).finally(onEnd);
  };
  return (
    <>
      {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      <div className={styles.effects}>
        <EffectLines effects={effects} />
        <LeftOutRows leftOut={leftOut} />
      </div>
      {choice && (
        <Checkbox
          checked={chosen}
          onChange={({ currentTarget }) => setChosen(currentTarget.checked)}
          label={choice.label}
          description={choice.more}
        />
      )}
      <DialogButtons>
        <Button ref={cancel} data-autofocus variant="default" onClick={dismissQuestion}>
          {cancelLabel}
        </Button>
        <Button {...(dangerous && { color: 'red' })} loading={busy} onClick={go}>
          {confirmLabel}
        </Button>
      </DialogButtons>
    </>
  );
};

/** The question asked before a command, with its effects. It can be left while they are loaded. Escape changes nothing. */
export const AskedQuestion = () => {
  const asked = useStore(questionStore);
  const isLate = useIsLate(asked?.question ? undefined : asked?.number);
  const opened = asked?.question !== undefined || isLate;
  const last = useLast(opened ? asked : undefined);
  const path = useRouterState({ select: ({ location }) => location.pathname });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a question concerns the page that it was asked on
  useEffect(() => dismissQuestion, [path]);
  return (
    <Dialog
      opened={opened}
      onClose={dismissQuestion}
      title={last?.question?.title ?? i18n.t('Working out what this causes…')}
    >
      {last?.question ? (
        <Loaded key={last.number} question={last.question} onEnd={() => endQuestion(last.number)} />
      ) : (
        <Waiting />
      )}
    </Dialog>
  );
};
