import { holdingReasons } from '@attestry/contract/features/audit/audit.states.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAudit } from '../features/audit/audit.factory.ts';
import { insistReport, makeRecord, storedRecord } from '../features/audit-editing/audit-editing.factory.ts';
import { siteToAudit, uploadReport } from '../features/audit-import/audit-import.factory.ts';
import { makeApprovedBody } from '../features/certification-body/certification-body.factory.ts';
import { datesOf, filledAnswers, uncertified } from '../features/report-answers/report-answers.factory.ts';
import { templateFor } from '../features/report-template/report-template.public.ts';
import { during } from './testing/during.ts';
import { type TestDirectory, testDirectory } from './testing/test-directory.ts';

let directory: TestDirectory;

beforeAll(async () => {
  directory = await testDirectory();
});
afterAll(() => directory.close());

const food = templateFor('Food');
if (!food) throw new Error('Food has no template');

describe('deciding a held record', () => {
  it('waits for the daily job that locks the Current record, without locking the site that the job needs next', async () => {
    const site = await siteToAudit(directory.owner);
    const former = await makeAudit(directory.owner, {
      site_id: site.id,
      start_date: '2024-03-01',
      end_date: '2024-03-02',
      issue_date: '2024-03-20',
      expiry_date: '2025-03-20',
    });
    const { id } = await makeRecord(directory, {
      keys: uncertified('Pending'),
      values: { site_id: site.id, record_status: 'Holding', holding_reason: holdingReasons.awaitingDecision },
    });
    const admin = await directory.as({ role: '{body} Audit Admin' });
    const { issueDate = '', expiryDate = '' } = datesOf(19);
    const answer = await during(
      directory,
      (db) => sql`select from audit where id = ${former.id} for update`.execute(db),
      () =>
        insistReport(admin, id, {
          DECISION: 'Certificated',
          GRADE: 'AA',
          ISSUE_DATE: String(issueDate),
          EXPIRY_DATE: String(expiryDate),
        }),
      (db) => sql`update audit set certification_status = 'Expired' where id = ${former.id}`.execute(db),
    );
    expect(answer.status).toBe('Success');
    expect(await storedRecord(directory.owner, id)).toMatchObject({ record_status: 'Current' });
    expect(await storedRecord(directory.owner, former.id)).toMatchObject({
      record_status: 'Closed',
      certification_status: 'Expired Renewed',
    });
  });
});

describe('a report that renews a certification', () => {
  it.each(['company', 'certification_body'] as const)(
    'waits for a rename of its %s without locking the site',
    async (table) => {
      const cb = await makeApprovedBody(directory.owner);
      const user = await directory.as({ role: 'CB Full Admin', organisations: [['CertificationBody', cb.id]] });
      const site = await siteToAudit(directory.owner);
      await makeAudit(directory.owner, { site_id: site.id, certification_body_id: cb.id });
      const id = { company: site.companyId, certification_body: cb.id }[table];
      const { status, auditExternalId } = await during(
        directory,
        (db) => sql`select from ${sql.table(table)} where id = ${id} for update`.execute(db),
        () => uploadReport(user, food, filledAnswers(food, site.keys)),
        (db) => sql`update ${sql.table(table)} set name = 'New name' where id = ${id}`.execute(db),
      );
      expect(status).toBe('Success');
      const { rows } =
        await sql`select owner, certification_body from audit_listing where id = ${auditExternalId}`.execute(
          directory.owner,
        );
      expect(rows).toEqual([expect.objectContaining({ [table === 'company' ? 'owner' : table]: 'New name' })]);
    },
  );
});
