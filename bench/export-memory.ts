// Whether memory grows with what is exported: the directory's resident memory while the list goes out.
import { setTimeout as pause } from 'node:timers/promises';
import type { MeasuredDirectory } from './directory-process.ts';
import { count, type Figure } from './figures.ts';

const megabytes = (bytes: number) => bytes / 1024 ** 2;

const newLine = '\n'.charCodeAt(0);

const readExport = async (directory: MeasuredDirectory, path: string): Promise<number> => {
  const headers = await directory.headersFor('body-admin@demo.example');
  const answer = await fetch(directory.origin + path, { headers });
  if (answer.status !== 200 || !answer.body) throw new Error(`${path} was answered ${answer.status}`);
  let lines = 0;
  for await (const part of answer.body) for (const byte of part) if (byte === newLine) lines += 1;
  return lines - 1;
};

/** The most memory held while `work` runs, looked at ten times a second. */
const mostDuring = async <T>(
  directory: MeasuredDirectory,
  work: () => Promise<T>,
): Promise<{ most: number; result: T }> => {
  let running = true;
  let most = 0;
  const watch = async () => {
    while (running) {
      most = Math.max(most, await directory.memory());
      await pause(100);
    }
  };
  const watching = watch();
  try {
    return { result: await work(), most };
  } finally {
    running = false;
    await watching;
  }
};

/** Exports the whole list of audits as CSV. */
export const measureExport = async (directory: MeasuredDirectory): Promise<Figure> => {
  await directory.collect();
  const before = await directory.memory();
  const began = performance.now();
  const measured = { rows: 0 };
  const { most } = await mostDuring(directory, async () => {
    measured.rows = await readExport(directory, '/audit/api/Audit/export?format=csv');
  });
  const seconds = (performance.now() - began) / 1000;
  const value = Math.round(megabytes(Math.max(0, most - before)));
  return {
    what: `Export of ${count(measured.rows)} audits as CSV: memory it takes`,
    value,
    said: `${value} MB more, ${Math.round(megabytes(most))} MB at most, ${seconds.toFixed(1)} s`,
    bound: { better: 'lower', target: 150 },
  };
};
