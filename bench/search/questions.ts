// Questions that people may ask for a site, made from the names in a register, with the sites that answer them.
import { type SeededRandom, seededRandom } from './seeded.ts';
import * as wording from './wording.ts';

export interface NamedSite {
  id: string;
  name: string;
  town: string;
  reference: string | null;
  formerNames: readonly string[];
}

export type Level = 'plain' | 'numbers' | 'hard';

export interface Question {
  kind: string;
  level: Level;
  term: string;
  /** The codes of the sites that answer it: every site of that name if the question is only a name. */
  answers: readonly string[];
}

interface Kind {
  kind: string;
  level: Level;
  /** Undefined where the kind does not apply to the site. */
  term: (site: NamedSite, random: SeededRandom, rarity: (word: string) => number) => string | undefined;
  /** The term also names a town, so that only sites in that town answer it. */
  namesTown?: true;
  /** Only this one site answers the term. */
  exact?: true;
}

const named = (
  level: Level,
  kinds: Readonly<Record<string, (name: string, random: SeededRandom) => string | undefined>>,
): Kind[] =>
  Object.entries(kinds).map(([kind, write]) => ({ kind, level, term: ({ name }, random) => write(name, random) }));

const chain =
  (...steps: ((name: string, random: SeededRandom) => string | undefined)[]) =>
  (name: string, random: SeededRandom) => {
    const written = steps.reduce((text, step) => step(text, random) ?? text, name);
    return wording.plain(written) === wording.plain(name) ? undefined : written;
  };

const twoRarest: Kind['term'] = ({ name }, _dice, rarity) => {
  const words = [...new Set(wording.wordsOf(name))].filter((word) => word.length > 2);
  if (words.length < 3) return undefined;
  return words
    .toSorted((one, other) => rarity(one) - rarity(other))
    .slice(0, 2)
    .join(' ');
};

const ofFormer =
  (write: (former: string, random: SeededRandom, town: string) => string | undefined): Kind['term'] =>
  ({ formerNames, town }, random) =>
    formerNames.length === 0 ? undefined : write(random.pick(formerNames), random, town);

const withTypingError = (slip: keyof typeof wording.typingErrors) => (name: string, random: SeededRandom) =>
  wording.misspelt(name, random, slip);

const kinds: readonly Kind[] = [
  ...named('plain', {
    exact: (name) => name,
    'lower case, no punctuation': (name) => wording.plain(name).replaceAll('&', ''),
    'legal form written differently': wording.otherLegalForm,
    'legal form left out': wording.withoutLegalForm,
    '"&" for "and", "and" for "&"': wording.otherAmpersand,
    'two words joined': wording.withJoinedWords,
    'a word split': wording.withSplitWord,
    'accents, apostrophes, dashes': wording.otherPunctuation,
    'a letter missing': withTypingError('missing'),
    'a letter too many': withTypingError('extra'),
    'a wrong letter': withTypingError('wrong'),
    'two letters swapped': withTypingError('swapped'),
    'two words swapped': wording.swappedWords,
    'as typed': chain(wording.otherLegalForm, wording.otherAmpersand, (name) => wording.plain(name)),
  }),
  { kind: 'name and town', level: 'plain', namesTown: true, term: ({ name, town }) => `${name} ${town}` },
  { kind: 'two rarest words', level: 'plain', term: twoRarest },
  { kind: 'former name', level: 'plain', term: ofFormer((former) => former) },
  {
    kind: 'former name with an error',
    level: 'plain',
    term: ofFormer((former, random) => wording.misspelt(former, random, 'wrong')),
  },
  { kind: 'site code', level: 'numbers', exact: true, term: ({ id }) => id },
  { kind: 'other register’s number', level: 'numbers', exact: true, term: ({ reference }) => reference ?? undefined },
  {
    kind: 'other register’s number, lower case, no spaces',
    level: 'numbers',
    exact: true,
    term: ({ reference }) => reference?.toLowerCase().replace(/\s/g, ''),
  },
  ...named('hard', {
    'one word too many': wording.withExtraWord,
    abbreviations: wording.abbreviated,
    'no spaces at all': wording.withoutSpaces,
    'two errors': chain(withTypingError('missing'), withTypingError('swapped')),
    'a wrong first letter': wording.wrongFirstLetter,
    'an unfinished word': wording.withUnfinishedWord,
    'swapped letters in a short word': (name, random) => {
      const short = wording.wordsOf(name).filter((word) => word.length === 3 || word.length === 4);
      if (short.length === 0) return undefined;
      const word = random.pick(short);
      const at = 1 + random.roll(word.length - 1);
      const changed = wording.typingErrors.swapped(word, at);
      return changed === word ? undefined : wording.plain(name).replace(word, changed);
    },
  }),
  { kind: 'town first', level: 'hard', namesTown: true, term: ({ name, town }) => `${town} ${name}` },
  {
    kind: 'former name and town',
    level: 'hard',
    namesTown: true,
    term: ofFormer((former, _dice, town) => `${former} ${town}`),
  },
];

const shuffled = <T>(all: readonly T[], random: SeededRandom): T[] => {
  const order = [...all];
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = random.roll(at + 1);
    [order[at], order[other]] = [order[other] as T, order[at] as T];
  }
  return order;
};

const rarityIn = (sites: readonly NamedSite[]) => {
  const counts = new Map<string, number>();
  for (const { name } of sites)
    for (const word of new Set(wording.wordsOf(name))) counts.set(word, (counts.get(word) ?? 0) + 1);
  return (word: string) => counts.get(word) ?? 0;
};

/** Names that differ in their legal form or in how they write "and" count as the same name. */
const nameKey = (name: string) =>
  wording
    .wordsOf(name.replace(/&/g, ' and '))
    .map((word) => (word === 'limited' ? 'ltd' : word))
    .filter((word, at) => at === 0 || !['ltd', 'plc', 'llp', 'and'].includes(word))
    .join('');

/** The longest term that a search box accepts. */
const longestTerm = 100;

/** Up to `perKind` questions of each kind, the same for one seed and register. */
export const questionsFrom = (
  sites: readonly NamedSite[],
  { perKind, seed }: { perKind: number; seed: number },
): Question[] => {
  const random = seededRandom(seed);
  const rarity = rarityIn(sites);
  const sameName = Map.groupBy(
    sites.flatMap((site) => [site.name, ...site.formerNames].map((name) => ({ key: nameKey(name), site }))),
    ({ key }) => key,
  );
  const answersTo = (site: NamedSite, { namesTown, exact }: Kind): string[] => {
    if (exact) return [site.id];
    const alike = [site.name, ...site.formerNames].flatMap((name) => sameName.get(nameKey(name)) ?? []);
    return [...new Set(alike.filter((one) => !namesTown || one.site.town === site.town).map((one) => one.site.id))];
  };
  return kinds.flatMap((kind) => {
    const asked: Question[] = [];
    for (const site of shuffled(sites, random)) {
      if (asked.length === perKind) break;
      const term = kind.term(site, random, rarity)?.slice(0, longestTerm).trim();
      if (term) asked.push({ kind: kind.kind, level: kind.level, term, answers: answersTo(site, kind) });
    }
    return asked;
  });
};
