import type { JsonShape } from './endpoints.ts';

export interface Form {
  [key: string]: unknown;
}
export const isForm = (value: unknown): value is Form =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The shape of a form without the wrappers of optional or piped fields. */
export const plainShape = (shape: JsonShape): JsonShape => shape.anyOf?.at(-1) ?? shape;

/** Refers to a record or a lookup: such a value is taken from the sample, for it has to exist. */
const refersTo = (key: string) => /(^id|Id)$/.test(key);
/** The second of every lookup. */
const someValue = '2';

/** The later the turn, the later the day. */
const laterDay = (turn: number) => new Date(Date.UTC(2020, 0, turn)).toISOString().slice(0, 10);

/** A text that a pattern allows, tried in this order. */
const texts = (turn: number) => [
  `Größe ${turn} – 东 “é”`,
  `turn.${turn}+x@sub.example.org`,
  `+44 (0)1482 / 00${turn}`,
  String(turn + 1),
  laterDay(turn),
];

const patternsOf = ({ pattern, allOf = [] }: JsonShape): string[] => [
  ...(pattern ? [pattern] : []),
  ...allOf.flatMap(patternsOf),
];

const textFor = (shape: JsonShape, turn: number): string => {
  const patterns = patternsOf(shape);
  const text = texts(turn).find((each) => patterns.every((pattern) => new RegExp(pattern, 'u').test(each)));
  if (text === undefined) throw new Error(`No text of the round trip fits ${patterns.join(' and ')}: add one`);
  return text;
};

const valueFor = (shape: JsonShape, turn: number): unknown => {
  if (shape.enum) return shape.enum[turn % shape.enum.length];
  if (shape.type === 'boolean') return turn % 2 === 0;
  if (shape.type === 'integer' || shape.type === 'number') return Math.max(shape.minimum ?? 0, 40 + turn);
  if (shape.type === 'string') return textFor(shape, turn);
  throw new Error(`The round trip has no value for a ${shape.type}: add one`);
};

/** A name beside an id is the server's to know. */
const fieldsOf = ({ properties = {} }: JsonShape) =>
  Object.entries(properties).filter(([key]) => !(key === 'name' && 'id' in properties));

/** A form with every field filled in, the optional ones too; no two texts alike. */
export const filledForm = (shape: JsonShape, sample: Form, turn: number): Form => {
  let field = turn * 100;
  const filled = (of: JsonShape, like: unknown): Form =>
    Object.fromEntries(
      fieldsOf(of).map(([key, given]) => {
        const inner = plainShape(given);
        const before = isForm(like) ? like[key] : undefined;
        field += 1;
        if (inner.type === 'array') return [key, before ?? []];
        if (inner.properties) return [key, filled(inner, before)];
        return [key, refersTo(key) ? (before ?? someValue) : valueFor(inner, field)];
      }),
    );
  return filled(shape, sample);
};

/** A form with `planted` at each level, but for the keys a level knows. */
export const withForeignKeys = (form: Form, shape: JsonShape, planted: Form): Form => {
  const inner = plainShape(shape).properties ?? {};
  const known = Object.entries(form).map(([key, value]) => [
    key,
    isForm(value) && inner[key] ? withForeignKeys(value, inner[key], planted) : value,
  ]);
  const foreign = Object.entries(planted).filter(([key]) => !(key in inner));
  return Object.fromEntries([...foreign, ...known]);
};

/** What of `form` an answer has: the same shape, so that the two can be compared. */
export const partOf = (answer: unknown, form: unknown): unknown => {
  if (!isForm(form) || answer === undefined) return answer;
  return Object.fromEntries(
    Object.entries(form).map(([key, value]) => [key, partOf(isForm(answer) ? answer[key] : undefined, value)]),
  );
};
