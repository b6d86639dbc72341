import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Caller, type TestDirectory, testDirectory } from '../../app/testing/test-directory.ts';
import { inTransaction } from '../../kernel/database/transaction.ts';
import { makeAudit } from '../audit/audit.factory.ts';
import { makeCompany } from '../company/company.factory.ts';
import { alertOfActivation, alertOfAudit } from './alerts.commands.ts';
import { mailTo } from './notification.factory.ts';

const origin = 'https://directory.example';
const headers = { host: 'directory.example' };

let directory: TestDirectory;
let company: string;
let reader: Caller;

const suspend = async () => {
  const { id } = await makeAudit(directory.owner, { owner_company_id: company });
  await inTransaction(directory.database, { event: 'Test' }, (db) => {
    const change = { from: 'Certificated', to: 'Suspended' };
    return alertOfAudit({ db }, { kind: 'suspended', auditId: id, audience: ['owner'], change });
  });
  return mailTo(directory, reader);
};

const urlIn = (text: string | undefined): URL =>
  new URL(/https:\S*\/unsubscribe\?token=[\w-]+/.exec(text ?? '')?.[0] ?? 'none:');

const call = (method: 'GET' | 'POST', { pathname, search }: URL) =>
  directory.visitor.send({
    method,
    url: `${pathname}${search}`,
    headers: { ...headers, ...(method === 'POST' && { 'content-type': 'application/x-www-form-urlencoded' }) },
    ...(method === 'POST' && { payload: 'List-Unsubscribe=One-Click' }),
  });

beforeAll(async () => {
  directory = await testDirectory({ PUBLIC_BASE_URL: origin });
  company = (await makeCompany(directory.owner)).id;
  reader = await directory.as({ role: 'Company BI S User', organisations: [['Company', company]] });
});
afterAll(() => directory.close());

describe('the mail of a subscription', () => {
  it('is ended by one click of a mail program, without signing in, for this kind of alert alone', async () => {
    const [mail] = await suspend();
    const url = urlIn(mail?.text);
    const outbox = path.join(directory.settings.DATA_DIR, 'outbox');
    const sent = await vi.waitFor(
      async () => {
        const [file = expect.unreachable()] = await readdir(outbox);
        return readFile(path.join(outbox, file), 'utf8');
      },
      { timeout: 30_000 },
    );
    expect(sent.replace(/\r\n\s+/g, ' ')).toContain(`List-Unsubscribe: <${url}>`);
    expect(sent).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');

    const asked = await call('GET', url);
    expect([asked.status, asked.text]).toEqual([
      200,
      expect.stringContaining('Stop the alerts “Certification suspended”?'),
    ]);
    expect(await suspend()).toHaveLength(2);
    for (const _click of [1, 2]) expect((await call('POST', url)).status).toBe(200);
    expect(await suspend()).toHaveLength(2);
    const { groups } = (
      await reader.send({ method: 'GET', url: '/notification/api/Notification/GetNotifications', headers })
    ).body;
    const off = groups.flatMap(({ notifications }: { notifications: { externalId: string; value: boolean }[] }) =>
      notifications.filter(({ value }) => !value).map(({ externalId }) => externalId),
    );
    expect(off).toEqual(['suspended']);
  });

  it('is not ended by an unknown link or from another site', async () => {
    for (const token of ['', 'x', crypto.randomUUID()])
      for (const method of ['GET', 'POST'] as const)
        expect((await call(method, new URL(`${origin}/unsubscribe?token=${token}`))).status).toBe(404);
    const foreign = await directory.visitor.send({
      method: 'POST',
      url: '/unsubscribe?token=x',
      headers: { ...headers, origin: 'https://elsewhere.example' },
    });
    expect(foreign.status).toBe(403);
  });
});

describe('mail about an account', () => {
  it('offers no unsubscribing', async () => {
    await inTransaction(directory.database, { event: 'Test' }, (db) =>
      alertOfActivation({ db }, { id: reader.userId, version: 2, change: { from: 'Deactivated', to: 'Active' } }),
    );
    const mail = (await mailTo(directory, reader)).find(({ subject }) => subject === 'Your account was activated');
    expect(mail?.text).toContain('because it is your account');
    expect(mail?.text).not.toContain('unsubscribe');
  });
});
