// The cost of counting what needs attention, and the presets of a list, relative to the list below them, for each kind of reader.
import type { MeasuredDirectory } from './directory-process.ts';
import { timed } from './documents.ts';
import { type Figure, median, milliseconds } from './figures.ts';
import { attentionPath, auditListPath, presetsPath, readersOfAttention } from './requests.ts';

const comparedWithList = async (
  directory: MeasuredDirectory,
  { who, email }: { who: string; email: string },
  counted: { what: string; path: string },
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
    const other = await timed(() => ask(counted.path));
    if (run < 0) continue;
    list.push(one);
    counts.push(other);
  }
  const [listed, taken] = [median(list), median(counts)];
  return {
    what: `${counted.what}, ${who}, to the list below it`,
    value: taken / listed,
    said: `${(taken / listed).toFixed(2)}  (${milliseconds(listed)} to ${milliseconds(taken)})`,
    bound: { better: 'lower', target: 2 },
  };
};

/** The p50 of the counts divided by that of the audit list, alternating over one HTTP connection. */
export const measureAttention = async (directory: MeasuredDirectory, times: number): Promise<Figure[]> => {
  const figures: Figure[] = [];
  for (const counted of [
    { what: 'Needs attention', path: attentionPath },
    { what: 'Counts of presets', path: presetsPath },
  ])
    for (const reader of readersOfAttention) figures.push(await comparedWithList(directory, reader, counted, times));
  return figures;
};
