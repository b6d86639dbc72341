import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOfCase, type Case, callOfCase, cases, casesWhere, readBackOf } from './testing/calls.ts';
import { type KeptRows, keepRows } from './testing/kept-rows.ts';
import { type MatrixDirectory, matrixDirectory } from './testing/matrix-directory.ts';
import type { Answer, Caller } from './testing/test-directory.ts';

let directory: MatrixDirectory;
let admin: Caller;
let kept: KeptRows;

beforeAll(async () => {
  directory = await matrixDirectory();
  admin = await directory.as({ role: '{body} Admin' });
  kept = await keepRows(directory);
});
afterAll(() => directory.close());

/**
 * The case of the same entity that does something else: `unarchive` for `archive`, `updateOffice` for `archiveOffice`.
 */
const caseFor = (one: Case, verb: string) =>
  cases.find(({ name, sample }) => name === one.name.replace('archive', verb) && sample.about === one.sample.about);

const edit = (one: Case) => caseFor(one, 'update')!;

/** The record in the shape of its edit form. */
const formOf = async (one: Case): Promise<object> => {
  const back = readBackOf(edit(one));
  if (!back || !('record' in back)) throw new Error(`${one.name} has no form`);
  return back.asForm((await admin.get(`${back.record}/${directory.about(one).id}`)).body as never);
};

const send = async (one: Case): Promise<Answer> => {
  const answer = await admin.send(await callOfCase(one, directory.about(one)));
  expect(answer.status, answer.text.slice(0, 200)).toBe(200);
  return answer;
};

const refusalOf = async (one: Case): Promise<[number, string]> => {
  const { status, body } = await admin.send(await callOfCase(one, directory.about(one)));
  return [status, body.message];
};

const isArchived = ({ body }: Pick<Answer, 'body'>): boolean => body.isArchived ?? body.status === 'Archived';

/** Whether the list contains it: by default, and with archived records requested. */
const isListed = async (one: Case): Promise<[boolean, boolean]> => {
  const list = cases.find(({ name }) => name === `${one.name.split('.')[0]}.list`)!;
  const { id } = directory.about(one);
  const asked = async (more: Record<string, string>) => {
    const { body } = await admin.get(addressOfCase(list, directory.about(one), { searchTerm: id, ...more }));
    const rows: { id: string }[] = body.resultList ?? body.resultsList;
    return rows.some((row) => row.id === id);
  };
  return [await asked({}), await asked({ showArchived: 'true' })];
};

const archiving = casesWhere(({ name, sample }) => /\.archive(Office)?$/.test(name) && sample.about !== 'audit');

describe('archiving', () => {
  it.each(archiving)('keeps the record, hidden from lists unless requested: %s', async (_, one) => {
    const before = await formOf(one);
    expect(await isListed(one)).toEqual([true, true]);
    expect(isArchived(await send(one))).toBe(true);
    expect(await isListed(one)).toEqual([false, true]);
    expect(await formOf(one)).toEqual(before);
    await kept.undo();
  });

  it.each(archiving)('is refused for an archived record: %s', async (_, one) => {
    await send(one);
    expect(await refusalOf(one)).toEqual([409, 'The record is already archived']);
    await kept.undo();
  });

  const isUndone = ([, one]: readonly [string, Case]) => caseFor(one, 'unarchive') !== undefined;

  it.each(archiving.filter(isUndone))('can be undone, but only once: %s', async (_, one) => {
    const back = caseFor(one, 'unarchive')!;
    const before = await formOf(one);
    await send(one);
    const { body } = await send(back);
    expect(isArchived({ body })).toBe(false);
    expect(await refusalOf(back)).toEqual([409, 'The record is not archived']);
    expect([await isListed(one), await formOf(one)]).toEqual([[true, true], before]);
    await kept.undo();
  });

  it.each(archiving.filter((one) => !isUndone(one)))('makes the record read-only: %s', async (_, one) => {
    await send(one);
    expect((await refusalOf(edit(one)))[0]).toBe(403);
    await kept.undo();
  });
});
