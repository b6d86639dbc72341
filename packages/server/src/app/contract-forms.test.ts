import { noSuchChoice, notANumber, requiredMessage, tooLongMessage } from '@attestry/contract/kernel/field-messages.ts';
import { flags } from '@attestry/contract/kernel/flags.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Case, callOfCase, cases, casesWhere, readBackOf } from './testing/calls.ts';
import { isRead, type JsonShape, shapeOf } from './testing/endpoints.ts';
import { fieldsOf, isForm, plainShape } from './testing/form-values.ts';
import { type KeptRows, keepRows } from './testing/kept-rows.ts';
import { type MatrixDirectory, matrixDirectory } from './testing/matrix-directory.ts';
import { withValue } from './testing/stored-forms.ts';
import type { Answer, Caller } from './testing/test-directory.ts';

let directory: MatrixDirectory;
let kept: KeptRows;
let admin: Caller;

beforeAll(async () => {
  directory = await matrixDirectory();
  admin = await directory.as({ role: '{body} Admin' });
  kept = await keepRows(directory);
});
afterAll(() => directory.close());

/** Where a feature is off, its calls do not exist. */
const isOn = ({ endpoint: { flag } }: Case) => flag === undefined || flags[flag];

const takesForm = (one: Case) => !isRead(one) && isOn(one) && one.endpoint.body && !one.endpoint.upload;

/** The form of a case with a different value at a path. */
const sendWith = async (one: Case, path: string, value: unknown): Promise<Answer> =>
  admin.send(await callOfCase(one, directory.about(one), (body) => withValue(isForm(body) ? body : {}, path, value)));

const refused = (path: string, message: string) => ({
  status: 400,
  fields: expect.arrayContaining([{ path, message }]),
});

/** Not an id, which says of a blank that it is no number. */
const isText = (field: JsonShape) => plainShape(field).minLength && plainShape(field).maxLength;

const refusalOf = ({ status, body }: Answer) => ({ status, fields: body.fields });

/** Fields whose type has its own wording. */
const otherWords: Record<string, string> = {
  auditOwnerId: 'Required',
  organisationType: notANumber,
};

describe('a form', () => {
  it.each(casesWhere(takesForm))('names each missing required field, and stores nothing: %s', async (_, one) => {
    for (const [path, field, isRequired] of fieldsOf(shapeOf(one.endpoint.body!)))
      for (const nothing of isRequired ? [undefined, ...(isText(field) ? [' '] : [])] : [])
        expect(refusalOf(await sendWith(one, path, nothing)), path).toEqual(
          refused(path, otherWords[path] ?? requiredMessage),
        );
    expect(await kept.undo()).toEqual([]);
  });

  it.each(casesWhere(takesForm))('names each text that is too long, and stores nothing: %s', async (_, one) => {
    for (const [path, field] of fieldsOf(shapeOf(one.endpoint.body!))) {
      const most = plainShape(field).maxLength;
      if (!most) continue;
      const answer = await sendWith(one, path, 'x'.repeat(most + 1));
      expect(refusalOf(answer), path).toEqual(refused(path, tooLongMessage(most)));
    }
    expect(await kept.undo()).toEqual([]);
  });

  /** The fields of the form whose value must exist: those with an error for a foreign key. */
  const unknownValues = ({ endpoint: { body, errors = [] } }: Case) => {
    const fields = new Map(body && fieldsOf(shapeOf(body)).map(([path, field]) => [path, field]));
    return errors.flatMap(({ field = '', message, constraint }) => {
      const shape = fields.get(field);
      return shape && constraint && message === noSuchChoice ? [{ field, shape }] : [];
    });
  };

  /** An unused id, in the type of the field. */
  const nothing = (shape: JsonShape) => {
    const { type, properties } = plainShape(shape);
    if (properties) return { id: '999999', ...('name' in properties && { name: 'Unknown' }) };
    return type === 'array' ? ['999999'] : '999999';
  };

  it.each(casesWhere((one) => takesForm(one) && unknownValues(one).length))(
    'names each unknown value, and stores nothing: %s',
    async (_, one) => {
      for (const { field, shape } of unknownValues(one))
        expect(refusalOf(await sendWith(one, field, nothing(shape)))).toEqual(refused(field, noSuchChoice));
      expect(await kept.undo()).toEqual([]);
    },
  );
});

describe('an edit', () => {
  it.each(casesWhere((one) => one.endpoint.ifMatch && one.endpoint.body))(
    'requires the version that was read, and refuses a stale one with the current record: %s',
    async (_, one) => {
      const { headers: sent, ...call } = await callOfCase(one, directory.about(one));
      const { 'if-match': present, ...headers } = sent ?? {};
      expect((await admin.send({ ...call, headers })).status).toBe(428);
      const back = readBackOf(one);
      const record =
        back && 'record' in back ? (await admin.get(`${back.record}/${directory.about(one).id}`)).body : undefined;
      expect(await admin.send({ ...call, headers: { ...headers, 'if-match': '"999"' } })).toMatchObject({
        status: 412,
        headers: { etag: present },
        body: { present: record ?? expect.any(Object) },
      });
      expect(await kept.undo()).toEqual([]);
    },
  );
});

describe('the change log', () => {
  const logOf = ({ name, sample }: Case) =>
    cases.find((log) => log.name === `${name.split('.')[0]}.changeLog` && log.sample.about === sample.about);

  const entriesOf = async (log: Case) => (await admin.send(await callOfCase(log, directory.about(log)))).body;

  it.each(
    casesWhere((one) => !isRead(one) && !one.endpoint.upload && one.endpoint.params && one.sample.about && logOf(one)),
  )('has one entry, with the name of the command, for everything it changed: %s', async (_, one) => {
    const log = logOf(one)!;
    const before = await entriesOf(log);
    await admin.send(await callOfCase(one, directory.about(one)));
    const after = await entriesOf(log);
    const changed = await kept.undo();
    // A deleted record is not found, and neither is its log.
    if (one.endpoint.method === 'DELETE' && after.total === undefined) return;
    const event = changed.includes('change_log') ? one.endpoint.summary : undefined;
    expect(after.total).toBe(before.total + (event ? 1 : 0));
    if (event) expect(after.resultsList[0].event).toBe(event);
  });
});
