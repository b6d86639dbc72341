import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, type TestDirectory, testDirectory } from '../../app/testing/test-directory.ts';
import { addDays, clock } from '../../kernel/clock/clock.ts';
import { makeAudit } from '../audit/audit.factory.ts';
import { expireCertifications } from '../audit-life/audit-life.public.ts';
import { makeCompany } from '../company/company.factory.ts';

const verify = '/verify/api/Verify';
const validated = '2026-03-20';
const today = clock.today();

let directory: TestDirectory;
let buyer: Caller;

beforeAll(async () => {
  directory = await testDirectory();
  const company = await makeCompany(directory.owner);
  buyer = await directory.as({ role: 'Company BI S User', organisations: [['Company', company.id]] });
});
afterAll(() => directory.close());

const row = async (id: string) => (await buyer.get(`${verify}?searchTerm=${id}`)).body.resultsList[0];
const lastChange = async ({ id }: { id: string }) => (await row(id)).lastChange;
const change = ({ id }: { id: string }, values: RawBuilder<unknown>) =>
  sql`update audit set ${values} where id = ${id}`.execute(directory.owner);

describe('the last change of a certification', () => {
  it('is its validation until something changes', async () => {
    expect(await lastChange(await makeAudit(directory.owner))).toBe(validated);
  });

  it.each([
    ['status', sql`certification_status = 'Suspended'`],
    ['grade', sql`grade = 'B'`],
    ['expiry date', sql`expiry_date = '2998-01-01'`],
    ['scope', sql`scope = 'Ice cream'`],
  ])('is the day on which its %s changed', async (_, values) => {
    const audit = await makeAudit(directory.owner);
    await change(audit, values);
    expect(await lastChange(audit)).toBe(today);
    const { rows } = await sql`select from change_log where changes ? 'changed_on'`.execute(directory.owner);
    expect(rows).toEqual([]);
  });

  it('is no change of what readers at the data level are not shown', async () => {
    const audit = await makeAudit(directory.owner);
    await change(audit, sql`auditor_name = 'Ada Wren', address_line1 = 'New Road 1', version = version + 1`);
    expect(await lastChange(audit)).toBe(validated);
  });

  it('is the day after the last one of an expired certification, whenever that was stored', async () => {
    const audit = await makeAudit(directory.owner, { expiry_date: addDays(today, -9) });
    await expireCertifications.run(directory.kernel, {});
    expect(await lastChange(audit)).toBe(addDays(today, -8));
  });

  it('is the day on which its certificate was issued again', async () => {
    const audit = await makeAudit(directory.owner);
    const issue = (version: number) =>
      directory.owner
        .insertInto('certificate')
        .values({ audit_id: audit.id, number: 'CERT-1', version, printed: '{}' })
        .execute();
    await issue(1);
    expect(await lastChange(audit)).toBe(validated);
    await issue(2);
    expect(await lastChange(audit)).toBe(today);
  });

  it('sorts and filters the list', async () => {
    const { id } = await makeAudit(directory.owner, { validation_date: addDays(today, 1) });
    const { body: latest } = await buyer.get(`${verify}?sortBy=lastChange&order=desc`);
    expect(latest.resultsList[0]).toMatchObject({ id });
    const { body: found } = await buyer.get(`${verify}?lastChangeFrom=${addDays(today, 1)}`);
    expect(found).toMatchObject({ total: 1, resultsList: [{ id }] });
  });
});
