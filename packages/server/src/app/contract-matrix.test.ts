import { readFile, writeFile } from 'node:fs/promises';
import { type Role, roles } from '@attestry/contract/kernel/permissions.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Case, callOfCase, cases } from './testing/calls.ts';
import { isRead } from './testing/endpoints.ts';
import { type KeptRows, keepRows } from './testing/kept-rows.ts';
import { type MatrixWorld, makeMatrixWorld, type Relationship, relationships } from './testing/matrix-world.ts';
import { type Answer, type Caller, type TestDirectory, testDirectory } from './testing/test-directory.ts';

/**
 * Who may do what to which record, for every endpoint: the answer of each role to each relationship, as it really is.
 * Compared with the committed file beside this one; `UPDATE_GOLDEN=1 npm test -- contract-matrix` writes it anew, and the
 * difference is then read line by line.
 */
const goldenFile = new URL('./contract-matrix.csv', import.meta.url);

let directory: TestDirectory;
let world: MatrixWorld;
let kept: KeptRows;
let callers: ReadonlyMap<string, Caller>;

const deactivated = async (role: Role) => {
  const caller = await directory.as({ role });
  await directory.owner.updateTable('app_user').set({ status: 'Deactivated' }).where('id', '=', caller.userId).execute();
  return caller;
};

beforeAll(async () => {
  directory = await testDirectory();
  world = await makeMatrixWorld(directory.owner, directory.settings);
  const entries: [string, Caller][] = [];
  for (const role of roles) entries.push([role, await directory.as(world.personIn(role))]);
  callers = new Map([...entries, ['visitor', directory.visitor], ['deactivated', await deactivated('{body} Admin')]]);
  await sql`analyze`.execute(directory.owner);
  kept = await keepRows(directory.owner);
});
afterAll(() => directory.close());

/** An import tells its outcome in the body: these have stored nothing of the business. */
const importRefusals = ['Validation', 'Virus', 'Error', 'NotFound'];

const isRefused = ({ status, body }: Answer) => status >= 400 || importRefusals.includes(body?.status);

const cellOf = ({ endpoint }: Case, { status, body }: Answer): string => {
  if (status === 200 && typeof body?.total === 'number') return `${status} (${body.total})`;
  return endpoint.upload && status === 200 ? `${status} ${body.status}` : String(status);
};

const callAs = async (one: Case, caller: Caller, id: string): Promise<Answer> => {
  const { certificationBodyId } = world;
  const answer = await caller.send(await callOfCase(one, { id, owner: directory.owner, certificationBodyId }));
  const says = `${one.name} about ${id}: ${answer.text.slice(0, 300)}`;
  expect(answer.status, says).toBeLessThan(500);
  if (isRead(one)) return answer;
  const changed = await kept.changed();
  if (isRefused(answer)) expect(changed, `${says} was refused and has written`).toEqual([]);
  await kept.restore(changed);
  return answer;
};

const lineOf = async (one: Case, who: string, caller: Caller): Promise<string> => {
  const { about } = one.sample;
  const cells: string[] = [];
  for (const relationship of ['call', ...relationships] as const) {
    const id = relationship === 'call' ? (about ? undefined : '') : about && world.records[about][relationship as Relationship];
    cells.push(id === undefined ? '' : cellOf(one, await callAs(one, caller, id)));
  }
  return [one.name, about ?? '', who, ...cells].join(',');
};

const header = ['endpoint', 'about', 'role', 'call', ...relationships].map((name) => name.replace(', ', ' and ')).join(',');

const named = cases.map((one) => [`${one.name}${one.sample.about ? ` about a ${one.sample.about}` : ''}`, one] as const);

const blockOf = async (one: Case): Promise<string[]> => {
  const lines: string[] = [];
  for (const [who, caller] of callers) lines.push(await lineOf(one, who, caller));
  return lines;
};

describe('what each role may do to a record in each relationship', () => {
  const golden = new Map<string, string[]>();
  const updating = process.env['UPDATE_GOLDEN'] === '1';
  const actual: string[] = [header];

  beforeAll(async () => {
    const text = updating ? '' : await readFile(goldenFile, 'utf8').catch(() => '');
    for (const line of text.split('\n').slice(1).filter(Boolean)) {
      const key = line.split(',', 2).join(',');
      golden.set(key, [...(golden.get(key) ?? []), line]);
    }
  });

  it.each(named)('is as agreed for %s', { timeout: 60_000 }, async (_, one) => {
    const lines = await blockOf(one);
    actual.push(...lines);
    if (!updating) expect(lines).toEqual(golden.get(`${one.name},${one.sample.about ?? ''}`) ?? []);
  });

  it('is agreed for no endpoint that is gone', async () => {
    if (updating) await writeFile(goldenFile, `${actual.join('\n')}\n`);
    const keys = new Set(cases.map((one) => `${one.name},${one.sample.about ?? ''}`));
    expect([...golden.keys()].filter((key) => !keys.has(key))).toEqual([]);
  });
});
