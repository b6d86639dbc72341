// Asks the questions through HTTP and counts the positions of the right answers.

import type { MeasuredDirectory } from '../directory-process.ts';
import { median } from '../figures.ts';
import type { Level, Question } from './questions.ts';

export interface SearchAnswer {
  question: Question;
  /** The position of the first right site, from 1; undefined if it is not on the first page. */
  place: number | undefined;
  /** Milliseconds until the answer was complete. */
  time: number;
}

interface Answer {
  resultList: readonly { id: string }[];
}

const ask = async (origin: string, headers: Record<string, string>, question: Question): Promise<SearchAnswer> => {
  const began = performance.now();
  const path = `/companydirectory/api/Sites?searchTerm=${encodeURIComponent(question.term)}`;
  const response = await fetch(origin + path, { headers });
  const body = await response.text();
  const time = performance.now() - began;
  if (response.status !== 200) throw new Error(`“${question.term}” was answered ${response.status}: ${body}`);
  const { resultList }: Answer = JSON.parse(body);
  const at = resultList.findIndex(({ id }) => question.answers.includes(String(id)));
  return { question, place: at < 0 ? undefined : at + 1, time };
};

/** Asks all questions, `lanes` at a time. */
export const askAll = async (
  { origin, headersFor }: Pick<MeasuredDirectory, 'origin' | 'headersFor'>,
  email: string,
  questions: readonly Question[],
  lanes: number,
): Promise<SearchAnswer[]> => {
  const headers = await headersFor(email);
  const answered: SearchAnswer[] = [];
  let next = 0;
  const lane = async () => {
    for (let question = questions[next++]; question; question = questions[next++])
      answered.push(await ask(origin, headers, question));
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return answered;
};

const within = (asked: readonly SearchAnswer[], places: number): number =>
  asked.filter(({ place }) => place !== undefined && place <= places).length / asked.length;

const percentile = (times: readonly number[], share: number): number =>
  times.toSorted((one, other) => one - other)[Math.min(times.length - 1, Math.floor(times.length * share))] ??
  Number.NaN;

export interface Result {
  kind: string;
  level: Level;
  count: number;
  /** Shares of the questions whose answer is first, among the first three, among the first ten. */
  first: number;
  three: number;
  ten: number;
  /** Milliseconds. */
  p50: number;
  p95: number;
}

const resultOf = (kind: string, level: Level, asked: readonly SearchAnswer[]): Result => {
  const times = asked.map(({ time }) => time);
  return {
    kind,
    level,
    count: asked.length,
    first: within(asked, 1),
    three: within(asked, 3),
    ten: within(asked, 10),
    p50: median(times),
    p95: percentile(times, 0.95),
  };
};

/** A result for each kind of question, and one for each level. */
export const resultsOf = (asked: readonly SearchAnswer[]): { kinds: Result[]; levels: Result[] } => ({
  kinds: [...Map.groupBy(asked, ({ question }) => question.kind)].map(([kind, some]) =>
    resultOf(kind, some[0]?.question.level ?? 'plain', some),
  ),
  levels: [...Map.groupBy(asked, ({ question }) => question.level)].map(([level, some]) =>
    resultOf(`all ${level}`, level, some),
  ),
});
