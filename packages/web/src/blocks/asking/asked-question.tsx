import { Button, Checkbox } from '@mantine/core';
import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Dialog, DialogButtons } from '../../ui/dialog.tsx';
import { useLast } from '../../ui/use-last.ts';
import { dismissQuestion, endQuestion, type Question, questionStore } from './ask-first.ts';
import styles from './asked-question.module.css';
import { EffectLines } from './effect-lines.tsx';

const Asked = ({ question, onEnd }: { question: Question; onEnd: () => void }) => {
  const { lead, effects, choice, cancelLabel, confirmLabel, dangerous, run } = question;
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
        <Button data-autofocus variant="default" onClick={dismissQuestion}>
          {cancelLabel}
        </Button>
        <Button {...(dangerous && { color: 'red' })} loading={busy} onClick={go}>
          {confirmLabel}
        </Button>
      </DialogButtons>
    </>
  );
};

/** The question asked before a command, with its effects. Escape changes nothing. */
export const AskedQuestion = () => {
  const asked = useSyncExternalStore(questionStore.subscribe, questionStore.current);
  const last = useLast(asked);
  const path = useRouterState({ select: ({ location }) => location.pathname });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a question concerns the page that it was asked on
  useEffect(() => dismissQuestion, [path]);
  return (
    <Dialog opened={asked !== undefined} onClose={dismissQuestion} title={last?.title ?? ''}>
      {last && <Asked key={last.number} question={last} onEnd={() => endQuestion(last.number)} />}
    </Dialog>
  );
};
