// Requests per second, relative to what the database alone reaches with the same statements.
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { MeasuredDirectory } from './directory-process.ts';
import { count, type Figure, median } from './figures.ts';
import type { Load } from './load-generator.ts';
import { type Pgbench, sequencesPerSecond } from './pgbench.ts';
import { auditListPath, type BenchRequest, bodyAdmin, busiest, commonRequests, joinedPath } from './requests.ts';

export interface Effort {
  connections: number;
  seconds: number;
  rounds: number;
}

const generator = path.join(import.meta.dirname, 'load-generator.ts');

/** The raw HTTP request. */
export const requestText = (origin: string, place: string, headers: Record<string, string>) => {
  const lines = Object.entries({ host: new URL(origin).host, ...headers }).map(([name, value]) => `${name}: ${value}`);
  return `GET ${place} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`;
};

/** Answers per second through HTTP on the given number of keep-alive connections, measured by a separate process. */
const answersPerSecond = async (directory: MeasuredDirectory, asked: BenchRequest, effort: Effort): Promise<number> => {
  const { origin } = directory;
  const request = requestText(origin, asked.path, await directory.headersFor(asked.email));
  const load: Load = { port: Number(new URL(origin).port), request, ...effort };
  const { stdout } = await promisify(execFile)(process.execPath, [generator, JSON.stringify(load)]);
  return Number(stdout);
};

/** The two runs alternate, so that other load on the machine affects both alike. */
export const ratioOf = async (
  { directory, serverUrl, pgbench }: { directory: MeasuredDirectory; serverUrl: string; pgbench: Pgbench },
  asked: BenchRequest,
  effort: Effort,
): Promise<Figure> => {
  const statements = await directory.statementsOf(asked);
  const rounds: { http: number; database: number }[] = [];
  for (let round = 0; round < effort.rounds; round += 1) {
    const database = await sequencesPerSecond(pgbench, serverUrl, statements, effort);
    rounds.push({ database, http: await answersPerSecond(directory, asked, effort) });
  }
  const value = median(rounds.map(({ http, database }) => http / database));
  const http = count(median(rounds.map((round) => round.http)));
  const database = count(median(rounds.map((round) => round.database)));
  const amount = statements.length === 1 ? 'one statement' : `${statements.length} statements`;
  return {
    what: `${asked.what}: answers to pgbench, ${amount}`,
    value,
    said: `${value.toFixed(2)}  (${http} of ${database} a second)`,
    bound: { better: 'higher', floor: 0.3, target: 0.45 },
  };
};

export const measureThroughput = async (
  where: { directory: MeasuredDirectory; serverUrl: string; pgbench: Pgbench },
  effort: Effort,
): Promise<Figure[]> => {
  const figures: Figure[] = [];
  for (const asked of busiest) figures.push(await ratioOf(where, asked, effort));
  return figures;
};

/** Requests per second of a mix in which each request is sent equally often. */
const mixedRate = async (directory: MeasuredDirectory, place: string, effort: Effort): Promise<number> => {
  let secondsEach = 0;
  for (const query of commonRequests) {
    const asked = { what: query, path: query ? `${place}?${query}` : place, email: bodyAdmin };
    secondsEach += 1 / (await answersPerSecond(directory, asked, effort));
  }
  return commonRequests.length / secondsEach;
};

/** The gain of the read model: the same requests to the actual list and to the list built from joins. */
export const measureReadModel = async (directory: MeasuredDirectory, effort: Effort): Promise<Figure[]> => {
  const ours: number[] = [];
  const joins: number[] = [];
  for (let round = 0; round < effort.rounds / 3; round += 1) {
    ours.push(await mixedRate(directory, auditListPath, effort));
    joins.push(await mixedRate(directory, joinedPath, effort));
  }
  const [own, other] = [median(ours), median(joins)];
  return [
    {
      what: `Audit list, ${commonRequests.length} everyday requests, from its read model`,
      value: own,
      said: `${count(own)} a second`,
      bound: { better: 'higher', target: 500 },
    },
    { what: 'The same from joins', value: other, said: `${other < 20 ? other.toFixed(1) : count(other)} a second` },
  ];
};
