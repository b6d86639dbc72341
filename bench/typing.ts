// The cost of an answer while somebody types, relative to a search for one word: suggestions, and the palette.
import type { MeasuredDirectory } from './directory-process.ts';
import { timed } from './documents.ts';
import { type Figure, median, milliseconds } from './figures.ts';
import { type BenchRequest, typing } from './requests.ts';

const send = async (directory: MeasuredDirectory, { path, email }: BenchRequest): Promise<void> => {
  const answer = await fetch(directory.origin + path, { headers: await directory.headersFor(email) });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${path} was answered ${answer.status}`);
};

/** The p50 of each answer divided by that of its search, alternating over one HTTP connection. */
export const measureTyping = async (directory: MeasuredDirectory, times: number): Promise<Figure[]> => {
  const figures: Figure[] = [];
  for (const { asked, search, target } of typing) {
    const [searches, answers]: [number[], number[]] = [[], []];
    for (let run = -8; run < times; run += 1) {
      const one = await timed(() => send(directory, search));
      const other = await timed(() => send(directory, asked));
      if (run < 0) continue;
      searches.push(one);
      answers.push(other);
    }
    const [searched, answered] = [median(searches), median(answers)];
    figures.push({
      what: `${asked.what}, to a search for one word`,
      value: answered / searched,
      said: `${(answered / searched).toFixed(2)}  (${milliseconds(searched)} to ${milliseconds(answered)})`,
      bound: { better: 'lower', target },
    });
  }
  return figures;
};
