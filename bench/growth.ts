// How the time of an answer grows with the register: the same requests at two sizes, alternating.
import type { MeasuredDirectory } from './directory-process.ts';
import { type Figure, median, milliseconds } from './figures.ts';
import { type BenchRequest, growthRequests } from './requests.ts';

/** Below this, a ratio of two times reflects the clock and other load more than the size of the register. */
const minMs = 1;

const timeOf = async (directory: MeasuredDirectory, { path, email }: BenchRequest): Promise<number> => {
  const headers = await directory.headersFor(email);
  const began = performance.now();
  const answer = await fetch(directory.origin + path, { headers });
  await answer.arrayBuffer();
  const took = performance.now() - began;
  if (answer.status !== 200) throw new Error(`${path} was answered ${answer.status}`);
  return took;
};

/** The p50 of a request at the large size divided by that at the small one, over one HTTP connection. */
export const growthOf = async (
  { small, large }: { small: MeasuredDirectory; large: MeasuredDirectory },
  asked: BenchRequest,
  times: number,
): Promise<Figure> => {
  const [atSmall, atLarge]: [number[], number[]] = [[], []];
  // The first runs plan the statements and fill the caches, so they are not counted.
  for (let run = -8; run < times; run += 1) {
    const [one, other] = [await timeOf(small, asked), await timeOf(large, asked)];
    if (run < 0) continue;
    atSmall.push(one);
    atLarge.push(other);
  }
  const [before, after] = [median(atSmall), median(atLarge)];
  const value = Math.max(after, minMs) / Math.max(before, minMs);
  return {
    what: asked.what,
    value,
    said: `${value.toFixed(2)}  (${milliseconds(before)} to ${milliseconds(after)})`,
    bound: { better: 'lower', target: 2 },
  };
};

/** For each request its p50 at the large size divided by its p50 at the small one, over one HTTP connection. */
export const measureGrowth = async (
  sizes: { small: MeasuredDirectory; large: MeasuredDirectory },
  times: number,
): Promise<Figure[]> => {
  const figures: Figure[] = [];
  for (const asked of growthRequests) figures.push(await growthOf(sizes, asked, times));
  return figures;
};
