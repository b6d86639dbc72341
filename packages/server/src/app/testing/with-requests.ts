import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type MadeAudit, makeAudit } from '../../features/audit/audit.factory.ts';
import { makeCompany } from '../../features/company/company.factory.ts';
import { type Caller, type TestDirectory, testDirectory } from './test-directory.ts';

export let directory: TestDirectory;
export let audit: MadeAudit;
export let buyer: { id: string; name: string };
export let asker: Caller;
export let owner: Caller;

export const userOf = (id: string, role: 'Company BI S User' | 'Company User' = 'Company BI S User') =>
  directory.as({ role, organisations: [['Company', id]] });

/** Begins each test with an audit, its owner, and a buyer who may ask for its report. Call it once, at the top of a test file. */
export const withRequests = (): void => {
  beforeAll(async () => {
    directory = await testDirectory();
  });
  beforeEach(async () => {
    audit = await makeAudit(directory.owner);
    buyer = await makeCompany(directory.owner);
    [asker, owner] = [await userOf(buyer.id), await userOf(audit.ownerCompanyId)];
  });
  afterAll(() => directory.close());
};

export const request = (caller: Caller, id: string) =>
  caller.post(`/verify/api/Verify/notifyAuditOwnerRequestReportAccess/${id}`);
export const stored = () =>
  directory.owner.selectFrom('report_request').selectAll().where('audit_id', '=', audit.id).execute();
export const [audits, sites] = ['/audit/api/Audit', '/companydirectory/api/Sites'];
/** The owner's audits with requests for their reports. */
export const awaited = async (by = owner) =>
  (await by.get(`${audits}?own=true&reportRequested=true`)).body.resultsList.map(({ id }: { id: string }) => id).sort();
/** Has all shares last so long. */
export const lasted = (minutes: number) =>
  sql`update share set since = since - make_interval(mins => ${minutes}::int)
    where target_id = ${buyer.id}`.execute(directory.owner);
export const set = (table: 'company' | 'site' | 'audit' | 'app_user', id: string, values: object) =>
  directory.owner.updateTable(table).set(values).where('id', '=', id).execute();
export const requestsIn = async (caller: Caller) =>
  (await caller.get(`/audit/api/Audit/${audit.id}/changeLog`)).body.resultsList.flatMap(
    ({ event, fieldsChanged }: { event: string; fieldsChanged: { fieldName: string; newValue: string | null }[] }) =>
      fieldsChanged
        .filter(({ fieldName }) => fieldName === 'Report requested for')
        .map(({ newValue }) => [event, newValue]),
  );
