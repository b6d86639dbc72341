import { addressOf } from '@attestry/contract/kernel/client.ts';
import { kernelErrors } from '@attestry/contract/kernel/errors.ts';
import { type Role, roles } from '@attestry/contract/kernel/permissions.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mayCall, visitor } from '../kernel/access/actor.ts';
import type { About } from './testing/about.ts';
import { addressOfCase, type Case, callOfCase, casesWhere } from './testing/calls.ts';
import { isExport, isList, isOfTracker, isPublic, type JsonShape, propertiesOf } from './testing/endpoints.ts';
import { type MatrixDirectory, matrixDirectory } from './testing/matrix-directory.ts';
import type { Answer, Caller } from './testing/test-directory.ts';

let directory: MatrixDirectory;
let world: MatrixDirectory['world'];

beforeAll(async () => {
  directory = await matrixDirectory();
  world = directory.world;
});
afterAll(() => directory.close());

const about = (id = ''): About => ({ id, owner: directory.owner, certificationBodyId: world.certificationBodyId });

const people = new Map<Role, Promise<Caller>>();
const as = (role: Role): Promise<Caller> => {
  const person = people.get(role) ?? directory.as(world.personIn(role));
  people.set(role, person);
  return person;
};

const byPath = ({ endpoint, sample }: Case) => sample.about && endpoint.path.includes(':');

describe('a record the caller cannot see', () => {
  /**
   * What not even a certification body sees: it sees all but archived sites and companies, and the Certificate Tracker. A
   * record that nobody owns is seen by its administrators alone.
   */
  const unseen = (one: Case) => {
    const records = world.records[one.sample.about!];
    const isHidden = one.sample.about === 'audit' && !isOfTracker(one.endpoint.path);
    return isHidden ? records.other : (records['other, archived'] ?? records.other ?? records.own);
  };

  it.each(casesWhere((one) => byPath(one) && !isPublic(one)))(
    'is not found by an unrelated user who requests %s',
    async (_, one) => {
      const strangers = roles.filter((role) => !role.startsWith('{body}'));
      for (const role of strangers) {
        const stranger = await as(role);
        const { status } = await stranger.send(await callOfCase(one, about(unseen(one))));
        const expected = mayCall({ ...visitor, role }, one.endpoint.permission) ? 404 : 403;
        expect({ role, status }).toEqual({ role, status: expected });
      }
    },
  );

  it.each(casesWhere((one) => byPath(one) && !isPublic(one)))(
    'cannot be distinguished from a missing record by %s',
    async (_, one) => {
      const stranger = await as(
        mayCall({ ...visitor, role: 'CB Full Admin' }, one.endpoint.permission) ? 'CB Full Admin' : 'Company BI S User',
      );
      const answers = await Promise.all(
        [unseen(one), world.records[one.sample.about!].none].map(async (id) =>
          stranger.send(await callOfCase(one, about(id))),
        ),
      );
      const said = answers.map(({ status, body }) => ({ status, ...body, requestId: undefined }));
      expect(said[0]).toEqual(said[1]);
    },
  );
});

describe('an impossible id', () => {
  const impossible = [
    '0',
    '-1',
    'abc',
    '1.5',
    '1e3',
    '0x1f',
    '999999999999999999',
    '9223372036854775808',
    '9'.repeat(99),
    '\u0000',
    '%',
    "' or 1=1 --",
    '../1',
    '١',
    '1 ',
  ];

  it.each(casesWhere(({ endpoint }) => endpoint.params))('is not found by %s', async (_, one) => {
    const admin = await as('{body} Admin');
    const known = one.sample.about ? world.records[one.sample.about].own : '1';
    for (const value of impossible) {
      const params = Object.fromEntries(Object.keys(propertiesOf(one.endpoint.params)).map((key) => [key, value]));
      const query = new URL(addressOfCase(one, about(known)), 'http://directory').search;
      const call = await callOfCase(one, about(known));
      const { status } = await admin.send({ ...call, url: addressOf(one.endpoint.path, { params }) + query });
      expect({ value, status }).toEqual({ value, status: 404 });
    }
  });
});

interface Row {
  id?: string;
  auditId?: string;
  identificator?: string;
}
const rowsOf = ({ body }: Answer): Row[] => body?.resultList ?? body?.resultsList ?? body?.results ?? [];
const idOf = (row: Row) => row.auditId ?? row.identificator ?? row.id ?? '';

describe.each(casesWhere((one) => isList(one)))('the list %s', (_, one) => {
  // An export is its list in another format, so a few readers are enough.
  const signedIn: readonly Role[] = isExport(one)
    ? ['{body} Admin', 'Company BI S User']
    : ['{body} Admin', 'CB Full Admin', 'Company BI S User'];
  const mayList = (role: Role) => mayCall({ ...visitor, role }, one.endpoint.permission);
  const readers: readonly Role[] = isPublic(one) ? ['UNKNOWN'] : signedIn.filter(mayList);
  const shapes = propertiesOf(one.endpoint.query);
  const url = (more: Record<string, string> = {}) =>
    addressOfCase(one, about(one.sample.about && world.records[one.sample.about].own), more);
  const shown = ['showArchived', 'showInactive'].filter((key) => key in shapes);
  const archived = Object.fromEntries(shown.map((key) => [key, 'true']));
  const callers = new Map<Role, Caller>();
  const sight = new Map<Caller, Set<string>>();

  const inSight = async (caller: Caller): Promise<Set<string>> => {
    const ids = new Set<string>();
    for (let page = 1; !isExport(one); page += 1) {
      const answer = await caller.get(url({ ...archived, pageNumber: String(page) }));
      expect(answer.status).toBe(200);
      for (const row of rowsOf(answer)) ids.add(idOf(row));
      if (page >= answer.body.totalPages) break;
    }
    return ids;
  };

  beforeAll(async () => {
    for (const role of readers) callers.set(role, isPublic(one) ? directory.visitor : await as(role));
    for (const caller of callers.values()) sight.set(caller, await inSight(caller));
  });

  const expectInSight = (caller: Caller, answer: Answer) => {
    const unseen = isExport(one)
      ? []
      : rowsOf(answer)
          .map(idOf)
          .filter((id) => !sight.get(caller)?.has(id));
    expect(unseen).toEqual([]);
  };

  const wanted = async (more: Record<string, string>, { allowed = [200, 400] } = {}) => {
    const statuses: number[] = [];
    for (const [role, caller] of callers) {
      const answer = await caller.get(url(more));
      expect(allowed, `${role} ${JSON.stringify(more)} ${answer.text.slice(0, 200)}`).toContain(answer.status);
      statuses.push(answer.status);
    }
    return statuses;
  };

  it('sorts by every column in both directions without showing a hidden row', async () => {
    const columns = (shapes.sortBy?.enum ?? []).map(String);
    expect(columns.length).toBeGreaterThan(0);
    const usable = new Set<string>();
    for (const caller of callers.values())
      for (const sortBy of columns)
        for (const order of ['asc', 'desc']) {
          const answer = await caller.get(url({ ...archived, sortBy, order }));
          expect([200, 400]).toContain(answer.status);
          if (answer.status === 200) usable.add(sortBy);
          expectInSight(caller, answer);
        }
    expect([...usable].sort(), 'somebody sorts by each').toEqual(columns.sort());
  });

  const plain = (shape: JsonShape): string[] => [
    ...(shape.enum ?? []).map(String),
    ...(shape.anyOf ?? []).flatMap(plain),
    ...['826', '1', 'true', '2026-01-01', 'a'],
  ];
  const absurd = [
    '',
    '-1',
    '9999999999',
    '99999999999999999999',
    '\u0000',
    '\'%_\\"--;',
    '{"a":[1]}',
    'é'.repeat(101),
    'x'.repeat(5000),
    '2026-02-30',
    '🜍',
  ];

  /** Each reader asks for what a filter takes; they take turns at the absurd, most of which no reader gets past. */
  const askedBy = (shape: JsonShape, turn: number): [Caller, string][] => {
    const each = [...callers.values()];
    const taken = plain(shape).slice(0, 6);
    return [
      ...each.flatMap((caller) => taken.map((value): [Caller, string] => [caller, value])),
      ...absurd.map((value, at): [Caller, string] => [each[(turn + at) % each.length]!, value]),
    ];
  };

  it.each(Object.entries(shapes).map(([key, shape], turn) => [key, shape, turn] as const))(
    'filters by %s without showing a hidden row, and names the field of a refused filter',
    async (key, shape, turn) => {
      const usable = new Set<number>();
      for (const [caller, value] of askedBy(shape, turn)) {
        const answer = await caller.get(url({ ...archived, [key]: value }));
        usable.add(answer.status);
        expect([200, 400], `${key}=${value} ${answer.text.slice(0, 200)}`).toContain(answer.status);
        if (answer.body?.code === kernelErrors.invalid.code)
          expect(answer.body.fields?.length, `${key}=${value} names its field`).toBeGreaterThan(0);
        expectInSight(caller, answer);
      }
      expect([...usable], `${key} takes no value`).toContain(200);
    },
  );

  if ('pageNumber' in shapes && !isExport(one))
    it('has a first and last page, nothing beyond, and no page past 10,000 rows', async () => {
      for (const caller of callers.values()) {
        const { body } = await caller.get(url(archived));
        const last = Math.max(1, body.totalPages);
        expect(rowsOf(await caller.get(url({ ...archived, pageNumber: String(last) }))).length).toBe(
          body.total - (last - 1) * 10,
        );
        expect(rowsOf(await caller.get(url({ ...archived, pageNumber: String(last + 1) })))).toEqual([]);
      }
      for (const pageNumber of ['1001', '99999999999', '0', '-1', '1.5', 'x', '1e9'])
        await wanted({ pageNumber }, { allowed: [400] });
    });
});

describe('a query', () => {
  /** Which keys a report knows is asked of each report, by somebody to whom it is offered. */
  const isOfReport = ({ sample }: Case) => sample.of !== undefined;

  it.each(casesWhere((one) => one.endpoint.query && !isOfReport(one)))(
    'of %s refuses an unknown key, and names it',
    async (_, one) => {
      const { permission } = one.endpoint;
      const caller = await as(roles.find((role) => mayCall({ ...visitor, role }, permission))!);
      const known = about(one.sample.about && world.records[one.sample.about].own);
      const url = addressOfCase(one, known, { unheard: 'x' });
      const { status, body } = await caller.send({ ...(await callOfCase(one, known)), url });
      expect({ status, code: body?.code }).toEqual({ status: 400, code: kernelErrors.invalid.code });
      expect(body.fields).toContainEqual({ path: '', message: 'Unknown field: unheard' });
    },
  );
});
