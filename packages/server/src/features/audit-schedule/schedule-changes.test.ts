import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Caller } from '../../app/testing/test-directory.ts';
import {
  audit,
  audits,
  body,
  cb,
  directory,
  of,
  owner,
  schedule,
  withSchedules,
} from '../../app/testing/with-schedules.ts';
import { makeCertificationBody } from '../audit/audit.factory.ts';
import { makeSite, shareWith } from '../site/site.factory.ts';

withSchedules();

describe('the change log of the audit that a schedule follows', () => {
  type Field = { fieldName: string; oldValue: string | null; newValue: string | null };
  const daysFor = async (caller: Caller) => {
    const log = await caller.get(`${audits}/${audit.id}/changeLog?order=asc`);
    const fields: Field[] = log.body.resultsList.flatMap((entry: { fieldsChanged: Field[] }) => entry.fieldsChanged);
    return fields.flatMap(({ fieldName, ...change }) =>
      fieldName === 'Next audit' ? [[change.oldValue, change.newValue]] : [],
    );
  };
  const later = { scheduledDate: '2999-05-05' };
  const both = [
    [null, '2999-04-04'],
    ['2999-04-04', '2999-05-05'],
  ];

  it('shows the days to those who plan it', async () => {
    const elsewhere = await makeSite(directory.owner);
    await shareWith(directory.owner, { type: 'audit', id: audit.id }, { type: 'Company', id: elsewhere.companyId });
    await schedule(cb, { additionalModules: ['1'] });
    await schedule(cb, later);
    for (const caller of [cb, body, owner]) expect(await daysFor(caller)).toEqual(both);
    expect(await daysFor(await of('Company BI S User', 'Company', elsewhere.companyId))).toEqual([]);
  });

  it('hides from an owner the days of an audit that was to come unannounced', async () => {
    await schedule(cb, { scheduleTypeId: '2' });
    await schedule(cb, later);
    expect(await daysFor(cb)).toEqual(both);
    expect(await daysFor(owner)).toEqual([]);
  });

  it('hides from a certification body the days that were planned for another', async () => {
    const rival = (await makeCertificationBody(directory.owner)).id;
    await schedule(body, { certificationBodyId: rival });
    await schedule(body, later);
    expect(await daysFor(body)).toEqual(both);
    expect(await daysFor(cb)).toEqual([]);
  });

  it('shows only what was planned since the record exists', async () => {
    await schedule(cb);
    await sql`update audit set uploaded_at = now() + interval '1 hour' where id = ${audit.id}::bigint`.execute(
      directory.owner,
    );
    expect(await daysFor(cb)).toEqual([]);
  });
});

it('records a schedule as a separate record in the change log', async () => {
  await schedule(cb);
  const { rows } = await sql<{ entity: string }>`select entity from change_log
    where part = 'audit_schedule' order by id desc limit 1`.execute(directory.owner);
  expect(rows).toEqual([{ entity: 'auditSchedule' }]);
});
