import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clock, setClock } from '../clock/clock.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { openSealing } from '../database/sealing.ts';
import { inTransaction } from '../database/transaction.ts';
import { openFiles } from '../files/open-files.ts';
import { startJobs } from '../jobs/start-jobs.ts';
import { openScanner } from '../scan/scan-file.ts';
import { flagsOf } from '../settings/flags.ts';
import { readSettings, type Settings } from '../settings/settings.ts';
import { freshDatabase } from '../testing/cluster.ts';
import { startMailServer } from '../testing/mail-server.ts';
import { deliverMail, deliverMailJob } from './deliver-mail.ts';
import { mailLayout, paragraph } from './mail-layout.ts';
import { listOutbox, readOutbox } from './outbox.ts';
import { enqueueMail, type Recipient, secretPlaceholder } from './send-mail.ts';

describe('mail delivery', () => {
  let database: Database;
  let settings: Settings;
  let dataDir = '';
  const stops: (() => Promise<void>)[] = [];

  const serve = async (port?: number) => {
    const server = await startMailServer(port);
    stops.push(server.stop);
    return server;
  };
  const settingsFor = (port?: number) =>
    readSettings({
      DATA_DIR: dataDir,
      MAIL_FROM: 'no-reply@directory.example',
      ...(port && { SMTP_URL: `smtp://127.0.0.1:${port}` }),
    });
  const deliver = () => deliverMail({ database, settings });
  const ask = (address: string, subject = 'News', name: Recipient['name'] = 'Zoë Ångström') =>
    inTransaction(database, { event: 'test' }, (db) => {
      const body = mailLayout({ sender: 'Attestry', title: subject, footer: [] }, paragraph(`Grüße, ${name}`));
      return enqueueMail(db, { to: { name, address }, key: `${address} ${subject}`, content: { subject, body } });
    });
  const rows = async () => (await database.readPool.query('select * from mail order by id')).rows;
  const pass = (minutes: number) => setClock(new Date(clock.now().getTime() + minutes * 60_000));

  const account = (email: string, status: string) =>
    database.writePool.query(
      `insert into app_user (email, first_name, last_name, role, status) values ($1, 'Zoë', 'Ångström', 'CB Full Admin', $2)`,
      [email, status],
    );

  beforeEach(async () => {
    database = openDatabase((await freshDatabase()).serverUrl, 4);
    dataDir = await mkdtemp(path.join(tmpdir(), 'mail-'));
  });
  afterEach(async () => {
    setClock();
    for (const stop of stops.splice(0)) await stop();
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  it('reaches every address that a form accepts, by mail server and as a file', async () => {
    const addresses = ['müller@example.de', 'a&b@example.org', "o'hara+list@example.org", 'info@bücher.example'];
    const server = await serve();
    settings = settingsFor(server.port);
    for (const address of addresses) await ask(address);
    expect(await deliver()).toMatchObject({ sent: 4, failed: 0 });
    expect(server.received.map(({ to }) => to)).toEqual(addresses.map((address) => [address]));
    settings = settingsFor();
    for (const address of addresses) await ask(address, 'More news');
    expect(await deliver()).toMatchObject({ sent: 4, failed: 0 });
    expect((await listOutbox(settings)).map(({ subject }) => subject)).toEqual(addresses.map(() => 'More news'));
  });

  it('sends every mail to the mail server once, oldest first, complete in any script', async () => {
    const server = await serve();
    settings = settingsFor(server.port);
    await ask('first@example.org', 'Zertifikat läuft ab · 证书 · شهادة', '王小明 "Joe" <x@y.z>');
    await ask('second@example.org');
    expect(await deliver()).toEqual({ sent: 2, failed: 0, unfinished: false });
    expect(await deliver()).toEqual({ sent: 0, failed: 0, unfinished: false });
    expect(server.received.map(({ to }) => to)).toEqual([['first@example.org'], ['second@example.org']]);
    const mail = await PostalMime.parse(server.received[0]?.raw ?? '');
    expect(mail.subject).toBe('Zertifikat läuft ab · 证书 · شهادة');
    expect(mail.to).toEqual([{ name: '王小明 "Joe" <x@y.z>', address: 'first@example.org' }]);
    expect(mail.from).toEqual({ name: 'Attestry', address: 'no-reply@directory.example' });
    expect(mail.html).toContain('Grüße, 王小明');
    expect(mail.text).toContain('Grüße, 王小明');
    expect((await rows()).every(({ sent_at, next_attempt_at }) => sent_at && !next_attempt_at)).toBe(true);
  });

  it('is not sent to somebody whose account was deactivated after it was written', async () => {
    const server = await serve();
    settings = settingsFor(server.port);
    await account('gone@example.org', 'Deactivated');
    await account('here@example.org', 'Active');
    await ask('Gone@example.org');
    await ask('here@example.org');
    expect(await deliver()).toEqual({ sent: 1, failed: 0, unfinished: false });
    expect(server.received.map(({ to }) => to)).toEqual([['here@example.org']]);
    const [withheld] = await rows();
    expect(withheld).toMatchObject({ sent_at: null, next_attempt_at: null });
    expect(withheld?.last_error).toMatch(/deactivated/);
  });

  it('turns no stored text into a header or another recipient', async () => {
    const server = await serve();
    settings = settingsFor(server.port);
    await ask('victim@example.org');
    await database.writePool.query(
      `update mail set recipient_name = E'Zoë\\r\\nBcc: evil@example.org', subject = E'News\\r\\nBcc: evil@example.org'`,
    );
    await deliver();
    expect(server.received.map(({ to }) => to)).toEqual([['victim@example.org']]);
    const mail = await PostalMime.parse(server.received[0]?.raw ?? '');
    expect(mail.bcc).toBeUndefined();
    expect(mail.to?.map(({ address }) => address)).toEqual(['victim@example.org']);
  });

  it('is shared by servers that deliver at the same time', async () => {
    const server = await serve();
    settings = settingsFor(server.port);
    for (let index = 0; index < 12; index += 1) await ask(`reader${index}@example.org`);
    const deliveries = await Promise.all([deliver(), deliver(), deliver()]);
    expect(deliveries.reduce((sum, { sent }) => sum + sent, 0)).toBe(12);
    expect(new Set(server.received.map(({ to }) => to[0])).size).toBe(12);
    expect(server.received).toHaveLength(12);
  });

  it('continues with the others when one is refused, and retries that one with growing delays', async () => {
    const server = await serve();
    settings = settingsFor(server.port);
    await ask('refused@example.org');
    await ask('second@example.org');
    expect(await deliver()).toEqual({ sent: 1, failed: 1, unfinished: false });
    const [refused] = await rows();
    expect(refused).toMatchObject({
      sent_at: null,
      attempts: 1,
      last_error: expect.stringContaining('no such mailbox'),
    });
    expect(await deliver()).toMatchObject({ failed: 0 });
    for (const minutes of [1, 2, 4]) {
      pass(minutes - 0.5);
      expect(await deliver()).toMatchObject({ failed: 0 });
      pass(0.6);
      expect(await deliver()).toMatchObject({ failed: 1 });
    }
    pass(6 * 24 * 60);
    expect(await deliver()).toMatchObject({ failed: 1 });
    pass(30 * 24 * 60);
    expect(await deliver()).toMatchObject({ failed: 0 });
    expect(await rows()).toHaveLength(2);
  });

  it('waits while the mail server is down, and loses nothing', async () => {
    const server = await serve();
    settings = settingsFor(server.port);
    await server.stop();
    await ask('first@example.org');
    await ask('second@example.org');
    expect(await deliver()).toEqual({ sent: 0, failed: 1, unfinished: false });
    pass(9 * 24 * 60);
    for (let run = 0; run < 3; run += 1) await deliver();
    expect((await rows()).map(({ last_error }) => last_error)).toEqual([
      expect.stringContaining('ECONNREFUSED'),
      expect.stringContaining('ECONNREFUSED'),
    ]);
    const back = await serve(server.port);
    pass(24 * 60);
    expect(await deliver()).toMatchObject({ sent: 2, failed: 0 });
    expect(back.received.map(({ to }) => to[0]).sort()).toEqual(['first@example.org', 'second@example.org']);
  });

  it('resends mail that may have been lost with the same Message-ID', async () => {
    const server = await serve();
    settings = settingsFor(server.port);
    await ask('cut@example.org');
    await ask('second@example.org');
    expect(await deliver()).toEqual({ sent: 1, failed: 1, unfinished: false });
    pass(2);
    expect(await deliver()).toMatchObject({ sent: 1, failed: 0 });
    const twice = server.received.filter(({ to }) => to[0] === 'cut@example.org');
    expect(twice).toHaveLength(2);
    const ids = await Promise.all(twice.map(async ({ raw }) => (await PostalMime.parse(raw)).messageId));
    expect(ids[0]).toMatch(/^<[0-9a-f]{32}@directory\.example>$/);
    expect(ids[1]).toBe(ids[0]);
  });

  it('reaches everybody by a mail server that fails half of the time, and twice only with the same Message-ID', async () => {
    let mails = 0;
    const server = await startMailServer(0, () => {
      mails += 1;
      return mails % 2 ? undefined : mails % 4 ? 'refused' : 'cut';
    });
    stops.push(server.stop);
    settings = settingsFor(server.port);
    for (let index = 0; index < 16; index += 1) await ask(`reader${index}@example.org`);
    for (let runs = 0; (await rows()).some(({ sent_at }) => !sent_at) && runs < 20; runs += 1) {
      await deliver();
      pass(60);
    }
    const idsOf = Map.groupBy(
      await Promise.all(
        server.received.map(async ({ to, raw }) => ({ to: to[0], id: (await PostalMime.parse(raw)).messageId })),
      ),
      ({ to }) => to,
    );
    expect(idsOf.size).toBe(16);
    for (const received of idsOf.values()) expect(new Set(received.map(({ id }) => id)).size).toBe(1);
    expect(server.received.length - 16).toBeLessThanOrEqual(mails / 4);
  });

  it('fills in a mail’s secret when it is sent, and keeps the secret only while the mail is due', async () => {
    settings = settingsFor();
    const body = mailLayout({ sender: 'Attestry', title: 'A link', footer: [] }, paragraph(`At ${secretPlaceholder}.`));
    const askWith = (key: string, sealing: Database['sealing']) =>
      inTransaction(database, { event: 'test' }, (db) => {
        const mail = { to: { name: 'Zoë', address: 'zoe@example.org' }, key, content: { subject: key, body } };
        return enqueueMail(db, { ...mail, secret: { text: 'plum-velvet', sealing } });
      });
    await askWith('Ours', database.sealing);
    await askWith('Theirs', openSealing('postgres://server:another@database.example/attestry'));
    expect(JSON.stringify(await rows())).not.toContain('plum-velvet');
    expect(await deliver()).toMatchObject({ sent: 1, failed: 1 });
    const [entry, another] = await listOutbox(settings);
    const mail = await readOutbox(settings, entry?.id ?? '');
    expect([entry?.subject, another]).toEqual(['Ours', undefined]);
    for (const part of [mail?.html, mail?.text]) expect(part).toContain('At plum-velvet.');
    expect(JSON.stringify(await rows())).not.toContain('plum-velvet');
    expect((await rows()).map(({ sealed_secret, next_attempt_at }) => [sealed_secret, next_attempt_at])).toEqual([
      [null, null],
      [null, null],
    ]);
  });

  it('resumes what a crashed server left unfinished', async () => {
    const server = await serve();
    settings = settingsFor(server.port);
    await ask('first@example.org');
    await database.writePool.query(`update mail set attempts = 1, next_attempt_at = now() + interval '10 minutes'`);
    expect(await deliver()).toMatchObject({ sent: 0 });
    pass(11);
    expect(await deliver()).toMatchObject({ sent: 1 });
  });

  it('fails the job if a mail fails, and starts when its job is woken', async () => {
    const server = await serve();
    settings = settingsFor(server.port);
    const [flags, files, scan] = [flagsOf(settings), openFiles(settings), openScanner(settings)];
    const idle = {
      authenticate: async () => undefined,
      mayExport: async () => false,
      pickers: () => undefined,
      typing: () => undefined,
      wake: () => undefined,
    };
    const log = pino({ level: 'silent' });
    const kernel = { settings, flags, database, files, scan, log, ...idle };
    await ask('refused@example.org');
    await expect(deliverMailJob.run(kernel, {})).rejects.toThrow('1 mails could not be delivered');
    const jobs = await startJobs(kernel, [deliverMailJob]);
    stops.unshift(jobs.stop);
    await ask('first@example.org');
    await jobs.wake('deliver-mail');
    await vi.waitFor(() => expect(server.received).toHaveLength(1), { timeout: 30_000 });
  });

  it('writes each mail to the outbox once if no mail server is configured', async () => {
    settings = settingsFor();
    await ask('first@example.org', 'Zertifikat läuft ab · 证书', '王小明');
    pass(5);
    await ask('second@example.org', 'Later');
    expect(await deliver()).toMatchObject({ sent: 2 });
    await database.writePool.query('update mail set sent_at = null, next_attempt_at = created_at');
    expect(await deliver()).toMatchObject({ sent: 2 });
    const entries = await listOutbox(settings);
    expect(entries.map(({ to, subject }) => [to, subject])).toEqual([
      ['Zoë Ångström <second@example.org>', 'Later'],
      ['王小明 <first@example.org>', 'Zertifikat läuft ab · 证书'],
    ]);
    const mail = await readOutbox(settings, entries[1]?.id ?? '');
    expect(mail?.html).toContain('Grüße, 王小明');
    expect(mail?.text).toContain('Grüße, 王小明');
  });
});
