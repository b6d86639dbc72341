/** A word of a search term: what it may stand for as tsqueries, and how much it counts. */
export interface MeantWord {
  exact: string;
  /** Words one slip away; null if there are none. */
  slips: string | null;
  weight: number;
}

/**
 * The share of a term, by weight, that a name must explain to be called similar: if nothing is found, and after rows
 * that are found.
 */
export const minShare = 0.42;
export const minShareAfterFound = 0.7;
/** The shares of a term that names are looked for by, one after another: who explains more of it is compared first. */
const sharesAsked = [0.9, minShareAfterFound, minShare];
/** Of longer terms the rarest words decide. */
const maxDeciding = 7;

const anyOfWord = ({ exact, slips }: MeantWord): string => `(${slips === null ? exact : `${exact}|${slips}`})`;

/** The sets of places whose weights together reach `least`, none of which contains another. */
const sufficientSets = (weights: readonly number[], least: number): number[][] => {
  const sets: number[][] = [];
  const extend = (chosen: number[], sum: number, from: number) => {
    if (sum >= least) {
      const isMinimal = chosen.every((place) => sum - (weights[place] ?? 0) < least);
      if (isMinimal) sets.push(chosen);
      return;
    }
    for (let place = from; place < weights.length; place += 1)
      extend([...chosen, place], sum + (weights[place] ?? 0), place + 1);
  };
  extend([], 0, 0);
  return sets;
};

/** The tsquery of all rows that have words of at least this weight; undefined if no combination suffices. */
const wordsOfWeight = (words: readonly MeantWord[], least: number): string | undefined => {
  const sets = sufficientSets(
    words.map(({ weight }) => weight),
    least,
  );
  if (sets.length === 0) return undefined;
  return sets
    .map(
      (places) =>
        `(${places
          .flatMap((place) => words[place] ?? [])
          .map(anyOfWord)
          .join('&')})`,
    )
    .join('|');
};

/**
 * The tsqueries of all rows that explain at least `leastShare` of a term, by the share they explain: each finds the rows
 * of those before it too. `words` come heaviest first. None if no combination suffices.
 */
export const sufficientWords = (words: readonly MeantWord[], leastShare: number): string[] => {
  const whole = words.reduce((sum, { weight }) => sum + weight, 0);
  const shares = words.length > maxDeciding ? [minShare] : sharesAsked.filter((share) => share >= leastShare);
  const deciding = words.slice(0, maxDeciding);
  return [...new Set(shares.flatMap((share) => wordsOfWeight(deciding, whole * share) ?? []))];
};
