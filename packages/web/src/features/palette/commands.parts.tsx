import type { LucideIcon } from 'lucide-react';

/** A page or an action of the menu. */
export interface Command {
  label: string;
  /** Other names by which it is found. */
  also?: readonly string[];
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
  return ({ label, also = [] }: Command) => {
    const own = [label, ...also].flatMap(wordsOf);
    return words.length > 0 && words.every((word) => own.some((one) => one.startsWith(word)));
  };
};

/** Whether what is typed also begins a name of the command, as “add” does. */
export const isBegun = (typed: string) => {
  const [first = ''] = wordsOf(typed);
  const meant = isMeant(typed);
  return (command: Command) =>
    meant(command) && [command.label, ...(command.also ?? [])].some((name) => wordsOf(name)[0]?.startsWith(first));
};
