import { flags } from '@attestry/contract/kernel/flags.ts';
import type { Role } from '@attestry/contract/kernel/permissions.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exists } from '../kernel/settings/flags.ts';
import { type Case, callOfCase, casesWhere, readBackOf } from './testing/calls.ts';
import { isRead, shapeOf } from './testing/endpoints.ts';
import { type Form, filledForm, isForm, partOf, withForeignKeys } from './testing/form-values.ts';
import { type KeptRows, keepRows } from './testing/kept-rows.ts';
import { type MatrixDirectory, matrixDirectory } from './testing/matrix-directory.ts';
import type { Caller } from './testing/test-directory.ts';

let directory: MatrixDirectory;
let world: MatrixDirectory['world'];
let kept: KeptRows;
const callers = new Map<Role, Caller>();
const writers = ['{body} Admin', 'CB Full Admin', 'Company BI S User'] as const;

beforeAll(async () => {
  directory = await matrixDirectory();
  world = directory.world;
  for (const role of writers) callers.set(role, await directory.as(world.personIn(role)));
  kept = await keepRows(directory);
});
afterAll(() => directory.close());

/** Calls that need an earlier command: one that created the record, or the scheduling to take back. */
const needsAnEarlierCommand = ['user.addSecondaryOrganisationToUsers', 'auditSchedule.takeBack'];

const takesForm = (one: Case) =>
  !isRead(one) && one.endpoint.body && !one.endpoint.upload && exists(flags, one.endpoint);

/** Random values (a user's public id, the link of an invitation, the token of a certificate) and moments. */
const drawn =
  /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}|(?<=\\\\x)[\da-f]{64}|\b[\da-f]{32}\b|\d{4}-\d\d-\d\dT[\d:.]+\+00:00/g;

/**
 * All rows except mail, which is sent meanwhile, and attempts, which are always counted; without values that differ
 * between runs.
 */
const storedRows = async () => {
  const { rows: tables } = await sql<{
    name: string;
  }>`select tablename as name from pg_tables where schemaname = 'public'
    and tablename not in ('change_log', 'search_word', 'published_word', 'mail', 'attempt') order by 1`.execute(
    directory.owner,
  );
  const rows: [string, unknown][] = [];
  for (const { name } of tables) {
    const held = await sql<{
      row: object;
    }>`select to_jsonb(held) - '{at,since,asked_at,created_at}'::text[] as row from ${sql.table(name)} as held order by 1`.execute(
      directory.owner,
    );
    rows.push([name, held.rows.map(({ row }) => row)]);
  }
  const { rows: log } =
    await sql`select entity, entity_id, part, event, actor_id, changes from change_log order by id`.execute(
      directory.owner,
    );
  return JSON.parse(JSON.stringify(Object.fromEntries([...rows, ['change_log', log]])).replace(drawn, 'drawn'));
};

const sequencesOf = async () => {
  const { rows } = await sql<{ name: string; last: string; used: boolean }>`select sequencename as name,
      coalesce(last_value, start_value)::text as last, last_value is not null as used
    from pg_sequences where schemaname = 'public'`.execute(directory.owner);
  return rows;
};

/** Every column name as a possible key, in both spellings. */
const keysOfColumns = async (): Promise<Form> => {
  const { rows } = await sql<{ name: string; type: string; rule: string | null }>`
    select distinct on (attribute.attname) attribute.attname as name, format_type(attribute.atttypid, null) as type,
      (select pg_get_constraintdef(oid) from pg_constraint where contype = 'c' and conrelid = attribute.attrelid
        and conkey = array[attribute.attnum]) as rule
    from pg_attribute as attribute join pg_class as held on held.oid = attribute.attrelid
    where held.relnamespace = 'public'::regnamespace and held.relkind = 'r' and attribute.attnum > 0
      and not attribute.attisdropped
    order by attribute.attname, rule nulls last`.execute(directory.owner);
  const plausible = (type: string, rule: string | null) => {
    const chosen = /'([^']+)'::text\D*$/.exec(rule ?? '')?.[1];
    if (chosen) return chosen;
    if (type === 'boolean') return true;
    return /int|numeric/.test(type) ? 77 : type === 'date' ? '2001-01-01' : 'planted';
  };
  const camel = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  const planted = rows.map(
    ({ name, type, rule }) => [name, name === 'role' ? '{body} Admin' : plausible(type, rule)] as const,
  );
  return Object.fromEntries([
    ...planted,
    ...planted.map(([name, value]) => [camel(name), value] as const),
    ['__proto__', { planted: true }],
  ]);
};

describe('undeclared keys named after columns', () => {
  it.each(casesWhere(takesForm))('are not stored by %s', async (_, one) => {
    const planted = await keysOfColumns();
    const shape = shapeOf(one.endpoint.body!);
    const sequences = await sequencesOf();
    const after = async (role: Role, change: (body: unknown) => unknown) => {
      for (const { name, last, used } of sequences)
        await sql`select setval(${name}::regclass, ${last}::bigint, ${used})`.execute(directory.owner);
      const { status } = await callers.get(role)!.send(await callOfCase(one, directory.about(one), change));
      const rows = await storedRows();
      await kept.undo();
      return { status, rows };
    };
    const statuses: number[] = [];
    for (const role of writers) {
      const plain = await after(role, (body) => body);
      const laden = await after(role, (body) => (isForm(body) ? withForeignKeys(body, shape, planted) : body));
      statuses.push(plain.status);
      if (laden.status !== 400) expect(laden).toEqual(plain);
    }
    if (!needsAnEarlierCommand.includes(one.name)) expect(statuses, 'somebody may').toContain(200);
  });
});

describe('a form with every field filled in', () => {
  it.each(casesWhere(takesForm))('is returned by %s as it was sent', async (_, one) => {
    const back = readBackOf(one);
    if (!back) throw new Error(`Say with its entity how ${one.name} is read back`);
    if ('notReadBack' in back) return;
    const admin = callers.get('{body} Admin')!;
    for (const turn of [1, 2]) {
      let sent: Form = {};
      const call = await callOfCase(one, directory.about(one), (sample) => {
        sent = filledForm(shapeOf(one.endpoint.body!, 'output'), isForm(sample) ? sample : {}, turn);
        return sent;
      });
      const stored = await admin.send(call);
      expect({ status: stored.status, fields: stored.body.fields }).toEqual({ status: 200, fields: undefined });
      // The answer is the record, or its id alone.
      const { body } = await admin.get(`${back.record}/${stored.body.id ?? stored.body}`);
      const asForm = back.asForm(body as never);
      expect(partOf(asForm, sent)).toEqual(withoutUnseen(sent, asForm));
    }
    await kept.undo();
  });

  /** Fields without a counterpart in the answer, such as who created a record, cannot be compared. */
  const withoutUnseen = (sent: Form, seen: object): Form =>
    Object.fromEntries(Object.entries(sent).map(([key, value]) => [key, key in seen ? value : undefined]));
});
