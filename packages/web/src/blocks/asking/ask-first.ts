import type { LucideIcon } from 'lucide-react';

/** An effect of a command on others. */
export interface Effect {
  icon: LucideIcon;
  /** Whether something ends, or nothing is lost. */
  tone?: 'bad' | 'good';
  message: string;
  more?: string;
}

/** The question asked before a command is sent. */
export interface Question {
  title: string;
  lead?: string | undefined;
  effects: readonly Effect[];
  /** An additional action, offered as a checkbox. */
  choice?: { label: string; more: string } | undefined;
  /** The labels of the button that changes nothing and the one that goes ahead. */
  cancelLabel: string;
  confirmLabel: string;
  /** Whether the command ends something public. */
  dangerous?: true;
  run: (chosen: boolean) => Promise<unknown>;
}

let asked: Question | undefined;
const listeners = new Set<() => void>();

const change = (next: Question | undefined) => {
  asked = next;
  for (const listener of listeners) listener();
};

/** Asks in a dialog once the effects are loaded. If that fails, the banner shows why and nothing is done. */
export const askFirst = (question: Promise<Question>): void => void question.then(change, () => undefined);

export const dismissQuestion = (): void => change(undefined);

/** The present question, as a store for React. */
export const questionStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  current: (): Question | undefined => asked,
};
