// The cost of counting what needs attention relative to the list below it, for each kind of reader.
import type { MeasuredDirectory } from './directory-process.ts';
import { timed } from './documents.ts';
import { type Figure, median, milliseconds } from './figures.ts';
import { attentionPath, auditListPath, readersOfAttention } from './requests.ts';

const comparedWithList = async (
  directory: MeasuredDirectory,
  { who, email }: { who: string; email: string },
  times: number,
): Promise<Figure> => {
  const headers = await directory.headersFor(email);
  const ask = async (path: string) => {
    const answer = await fetch(directory.origin + path, { headers });
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`${path} was answered ${answer.status}`);
  };
  const [list, counts]: [number[], number[]] = [[], []];
  for (let run = -8; run < times; run += 1) {
    const one = await timed(() => ask(auditListPath));
    const other = await timed(() => ask(attentionPath));
    if (run < 0) continue;
    list.push(one);
    counts.push(other);
  }
  const [listed, counted] = [median(list), median(counts)];
  return {
    what: `Needs attention, ${who}, to the list below it`,
    value: counted / listed,
    said: `${(counted / listed).toFixed(2)}  (${milliseconds(listed)} to ${milliseconds(counted)})`,
    bound: { better: 'lower', target: 2 },
  };
};

/** The p50 of the counts divided by that of the audit list, alternating over one HTTP connection. */
export const measureAttention = async (directory: MeasuredDirectory, times: number): Promise<Figure[]> => {
  const figures: Figure[] = [];
  for (const reader of readersOfAttention) figures.push(await comparedWithList(directory, reader, times));
  return figures;
};
