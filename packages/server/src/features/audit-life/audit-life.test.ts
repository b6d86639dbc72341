import { holdingReasons } from '@attestry/contract/features/audit/audit.states.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, type TestDirectory, testDirectory } from '../../app/testing/test-directory.ts';
import { clock } from '../../kernel/clock/clock.ts';
import { makeAudit, makeCertificationBody } from '../audit/audit.factory.ts';
import { makeApprovedBody } from '../certification-body/certification-body.factory.ts';
import { shareWith } from '../site/site.factory.ts';

let directory: TestDirectory;
let bodyAdmin: Caller;
let bodyId: string;
let cb: Caller;

beforeAll(async () => {
  directory = await testDirectory();
  bodyAdmin = await directory.as({ role: '{body} Admin' });
  bodyId = (await makeApprovedBody(directory.owner)).id;
  cb = await directory.as({ role: 'CB Full Admin', organisations: [['CertificationBody', bodyId]] });
});
afterAll(() => directory.close());

type Values = NonNullable<Parameters<typeof makeAudit>[1]>;
const recordOf = (values: Values = {}) => makeAudit(directory.owner, { certification_body_id: bodyId, ...values });
const held: Values = {
  record_status: 'Holding',
  validation_date: null,
  uploaded_by_organisation: 'Company',
  holding_reason: holdingReasons.byOwner,
};
/** A later visit to an audit's site. */
const followerOf = ({ siteId }: { siteId: string }, values: Values = {}) =>
  recordOf({ site_id: siteId, start_date: '2026-06-01', end_date: '2026-06-02', ...values });

const validate = (caller: Caller, id: string) => caller.put(`/audit/api/Audit/validate/holding/${id}`, {});
const archive = (caller: Caller, id: string, away = true) =>
  caller.post('/audit/api/Audit/Archive', { ExternalId: id, Archive: away });
const standingOf = async (id: string) => {
  const row = await directory.owner.selectFrom('audit').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  return [row.record_status, row.certification_status, row.holding_reason];
};
const certificatesOf = async (id: string) =>
  (await directory.owner.selectFrom('certificate').select('version').where('audit_id', '=', id).execute()).length;

describe('validating a held record', () => {
  it('makes it Current, sets its validation date, issues its certificate, and closes the previous record', async () => {
    const former = await recordOf();
    const { id } = await followerOf(former, held);
    const { status, body, headers } = await validate(cb, id);
    expect([status, body.recordStatus, body.validationDate, body.hasCertificate]).toEqual([
      200,
      'Current',
      clock.today(),
      true,
    ]);
    expect(headers.etag).toBe('"2"');
    expect(await standingOf(id)).toEqual(['Current', 'Certificated', null]);
    expect(await standingOf(former.id)).toEqual(['Closed', 'Expired Renewed', null]);
  });

  it('withdraws the previous certification if it is Not Certificated', async () => {
    const former = await recordOf();
    const { id } = await followerOf(former, { ...held, certification_status: 'Not Certificated' });
    await validate(cb, id);
    expect(await standingOf(former.id)).toEqual(['Closed', 'Withdrawn', null]);
  });

  it('closes it at once if it is older than the Current one', async () => {
    const former = await recordOf();
    const { id } = await followerOf(former, { ...held, start_date: '2025-06-01', end_date: '2025-06-02' });
    await validate(cb, id);
    expect(await standingOf(id)).toEqual(['Closed', 'Expired Renewed', null]);
    expect(await standingOf(former.id)).toEqual(['Current', 'Certificated', null]);
  });

  it('keeps a Pending one held for its decision while another is Current', async () => {
    const former = await recordOf();
    const { id } = await followerOf(former, { ...held, certification_status: 'Pending' });
    expect((await validate(cb, id)).status).toBe(200);
    expect(await standingOf(id)).toEqual(['Holding', 'Pending', holdingReasons.awaitingDecision]);
    const { body } = await bodyAdmin.get(`/audit/api/Audit/${id}`);
    expect([body.visuals.isAbleToValidate, body.refusals.validate]).toEqual([false, 'awaitsDecision']);
    const again = await validate(cb, id);
    expect([again.status, again.body.message]).toEqual([409, 'The record has no certification decision yet']);
    expect(await standingOf(former.id)).toEqual(['Current', 'Certificated', null]);
  });

  it('leaves exactly one Current record, however many of a site are validated at the same time', async () => {
    const first = await recordOf(held);
    const others = await Promise.all(
      [1, 2, 3, 4].map((day) => followerOf(first, { ...held, start_date: `2026-06-0${day}`, end_date: '2026-06-09' })),
    );
    const answers = await Promise.all([first, ...others].map(({ id }) => validate(bodyAdmin, id)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const standings = await Promise.all([first, ...others].map(({ id }) => standingOf(id)));
    expect(standings.map(([status]) => status)).toEqual(['Closed', 'Closed', 'Closed', 'Closed', 'Current']);
  });

  it('is denied to a certification body whose own submissions are on hold', async () => {
    const { id } = await recordOf({ ...held, uploaded_by_organisation: 'CertificationBody' });
    expect((await validate(cb, id)).status).toBe(403);
    expect((await validate(bodyAdmin, id)).status).toBe(200);
  });

  it('issues no certificate for a certification body that is not approved for the standard, except by the standards body', async () => {
    const { id: unapproved } = await makeCertificationBody(directory.owner);
    const theirs = await directory.as({ role: 'CB Full Admin', organisations: [['CertificationBody', unapproved]] });
    const values = { ...held, certification_body_id: unapproved };
    const { id } = await makeAudit(directory.owner, values);
    const asked = await theirs.get(`/audit/api/Audit/${id}/validate/effects`);
    const { status, body } = await validate(theirs, id);
    const refused = [409, 'The certification body is not approved for the standard'];
    expect([asked.status, asked.body.message]).toEqual(refused);
    expect([status, body.message]).toEqual(refused);
    expect((await validate(bodyAdmin, id)).status).toBe(200);
    const failed = await makeAudit(directory.owner, { ...values, certification_status: 'Not Certificated' });
    expect((await validate(theirs, failed.id)).status).toBe(200);
  });

  it('answers not found to another certification body', async () => {
    const { id } = await recordOf(held);
    const other = (await makeCertificationBody(directory.owner)).id;
    const stranger = await directory.as({ role: 'CB Full Admin', organisations: [['CertificationBody', other]] });
    expect((await validate(stranger, id)).status).toBe(404);
  });

  it('is refused for a record that is not held', async () => {
    const { id } = await recordOf();
    const { status, body } = await validate(bodyAdmin, id);
    expect([status, body.message]).toEqual([409, 'Only a Holding record can be validated']);
  });
});

describe('archiving a record', () => {
  it('is logged as what was done', async () => {
    const { id } = await recordOf();
    await archive(cb, id);
    await archive(cb, id, false);
    const { body: log } = await cb.get(`/audit/api/Audit/${id}/changeLog`);
    const events = log.resultsList.map(({ event }: { event: string }) => event);
    expect(events.slice(0, 2)).toEqual(['Unarchive audit', 'Archive audit']);
  });

  it('ends its certificate until it is unarchived', async () => {
    const { id } = await recordOf();
    const away = await archive(cb, id);
    expect([away.status, away.body.recordStatus, away.body.hasCertificate]).toEqual([200, 'Archived', false]);
    const back = await archive(cb, id, false);
    expect([back.body.recordStatus, back.body.hasCertificate]).toEqual(['Current', true]);
    expect(await certificatesOf(id)).toBe(1);
  });

  it('is refused for an archived record, and its opposite for any other', async () => {
    const { id } = await recordOf({ record_status: 'Archived' });
    const again = await archive(cb, id);
    expect([again.status, again.body.message]).toEqual([409, 'The record is already archived']);
    const current = await recordOf();
    const back = await archive(cb, current.id, false);
    expect([back.status, back.body.message]).toEqual([409, 'The record is not archived']);
  });

  it('is refused for a Closed record', async () => {
    const { id } = await recordOf({ record_status: 'Closed' });
    const { status, body } = await archive(bodyAdmin, id);
    expect([status, body.message]).toEqual([409, 'A Closed record cannot be changed']);
  });

  it('is undone as Closed while another is Current, and as renewed if that one followed it', async () => {
    const earlier = await recordOf({ record_status: 'Archived' });
    const current = await followerOf(earlier);
    await archive(cb, earlier.id, false);
    expect(await standingOf(earlier.id)).toEqual(['Closed', 'Expired Renewed', null]);
    const later = await followerOf(current, {
      record_status: 'Archived',
      start_date: '2026-07-01',
      end_date: '2026-07-01',
    });
    await archive(cb, later.id, false);
    expect(await standingOf(later.id)).toEqual(['Closed', 'Certificated', null]);
    expect(await standingOf(current.id)).toEqual(['Current', 'Certificated', null]);
  });

  it('does not bypass validation', async () => {
    const { id } = await recordOf(held);
    await archive(cb, id);
    await archive(cb, id, false);
    expect(await standingOf(id)).toEqual(['Holding', 'Certificated', holdingReasons.byOwner]);
  });

  it('holds a Pending one for its decision when it is unarchived while another is Current', async () => {
    const current = await recordOf();
    const { id } = await followerOf(current, { record_status: 'Archived', certification_status: 'Pending' });
    await archive(cb, id, false);
    expect(await standingOf(id)).toEqual(['Holding', 'Pending', holdingReasons.awaitingDecision]);
  });

  it('is allowed to the standards body and the certification body of record', async () => {
    const { id, siteId, ownerCompanyId } = await recordOf();
    const owner = await directory.as({ role: 'Company BI S User', organisations: [['Company', ownerCompanyId]] });
    expect((await archive(owner, id)).status).toBe(403);
    const other = (await makeCertificationBody(directory.owner)).id;
    const stranger = await directory.as({ role: 'CB Full Admin', organisations: [['CertificationBody', other]] });
    expect((await archive(stranger, id)).status).toBe(404);
    await shareWith(directory.owner, { type: 'site', id: siteId }, { type: 'CertificationBody', id: other });
    expect((await archive(stranger, id)).status).toBe(403);
    expect((await archive(bodyAdmin, '999999')).status).toBe(404);
  });
});
