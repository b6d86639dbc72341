export interface NamedCountry {
  id: number;
  /** ISO 3166-1, two letters. */
  code: string;
  name: string;
}

/** Other names of countries: from ISO 3166-1, by their parts, former and short ones. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  AE: ['UAE'],
  BN: ['Brunei Darussalam'],
  BO: ['Bolivia (Plurinational State of)'],
  BQ: ['Bonaire, Sint Eustatius and Saba'],
  CC: ['Cocos Islands', 'Keeling Islands'],
  CD: ['DR Congo', 'DRC', 'Congo-Kinshasa'],
  CG: ['Republic of the Congo', 'Congo-Brazzaville'],
  CI: ['Ivory Coast'],
  CN: ["People's Republic of China"],
  CV: ['Cabo Verde'],
  CZ: ['Czech Republic'],
  FK: ['Falkland Islands (Malvinas)'],
  FM: ['Micronesia (Federated States of)'],
  GB: [
    'United Kingdom of Great Britain and Northern Ireland',
    'UK',
    'Great Britain',
    'England',
    'Scotland',
    'Wales',
    'Northern Ireland',
  ],
  HK: ['Hong Kong SAR', 'Hong Kong, China'],
  HM: ['Heard Island and McDonald Islands'],
  IE: ['Republic of Ireland', 'Eire'],
  IR: ['Iran (Islamic Republic of)'],
  KG: ['Kyrgyz Republic'],
  KP: ["Korea (the Democratic People's Republic of)"],
  KR: ['Korea (the Republic of)'],
  LA: ["Lao People's Democratic Republic", 'Lao PDR'],
  MD: ['Moldova (the Republic of)'],
  MF: ['Saint Martin (French part)'],
  MK: ['Macedonia', 'Republic of North Macedonia'],
  MM: ['Burma'],
  MO: ['Macau', 'Macao SAR'],
  NL: ['Netherlands (Kingdom of the)', 'Holland'],
  PN: ['Pitcairn'],
  PS: ['Palestine, State of'],
  RU: ['Russian Federation'],
  SH: ['Saint Helena, Ascension and Tristan da Cunha'],
  SK: ['Slovak Republic'],
  SX: ['Sint Maarten (Dutch part)'],
  SY: ['Syrian Arab Republic'],
  SZ: ['Swaziland'],
  TL: ['East Timor'],
  TR: ['Turkey'],
  TW: ['Taiwan (Province of China)'],
  TZ: ['Tanzania, the United Republic of'],
  US: ['United States of America', 'USA'],
  VA: ['Holy See', 'Vatican'],
  VE: ['Venezuela (Bolivarian Republic of)'],
  VN: ['Viet Nam'],
};

const ignoredWords = new Set(['', 'the', 'and']);

/** Ignores case, accents, apostrophes, punctuation and word order: `Korea, Republic of` equals `Republic of Korea`. */
const comparable = (name: string): string =>
  name
    .replace(/['’‘ʼ`´.]/g, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => !ignoredWords.has(word))
    .map((word) => (word === 'st' ? 'saint' : word))
    .sort()
    .join(' ');

/** Finds a country by its code or any of its names; undefined when there is none. */
export const countryFinder = (countries: readonly NamedCountry[]): ((word: string) => number | undefined) => {
  const codes = new Map(countries.map(({ code, id }) => [code, id]));
  const names = new Map(
    countries.flatMap(({ id, code, name }) =>
      [name, ...(otherNames[code] ?? [])].map((each) => [comparable(each), id] as const),
    ),
  );
  return (word) => codes.get(word.trim().toUpperCase()) ?? names.get(comparable(word));
};
