// Sends more requests than the directory can answer, and prints how it behaves: `npm run bench:overload`.
import { execFile } from 'node:child_process';
import path from 'node:path';
import { parseArgs, promisify } from 'node:util';
import type { Arrivals, Outcome, Phase } from './arrivals.ts';
import { type MeasuredDirectory, startDirectory } from './directory-process.ts';
import { count, type Figure, milliseconds, tableOf } from './figures.ts';
import { machineText } from './machine.ts';
import { openRegister } from './register.ts';
import { type BenchRequest, health, privateMix } from './requests.ts';
import { requestText } from './throughput.ts';

const { values: options } = parseArgs({
  options: {
    audits: { type: 'string', default: '100000' },
    seconds: { type: 'string', default: '12' },
    rates: { type: 'string', default: '250,400,1500' },
    markdown: { type: 'boolean', default: false },
  },
});
const seconds = Number(options.seconds);

const calm: Phase = { perSecond: 20, seconds: 4 };
const after: Phase = { perSecond: 20, seconds: 8 };
const generator = path.join(import.meta.dirname, 'arrivals.ts');
/** One request in this many is a health check. */
const healthEvery = 25;

const mix: readonly BenchRequest[] = [health, ...privateMix];
const order = Array.from({ length: privateMix.length * healthEvery }, (_, at) =>
  at % healthEvery === 0 ? 0 : 1 + (at % privateMix.length),
);
const isHealth = ({ request }: Outcome) => request === 0;

const outcomesOf = async (directory: MeasuredDirectory, phases: readonly Phase[]): Promise<Outcome[]> => {
  const requests: string[] = [];
  for (const { path: place, email } of mix)
    requests.push(requestText(directory.origin, place, await directory.headersFor(email)));
  const arrivals: Arrivals = { port: Number(new URL(directory.origin).port), requests, order, phases };
  const { stdout } = await promisify(execFile)(process.execPath, [generator, JSON.stringify(arrivals)], {
    maxBuffer: 256 * 1024 ** 2,
  });
  return JSON.parse(stdout);
};

const quantile = (outcomes: readonly Outcome[], share: number): number => {
  const sorted = outcomes.map(({ ms = Number.POSITIVE_INFINITY }) => ms).sort((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;
};

/** Seconds from the end of the load until every answer succeeds and is nearly as fast as before it. */
const secondsToRecover = (before: readonly Outcome[], later: readonly Outcome[]): number => {
  const quick = Math.max(100, 3 * quantile(before, 0.95));
  const slow = later.filter(({ status, ms = Number.POSITIVE_INFINITY }) => status !== 200 || ms > quick);
  return (slow.at(-1)?.at ?? 0) / 1000;
};

const figuresOf = (rate: number, outcomes: readonly Outcome[]): Figure[] => {
  const of = (phase: number) => outcomes.filter((one) => one.phase === phase && !isHealth(one));
  const [before, load, later] = [of(0), of(1), of(2)];
  const served = load.filter(({ status }) => status === 200);
  const refused = load.filter(({ status }) => status === 503);
  const failed = load.length - served.length - refused.length;
  const healthy = outcomes.filter((one) => one.phase === 1 && isHealth(one));
  const p95 = quantile(served, 0.95);
  const again = secondsToRecover(before, later);
  const what = `${count(rate)} a second for ${seconds} s`;
  return [
    {
      what: `${what}: p95 of what is served`,
      value: p95,
      said: `${milliseconds(p95)}  (p50 ${milliseconds(quantile(served, 0.5))}, the slowest ${milliseconds(quantile(served, 1))})`,
      bound: { better: 'lower', target: 2000 },
    },
    {
      what: `${what}: served, sent away, neither`,
      value: failed,
      said: `${count(served.length / seconds)} a second, ${count(refused.length / seconds)} a second, ${count(failed)}`,
      bound: { better: 'lower', target: 0 },
    },
    {
      what: `${what}: p95 of its health`,
      value: healthy.every(({ status }) => status === 200) ? quantile(healthy, 0.95) : Number.POSITIVE_INFINITY,
      said: milliseconds(quantile(healthy, 0.95)),
      bound: { better: 'lower', target: 2000 },
    },
    {
      what: `${what}: itself again after`,
      value: again,
      said: `${again.toFixed(1)} s`,
      bound: { better: 'lower', target: 5 },
    },
  ];
};

const register = await openRegister(Number(options.audits), false);
const directory = await startDirectory(register.serverUrl, register.folder);
try {
  const figures: Figure[] = [];
  await outcomesOf(directory, [{ perSecond: 50, seconds: 6 }]);
  for (const rate of options.rates.split(',').map(Number)) {
    console.error(`· ${count(rate)} requests a second`);
    figures.push(...figuresOf(rate, await outcomesOf(directory, [calm, { perSecond: rate, seconds }, after])));
  }
  const heading = `${machineText(register.postgres)}\n${count(register.audits)} audits`;
  console.log(tableOf(heading, figures, options.markdown ? 'markdown' : 'plain'));
} finally {
  await directory.end();
  await register.stop();
}
