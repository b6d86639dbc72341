import type { TrackerRow } from '@attestry/contract/features/certificate-tracker/certificate-tracker.schema.ts';
import type { Role } from '@attestry/contract/kernel/permissions.ts';
import { visualOf } from '@attestry/contract/kernel/verbs.ts';
import { expect } from 'vitest';
import type { Owner } from './about.ts';
import { type Kind, kinds } from './entities.ts';
import type { ModelPerson, ModelWorld } from './model-world.ts';
import type { Caller } from './test-directory.ts';
import { type Model, modelFor } from './visibility-model.ts';

/** Gives the caller these organisations in place of those it has. */
const belongTo = async (owner: Owner, { userId }: Caller, { organisations }: ModelPerson) => {
  await owner.deleteFrom('user_organisation').where('user_id', '=', userId).execute();
  const rows = organisations.map(({ type, id }, at) => ({
    user_id: userId,
    organisation_type: type,
    organisation_id: id,
    is_primary: at === 0,
  }));
  if (rows.length) await owner.insertInto('user_organisation').values(rows).execute();
};

interface Judged {
  visuals: Record<string, boolean>;
  refusals?: object;
}

/** The abilities of a record. None that has a reason for which it is refused is given. */
const abilitiesOf = ({ visuals, refusals = {} }: Judged) => {
  expect(Object.keys(refusals).filter((verb) => visuals[visualOf(verb)])).toEqual([]);
  return visuals;
};

/** The API's answers, in the shape of the model's. */
const listed = async (caller: Caller, { path, list = { path, id: 'id' } }: Kind) => {
  const { status, body } = await caller.get(`${list.path}?showArchived=true&sortBy=${list.id}&order=asc&rows=100`);
  if (status !== 200) return { status };
  const rows: ({ id: string } & Judged)[] = body.resultList ?? body.resultsList;
  return { status, total: body.total, rows: rows.map((row) => ({ id: row.id, visuals: abilitiesOf(row) })) };
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
  return status === 200 ? { status, visuals: abilitiesOf(body), ...facts(body) } : { status };
};

const modelRead = ({ may, record }: Model, { rows, viewing }: Kind, id: string) => {
  if (!may(viewing)) return { status: 403 };
  const said = record(rows, id);
  return said?.sees ? { status: 200, ...said.read() } : { status: 404 };
};

/** A stale edit changes nothing, and only callers who may edit learn that it is stale. */
const staleEdit = async (caller: Caller, { path, revising }: Kind, id: string) => {
  if (!revising) return undefined;
  const form = typeof revising.form === 'function' ? revising.form(id) : revising.form;
  return (await caller.put(revising.path ?? `${path}/${id}`, form, '"999"')).status;
};

const modelEdit = ({ may, record }: Model, { rows, revising }: Kind, id: string) => {
  if (!revising) return undefined;
  if (!may(revising.permission)) return 403;
  const said = record(rows, id);
  if (!said?.sees) return 404;
  return said.visuals().isAbleToEdit ? 412 : 403;
};

/** Whether values are shown; undefined if only some are. */
const areShown = (...values: readonly unknown[]): boolean | undefined => {
  const shown = values.filter((value) => value !== null).length;
  return shown > 0 && shown < values.length ? undefined : shown > 0;
};

/**
 * The rows of the Certificate Tracker: their levels, whether they are favourites, and whether they show what is for data
 * and for full sight.
 */
const tracked = async (caller: Caller) => {
  const { status, body } = await caller.get('/verify/api/Verify?sortBy=id&order=asc&rows=100');
  if (status !== 200) return { status };
  const rows: TrackerRow[] = body.resultsList;
  return {
    status,
    total: body.total,
    rows: rows.map(({ id, level, startDate, lastChange, certificationBody, auditOwner, isFavourited }) => ({
      id,
      level,
      isFavourited,
      showsData: areShown(startDate, lastChange, certificationBody),
      showsOwner: auditOwner !== null,
    })),
  };
};

const modelTracked = (world: ModelWorld, { may, trackerLevel, isFavourite }: Model) => {
  if (!may('Verify.View')) return { status: 403 };
  const rows = [...world.audits].sort(byId).flatMap((audit) => {
    const level = trackerLevel(audit);
    const shows = { showsData: level !== 'basic', showsOwner: level === 'full' };
    return level ? [{ id: audit.id, level, isFavourited: isFavourite(audit), ...shows }] : [];
  });
  return { status: 200, total: rows.length, rows };
};

/** For each entity its list, and every record read and edited. */
const answersOf = async (world: ModelWorld, caller: Caller, asked: readonly Kind[]) => {
  const answers: Record<string, unknown> = {};
  for (const kind of asked) {
    const ids = world[kind.rows].map(({ id }) => id);
    answers[`list ${kind.entity}`] = await listed(caller, kind);
    const records = await Promise.all(ids.map((id) => read(caller, kind, id)));
    for (const [at, id] of ids.entries()) answers[`read ${kind.entity} ${id}`] = records[at];
    for (const id of ids) answers[`edit ${kind.entity} ${id}`] = await staleEdit(caller, kind, id);
    if (kind.entity === 'audit') answers.tracker = await tracked(caller);
  }
  return answers;
};

const modelAnswers = (world: ModelWorld, model: Model, asked: readonly Kind[]) => {
  const answers: Record<string, unknown> = {};
  for (const kind of asked) {
    answers[`list ${kind.entity}`] = modelList(world, model, kind);
    for (const { id } of world[kind.rows]) {
      answers[`read ${kind.entity} ${id}`] = modelRead(model, kind, id);
      answers[`edit ${kind.entity} ${id}`] = modelEdit(model, kind, id);
    }
    if (kind.entity === 'audit') answers.tracker = modelTracked(world, model);
  }
  return answers;
};

/** Compares the API's answers for a caller with the reference model. There is a caller of each role. */
export const expectAgreement = async (
  { owner, world, callers }: { owner: Owner; world: ModelWorld; callers: ReadonlyMap<Role, Caller> },
  person: ModelPerson,
  asked: readonly Kind[] = kinds,
): Promise<void> => {
  const caller = callers.get(person.role);
  if (!caller) throw new Error(`Nobody is ${person.role}`);
  await belongTo(owner, caller, person);
  expect({ ...person, ...(await answersOf(world, caller, asked)) }).toEqual({
    ...person,
    ...modelAnswers(world, modelFor(world, person), asked),
  });
};
