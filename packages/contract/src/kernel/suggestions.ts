/** How many names are suggested at most. */
export const maxSuggested = 8;
const minSuggested = 3;

/** Scripts in which two characters can be a whole word or name. */
const ideographs = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]{2}/u;

/** Whether a term is long enough for names to be suggested. */
export const isSuggestible = (term: string): boolean => term.length >= minSuggested || ideographs.test(term);
