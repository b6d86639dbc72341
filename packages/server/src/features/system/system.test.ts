import { systemErrors } from '@attestry/contract/features/system/system.errors.ts';
import type { System, SystemWork } from '@attestry/contract/features/system/system.schema.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, type TestDirectory, testDirectory } from '../../app/testing/test-directory.ts';
import { secretPlaceholder } from '../../kernel/mail/send-mail.ts';

const path = '/administration/api/System';
const secret = 'known to nobody else';

let directory: TestDirectory;
let admin: Caller;

beforeAll(async () => {
  directory = await testDirectory({
    CHAT_SCRIPT_URL: 'https://chat.example/script.js',
    CHAT_IDENTITY_SECRET: secret,
    SMTP_URL: 'smtp://postman:hunter2@127.0.0.1:9?dkim=private',
    FLAG_MEGATRON: 'true',
  });
  admin = await directory.as({ role: '{body} Admin' });
  await directory.stopJobs();
});
afterAll(() => directory.close());

const readSystem = async (): Promise<System> => (await admin.get(path)).body;
const readWork = async (): Promise<SystemWork> => (await admin.get(`${path}/work`)).body;

const writeMail = async (changes: Record<string, unknown> = {}): Promise<string> => {
  const { id } = await directory.owner
    .insertInto('mail')
    .values({
      dedupe_key: crypto.randomUUID(),
      recipient_name: 'Pat',
      recipient_address: 'pat@people.example',
      subject: 'Welcome',
      html: '<p>Welcome</p>',
      text: 'Welcome',
      next_attempt_at: null,
      attempts: 9,
      last_error: 'No such mailbox',
      ...changes,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

const writeJob = async (attempts: number, changes = sql`key = key`): Promise<string> => {
  const { rows } = await sql<{ id: string }>`
    select id from graphile_worker.add_job('clear-files', run_at => now() + interval '1 day', max_attempts => 3)`.execute(
    directory.owner,
  );
  const id = String(rows[0]?.id);
  await sql`update graphile_worker._private_jobs set attempts = ${attempts}, last_error = 'The disk is full', ${changes}
    where id = ${id}::bigint`.execute(directory.owner);
  return id;
};

describe('the system', () => {
  it('tells settings with where they come from, and masks what could open something', async () => {
    const { settings, flags } = await readSystem();
    const found = (name: string) => settings.find((setting) => setting.name === name);
    expect(found('CHAT_SCRIPT_URL')).toMatchObject({ value: 'https://chat.example/script.js', source: 'environment' });
    expect(found('CHAT_IDENTITY_SECRET')).toMatchObject({ value: '••••••', source: 'environment' });
    expect(found('SMTP_URL')?.value).toBe('smtp://••••••@127.0.0.1:9?dkim=••••••');
    expect(found('LATE_UPLOAD_DAYS')).toMatchObject({ value: '49', source: 'default' });
    expect(found('S3_BUCKET')).toMatchObject({ value: '', source: 'none' });
    const { text } = await admin.get(path);
    for (const word of [secret, 'hunter2', 'private']) expect(text).not.toContain(`:${word}`);
    expect(text).not.toContain(secret);
    expect(flags).toContainEqual({
      name: 'Megatron',
      isOn: true,
      setting: 'FLAG_MEGATRON',
      source: 'environment',
    });
    expect(flags).toContainEqual({
      name: 'AuditFeature',
      isOn: true,
      setting: 'FLAG_AUDIT_FEATURE',
      source: 'default',
    });
  });

  it('tells version, migrations and sizes', async () => {
    const { version, storage } = await readSystem();
    expect(version.product).toMatch(/^\d+\.\d+\.\d+$/);
    expect(version.migrations.latest).toMatch(/^\d{4}_\w+\.sql$/);
    expect(storage.database).toBeGreaterThan(1_000_000);
    expect(storage.tables).toHaveLength(8);
    expect(storage.files).toMatchObject({ place: 'folder', total: 0, bytes: 0, free: expect.any(Number) });
  });

  it('is read by the standards body’s Admin alone', async () => {
    for (const role of ['{body} Audit Admin', 'CB Full Admin', 'Company User', 'Analytics User'] as const) {
      const other = await directory.as({ role });
      for (const address of [path, `${path}/work`, `${path}/changeLog`])
        expect((await other.get(address)).status, `${role} ${address}`).toBe(403);
      expect((await other.post(`${path}/mails/1/retry`)).status).toBe(403);
    }
  });
});

describe('mail that waits or failed', () => {
  it('is listed with its reason, and tried again when an Admin asks for it, which is recorded', async () => {
    const id = await writeMail();
    await writeMail({ next_attempt_at: null, sent_at: new Date() });
    const { mails } = await readWork();
    expect(mails.total).toBe(1);
    expect(mails.rows[0]).toMatchObject({
      id,
      subject: 'Welcome',
      recipient: { name: 'Pat', address: 'pat@people.example' },
      state: 'failed',
      attempts: 9,
      nextAttempt: null,
      lastError: 'No such mailbox',
      isAbleToRetry: true,
    });
    expect((await admin.post(`${path}/mails/${id}/retry`)).status).toBe(200);
    expect((await readWork()).mails.rows[0]).toMatchObject({ state: 'failedOnce', nextAttempt: expect.any(String) });
    const { body: log } = await admin.get(`${path}/changeLog`);
    expect(log.resultsList[0]).toMatchObject({ changeBy: 'Pat body Admin', event: 'Try mail again' });
    expect(JSON.stringify(log)).toContain(`Welcome (${id})`);
  });

  it('is not sent without the link that it had', async () => {
    const id = await writeMail({ text: `Choose a password: ${secretPlaceholder}` });
    const listed = (await readWork()).mails.rows.find((mail) => mail.id === id);
    expect(listed?.isAbleToRetry).toBe(false);
    const { status, body } = await admin.post(`${path}/mails/${id}/retry`);
    expect({ status, message: body.message }).toEqual({ status: 409, message: systemErrors.linkEnded.message });
    expect((await admin.post(`${path}/mails/8999999/retry`)).status).toBe(404);
  });
});

describe('a job that failed', () => {
  it('is listed before those that wait, and has new attempts when an Admin asks for them', async () => {
    await writeJob(0);
    const id = await writeJob(3);
    const [first] = (await readWork()).jobs.rows;
    expect(first).toMatchObject({
      id,
      name: 'clear-files',
      state: 'failed',
      attempts: 3,
      lastError: 'The disk is full',
      isAbleToRetry: true,
    });
    expect(JSON.stringify(first)).not.toContain('payload');
    expect((await admin.post(`${path}/jobs/${id}/retry`)).status).toBe(200);
    const again = (await readWork()).jobs.rows.find((job) => job.id === id);
    expect(again).toMatchObject({ state: 'waiting', attempts: 0 });
    const { body: log } = await admin.get(`${path}/changeLog`);
    expect(log.resultsList[0]).toMatchObject({ event: 'Try job again' });
  });

  it('is left alone while it is under way', async () => {
    const id = await writeJob(1, sql`locked_at = now(), locked_by = 'a server'`);
    const { status, body } = await admin.post(`${path}/jobs/${id}/retry`);
    expect({ status, message: body.message }).toEqual({ status: 409, message: systemErrors.underWay.message });
    expect((await admin.post(`${path}/jobs/8999999/retry`)).status).toBe(404);
  });
});
