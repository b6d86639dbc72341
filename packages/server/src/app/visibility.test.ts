import { type Role, roles } from '@attestry/contract/kernel/permissions.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Kind, kinds } from './testing/entities.ts';
import { type ModelPerson, type ModelWorld, storeWorld, worldArbitrary } from './testing/model-world.ts';
import { personArbitrary } from './testing/random-person.ts';
import { type Caller, type TestDirectory, testDirectory } from './testing/test-directory.ts';
import { type Model, modelFor } from './testing/visibility-model.ts';

let directory: TestDirectory;
let callers: Map<Role, Caller>;

beforeAll(async () => {
  directory = await testDirectory();
  callers = new Map();
  for (const role of roles) callers.set(role, await directory.as({ role }));
});
afterAll(() => directory.close());

const belongTo = async (caller: Caller, { organisations }: ModelPerson) => {
  await directory.owner.deleteFrom('user_organisation').where('user_id', '=', caller.userId).execute();
  const rows = organisations.map(({ type, id }, at) => ({
    user_id: caller.userId,
    organisation_type: type,
    organisation_id: id,
    is_primary: at === 0,
  }));
  if (rows.length) await directory.owner.insertInto('user_organisation').values(rows).execute();
};

/** The API's answers, in the shape of the model's. */
const listed = async (caller: Caller, { path }: Kind) => {
  const { status, body } = await caller.get(`${path}?showArchived=true&sortBy=id&order=asc`);
  if (status !== 200) return { status };
  const rows: { id: string; visuals: object }[] = body.resultList ?? body.resultsList;
  return { status, total: body.total, rows: rows.map(({ id, visuals }) => ({ id, visuals })) };
};

const byId = (a: { id: string }, b: { id: string }) => Number(a.id) - Number(b.id);

const modelList = (world: ModelWorld, { may, record }: Model, { rows, viewing }: Kind) => {
  if (!may(viewing)) return { status: 403 };
  const seen = [...world[rows]].sort(byId).filter(({ id }) => record(rows, id)?.sees);
  const shown = seen.map(({ id }) => ({ id, visuals: record(rows, id)?.visuals() }));
  return { status: 200, total: seen.length, rows: shown };
};

const read = async (caller: Caller, { path, facts }: Kind, id: string) => {
  const { status, body } = await caller.get(`${path}/${id}`);
  return status === 200 ? { status, visuals: body.visuals, ...facts(body) } : { status };
};

const modelRead = ({ may, record }: Model, { rows, viewing }: Kind, id: string) => {
  if (!may(viewing)) return { status: 403 };
  const said = record(rows, id);
  return said?.sees ? { status: 200, ...said.read() } : { status: 404 };
};

/** A stale edit changes nothing, and only callers who may edit learn that it is stale. */
const staleEdit = async (caller: Caller, { path, revising }: Kind, id: string) =>
  revising && (await caller.put(`${path}/${id}`, revising.form, '"999"')).status;

const modelEdit = ({ may, record }: Model, { rows, revising }: Kind, id: string) => {
  if (!revising) return undefined;
  if (!may(revising.permission)) return 403;
  const said = record(rows, id);
  if (!said?.sees) return 404;
  return said.visuals().isAbleToEdit ? 412 : 403;
};

/** For each entity its list, and every record read and edited. */
const answersOf = async (world: ModelWorld, caller: Caller) => {
  const answers: Record<string, unknown> = {};
  for (const kind of kinds) {
    const ids = world[kind.rows].map(({ id }) => id);
    answers[`list ${kind.entity}`] = await listed(caller, kind);
    const records = await Promise.all(ids.map((id) => read(caller, kind, id)));
    for (const [at, id] of ids.entries()) answers[`read ${kind.entity} ${id}`] = records[at];
    for (const id of ids) answers[`edit ${kind.entity} ${id}`] = await staleEdit(caller, kind, id);
  }
  return answers;
};

const modelAnswers = (world: ModelWorld, model: Model) => {
  const answers: Record<string, unknown> = {};
  for (const kind of kinds) {
    answers[`list ${kind.entity}`] = modelList(world, model, kind);
    for (const { id } of world[kind.rows]) {
      answers[`read ${kind.entity} ${id}`] = modelRead(model, kind, id);
      answers[`edit ${kind.entity} ${id}`] = modelEdit(model, kind, id);
    }
  }
  return answers;
};

const expectAgreement = async (world: ModelWorld, person: ModelPerson) => {
  const caller = callers.get(person.role);
  if (!caller) throw new Error(`Nobody is ${person.role}`);
  await belongTo(caller, person);
  expect({ ...person, ...(await answersOf(world, caller)) }).toEqual({
    ...person,
    ...modelAnswers(world, modelFor(world, person)),
  });
};

const shrinkingMs = 15_000;

/**
 * The same data in every run, on every machine. `SEED` and `RUNS` change it. A failure prints the smallest data and
 * person, found within `shrinkingMs`, for which the two disagree.
 */
describe('the API and the naive model of who sees and does what', () => {
  it('agree for anybody in any directory', { timeout: 600_000 }, async () => {
    let end = Number.POSITIVE_INFINITY;
    const seed = Number(process.env.SEED ?? 20_261_121);
    await fc.assert(
      fc.asyncProperty(
        worldArbitrary,
        fc.uniqueArray(personArbitrary, { minLength: 6, maxLength: 6, selector: ({ role }) => role }),
        async (world, persons) => {
          // Ends between runs: an interrupted one would keep calling a closing server.
          if (performance.now() > end) return;
          await storeWorld(directory.owner, world);
          try {
            for (const person of persons) await expectAgreement(world, person);
          } catch (disagreement) {
            end = Math.min(end, performance.now() + shrinkingMs);
            throw disagreement;
          }
        },
      ),
      { seed, numRuns: Number(process.env.RUNS ?? 15) },
    );
  });
});
