import { readFile, writeFile } from 'node:fs/promises';
import { isFileAnswer } from '@attestry/contract/kernel/endpoint.ts';
import { placeErrors } from '@attestry/contract/kernel/errors.ts';
import { type Role, roles } from '@attestry/contract/kernel/permissions.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mayCall, visitor } from '../kernel/access/actor.ts';
import { setClock } from '../kernel/clock/clock.ts';
import { downloadPlaces } from '../kernel/places/places.ts';
import { type Case, callOfCase, cases, casesWhere } from './testing/calls.ts';
import { isRead } from './testing/endpoints.ts';
import { type Relationship, relationships } from './testing/entity.ts';
import { type KeptRows, keepRows } from './testing/kept-rows.ts';
import { type MatrixDirectory, matrixDirectory } from './testing/matrix-directory.ts';
import type { Answer, Caller } from './testing/test-directory.ts';

/**
 * Who may do what to which record, for every endpoint: the actual answer of each role for each relationship. Compared
 * with the committed file next to this one; `UPDATE_GOLDEN=1 npx vitest run contract-matrix` rewrites it. Read the diff
 * line by line.
 */
const goldenFile = new URL('./contract-matrix.csv', import.meta.url);

let directory: MatrixDirectory;
let world: MatrixDirectory['world'];
let kept: KeptRows;
let callers: ReadonlyMap<string, Caller>;

const deactivated = async (role: Role) => {
  const caller = await directory.as({ role });
  await directory.owner
    .updateTable('app_user')
    .set({ status: 'Deactivated' })
    .where('id', '=', caller.userId)
    .execute();
  return caller;
};

beforeAll(async () => {
  directory = await matrixDirectory();
  world = directory.world;
  const entries: [string, Caller][] = [];
  for (const role of roles) entries.push([role, await directory.as(world.personIn(role))]);
  callers = new Map([...entries, ['visitor', directory.visitor], ['deactivated', await deactivated('{body} Admin')]]);
  await sql`analyze`.execute(directory.owner);
  kept = await keepRows(directory);
});
afterAll(async () => {
  setClock();
  await directory.close();
});

let minutesAhead = 0;
/**
 * Pickers limit each person's calls per minute, so the calls of each endpoint are made in a minute of their own. Two minutes
 * apart, also when a minute ends between two endpoints.
 */
const changeMinute = () => {
  minutesAhead = (minutesAhead + 2) % 20;
  setClock(new Date(Date.now() + minutesAhead * 60_000));
};

/** An import reports its outcome in the body: with these, nothing was stored. */
const importRefusals = ['Validation', 'Virus', 'Error', 'NotFound'];

const isRefused = ({ status, body }: Answer) => status >= 400 || importRefusals.includes(body?.status);

const cellOf = ({ endpoint }: Case, { status, body }: Answer): string => {
  if (status === 200 && typeof body?.total === 'number') return `${status} (${body.total})`;
  return endpoint.upload?.withoutPlace && status === 200 ? `${status} ${body.status}` : String(status);
};

const send = async (one: Case, caller: Caller, id: string): Promise<Answer> => {
  const { certificationBodyId } = world;
  return caller.send(await callOfCase(one, { id, owner: directory.owner, certificationBodyId }));
};

/** Files that some caller has received. For all others, whether they would get them is all that is tested. */
const given = new Set<Case>();

/** Creating a file takes long. While all download places of a permitted caller are taken, the answer is to wait. */
const askForFile = async (one: Case, caller: Caller, id: string): Promise<Answer> => {
  const places = Array.from({ length: 6 }, () => downloadPlaces.take({ person: caller.userId }, 1));
  const answer = await send(one, caller, id);
  for (const place of places) if ('leave' in place) place.leave();
  if (answer.body?.code !== placeErrors.own.code) return answer;
  if (given.has(one)) return { ...answer, status: 200 };
  given.add(one);
  return send(one, caller, id);
};

const callAs = async (one: Case, caller: Caller, id: string): Promise<Answer> => {
  const answer = await (isFileAnswer(one.endpoint.response) ? askForFile : send)(one, caller, id);
  expect(answer.status, `${one.name} about ${id}: ${answer.text.slice(0, 300)}`).toBeLessThan(500);
  return answer;
};

/**
 * A refused call must write nothing; whatever another call writes is undone, so that every call runs on the same data.
 */
const settle = async (says: string, refused: boolean) => {
  const changed = await kept.undo();
  if (refused) expect(changed, `${says} was refused and has written`).toEqual([]);
};

/** Whether the role reaches the records. Calls of other roles are refused earlier, so one record is enough for them. */
const isLetThrough = ({ endpoint: { permission } }: Case, who: string): boolean =>
  mayCall(undefined, permission) || roles.some((role) => role === who && mayCall({ ...visitor, role }, permission));

const nameOf = ({ name, sample }: Case): string => (sample.of ? `${name} ${sample.of}` : name);

const lineOf = async (one: Case, who: string, caller: Caller): Promise<string> => {
  const { about } = one.sample;
  const letThrough = isLetThrough(one, who);
  const idFor = (column: 'call' | Relationship) => {
    if (column === 'call') return about ? undefined : '';
    return about && (letThrough || column === 'own') ? world.records[about][column] : undefined;
  };
  const mayWrite = letThrough && !isRead(one);
  const cell = async (column: 'call' | Relationship) => {
    const id = idFor(column);
    if (id === undefined) return '';
    const answer = await callAs(one, caller, id);
    if (mayWrite) await settle(`${one.name} about ${id} by ${who}`, isRefused(answer));
    return cellOf(one, answer);
  };
  const columns = ['call', ...relationships] as const;
  // One after another, on one connection of the pool: each of them plans every statement again.
  const cells: string[] = [];
  for (const column of columns) cells.push(await cell(column));
  if (!isRead(one) && !mayWrite) await settle(`${one.name} by ${who}`, true);
  return [nameOf(one), about ?? '', who, ...cells].join(',');
};

const header = ['endpoint', 'about', 'role', 'call', ...relationships]
  .map((name) => name.replace(', ', ' and '))
  .join(',');

const blockOf = async (one: Case): Promise<string[]> => {
  changeMinute();
  const lines: string[] = [];
  for (const [who, caller] of callers) lines.push(await lineOf(one, who, caller));
  return lines;
};

describe('what each role may do to a record in each relation', () => {
  const golden = new Map<string, string[]>();
  const updating = process.env.UPDATE_GOLDEN === '1';
  const actual: string[] = [header];

  beforeAll(async () => {
    const text = updating ? '' : await readFile(goldenFile, 'utf8').catch(() => '');
    for (const line of text.split('\n').slice(1).filter(Boolean)) {
      const key = line.split(',', 2).join(',');
      golden.set(key, [...(golden.get(key) ?? []), line]);
    }
  });

  it.each(casesWhere(() => true))('matches the agreed matrix for %s', async (_, one) => {
    const lines = await blockOf(one);
    actual.push(...lines);
    if (!updating) expect(lines).toEqual(golden.get(`${nameOf(one)},${one.sample.about ?? ''}`) ?? []);
  });

  it('has no entries for endpoints that no longer exist', async () => {
    if (updating) await writeFile(goldenFile, `${actual.join('\n')}\n`);
    const keys = new Set(cases.map((one) => `${nameOf(one)},${one.sample.about ?? ''}`));
    expect([...golden.keys()].filter((key) => !keys.has(key))).toEqual([]);
  });
});
