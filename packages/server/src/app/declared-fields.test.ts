import { dateAboveMaximum, dateBelowMinimum, valueAt } from '@attestry/contract/kernel/fields.ts';
import type { DayRule, RecordField } from '@attestry/contract/kernel/record-fields.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, clock } from '../kernel/clock/clock.ts';
import { withProductName } from '../kernel/settings/product-name.ts';
import { type Case, callOfCase, cases, readBackOf } from './testing/calls.ts';
import { shapeOf } from './testing/endpoints.ts';
import { kinds } from './testing/entities.ts';
import { type Form, filledForm, isForm } from './testing/form-values.ts';
import { type KeptRows, keepRows } from './testing/kept-rows.ts';
import { type MatrixDirectory, matrixDirectory } from './testing/matrix-directory.ts';
import type { Answer, Caller } from './testing/test-directory.ts';

let directory: MatrixDirectory;
let admin: Caller;
/** Sees the same records without belonging to the standards body. */
let other: Caller;
let kept: KeptRows;

beforeAll(async () => {
  directory = await matrixDirectory({ PRODUCT_NAME: 'Certa' });
  admin = await directory.as({ role: '{body} Admin' });
  other = await directory.as(directory.world.personIn('CB Full Admin'));
  kept = await keepRows(directory);
});
afterAll(() => directory.close());

const send = async (one: Case, caller: Caller, change: (form: Form) => object): Promise<Answer> =>
  caller.send(await callOfCase(one, directory.about(one), (form) => (isForm(form) ? change(form) : form)));

const declared = kinds.flatMap(({ fields, locked, locksOnCreation, ...kind }) =>
  fields && locked
    ? [{ ...kind, lockedOnCreation: locksOnCreation ? locked('CB Full Admin') : [], fields: Object.entries(fields) }]
    : [],
);

describe.each(declared)('the fields of a $entity', ({ entity, path, fields, lockedOnCreation }) => {
  const caseOf = (verb: string) => {
    const one = cases.find(({ name }) => name === `${entity}.${verb}`);
    if (!one) throw new Error(`No endpoint is called ${entity}.${verb}`);
    return one;
  };
  const [create, update, changeLog] = [caseOf('create'), caseOf('update'), caseOf('changeLog')];
  const read = async (caller: Caller) => (await caller.get(`${path}/${directory.about(update).id}`)).body;
  const readForm = async (): Promise<object> => {
    const back = readBackOf(update);
    return back && 'record' in back ? back.asForm((await read(admin)) as never) : {};
  };
  const logFor = async (caller: Caller) =>
    (await caller.send(await callOfCase(changeLog, directory.about(changeLog)))).body;

  const days = fields.flatMap(([name, { entry }]): [string, DayRule][] =>
    entry.kind === 'day' && entry.rule ? [[name, entry.rule]] : [],
  );

  it.each(days)('refuse dates out of bounds on creation and on edit: %s', async (name, rule) => {
    for (const one of [create, update]) {
      const said = async (day: string) => {
        const { status, body } = await send(one, admin, (form) => ({ ...form, [name]: day }));
        return status === 400 ? body.fields : status;
      };
      const below = [{ path: name, message: dateBelowMinimum }];
      if (rule.earliest) expect(await said(addDays(rule.earliest, -1))).toEqual(below);
      if (rule.past) expect(await said(addDays(clock.today(), 2))).toEqual([{ path: name, message: dateAboveMaximum }]);
      if (!rule.notBefore) continue;
      let sent: Form = {};
      await send(one, admin, (form) => {
        sent = form;
        return form;
      });
      const first = String(sent[rule.notBefore] ?? (await read(admin))[rule.notBefore]);
      expect([await said(addDays(first, -1)), await said(first)]).toEqual([below, 200]);
    }
    await kept.undo();
  });

  it.each(lockedOnCreation)('are locked for other roles on creation too: %s', async (name) => {
    const value = (form: Form) => {
      const filled = filledForm(shapeOf(create.endpoint.body!, 'output'), form, 1)[name];
      return isForm(filled) ? { id: '999999' } : filled;
    };
    const { status, body } = await send(create, other, (form) => ({ ...form, [name]: value(form) }));
    expect({ status, fields: body.fields }).toMatchObject({ status: 403, fields: [{ path: name }] });
  });

  /** The value at a path as the change log shows it. */
  const told = (form: object, path: string): unknown => {
    const value = valueAt(form, path);
    if (typeof value === 'boolean') return value ? 'Yes' : 'No';
    return isForm(value) ? value.name : value === '' ? null : value;
  };

  const label = ({ label }: RecordField) => withProductName(label, directory.settings);

  it('appear in the change log with their labels, and entries with their names', async () => {
    const before = await readForm();
    await send(update, admin, (form) => filledForm(shapeOf(update.endpoint.body!, 'output'), form, 1));
    const after = await readForm();
    const changes = fields
      .filter(([, { entry }]) => !('holds' in entry))
      .map(([name, field]) => ({ fieldName: label(field), oldValue: told(before, name), newValue: told(after, name) }))
      .filter(({ oldValue, newValue }) => oldValue !== newValue);
    const [entry] = (await logFor(admin)).resultsList;
    expect(changes.length).toBeGreaterThan(fields.length / 3);
    // A part of the record, such as a contact, comes before the label.
    const logged: typeof changes = entry.fieldsChanged.map(({ fieldName, ...change }: { fieldName: string }) => ({
      fieldName: fieldName.split(': ').at(-1),
      ...change,
    }));
    expect(logged).toEqual(expect.arrayContaining(changes));
    await kept.undo();
  });

  const ofSome = fields.filter(([, { audience }]) => audience);

  it.each(ofSome)(
    'are hidden from readers outside their audience, including that they changed: %s',
    async (name, field) => {
      const { total } = await logFor(other);
      await send(update, admin, () => ({ [name]: 'Quiet' }));
      expect([(await read(admin))[name], await read(other)]).toEqual([
        'Quiet',
        expect.not.objectContaining({ [name]: expect.anything() }),
      ]);
      expect((await logFor(other)).total).toBe(total);
      await send(update, admin, (form) => ({ ...form, [name]: 'Hush' }));
      const log = await logFor(other);
      expect(log.total).toBe(total + 1);
      expect(JSON.stringify(log)).not.toMatch(new RegExp(`Quiet|Hush|${label(field)}`));
      await kept.undo();
    },
  );
});
