import type { LucideIcon } from 'lucide-react';

/** What a command changes for others, or does not. */
export interface Effect {
  icon: LucideIcon;
  /** Something ends, or nothing is lost. */
  tone?: 'bad' | 'good';
  says: string;
  more?: string;
}

/** What is asked before a command is given. */
export interface Question {
  title: string;
  lead?: string | undefined;
  effects: readonly Effect[];
  /** What else can be done with it, as a box to tick. */
  choice?: { label: string; more: string } | undefined;
  /** The words of the button that leaves everything as it is, and of the one that goes ahead. */
  keep: string;
  goAhead: string;
  /** Something public ends with it. */
  dangerous?: true;
  run: (chosen: boolean) => Promise<unknown>;
}

let asked: Question | undefined;
const listeners = new Set<() => void>();

const change = (next: Question | undefined) => {
  asked = next;
  for (const listener of listeners) listener();
};

/** Asks above the page once its effects are known. Where that fails the banner says why, and nothing is done. */
export const askFirst = (question: Promise<Question>): void => void question.then(change, () => undefined);

export const leaveQuestion = (): void => change(undefined);

/** What is asked now, as a store that React subscribes to. */
export const questionStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  current: (): Question | undefined => asked,
};
