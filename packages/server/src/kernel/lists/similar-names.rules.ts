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

/**
 * The tsquery of all rows that have enough words of a term to be similar; undefined if no combination suffices. `words`
 * come heaviest first.
 */
export const sufficientWords = (words: readonly MeantWord[]): string | undefined => {
  const whole = words.reduce((sum, { weight }) => sum + weight, 0);
  const deciding = words.slice(0, maxDeciding);
  const sets = sufficientSets(
    deciding.map(({ weight }) => weight),
    whole * minShare,
  );
  if (sets.length === 0) return undefined;
  return sets
    .map(
      (places) =>
        `(${places
          .flatMap((place) => deciding[place] ?? [])
          .map(anyOfWord)
          .join('&')})`,
    )
    .join('|');
};
