import type { LucideIcon } from 'lucide-react';

interface Named {
  label: string;
  /** Other names by which it is found. */
  also?: readonly string[];
}

/** A page or an action of the menu. */
export interface Command extends Named {
  to: string;
  icon: LucideIcon;
}

/** The words of a text as the palette compares them. */
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Whether every typed word begins a word of the command; nothing is meant by signs alone. */
export const isMeant = (typed: string) => {
  const words = wordsOf(typed);
  return ({ label, also = [] }: Named) => {
    const own = [label, ...also].flatMap(wordsOf);
    return words.length > 0 && words.every((word) => own.some((one) => one.startsWith(word)));
  };
};

/** Whether what is typed also begins a name of the command, as “add” does. */
export const isBegun = (typed: string) => {
  const [first = ''] = wordsOf(typed);
  const meant = isMeant(typed);
  return (command: Named) =>
    meant(command) && [command.label, ...(command.also ?? [])].some((name) => wordsOf(name)[0]?.startsWith(first));
};
