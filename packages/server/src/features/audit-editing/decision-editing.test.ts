import { holdingReasons } from '@attestry/contract/features/audit/audit.states.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, type TestDirectory, testDirectory } from '../../app/testing/test-directory.ts';
import { addDays, clock } from '../../kernel/clock/clock.ts';
import { datesOf, uncertified } from '../report-answers/report-answers.factory.ts';
import {
  editDetails,
  editReport,
  insistDetails,
  insistReport,
  makeRecord,
  storedRecord,
} from './audit-editing.factory.ts';

let directory: TestDirectory;
let admin: Caller;

beforeAll(async () => {
  directory = await testDirectory();
  admin = await directory.as({ role: '{body} Audit Admin' });
});
afterAll(() => directory.close());

const stored = (id: string) => storedRecord(directory.owner, id);
const today = clock.today();

describe('a decision sent with the details', () => {
  it('includes the answers that it requires in the same request', async () => {
    const { id } = await makeRecord(directory, { keys: uncertified('Pending') });
    const elements = [
      { xmlTag: 'GRADE', value: 'AA' },
      { xmlTag: 'ISSUE_DATE', value: addDays(today, -1) },
      { xmlTag: 'EXPIRY_DATE', value: addDays(today, 300) },
    ];
    const form = { certificationStatusId: 'Certificated', isVisibleInPublicDirectory: false, elements };
    expect((await insistDetails(admin, id, form)).status).toBe('Success');
    expect(await stored(id)).toMatchObject({
      certification_status: 'Certificated',
      grade: 'AA',
      is_visible: false,
      version: 2,
      certificates: 1,
    });
  });

  it('cannot answer a question twice', async () => {
    const { id } = await makeRecord(directory);
    const elements = [{ xmlTag: 'SCOPE', value: 'Rolls.' }];
    expect(await editDetails(admin, id, { scope: 'Bread.', elements })).toMatchObject({
      status: 'Validation',
      messages: [{ xmlTag: 'SCOPE', field: 'scope', message: 'answered twice' }],
    });
  });
});

describe('a Pending record', () => {
  const awaiting = async (startedDaysAgo: number) => {
    const former = await makeRecord(directory, { keys: datesOf(60) });
    const held = await makeRecord(directory, {
      keys: { ...datesOf(startedDaysAgo), ...uncertified('Pending') },
      values: {
        site_id: former.siteId,
        record_status: 'Holding',
        holding_reason: holdingReasons.awaitingDecision,
        validation_date: null,
      },
    });
    return { former: former.id, held: held.id };
  };
  const decided = {
    DECISION: 'Certificated',
    GRADE: 'AA',
    ISSUE_DATE: addDays(today, -2),
    EXPIRY_DATE: addDays(today, 300),
  };

  it('becomes Current with its decision and replaces the former Current record', async () => {
    const { former, held } = await awaiting(10);
    expect((await insistReport(admin, held, { AUDIT_SUMMARY: 'Well kept.' })).status).toBe('Success');
    expect((await stored(held)).record_status).toBe('Holding');
    expect((await insistReport(admin, held, decided)).status).toBe('Success');
    expect(await stored(held)).toMatchObject({
      record_status: 'Current',
      holding_reason: null,
      certification_status: 'Certificated',
      validation_date: today,
      certificates: 1,
    });
    expect(await stored(former)).toMatchObject({ record_status: 'Closed', certification_status: 'Expired Renewed' });
  });

  it('names the record to be closed before it is closed', async () => {
    const { former, held } = await awaiting(10);
    const { status, messages } = await editReport(admin, held, { DECISION: 'Not Certificated', GRADE: 'No Grade' });
    expect(status).toBe('Confirm');
    expect(messages.map(({ message }) => message)).toEqual(
      expect.arrayContaining([
        'Record status would change from "Holding" to "Current".',
        expect.stringMatching(new RegExp(`^Audit ${former} by .+ would be closed\\.$`)),
      ]),
    );
  });

  it('stays Holding if it is held for another reason, even after its decision', async () => {
    const { id } = await makeRecord(directory, {
      keys: uncertified('Pending'),
      values: { record_status: 'Holding', holding_reason: holdingReasons.onHold, validation_date: null },
    });
    expect((await insistReport(admin, id, decided)).status).toBe('Success');
    expect(await stored(id)).toMatchObject({
      record_status: 'Holding',
      certification_status: 'Certificated',
      certificates: 0,
    });
  });
});
