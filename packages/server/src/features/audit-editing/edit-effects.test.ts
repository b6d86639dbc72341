import { noEffects } from '@attestry/contract/features/audit-editing/audit-editing.schema.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, type TestDirectory, testDirectory } from '../../app/testing/test-directory.ts';
import { addDays, clock } from '../../kernel/clock/clock.ts';
import {
  editDetails,
  editReport,
  effectsOfDetails,
  effectsOfReport,
  elementsOf,
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

const published = async (keys = {}) => {
  const { id } = await makeRecord(directory, { keys });
  const { expiry_date: until } = await storedRecord(directory.owner, id);
  return { id, certificate: { standard: 'Food', until } };
};

describe('what an edit would change', () => {
  it('is the next version of the certificate where a printed answer changes, and nothing is stored', async () => {
    const { id } = await published();
    const before = await storedRecord(directory.owner, id);
    expect(await effectsOfReport(admin, id, { SCOPE: 'Baking of cakes' })).toEqual({ ...noEffects, issues: '2' });
    expect(await storedRecord(directory.owner, id)).toEqual(before);
  });

  it('is the grade that the public page then shows', async () => {
    const { id } = await published({ grade: 'A' });
    expect(await effectsOfReport(admin, id, { GRADE: 'AA' })).toEqual({
      ...noEffects,
      issues: '2',
      regrades: { from: 'A', to: 'AA' },
    });
    const hidden = await makeRecord(directory, { keys: { grade: 'A' }, values: { is_visible: false } });
    expect(await effectsOfReport(admin, hidden.id, { GRADE: 'AA' })).toEqual({ ...noEffects, issues: '2' });
  });

  it('is nothing where no printed answer changes', async () => {
    const { id } = await published();
    expect(await effectsOfReport(admin, id, { JUSTIFICATION: 'Made elsewhere' })).toEqual(noEffects);
  });

  it('is the last day that the public page then shows, beside the grade', async () => {
    const { id, certificate } = await published({ grade: 'A' });
    const to = addDays(String(certificate.until), -1);
    expect(await effectsOfReport(admin, id, { GRADE: 'AA', EXPIRY_DATE: to })).toEqual({
      ...noEffects,
      issues: '2',
      regrades: { from: 'A', to: 'AA' },
      redates: { from: certificate.until, to },
    });
  });

  it('is nothing for an edit that would be refused, for the reasons that saving gives', async () => {
    const { id } = await published();
    const answers = { END_DATE: '2020-01-01', SCOPE: 'Baking of cakes' };
    const { status, messages } = await editReport(admin, id, answers);
    expect([status, messages.length]).toEqual(['Validation', 1]);
    expect(await effectsOfReport(admin, id, answers)).toEqual({ ...noEffects, refusals: messages });
    const details = { certificationStatusId: 'Withdrawn', statusReason: 'Recall.', elements: elementsOf(answers) };
    expect(await effectsOfDetails(admin, id, details)).toEqual({
      ...noEffects,
      refusals: (await editDetails(admin, id, details)).messages,
    });
  });

  it('is that the public page stops showing a certification that is suspended', async () => {
    const { id, certificate } = await published();
    const suspended = { certificationStatusId: 'Suspended', statusReason: 'Recall.', statusDate: clock.today() };
    expect(await effectsOfDetails(admin, id, suspended)).toEqual({ ...noEffects, ends: certificate });
  });

  it('is that the public page starts or stops showing a record whose visibility changes', async () => {
    const { id, certificate } = await published();
    expect(await effectsOfDetails(admin, id, { isVisibleInPublicDirectory: false })).toEqual({
      ...noEffects,
      ends: certificate,
    });
    const hidden = await makeRecord(directory, { values: { is_visible: false } });
    expect(await effectsOfDetails(admin, hidden.id, { isVisibleInPublicDirectory: true })).toMatchObject({
      appears: { standard: 'Food' },
    });
  });

  it('is refused for another version than the present one', async () => {
    const { id } = await published();
    const body = { elements: [{ xmlTag: 'SCOPE', value: 'Baking' }] };
    expect((await admin.post(`/audit/api/Audit/${id}/Report/effects`, body, '"99"')).status).toBe(412);
  });
});
