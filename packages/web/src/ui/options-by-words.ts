import type { OptionsFilter } from '@mantine/core';

/** A text without case and accents, for comparison. */
const folded = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Tests whether a name contains every typed word, in any order. */
export const isNamedBy = (typed: string): ((name: string) => boolean) => {
  const words = folded(typed).split(/[^\p{L}\p{N}]+/u);
  return (name) => words.every((word) => folded(name).includes(word));
};

/** Tests whether a name begins with what was typed. */
export const isBegunBy = (typed: string): ((name: string) => boolean) => {
  const start = folded(typed);
  return (name) => folded(name).startsWith(start);
};

/** Narrows the options of a list while one types. */
export const optionsByWords: OptionsFilter = ({ options, search }) => {
  const isMeant = isNamedBy(search);
  return options.flatMap((option) => {
    if (!('items' in option)) return isMeant(option.label) ? option : [];
    const items = option.items.filter(({ label }) => isMeant(label));
    return items.length > 0 ? { ...option, items } : [];
  });
};
