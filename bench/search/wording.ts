// Ways in which people write a name differently from the register. Each function returns undefined if it changes
// nothing.
import type { SeededRandom } from './seeded.ts';

/** A name as people type its words: without case and punctuation. */
export const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/['’`]/g, '')
    .replace(/[^\p{L}\p{N}&]+/gu, ' ')
    .trim();

export const wordsOf = (name: string): string[] => plain(name).split(' ').filter(Boolean);

const unlike = (name: string, changed: string): string | undefined =>
  plain(changed) === plain(name) || plain(changed) === '' ? undefined : changed;

const legalForms: readonly (readonly [written: RegExp, otherwise: string])[] = [
  [/\bltd\b\.?/i, 'Limited'],
  [/\blimited\b/i, 'Ltd'],
  [/\bco\b\.?/i, 'Company'],
  [/\bcompany\b/i, 'Co'],
  [/\bbros\b\.?/i, 'Brothers'],
  [/\bbrothers\b/i, 'Bros'],
  [/\bplc\b/i, 'P.L.C.'],
  [/\bllp\b/i, 'L.L.P.'],
];

export const otherLegalForm = (name: string, random: SeededRandom): string | undefined => {
  const fitting = legalForms.filter(([written]) => written.test(name));
  if (fitting.length === 0) return undefined;
  const [written, otherwise] = random.pick(fitting);
  return name.replace(written, otherwise);
};

export const withoutLegalForm = (name: string): string | undefined =>
  unlike(name, name.replace(/\b(ltd|limited|plc|llp)\b\.?/gi, ' '));

export const otherAmpersand = (name: string): string | undefined => {
  if (name.includes('&')) return name.replace(/\s*&\s*/g, ' and ');
  const spelt = name.replace(/\band\b/gi, '&');
  return spelt === name ? undefined : spelt;
};

const letters = /^\p{L}+$/u;

/** Joins two neighbouring words. */
export const withJoinedWords = (name: string, random: SeededRandom): string | undefined => {
  const words = wordsOf(name);
  const places = words.flatMap((word, at) => {
    const next = words[at + 1];
    return next && letters.test(word) && letters.test(next) && word.length > 2 && next.length > 2 ? [at] : [];
  });
  if (places.length === 0) return undefined;
  const at = random.pick(places);
  return [...words.slice(0, at), `${words[at]}${words[at + 1]}`, ...words.slice(at + 2)].join(' ');
};

const halves = [
  'sea',
  'food',
  'foods',
  'farm',
  'house',
  'fresh',
  'field',
  'wood',
  'land',
  'butcher',
  'fish',
  'meat',
  'hill',
  'bridge',
  'brook',
  'stone',
  'cold',
  'store',
  'smoke',
  'black',
  'white',
  'green',
  'red',
  'port',
  'mill',
  'ford',
];

/** Splits a compound word into its two parts. */
export const withSplitWord = (name: string, random: SeededRandom): string | undefined => {
  const words = wordsOf(name);
  const ways = words.flatMap((word, at) =>
    halves.flatMap((half) => {
      const rest = word.startsWith(half) ? [half, word.slice(half.length)] : [word.slice(0, -half.length), half];
      const [first = '', second = ''] = rest;
      return `${first}${second}` === word && first.length > 2 && second.length > 2 && word.includes(half)
        ? [[at, `${first} ${second}`] as const]
        : [];
    }),
  );
  if (ways.length === 0) return undefined;
  const [at, apart] = random.pick(ways);
  return words.map((word, place) => (place === at ? apart : word)).join(' ');
};

/** Adds accents, leaves out or adds apostrophes, or writes spaces for hyphens. */
export const otherPunctuation = (name: string, random: SeededRandom): string | undefined => {
  if (/['’`]/.test(name)) return random.roll(2) === 0 ? name.replace(/['’`]/g, '') : name.replace(/['’`]/g, ' ');
  if (/-/.test(name)) return name.replace(/-/g, random.roll(2) === 0 ? ' ' : '');
  const marked = name.replace(/e/, 'é').replace(/(?<=\w)o/, 'ö');
  return marked === name ? undefined : marked;
};

const longest = (words: readonly string[], least: number): number[] =>
  words.flatMap((word, at) => (word.length >= least && letters.test(word) ? [at] : []));

const alphabet = [...'abcdefghijklmnopqrstuvwxyz'];

export const typingErrors = {
  missing: (word: string, at: number) => word.slice(0, at) + word.slice(at + 1),
  extra: (word: string, at: number, random: SeededRandom) => word.slice(0, at) + random.pick(alphabet) + word.slice(at),
  wrong: (word: string, at: number, random: SeededRandom) =>
    word.slice(0, at) + random.pick(alphabet) + word.slice(at + 1),
  swapped: (word: string, at: number) =>
    word.slice(0, at - 1) + (word[at] ?? '') + (word[at - 1] ?? '') + word.slice(at + 1),
} as const;

/** Makes one typing error in a word of at least `least` letters, never in its first letter. */
export const misspelt = (
  name: string,
  random: SeededRandom,
  slip: keyof typeof typingErrors,
  least = 5,
): string | undefined => {
  const words = wordsOf(name);
  const places = longest(words, least);
  if (places.length === 0) return undefined;
  const which = random.pick(places);
  const word = words[which] ?? '';
  const changed = typingErrors[slip](word, 1 + random.roll(word.length - 1) || 1, random);
  return changed === word ? undefined : words.with(which, changed).join(' ');
};

export const wrongFirstLetter = (name: string, random: SeededRandom): string | undefined => {
  const words = wordsOf(name);
  const places = longest(words, 5);
  if (places.length === 0) return undefined;
  const which = random.pick(places);
  const word = words[which] ?? '';
  const changed = random.pick(alphabet) + word.slice(1);
  return changed === word ? undefined : words.with(which, changed).join(' ');
};

export const swappedWords = (name: string, random: SeededRandom): string | undefined => {
  const words = wordsOf(name);
  const places = words.flatMap((word, at) => (word.length > 2 && (words[at + 1]?.length ?? 0) > 2 ? [at] : []));
  if (places.length === 0) return undefined;
  const at = random.pick(places);
  const [one = '', other = ''] = [words[at], words[at + 1]];
  return unlike(
    name,
    words
      .with(at, other)
      .with(at + 1, one)
      .join(' '),
  );
};

export const withUnfinishedWord = (name: string): string | undefined => {
  const words = wordsOf(name);
  const last = words.at(-1) ?? '';
  return last.length < 6 || words.length < 2 ? undefined : words.with(-1, last.slice(0, -3)).join(' ');
};

export const withoutSpaces = (name: string): string | undefined => {
  const words = wordsOf(name);
  return words.length < 2 ? undefined : words.join('').replaceAll('&', 'and');
};

const additions = ['depot', 'factory', 'head office', 'site', 'north', 'group', 'warehouse', 'unit 2', 'kitchen', 'uk'];

export const withExtraWord = (name: string, random: SeededRandom): string | undefined => {
  const fitting = additions.filter((word) => !wordsOf(name).includes(word));
  return `${plain(name)} ${random.pick(fitting)}`;
};

const abbreviations: readonly (readonly [written: RegExp, short: string])[] = [
  [/\bunited kingdom\b/, 'uk'],
  [/\buk\b/, 'united kingdom'],
  [/\binternational\b/, 'intl'],
  [/\bmanufacturing\b/, 'mfg'],
  [/\bmanufacturers?\b/, 'mfr'],
  [/\bservices\b/, 'svcs'],
  [/\bservice\b/, 'svc'],
  [/\bbrothers\b/, 'bros'],
  [/\bbros\b/, 'brothers'],
  [/\bdistribution\b/, 'dist'],
  [/\blimited\b/, 'ltd'],
  [/\bcompany\b/, 'co'],
  [/\bgroup\b/, 'grp'],
  [/\bsaint\b/, 'st'],
  [/\bst\b/, 'saint'],
];

export const abbreviated = (name: string): string | undefined => {
  const plainName = plain(name);
  const short = abbreviations.reduce(
    (text, [written, other]) => (text === plainName ? text.replace(written, other) : text),
    plainName,
  );
  return short === plainName ? undefined : short;
};
