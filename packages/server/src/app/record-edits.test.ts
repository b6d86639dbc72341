import { requiredMessage } from '@attestry/contract/kernel/field-messages.ts';
import { valueAt } from '@attestry/contract/kernel/fields.ts';
import type { Role } from '@attestry/contract/kernel/permissions.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Case, callOfCase, cases, casesWhere, readBackOf } from './testing/calls.ts';
import { shapeOf } from './testing/endpoints.ts';
import { kinds } from './testing/entities.ts';
import { type Form, fieldsOf, filledForm, isForm, plainShape } from './testing/form-values.ts';
import { type KeptRows, keepRows } from './testing/kept-rows.ts';
import { type MatrixDirectory, matrixDirectory } from './testing/matrix-directory.ts';
import { withValue } from './testing/stored-forms.ts';
import type { Answer, Caller } from './testing/test-directory.ts';

let directory: MatrixDirectory;
let admin: Caller;
let kept: KeptRows;
const editors = new Map<Role, Caller>();
const otherEditors = ['CB Full Admin', 'Company BI S User', 'Site User'] as const;

beforeAll(async () => {
  directory = await matrixDirectory();
  admin = await directory.as({ role: '{body} Admin' });
  for (const role of otherEditors) editors.set(role, await directory.as(directory.world.personIn(role)));
  kept = await keepRows(directory);
});
afterAll(() => directory.close());

const recordOf = (one: Case) => {
  const back = readBackOf(one);
  return back && 'record' in back ? back : undefined;
};

/** The edited record in the shape of its form. */
const formOf = async (one: Case, reader: Caller): Promise<object> => {
  const { record, asForm } = recordOf(one)!;
  return asForm((await reader.get(`${record}/${directory.about(one).id}`)).body as never);
};

const send = async (one: Case, caller: Caller, change?: (form: Form) => object): Promise<Answer> =>
  caller.send(await callOfCase(one, directory.about(one), (form) => (change && isForm(form) ? change(form) : form)));

const filled = (one: Case, sample: Form, turn = 1) => filledForm(shapeOf(one.endpoint.body!, 'output'), sample, turn);

/** An entry that was picked, with its name. */
const isPicked = (value: unknown) => isForm(value) && 'id' in value && Object.keys(value).length <= 2;

/** The non-empty values of a form by dotted path; a picked entry counts as one value. */
const valuesIn = (form: object, within = ''): [string, unknown][] =>
  Object.entries(form).flatMap(([key, value]): [string, unknown][] => {
    if (isForm(value) && !isPicked(value)) return valuesIn(value, `${within}${key}.`);
    return value === undefined || value === null || value === '' ? [] : [[`${within}${key}`, value]];
  });

const valuesBut = (form: object, left: (path: string) => boolean) => valuesIn(form).filter(([path]) => !left(path));

describe('an edit', () => {
  const edits = casesWhere((one) => one.endpoint.ifMatch && recordOf(one));

  it.each(edits)('keeps fields that are missing from its form: %s', async (_, one) => {
    expect((await send(one, admin, (sample) => filled(one, sample))).status).toBe(200);
    const before = await formOf(one, admin);
    let sent: Form = {};
    const { status } = await send(one, admin, (sample) => {
      sent = sample;
      return sample;
    });
    expect(status).toBe(200);
    const isSent = (path: string) => valueAt(sent, path) !== undefined;
    expect(valuesBut(await formOf(one, admin), isSent)).toEqual(valuesBut(before, isSent));
    await kept.undo();
  });

  it.each(edits)('has no change log entry if nothing changed: %s', async (_, one) => {
    const present = await formOf(one, admin);
    expect((await send(one, admin, () => present)).status).toBe(200);
    expect(await kept.undo()).not.toContain('change_log');
  });

  it.each(edits)('clears each text that is sent empty, and nothing else: %s', async (_, one) => {
    const { body } = one.endpoint;
    await send(one, admin, (sample) => filled(one, sample));
    const before = await formOf(one, admin);
    const ofForm = new Set(fieldsOf(shapeOf(body!)).map(([path]) => path));
    for (const [path, value] of valuesIn(before)) {
      const emptied = withValue(before, path, '');
      if (typeof value !== 'string' || !ofForm.has(path) || !body!.safeParse(emptied).success) continue;
      const { status, body: answer } = await send(one, admin, () => emptied);
      if (status === 400) expect(answer.fields).toContainEqual({ path, message: requiredMessage });
      else expect(valuesIn(await formOf(one, admin)), path).toEqual(valuesIn(emptied));
    }
    await kept.undo();
  });
});

/** A different value for a field, not used by any record. */
const otherThan = (value: unknown, path: string, { one, sample }: { one: Case; sample: Form }): unknown => {
  const shape = fieldsOf(shapeOf(one.endpoint.body!)).find(([known]) => known === path)?.[1];
  if (/Id$/.test(path)) return '999999';
  if (isPicked(value)) return { id: '999999' };
  const choices = shape && plainShape(shape).enum;
  return choices ? choices.find((choice) => choice !== value) : valueAt(filled(one, sample, 2), path);
};

const edited = kinds.flatMap(({ entity, locked }) => {
  const one = cases.find(({ name }) => name === `${entity}.update`);
  return one && locked ? [{ entity, one, locked }] : [];
});

describe.each(edited)('the fields of a $entity that are locked for a role', ({ one, locked }) => {
  const fields = ({ body }: Answer) => body.fields?.map(({ path }: { path: string }) => path);

  it.each(otherEditors)('are unchanged and named, and a %s who may edit changes all others', async (role) => {
    const editor = editors.get(role)!;
    const present = await formOf(one, editor);
    const saved = await send(one, editor, (sample) =>
      locked(role).reduce<object>((form, path) => withValue(form, path, valueAt(present, path)), filled(one, sample)),
    );
    const mayEdit = saved.status !== 403;
    expect({ fields: fields(saved), mayEdit }).toEqual({ fields: undefined, mayEdit: saved.status === 200 });
    await kept.undo();
    for (const path of locked(role)) {
      const refused = await send(one, editor, (sample) =>
        withValue(present, path, otherThan(valueAt(present, path), path, { one, sample })),
      );
      expect([refused.status, fields(refused)], path).toEqual([403, mayEdit ? [path] : undefined]);
    }
    expect(await kept.undo()).toEqual([]);
  });
});
