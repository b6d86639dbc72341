/** How many names are suggested at most. */
export const maxSuggested = 8;
const minSuggested = 3;

/** A word or a name of these takes two characters. */
const ideographs = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]{2}/u;

/** Whether a term is long enough for names to be suggested. */
export const isSuggestible = (term: string): boolean => term.length >= minSuggested || ideographs.test(term);
