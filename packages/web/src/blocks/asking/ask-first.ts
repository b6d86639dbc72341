import type { LucideIcon } from 'lucide-react';
import { dismissBanner } from '../../kernel/notices.ts';
import { createStore } from '../../kernel/store.ts';
import type { LeftOut } from './left-out-text.ts';

/** What a command changes for others. */
export interface Effect {
  icon: LucideIcon;
  /** Bad if something ends, good if nothing is lost. */
  tone?: 'bad' | 'good';
  message: string;
  more?: string;
}

export interface Question {
  title: string;
  lead?: string | undefined;
  effects: readonly Effect[];
  /** The selected records that the command is not sent for. */
  leftOut?: readonly LeftOut[];
  /** An option that also does more, offered as a checkbox. */
  choice?: { label: string; more: string } | undefined;
  /** `cancelLabel` changes nothing; `confirmLabel` runs the command. */
  cancelLabel: string;
  confirmLabel: string;
  /** Whether the command ends something public. */
  dangerous?: true;
  run: (chosen: boolean) => Promise<unknown>;
}

interface Asked {
  /** No other question has it. */
  number: number;
  /** Undefined until its effects are loaded. */
  question?: Question;
}

let lastNumber = 0;
/** The present question. */
export const questionStore = createStore<Asked | undefined>(undefined);

export const dismissQuestion = (): void => questionStore.set(undefined);

const isAsked = (number: number): boolean => questionStore.current()?.number === number;

/** Closes the question whose command has ended. Meanwhile another one may have been asked. */
export const endQuestion = (number: number): void => {
  if (isAsked(number)) dismissQuestion();
};

/**
 * Opens the question in a dialog once its effects are loaded, unless the reader cancels or asks another one first. If
 * they cannot be loaded, the banner shows why and nothing happens. Dismisses the banner of an earlier command.
 */
export const askFirst = (question: Promise<Question>): void => {
  dismissBanner();
  lastNumber += 1;
  const number = lastNumber;
  questionStore.set({ number });
  void question.then(
    (loaded) => {
      if (isAsked(number)) questionStore.set({ number, question: loaded });
    },
    () => endQuestion(number),
  );
};
