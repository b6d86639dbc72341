/**
 * Persian and Indic names need the zero-width joiner and non-joiner; the Arabic, Syriac and Kaithi number signs are
 * visible.
 */
const stays = String.raw`\u200c\u200d\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2\u{110bd}\u{110cd}`;

/** Letters and signs without a visible shape: Hangul fillers, the grapheme joiner, the Braille blank. */
const blank = String.raw`\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0`;

/** Half of a character, as a text cut in the middle has it, can be neither stored nor sent. */
const half = String.raw`\p{Cs}`;

/**
 * Format characters are invisible: they reverse the direction of the text that follows or make two names look alike
 * (Unicode general category Cf).
 */
const hidden = new RegExp(String.raw`[^\P{Cf}${stays}]|[${blank}${half}]`, 'u');
const allHidden = new RegExp(hidden, 'gu');

/** Joiners join letters: a text of joiners alone shows nothing. */
const joinersAlone = String.raw`[\u200c\u200d\s]+`;
const allJoiners = new RegExp(`^${joinersAlone}$`, 'u');

/** Removes hidden characters. */
export const seen = new RegExp(String.raw`^(?![^]*[${blank}${half}])(?!${joinersAlone}$)[\P{Cf}${stays}]*$`, 'u');

export const withoutHidden = (text: string): string => text.replace(allHidden, '');

/** Names the first hidden character of a text and what precedes it; undefined if there is none. */
export const hiddenMessage = (text: string): string | undefined => {
  const at = text.search(allJoiners.test(text) ? /[\u200c\u200d]/u : hidden);
  if (at < 0) return undefined;
  const code = (text.codePointAt(at) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  const before = [...text.slice(0, at)].slice(-20).join('').trim();
  return `Remove the hidden character U+${code} ${before ? `after “${before}”` : 'at the beginning'}`;
};
