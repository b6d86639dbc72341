import type { JsonShape } from './endpoints.ts';

export interface Form {
  [key: string]: unknown;
}
export const isForm = (value: unknown): value is Form =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The shape of a form field without optional and pipe wrappers. */
export const plainShape = (shape: JsonShape): JsonShape => shape.anyOf?.at(-1) ?? shape;

/** Every field of a form with its dotted path, and whether it is required; those within a list are its own. */
export const fieldsOf = (shape: JsonShape, path = ''): [string, JsonShape, boolean][] =>
  Object.entries(plainShape(shape).properties ?? {}).flatMap(([key, field]) => {
    const own: [string, JsonShape, boolean] = [
      `${path}${key}`,
      field,
      plainShape(shape).required?.includes(key) ?? false,
    ];
    return [own, ...fieldsOf(field, `${path}${key}.`)];
  });

/** Refers to a record or a lookup: the value is taken from the sample, because it must exist. */
const refersTo = (key: string) => /(^id|Id)$/.test(key);
/** The second entry of every lookup. */
const someValue = '2';

/** Later days for later turns. */
const laterDay = (turn: number) => new Date(Date.UTC(2020, 0, turn)).toISOString().slice(0, 10);

/** Texts to try, in order, for a field with a pattern. */
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

/** The server looks up the name that belongs to an id. */
const filledFields = ({ properties = {} }: JsonShape) =>
  Object.entries(properties).filter(([key]) => !(key === 'name' && 'id' in properties));

/** A form with every field filled in, including optional ones; no two texts are alike. */
export const filledForm = (shape: JsonShape, sample: Form, turn: number): Form => {
  let field = turn * 100;
  const filled = (of: JsonShape, like: unknown): Form =>
    Object.fromEntries(
      filledFields(of).map(([key, given]) => {
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

/** A form with `planted` added at each level, except for keys that the level has. */
export const withForeignKeys = (form: Form, shape: JsonShape, planted: Form): Form => {
  const inner = plainShape(shape).properties ?? {};
  const known = Object.entries(form).map(([key, value]) => [
    key,
    isForm(value) && inner[key] ? withForeignKeys(value, inner[key], planted) : value,
  ]);
  const foreign = Object.entries(planted).filter(([key]) => !(key in inner));
  return Object.fromEntries([...foreign, ...known]);
};

/** The part of `form` that an answer contains, in the same shape for comparison. */
export const partOf = (answer: unknown, form: unknown): unknown => {
  if (!isForm(form) || answer === undefined) return answer;
  return Object.fromEntries(
    Object.entries(form).map(([key, value]) => [key, partOf(isForm(answer) ? answer[key] : undefined, value)]),
  );
};
